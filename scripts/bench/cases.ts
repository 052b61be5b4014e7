/** What the benchmark measures, and the goals of design 10. */
import { pages } from './pages.ts'
import { manyFiles, oneFile, scripts, texts } from './sites.ts'

/** What the action is held against in one case, and how close it should come. */
export interface Case {
  readonly name: string
  /** The other one: `curl` sending the same form unless given; Node with `https`; `zip -qr`; the action without `compare-with`. */
  readonly beside?: 'node' | 'zip -qr' | 'no comparison'
  /** Makes the site in a folder that is empty. */
  readonly site?: (folder: string) => void
  readonly tls?: boolean
  /** Whether curl must find the files too. */
  readonly walk?: boolean
  readonly target?: Target
}

/** At most: of the medians' ratio, and megabytes. */
export interface Target {
  readonly ratio?: number
  readonly peak?: number
}

const oneGiB = oneFile(1024)
const manySmall = manyFiles(100_000, 1000, 380)
const manyPages = pages(8000, 15_000)

export const cases: readonly Case[] = [
  { name: 'cold start, an input error', beside: 'node' },
  { name: 'one file of 1 GiB', site: oneGiB, target: { ratio: 1.1, peak: 160 } },
  { name: '10,000 scripts of 10 KiB', site: scripts, target: { ratio: 1.8 } },
  { name: '100,000 small files, found', site: manySmall, walk: true, target: { ratio: 0.9, peak: 200 } },
  { name: 'TLS: one file of 1 GiB', site: oneGiB, tls: true, target: { ratio: 1, peak: 160 } },
  { name: 'zip: 100,000 small files', site: manySmall, beside: 'zip -qr', target: { ratio: 1.6, peak: 200 } },
  { name: 'zip: 10,000 texts of 10 KiB', site: texts, beside: 'zip -qr', target: { ratio: 1 } },
  {
    // Each page is read, whatever changed.
    name: 'compare-with: 8,000 pages of 15 kB',
    site: manyPages,
    beside: 'no comparison',
    target: { ratio: 6, peak: 250 },
  },
]
