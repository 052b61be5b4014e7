/** What a host does with a site's pages, beyond serving its files: the part of `npm run live` that looks as a visitor. */
import { until } from './own-links.ts'
import type { Table } from './table.ts'
import type { Wire } from './wire.ts'

interface View {
  readonly wire: Wire
  readonly table: Table
  /** Milliseconds that a page may take until it is there. */
  readonly patience: number
}

const types: Readonly<Record<string, RegExp>> = {
  '': /^text\/html\b/iu,
  'style.css': /^text\/css\b/iu,
  'app.js': /^(?:text|application)\/javascript\b/iu,
  'picture.svg': /^image\/svg\+xml\b/iu,
  'data.json': /^application\/json\b/iu,
}

/** Files of every kind that a site has. @param text is in each of those that are looked into */
export function pageFiles(text: string): Readonly<Record<string, string>> {
  return {
    'guide/index.html': `<!doctype html><title>Guide</title><p>guide ${text}`,
    '.well-known/static-deploy-check.txt': `well-known ${text}`,
    'style.css': 'p { color: teal }\n',
    'app.js': 'void 0\n',
    'picture.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
    'data.json': '{}\n',
  }
}

/** Looks at what `pageFiles` has put under a link. */
export async function seePages(link: string, text: string, { wire, table, patience }: View): Promise<void> {
  const shows = async (path: string, what: string): Promise<boolean> => {
    const patient = Math.min(patience, 10_000)
    return await until(patient, wire.signal, async () => {
      const page = await wire.look(link, path)
      return page.status === 200 && page.text.includes(`${what} ${text}`)
    })
  }
  const isKnown = await shows('.well-known/static-deploy-check.txt', 'well-known')
  table.note('well-known', isKnown ? 'served' : 'not served', isKnown)
  const isFolder = await shows('guide/', 'guide')
  table.note('folder-page', isFolder ? '`guide/index.html` is shown' : 'not shown', isFolder)
  const wrong: string[] = []
  for (const [path, type] of Object.entries(types)) {
    const { headers, status } = await wire.look(link, path)
    const given = headers['content-type'] ?? 'none'
    if (!type.test(given))
      wrong.push(`${path || 'the root page'} comes as ${status === 200 ? wordOf(given) : `HTTP ${status}`}`)
  }
  table.note('types', wrong.join('; ') || 'each its own', wrong.length === 0)
}

function wordOf(value: string): string {
  return /^[\w\s=,;:/+.-]{1,80}$/u.test(value) ? value : 'something else'
}
