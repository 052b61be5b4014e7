/**
 * `node test/bench/pages.ts`: reads 2,000 pages of 50 kB for their fingerprints, in a process of its own, beside one that
 * only finds them. `--json` prints the numbers for a program.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { collectSite } from '../../src/site/collect.ts'
import { Exclude } from '../../src/site/exclude.ts'
import { fingerprintPages } from '../../src/site/fingerprint.ts'
import { measure, median, type Run } from './measure.ts'

/** What reading the pages costs beside finding them. */
export interface PagesRow {
  readonly name: string
  /** Milliseconds of all processors. */
  readonly cpu: number
  /** Megabytes (10^6) more at the peak. */
  readonly memory: number
  /** At most. */
  readonly target: { readonly cpu: number; readonly memory: number }
}

/** Of the pages' text. */
const vocabulary =
  'the quick deploy action publishes a built static site to hosting and gives each pull request its own link'.split(
    ' ',
  )

const [mode = '', directory = ''] = process.argv.slice(2)
if (mode === 'find' || mode === 'read') {
  const { files } = collectSite(directory, '/', {
    exclude: await Exclude.parse(''),
    includeHiddenFiles: false,
  })
  const { signal } = new AbortController()
  if (mode === 'read') await fingerprintPages(files, { hosts: [], signal })
} else if (import.meta.main) {
  const row = await measurePages()
  if (process.argv.includes('--json')) console.log(JSON.stringify(row))
  else {
    const { name, cpu, memory, target } = row
    const met = cpu <= target.cpu && memory <= target.memory
    console.log(
      `${name}: ${(cpu / 1000).toFixed(2)} s, ${memory.toFixed(0)} MB more memory ` +
        `(target: ≤ ${target.cpu / 1000} s, ≤ ${target.memory} MB: ${met ? 'met' : 'MISSED'})`,
    )
  }
}

/** @param rounds of which the medians are taken */
export async function measurePages(rounds = 3, count = 2000, bytes = 50_000): Promise<PagesRow> {
  const folder = mkdtempSync(join(tmpdir(), 'static-deploy-pages-'))
  try {
    const site = join(folder, 'site')
    for (let index = 0; index < count; index += 1) {
      mkdirSync(join(site, `page-${index}`), { recursive: true })
      writeFileSync(join(site, `page-${index}/index.html`), pageOf(index, bytes))
    }
    const run = (what: string): Promise<Run> =>
      measure({ file: process.execPath, args: [import.meta.filename, what, site], env: {} }, folder)
    const found: Run[] = []
    const read: Run[] = []
    for (let round = 0; round < rounds; round += 1) {
      found.push(await run('find'))
      read.push(await run('read'))
    }
    const more = (of: (run: Run) => number): number => median(read.map(of)) - median(found.map(of))
    return {
      name: `${count.toLocaleString('en')} pages of ${bytes / 1000} kB, fingerprints`,
      cpu: more(({ cpu }) => cpu),
      memory: more(({ peak = 0 }) => peak),
      target: { cpu: 2000, memory: 60 },
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
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
