import { describe, expect, it } from 'vitest'
import { registerSecret } from '../../src/text/masking.ts'
import { escapeCommands, excerpt, formatAge, formatBytes, formatDuration, printable } from '../../src/text/printable.ts'

describe('a text from outside', () => {
  registerSecret('s3cr/t+key')
  registerSecret('line-1\nline-2')

  it.each([
    [printable, 'a\r\n\tb', 'a\\r\\n\\tb'],
    [printable, '\x1b[31m\u0085', '\\u{1b}[31m\\u{85}'],
    [printable, '\u202eabc\u{e0001}', '\\u{202e}abc\\u{e0001}'],
    [printable, '👩‍🚀', '👩‍🚀'],
    [printable, '\u3164a\uffa0\u2800b\u115f', '\\u{3164}a\\u{ffa0}\\u{2800}b\\u{115f}'],
    [printable, 'a\ufe0fb\ufe00\u{e0100}1\ufe0f', 'a\\u{fe0f}b\\u{fe00}\\u{e0100}1\\u{fe0f}'],
    [printable, '❤\ufe0f ☎\ufe0e 1\ufe0f\u20e3 👍🏽', '❤\ufe0f ☎\ufe0e 1\ufe0f\u20e3 👍🏽'],
    [printable, '\ud800', '\\u{d800}'],
    [printable, 'a s3cr/t+key', '***'],
    [excerpt, 'a'.repeat(200), 'a'.repeat(200)],
    [excerpt, 'a'.repeat(201), `${'a'.repeat(200)}…`],
    [excerpt, '😀'.repeat(200), '😀'.repeat(200)],
    [excerpt, '😀'.repeat(202), `${'😀'.repeat(200)}…`],
    [excerpt, `a${'😀'.repeat(201)}`, `a${'😀'.repeat(199)}…`],
    [excerpt, '\x1b'.repeat(1_000_000), `${'\\u{1b}'.repeat(33)}\\u…`],
    [excerpt, `${'x'.repeat(1_000_000)} s3cr/t+key`, '***'],
    [excerpt, `a${' '.repeat(300)}s3cr/t+key`, '***'],
    [escapeCommands, 'a\nb: line-1%0Aline-2\nc', '***'],
    [escapeCommands, 'a\nb: line-1\nline-2 c', '***'],
    [escapeCommands, ' ::error::x\n##[error]y a::b', ' \\x3a:error::x\n##\\x5berror]y a::b'],
  ])('by %o: %j is shown as %s', (show, text, shown) => {
    expect(show(text)).toBe(shown)
  })
})

const hour = 3_600_000
it.each([
  [formatAge, hour - 1, 'less than an hour'],
  [formatAge, hour, '1 hour'],
  [formatAge, 24 * hour - 1, '23 hours'],
  [formatAge, 24 * hour, '1 day'],
  [formatBytes, 999, '999 B'],
  [formatBytes, 999_600, '1.00 MB'],
  [formatBytes, 1.5e9, '1.50 GB'],
  [formatDuration, 1234, '1.2 s'],
  [formatDuration, 65_000, '1 min 5 s'],
])('%o of %s is %s', (format, number, text) => {
  expect(format(number)).toBe(text)
})
