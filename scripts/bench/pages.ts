import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Of the pages' text. */
const vocabulary =
  'the quick deploy action publishes a built static site to hosting and gives each pull request its own link'.split(' ')

/** Makes a site of pages, each in a folder of its own. */
export function pages(count: number, bytes: number): (folder: string) => void {
  return (directory) => {
    for (let index = 0; index < count; index += 1) {
      mkdirSync(join(directory, `page-${index}`))
      writeFileSync(join(directory, `page-${index}/index.html`), pageOf(index, bytes))
    }
  }
}

/** As a generator of documentation writes them: much markup, a long navigation, code in colours. */
function pageOf(index: number, bytes: number): string {
  let seed = index
  const words = (count: number): string =>
    Array.from({ length: count }, () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return vocabulary[seed % vocabulary.length]
    }).join(' ')
  const navigation = Array.from(
    { length: 60 },
    (_, item) =>
      `<a class="VPLink link VPNavBarMenuLink item-${item}" href="/section-${item}/" tabindex="0"><span class="text" data-v-12ab34cd>Section ${item}</span></a>`,
  )
  const parts = [
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Page ${index} | Site</title>`,
    '<link rel="stylesheet" href="/assets/style.C8nD2x-1.css"><script>window.x={}</script></head>',
    `<body><nav>${navigation.join('\n')}</nav><main>`,
  ]
  for (let length = parts.join('').length; length < bytes; ) {
    const line = `<span class="line">${Array.from({ length: 5 }, () => `<span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">${words(1)}</span>`).join(' ')}</span>`
    const section = `<h2 id="h-${length}" tabindex="-1">${words(4)} <a class="header-anchor" href="#h-${length}" aria-label="Permalink to &quot;${words(2)}&quot;">&ZeroWidthSpace;</a></h2>
<p>${words(60)}, <code>${words(2)}</code> – <a href="../${words(1)}/">${words(2)}</a> &amp; ${words(60)}.</p>
<img src="/assets/picture-${index}.3fa9c1d2.png" alt="${words(4)}" loading="lazy">
<pre class="shiki"><code>${`${line}\n`.repeat(6)}</code></pre>
`
    parts.push(section)
    length += section.length
  }
  return `${parts.join('')}</main></body></html>`
}
