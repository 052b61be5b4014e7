import type { SiteFile } from '../site/site.ts'

/**
 * The files to look at: the root page if there is one, the deepest path, the largest and the smallest file, and one
 * from the middle.
 */
export function sampleOf(files: readonly SiteFile[]): SiteFile[] {
  const depth = ({ path }: SiteFile): number => path.split('/').length
  const best = (better: (a: SiteFile, b: SiteFile) => boolean): SiteFile | undefined =>
    files.reduce<SiteFile | undefined>(
      (found, file) => (found && !better(file, found) ? found : file),
      undefined,
    )
  const sample = [
    files.find(({ path }) => path === 'index.html'),
    best((a, b) => depth(a) > depth(b)),
    best((a, b) => a.size > b.size),
    best((a, b) => a.size < b.size),
    files[Math.floor(files.length / 2)],
  ]
  return [...new Set(sample.filter((file) => file !== undefined))]
}
