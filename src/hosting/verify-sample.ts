import type { SiteFile, SiteFiles } from '../site/site.ts'

/**
 * The files to look at: the root page if there is one, the deepest path, the largest and the smallest file, and one
 * from the middle.
 */
export function sampleOf(files: SiteFiles): SiteFile[] {
  const [home, ...bests] = choices.map((isBetter) => indexOfBest(files, isBetter))
  const root = home === undefined || !isHome(files.at(home)) ? [] : [home]
  const indices = new Set([...root, ...bests, Math.floor(files.length / 2)])
  return [...indices].flatMap((index) => (index === undefined ? [] : (files.at(index) ?? [])))
}

const isHome = (file: SiteFile | undefined): boolean => file?.path === 'index.html'
const depth = ({ path }: SiteFile): number => path.split('/').length

/** Each returns whether its first file is a better choice than its second one. */
const choices: readonly ((a: SiteFile, b: SiteFile) => boolean)[] = [
  (a, b) => isHome(a) && !isHome(b),
  (a, b) => depth(a) > depth(b),
  (a, b) => a.size > b.size,
  (a, b) => a.size < b.size,
]

function indexOfBest(files: SiteFiles, isBetter: (a: SiteFile, b: SiteFile) => boolean): number | undefined {
  let best: { readonly file: SiteFile; readonly index: number } | undefined
  let index = 0
  for (const file of files) {
    if (best === undefined || isBetter(file, best.file)) best = { file, index }
    index += 1
  }
  return best?.index
}
