/** A path leads to its file, to the same with `.html`, or to the `index.html` of the folder. */
export function pageAt(path: string, isThere: (address: string) => boolean): string | undefined {
  const bare = withoutSlash(path)
  const files = [path, `${bare}.html`, `${bare}/index.html`]
  return files.map((each) => each.replace(/\/index\.html$/u, '/')).find(isThere)
}

export const withoutSlash = (path: string): string => path.replace(/(?<!\/)\/+$/u, '')

/** A path in a target, where `#` is what a place begins with. */
export const inTarget = (path: string): string => path.replace(/[%#]/gu, (sign) => (sign === '#' ? '%23' : '%25'))

/** The path in a target, and whether a place follows it. */
export function pathIn(target: string): readonly [path: string, hasPlace: boolean] {
  const [path = '', place] = target.split('#', 2)
  return [path.replaceAll('%23', '#').replaceAll('%25', '%'), place !== undefined]
}

/** A target as two lists compare it: a slash at its end does not count. */
export const comparable = (target: string): string => (target.includes('#') ? target : withoutSlash(target))
