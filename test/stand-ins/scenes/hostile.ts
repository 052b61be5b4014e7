/** Texts with what is dangerous somewhere at any place. */
import fc from 'fast-check'

/** What is dangerous somewhere. */
const dangers = [
  ...'\n \r \r\n \u2028 \u0085 \x1b[31m'.split(' '),
  ...':: ##[ ] ` `` | \\| \\ < > <!-- --> @octocat @ #1 GH-1 &#64; & * _ ~~ [a](b) ![a](b)'.split(' '),
  ...'https://x.y/ www.x.y a@b.cd ::error:: ::add-mask:: ##[error] %0A " $x$'.split(' '),
  ...['<img src=x>', '; name='],
]

/** Strings with it at any place. */
export const hostile = fc
  .array(fc.oneof(fc.string({ unit: 'binary', maxLength: 8 }), fc.constantFrom(...dangers)), { maxLength: 8 })
  .map((parts) => parts.join(''))
