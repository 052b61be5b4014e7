/** `npm run pictures`: the README's pictures, of what the built action really writes. Needs Chromium. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { DEFAULT_KEY } from './hosting.ts'
import { root } from './runner.ts'
import { makeWorld } from './world.ts'

const style = `
  body { margin: 16px; font: 14px/1.5 -apple-system, 'Segoe UI', 'Noto Sans', Helvetica, Arial, 'Noto Color Emoji', sans-serif;
    color: #1f2328; background: #fff }
  .box { border: 1px solid #d1d9e0; border-radius: 6px; overflow: hidden }
  .head { background: #f6f8fa; border-bottom: 1px solid #d1d9e0; padding: 8px 16px; color: #59636e }
  .head b { color: #1f2328 } .tag { border: 1px solid #d1d9e0; border-radius: 2em; padding: 0 7px; font-size: 12px }
  .text { padding: 16px } h3 { font-size: 1.25em; margin: 0 0 16px } a { color: #0969da }
  table { border-collapse: collapse } th, td { border: 1px solid #d1d9e0; padding: 6px 13px; text-align: left }
  th:empty { padding: 0 } tr:nth-child(2n) td { background: #f6f8fa }`

await using world = await makeWorld({
  directory: join(root, 'test/fixtures/site'),
  hosting: { accounts: { [DEFAULT_KEY]: { linkLimit: 100, quotaLimit: 50_000 } } },
})
const { summary } = await world.step()
await world.pull(7, 'opened')
const comment = world.github.commentsOf(7).at(-1)?.body ?? ''
picture('summary', 'site <b>summary</b>', summary, 420)
picture('comment', '<b>github-actions</b> <span class="tag">bot</span> commented', comment, 318)

function picture(name: string, head: string, markdown: string, height: number): void {
  const folder = mkdtempSync(join(tmpdir(), 'static-deploy-picture-'))
  const html = micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  })
  const page = `<!doctype html><meta charset="utf-8"><style>${style}</style><div class="box"><div class="head">${head}</div><div class="text">${html}</div></div>`
  writeFileSync(join(folder, 'page.html'), page)
  execFileSync('chromium', [
    ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
    ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
    ...[`--user-data-dir=${folder}/profile`, `--window-size=560,${height}`, '--hide-scrollbars'],
    ...[`--screenshot=${join(root, 'docs', `${name}.png`)}`, `file://${folder}/page.html`],
  ])
  rmSync(folder, { recursive: true, force: true })
}
