import { readStart } from './file-access.ts'
import { isBinary } from './private-files.ts'
import type { SiteFile } from './site.ts'

/** The first element of a feed or a sitemap, behind what XML permits. */
export const feedStart =
  /^(?:\s|<\?(?:(?!\?>).)*\?>|<!--(?:(?!-->).)*-->|<!doctype(?:[^>[]|\[[^\]]*\])*>)*<(?:[\w.-]+:)?(rss|feed|rdf|urlset|sitemapindex)[\s/>]/isu

/** The first element of a feed or a sitemap at the root, without its prefix. */
export function feedIn(file: SiteFile): string | undefined {
  if (file.path.includes('/') || isBinary(file.path)) return undefined
  return feedStart.exec(readStart(file, 64 * 1024))?.[1]
}
