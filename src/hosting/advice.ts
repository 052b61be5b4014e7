import { ServiceError } from '../errors.ts'
import { bytesOf, largestOf, type SiteFiles } from '../site/site.ts'
import { count, formatBytes } from '../text/format.ts'
import { excerpt } from '../text/printable.ts'
import type { Shipment } from './hosting.ts'
import type { Meaning } from './meanings.ts'

/** A refusal of an upload. Its hint says if the site may be too large, or have too many files for one request. */
export function withAdvice(error: ServiceError, { size, limit, otherWay }: Meaning, { files, site }: Shipment) {
  const isForParts = (size || otherWay) && !limit && files.length > 100
  const parts = `Many servers take at most 100, 128 or 1,000 files in one request, and this had ${files.length}: try "upload-as: zip".`
  const advice = [size && sizeAdvice(site), isForParts && parts, error.hint].filter(Boolean)
  return new ServiceError(error, error.message, { hint: advice.join(' ') || undefined, cause: error.cause })
}

function sizeAdvice(site: SiteFiles): string {
  const bytes = bytesOf(site)
  // Every plan takes that much.
  if (bytes < 1_000_000) return ''
  const largest = largestOf(site, 3).map(({ path, size }) => `${excerpt(path, 100)} (${formatBytes(size)})`)
  return `The site may be too large for the account's plan: ${formatBytes(bytes)} in ${count(site.length, 'file')}, the largest: ${largest.join(', ')}.`
}
