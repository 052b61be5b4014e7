/** Reads pages of 17 MB that are made of one thing only, in a process that `reader.test.ts` leaves 16 MB. */

import { Targets } from '../../src/pages/link-targets.ts'
import { PageReader } from '../../src/pages/reader.ts'

const kinds: readonly (readonly [name: string, start: string, more: string])[] = [
  ['words', '', 'word '],
  ['one word', '', 'x'],
  ['a comment', '<!--', 'x'],
  ['a script', '<script>', '<x'],
  ['the name of an element', '<', 'x'],
  ['the name of an attribute', '<p ', 'x'],
  ['a picture', '<img src="data:,', 'x'],
  ['an attribute that nobody reads', '<p class="', 'x'],
  ['space in a tag', '<p', ' '],
  ['attributes', '<p ', 'alt=a '],
  ['nesting', '', '<b class="b">'],
  ['nesting in what is hidden', '', '<template class="b">'],
  ['references', '', '&amp'],
  ['links', '', '<a href="x/">x</a>'],
  ['links without a text', '', '<a href="/a/b/">'],
  ['bases', '', '<base href="x/"><a href="y">'],
  ['pictures in many sizes', `<base href="/${'b'.repeat(60_000)}/">`, `<img srcset="${'a 1x,'.repeat(5000)}">`],
  ['paragraphs', '', '<p></p>'],
  ['code', '<pre>', 'x\n'],
  ['menus', '', '<nav><main>x</nav>'],
  ['title', '<title>', 'x'],
]
for (const [name, start, more] of kinds) {
  const reader = new PageReader('/', new Targets([]))
  const chunk = Buffer.from(more.repeat(Math.ceil((256 * 1024) / more.length)))
  reader.write(start)
  for (let size = 0; size < 17e6; size += chunk.length) reader.write(chunk.toString())
  console.log(`${name}: ${reader.end().parts}`)
}
