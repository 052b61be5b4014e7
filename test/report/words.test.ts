import { describe, expect, it } from 'vitest'
import { messageFor } from '../../src/report/words.ts'
import { registerSecret } from '../../src/text/secrets.ts'

describe('the message', () => {
  it.each([
    ['', ''],
    ['[{link}]({url}/x?u={url}) $& {URL} {}', '[a.example](https://a.example/x?u=https://a.example) $& {URL} {}'],
  ])('%j becomes %j', (message, shown) => {
    expect(messageFor(message, 'a.example')).toBe(shown)
  })

  const wrong = ['', 'a.example/x', 'A.example', 'https://a.example', 'a.example)](', '{url}']
  it.each(wrong)('is empty for the link "%s"', (link) => expect(messageFor('at {url}', link)).toBe(''))

  it('shows nothing of a text with a secret, also one that only the link makes', () => {
    registerSecret('hidden.example')
    expect(messageFor('the word is Hidden.Example', 'a.example')).toBe('***')
    expect(messageFor('hidden.{link}', 'example')).toBe('***')
  })
})
