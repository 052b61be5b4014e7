import { expect, it } from 'vitest'
import type { Block } from '../../src/errors.ts'
import { escapeMarkdown, oneLine, paragraph, paragraphs, prose, table } from '../../src/text/markdown.ts'
import { registerSecret } from '../../src/text/masking.ts'
import { belowInputs } from '../../src/text/place.ts'

registerSecret('secret-in-a-block-1')
const inJob = (lines: string): Block[] => [{ place: 'In the job of this step, add:', lines }]

it.each([
  [{ text: 'Wait a minute.' }, 'Wait a minute.'],
  [
    { text: 'Add:', blocks: belowInputs('domain: a.b') },
    'Add:\n\nIn the step that uses this action, below its <code>with</code>:\n\n```yaml\ndomain: a.b\n```',
  ],
  [{ text: 'So:', blocks: inJob('````\n  x') }, 'So:\n\nIn the job of this step, add:\n\n`````yaml\n````\n  x\n`````'],
  [{ text: 'a*b* @c' }, 'a&#42;b&#42; &#64;&#8203;c'],
  [
    { text: 'So:', blocks: inJob('  secret-in-a-block-1.txt') },
    'So:\n\nIn the job of this step, add:\n\n```yaml\n***\n```',
  ],
])('a paragraph is written as Markdown, with its lines to copy: %j', (advice, markdown) => {
  expect(paragraph(advice)).toBe(markdown)
})

it.each([
  ['GH-1', 'GH&#45;&#8203;1'],
  ['gh-27 and (GH-3)', 'gh&#45;&#8203;27 and (GH&#45;&#8203;3)'],
  ['#7', '&#35;&#8203;7'],
  ['https://a.example', 'https&#58;//a.example'],
  ['www.a.example', 'www&#46;a.example'],
  ['of :smile: and a:+1:', 'of :&#8203;smile: and a:&#8203;+1:'],
  ['at :100:', 'at :&#8203;100:'],
  // These refer to nothing.
  ['at 10:11:12', 'at 10:11:12'],
  ['aGH-1', 'aGH-1'],
  ['# 7', '# 7'],
])('words that GitHub would make a link of are shown as they are, and are none: %s', (text, markdown) => {
  expect(escapeMarkdown(text)).toBe(markdown)
})

it.each([
  ['of a line', oneLine('a', '', 'b'), 'a · b'],
  ['of a table', table(Object.entries({ a: '', b: 'c' })), '| b | c |\n| :--- | :--- |'],
  ['of paragraphs', paragraphs('T', '', undefined, 'x'), 'T\n\nx'],
])('what has nothing to say is left out: %s', (_, markdown, expected) => {
  expect(markdown).toBe(expected)
})

it.each([
  ['api-key: see "mode: auto".', 'api-key: see <code>mode: auto</code>.'],
  ['Write "github-token: \'\'" or "exclude".', "Write <code>github-token: ''</code> or <code>exclude</code>."],
  ['It is "${{ secrets.KEY }}".', 'It is <code>&#36;{{ secrets.KEY }}</code>.'],
  ['The "<b>" and "*" of a "x', 'The "&#60;b&#62;" and "&#42;" of a "x'],
  [
    'Not "a": https://github.com/static-deploy/static-deploy-action/blob/main/docs/interface.md#41-make-a-site',
    'Not <code>a</code>: [https://github.com/static-deploy/static-deploy-action/blob/main/docs/interface.md#41-make-a-site](https://github.com/static-deploy/static-deploy-action/blob/main/docs/interface.md#41-make-a-site)',
  ],
  [
    'Your branch is `main`, and `<b>` is none.',
    'Your branch is <code>main</code>, and <code>&#60;b&#62;</code> is none.',
  ],
  ['An empty text ("") is nothing.', 'An empty text () is nothing.'],
])('a sentence of ours has code in code font: %s', (text, markdown) => {
  expect(prose(text)).toBe(markdown)
})
