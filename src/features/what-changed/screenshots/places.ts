import { type Drawn, pagesOf, type Screenshot } from './screenshot.ts'

/** Pages come first, and views follow as far as there is room. */
export function firstPictures(screenshots: readonly Screenshot[], max: number): Screenshot[] {
  let left = max
  return screenshots.flatMap((each): readonly Screenshot[] => {
    if (each.result !== 'pictures') return [each]
    left -= 1
    if (left >= 0 || !each.view) return [each]
    const reason = `it looks different, but screenshots: ${max} has no room for it`
    return pagesOf(each).map(({ path, title, change, view }): Screenshot => {
      return { path, title, change, ...(view && { view }), result: 'none', reason, hasNoRoom: true }
    })
  })
}

/** A page joins the first one with the same two pictures, unless more differs below them. */
export function joinedPictures(screenshots: readonly Screenshot[]): Screenshot[] {
  const joined = new Map<string, Drawn[]>()
  return screenshots.flatMap((each): readonly Screenshot[] => {
    if (each.result !== 'pictures' || each.before === undefined || each.isCut) return [each]
    const key = each.before + each.after
    const others = joined.get(key)
    if (others) {
      others.push(each)
      return []
    }
    const own: Drawn[] = []
    joined.set(key, own)
    return [{ ...each, joined: own }]
  })
}
