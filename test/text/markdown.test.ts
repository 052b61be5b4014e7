import { describe, expect, it } from 'vitest'
import { advice, escapeMarkdown, messageFor, oneLine, page, paragraph, table } from '../../src/text/markdown.ts'
import { registerSecret } from '../../src/text/secrets.ts'

describe('a paragraph', () => {
  it.each([
    ['Wait a minute.', 'Wait a minute.'],
    [
      'Nothing was sent.\nAdd to the job:\npermissions:\n  contents: read',
      'Nothing was sent. Add to the job:\n\n```yaml\npermissions:\n  contents: read\n```',
    ],
    ['Write this:\n{ "a": "b",\n  "c": 1 }', 'Write this:\n\n```json\n{ "a": "b",\n  "c": 1 }\n```'],
    ['Leave it out:\n````\n  x', 'Leave it out:\n\n`````yaml\n````\n  x\n`````'],
    ['Both are gone.\nThe rest stays.', 'Both are gone. The rest stays.'],
    ['a*b* @c', 'a&#42;b&#42; &#64;&#8203;c'],
  ])('is written as Markdown: %j', (text, markdown) => {
    expect(paragraph(text)).toBe(markdown)
  })

  it('may have many rows of backticks', () => {
    expect(paragraph(`Leave it out:\n${'`x'.repeat(2 ** 20)}`)).toMatch(/^Leave it out:\n\n```yaml\n/u)
  })

  it('shows no secret, also not in the lines to copy', () => {
    registerSecret('secret-in-a-block-1')
    const shown = '**What to do:** Leave it out:\n\n```yaml\n***\n```'
    expect(advice('Leave it out:\n  secret-in-a-block-1.txt')).toBe(shown)
  })
})

describe('words that GitHub would make a link of', () => {
  it.each([
    ['GH-1', 'GH&#45;&#8203;1'],
    ['gh-27 and (GH-3)', 'gh&#45;&#8203;27 and (GH&#45;&#8203;3)'],
    ['#7', '&#35;&#8203;7'],
    ['https://a.example', 'https&#58;//a.example'],
    ['www.a.example', 'www&#46;a.example'],
    // These refer to nothing.
    ['aGH-1', 'aGH-1'],
    ['# 7', '# 7'],
  ])('are shown as they are, and are none: %s', (text, markdown) => {
    expect(escapeMarkdown(text)).toBe(markdown)
  })
})

const rows = [
  ['a', ''],
  ['b', 'c'],
] as const

it.each([
  ['of a line', oneLine('a', '', 'b'), 'a · b'],
  ['of a table', table(rows), '| b | c |\n| :--- | :--- |'],
  ['of a page', page('T', '', undefined, 'x'), '### T\n\nx\n'],
  ['of advice', advice(undefined), ''],
])('what has nothing to say is left out: %s', (_, markdown, expected) => {
  expect(markdown).toBe(expected)
})

describe('messageFor', () => {
  it.each([
    ['', ''],
    ['**Accounts**\n\n| a | b |', '**Accounts**\n\n| a | b |'],
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
    expect(messageFor('at {url}', 'hidden.example')).toBe('***')
  })
})
