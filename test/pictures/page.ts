/** A scene as a page that looks as GitHub shows it. */
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import type { Scene } from './scenes.ts'

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

/** How a scene is shown; without a height as high as it needs. */
export interface Look {
  readonly theme: keyof typeof themes
  /** In pixels. */
  readonly width: number
  readonly height?: number
}

/** The page of a scene, as HTML. */
export function pageOf({ head, markdown }: Scene, { theme, width, height = 0 }: Look): string {
  const { text, muted, back, head: headBack, line, link } = themes[theme]
  const html = micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  })
  const style = `
    html { background: ${back} } body { margin: 12px; color: ${text};
      width: ${width - 24}px;
      font: 14px/1.5 'Liberation Sans', 'DejaVu Sans', 'Noto Color Emoji', sans-serif }
    .box { border: 1px solid ${line}; border-radius: 6px; overflow: hidden;
      min-height: ${Math.max(0, height - 26)}px }
    .head { background: ${headBack}; border-bottom: 1px solid ${line}; padding: 8px 16px; color: ${muted} }
    .head b { color: ${text} } .tag { border: 1px solid ${line}; border-radius: 2em; padding: 0 7px; font-size: 12px }
    .text { padding: 16px; overflow-wrap: break-word } .text > :last-child { margin-bottom: 0 }
    h3 { font-size: 1.25em; line-height: 1.25; margin: 0 0 16px } p { margin: 0 0 16px } a { color: ${link} }
    code, pre { font: 12px/1.45 ui-monospace, 'DejaVu Sans Mono', monospace; background: ${headBack}; border-radius: 6px }
    code { padding: 0.2em 0.4em } pre { margin: 0; padding: 16px; white-space: pre-wrap } pre code { padding: 0 }
    table { border-collapse: collapse; margin: 0 0 16px; display: block; overflow: auto }
    th, td { border: 1px solid ${line}; padding: 6px 13px; text-align: left }
    tr:nth-child(2n) td { background: ${headBack} }`
  return `<!doctype html><meta charset="utf-8"><style>${style}</style><div class="box"><div class="head">${head}</div><div class="text">${html}</div></div>`
}
