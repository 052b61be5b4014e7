/** What the benchmark measures, and what each case must come to. */
import { editOne, growMenus, pages } from './pages.ts'
import type { SinkOptions } from './sink.ts'
import { icons, manyFiles, oneFile, photos, scripts, texts } from './sites.ts'

/** What the action is held against in one case, and how close it must come. */
export interface Case {
  readonly name: string
  /**
   * The other one: `curl` sending the same form unless given; Node alone and with `https`; the action without
   * `upload-as: zip`; `zip -qr`, which sends nothing; the action without a token; the action without `compare-with`.
   */
  readonly beside?: 'node' | 'files' | 'zip -qr' | 'no token' | 'no comparison'
  /** Makes the site in a folder that is empty. */
  readonly site?: (folder: string) => void
  /** Changes the site after its list was published; unless given, there is no list before. */
  readonly edit?: (folder: string) => void
  readonly sink?: SinkOptions
  /** Whether curl must find the files too. */
  readonly walk?: boolean
  readonly target?: Target
}

/** At most: of the medians' ratio, megabytes, milliseconds; `more`: beyond what the other one takes. */
export interface Target {
  readonly ratio?: number
  readonly peak?: number
  readonly firstByte?: number
  readonly more?: { readonly cpu: number; readonly peak: number }
}

const oneGiB = oneFile(1024)

export const cases: readonly Case[] = [
  { name: 'cold start, an input error', beside: 'node', target: { ratio: 1.35 } },
  {
    name: 'a small deploy, with a token',
    site: manyFiles(1, 1, 380),
    beside: 'no token',
    target: { ratio: 1.3, peak: 75 },
  },
  { name: 'one file of 10 MiB', site: oneFile(10) },
  { name: 'one file of 1 GiB', site: oneGiB, target: { ratio: 1.7, peak: 160 } },
  { name: 'one file of 4 GiB', site: oneFile(4096), target: { peak: 160 } },
  { name: '1,000 files of 10 KB', site: manyFiles(1000, 10, 10_000) },
  { name: '10,000 files of 10 KB', site: manyFiles(10_000, 100, 10_000), target: { ratio: 1.3 } },
  { name: '10,000 scripts of 10 KiB', site: scripts },
  { name: '10,000 small files, found', site: manyFiles(10_000, 100, 380), walk: true },
  {
    name: '100,000 small files, found',
    site: manyFiles(100_000, 1000, 380),
    walk: true,
    target: { ratio: 0.7, peak: 200, firstByte: 1200 },
  },
  { name: 'bootstrap-icons, found', site: icons, walk: true },
  { name: 'TLS: one file of 1 GiB', site: oneGiB, sink: { tls: true }, target: { ratio: 1.15, peak: 160 } },
  { name: 'TLS: 10,000 files of 10 KB', site: manyFiles(10_000, 100, 10_000), sink: { tls: true } },
  { name: 'TLS: bootstrap-icons, found', site: icons, sink: { tls: true }, walk: true },
  { name: '50 MB/s: one file of 128 MiB', site: oneFile(128), sink: { rate: 50e6 }, target: { peak: 160 } },
  { name: 'zip: bootstrap-icons', site: icons, beside: 'files' },
  { name: 'zip: 40 photos of 100 KB', site: photos, beside: 'files' },
  { name: 'zip over 20 Mbit/s: bootstrap-icons', site: icons, beside: 'files', sink: { rate: 2.5e6 } },
  { name: 'zip over 20 Mbit/s: 40 photos of 100 KB', site: photos, beside: 'files', sink: { rate: 2.5e6 } },
  { name: 'zip: one file of 1 GiB', site: oneGiB, beside: 'files', target: { peak: 140 } },
  {
    name: 'zip: one text of 1 GiB',
    site: oneFile(1024, 'data.json'),
    beside: 'files',
    target: { peak: 140 },
  },
  {
    name: 'zip: 100,000 small files',
    site: manyFiles(100_000, 1000, 380),
    beside: 'zip -qr',
    target: { ratio: 1.2, peak: 120 },
  },
  { name: 'zip: 10,000 texts of 10 KiB', site: texts, beside: 'zip -qr', target: { ratio: 0.6, peak: 120 } },
  {
    name: 'compare-with: 2,000 pages of 50 kB',
    site: pages(2000, 50_000),
    beside: 'no comparison',
    target: { more: { cpu: 2000, peak: 60 } },
  },
  { name: 'compare-with: 20,000 pages of 10 kB', site: pages(20_000, 10_000), beside: 'no comparison' },
  {
    name: 'compare-with: 20,000 pages of 10 kB, one edited',
    site: pages(20_000, 10_000),
    edit: editOne,
    beside: 'no comparison',
    target: { ratio: 1.6 },
  },
  {
    name: 'compare-with: 8,000 pages of 15 kB, one more in every menu',
    site: pages(8000, 15_000),
    edit: growMenus,
    beside: 'no comparison',
    target: { ratio: 4 },
  },
]
