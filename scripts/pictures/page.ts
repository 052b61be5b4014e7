/** A scene as a page that looks as GitHub shows it. */
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'

/** What is shown. */
export interface Scene {
  /** The name of its file. */
  readonly name: string
  /** HTML above it: who wrote it, or what it is of. */
  readonly head: string
  readonly markdown: string
  /** Pictures of pages that it shows, by their addresses. Only a browser can take them. */
  readonly pictures?: ReadonlyMap<string, Buffer>
}

const themes = {
  light: {
    text: '#1f2328',
    muted: '#59636e',
    back: '#ffffff',
    head: '#f6f8fa',
    line: '#d1d9e0',
    link: '#0969da',
  },
  dark: {
    text: '#f0f6fc',
    muted: '#9198a1',
    back: '#0d1117',
    head: '#151b23',
    line: '#3d444d',
    link: '#4493f8',
  },
}

/** How a scene is shown. */
export interface Look {
  /** `auto` is as the visitor's system is. */
  readonly theme: keyof typeof themes | 'auto'
  /** In pixels. */
  readonly width: number
}

/** Who writes comments, as the head of one. @param ago as in `2 minutes ago` */
export function commentHead(ago: string): string {
  return `${avatar} <b>github-actions</b> <span class="tag">bot</span> commented ${ago}`
}

const avatar =
  '<svg class="avatar" viewBox="0 0 20 20"><circle cx="10" cy="10" r="10" fill="#2088ff"/><path d="M8 6.5v7l5.5-3.5z" fill="#fff"/></svg>'

/** The page of a scene, as HTML. */
export function pageOf({ head, markdown, pictures = new Map() }: Scene, { theme, width }: Look): string {
  let html = micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  })
  for (const [address, bytes] of pictures)
    html = html.replaceAll(`src="${address}"`, `src="data:image/webp;base64,${bytes.toString('base64')}"`)
  const style = `
    ${coloursOf(theme)}
    html { background: var(--back) }
    body { margin: 1px 12px; color: var(--text); width: ${width - 24}px;
      font: 14px/1.5 'Liberation Sans', 'DejaVu Sans', 'Noto Color Emoji', sans-serif }
    .box { border: 1px solid var(--line); border-radius: 6px; overflow: hidden }
    .head { background: var(--head); padding: 8px 16px; color: var(--muted) }
    .head b { color: var(--text) }
    .avatar { width: 20px; height: 20px; vertical-align: -4px; margin-right: 4px }
    .tag { border: 1px solid var(--line); border-radius: 2em; padding: 0 7px; font-size: 12px }
    .text { border-top: 1px solid var(--line); padding: 16px; overflow-wrap: break-word }
    .text > :last-child { margin-bottom: 0 } img { max-width: 100% }
    h3 { font-size: 1.25em; line-height: 1.25; margin: 0 0 16px } h4 { margin: 0 0 16px } p { margin: 0 0 16px } a { color: var(--link) }
    code, pre { font: 12px/1.45 ui-monospace, 'DejaVu Sans Mono', monospace; background: var(--head); border-radius: 6px }
    code { padding: 0.2em 0.4em } pre { margin: 0; padding: 16px; white-space: pre-wrap } pre code { padding: 0 }
    details { margin: 0 0 16px } table { border-collapse: collapse; margin: 0 0 16px; display: block; overflow: auto }
    th, td { border: 1px solid var(--line); padding: 6px 13px; text-align: left }
    tr:nth-child(2n) td { background: var(--head) }`
  return `<!doctype html><meta charset="utf-8"><style>${style}</style><div class="box"><div class="head">${head}</div><div class="text">${html}</div></div>`
}

function coloursOf(theme: Look['theme']): string {
  const colours = (of: keyof typeof themes): string =>
    `html { ${Object.entries(themes[of])
      .map(([name, colour]) => `--${name}: ${colour}`)
      .join('; ')} }`
  if (theme !== 'auto') return colours(theme)
  return `${colours('light')} @media (prefers-color-scheme: dark) { ${colours('dark')} }`
}
