import { expect, it } from 'vitest'
import { makeWorldInProcess } from '../stand-ins/runner/in-process.ts'
import { commentOf } from '../stand-ins/scenes/records.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'
import { collect } from './collected.ts'

const page = (head: string) => ({
  'index.html': `<!doctype html><html><head>${head}</head><body><p>x</p></body></html>`,
})
const canonical = (href: string) => page(`<link rel="canonical" href="${href}">`)
const image = (content: string) => page(`<meta property="og:image" content="${content}">`)
const sitemap = (loc: string, element = 'urlset') => ({
  'sitemap.xml': `<?xml version="1.0"?>\n<!-- x -->\n<${element} xmlns="x"><url><loc>${loc}</loc></url><url><loc>https://undefined/</loc></url></${element}>`,
})
const rss = (link: string) => ({
  'feed.xml': `<rss version="2.0"><channel><title>x</title><atom:link href="/feed.xml"/><link>${link}</link><item><link>/x</link></item></channel></rss>`,
})
const atom = (href: string) => ({
  'index.atom': `<feed><id>x</id><link rel="self" href="${href}"/><link href="/x"/></feed>`,
})

async function warnings(files: Readonly<Record<string, string>>, domain?: string): Promise<string[]> {
  using site = makeSite({ 'index.html': '<p>x</p>', ...files })
  const { rootPage } = await collect(site.directory, { ...(domain && { domain }) })
  return rootPage.map(({ text }) => text)
}

it.each<[files: Readonly<Record<string, string>>, says: string]>([
  [canonical('https://undefined/'), 'index.html has "https://undefined/" (canonical).'],
  [canonical('//null/a'), '(canonical)'],
  [canonical('localhost:3000/'), '"localhost:3000/" (canonical)'],
  [canonical('https://your-docusaurus-site.example.com/docs/'), '(canonical)'],
  [image('http://localhost:3000/og.png'), 'index.html has "http://localhost:3000/og.png" (og:image).'],
  [image('http://127.0.0.1/og.png'), '(og:image)'],
  [image('/og.png'), '"/og.png" (og:image)'],
  [page('<meta name="og:url" content="HTTPS://Example.ORG./x">'), '(og:url)'],
  [sitemap('/about'), 'sitemap.xml has "/about" (its first address).'],
  [sitemap('http://example.com/sitemap-0.xml', 'sitemapindex'), '(its first address)'],
  [sitemap('<![CDATA[ http://undefined/ ]]>'), '"http://undefined/"'],
  [rss('/'), 'feed.xml has "/" (the address of the feed).'],
  [rss('http://www.example.net/'), '(the address of the feed)'],
  [atom('http://undefined/index.atom'), 'index.atom has '],
])('%j names a wrong address for itself', async (files, says) => {
  const [text = '', ...others] = await warnings(files)
  expect(text).toMatch(/^The site names a wrong address for itself: .*docs\/generators\.md#the-address\.$/u)
  expect(text).toContain(says)
  expect(others).toEqual([])
})

it.each<[files: Readonly<Record<string, string>>, domain?: string]>([
  [canonical('https://my.site/')],
  // A browser resolves it.
  [canonical('/')],
  [canonical('')],
  [image('https://cdn.example/og.png')],
  [page('<meta property="og:image" content="https://my.site/"><meta property="og:image" content="/og.png">')],
  [page('<meta name="description" content="http://localhost/"><link rel="alternate" href="http://localhost/">')],
  [{ 'index.html': '<body><link rel="canonical" href="http://localhost/"></body>' }],
  [{ 'a/index.html': canonical('https://undefined/')['index.html'], 'a/sitemap.xml': sitemap('/')['sitemap.xml'] }],
  [sitemap('https://my.site/')],
  [{ 'other.xml': '<config><link>/</link><loc>/</loc></config>' }],
  [atom('/index.atom')],
  [rss('https://my.site/')],
  [{ ...canonical('https://docs.example.com/'), ...sitemap('https://docs.example.com/') }, 'docs.example.com'],
])('%j does not', async (files, domain) => {
  expect(await warnings(files, domain)).toEqual([])
})

it('all that is wrong is one warning, in log, summary and comment', async () => {
  const files = { ...canonical('https://undefined/'), ...sitemap('/'), ...rss('/') }
  const shown =
    'The site names a wrong address for itself: feed.xml has "/" (the address of the feed), index.html has "https://undefined/" (canonical), sitemap.xml has "/" (its first address).'
  expect(await warnings(files)).toEqual([expect.stringContaining(shown)])
  await using world = await makeWorldInProcess({ files })
  const { stdout, summary } = await world.pull(7, 'opened')
  expect(stdout).toContain(`::warning::${shown}`)
  for (const text of [summary, commentOf(world)]) expect(text.match(/names a wrong address/gu)).toHaveLength(1)
})
