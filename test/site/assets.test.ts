import { describe, expect, it } from 'vitest'
import { makeSite } from '../stand-ins/scenes/world.ts'
import { collect } from './collected.ts'

async function warningsOf(html: string): Promise<string[]> {
  using site = makeSite({ 'index.html': html, 'css/main.css': 'x', 'app.js': 'x' })
  const both = [true, false].map((isLiveSite) => collect(site.directory, { isLiveSite }))
  const [live, preview] = await Promise.all(both)
  expect(live?.rootPage).toEqual(preview?.rootPage)
  return preview?.rootPage.map(({ text }) => text) ?? []
}

const style = (address: string): string => `<link rel="stylesheet" href="${address}">`
const based = (base: string): string => `<base href="${base}">${style('css/main.css')}`

describe('a script or style of the computer that built the page', () => {
  it.each([
    [style('http://localhost:1313/css/main.css'), 'http://localhost:1313/css/main.css'],
    [style('HTTPS://LocalHost/css/main.css'), 'https://localhost/css/main.css'],
    [style('//localhost:4000/css/main.css'), 'https://localhost:4000/css/main.css'],
    [style('localhost:4000/css/main.css'), 'localhost:4000/css/main.css'],
    [style('http://my.localhost/css/main.css'), 'http://my.localhost/css/main.css'],
    [style('http://127.0.0.1:8080/css/main.css'), 'http://127.0.0.1:8080/css/main.css'],
    [style('http://127.1/css/main.css'), 'http://127.0.0.1/css/main.css'],
    [style('http://0.0.0.0:4000/css/main.css'), 'http://0.0.0.0:4000/css/main.css'],
    [style('http://[::1]:1313/css/main.css'), 'http://[::1]:1313/css/main.css'],
    [style('file:///C:/site/css/main.css'), 'file:///C:/site/css/main.css'],
    ['<script src="http://localhost:5173/src/main.ts"></script>', 'http://localhost:5173/src/main.ts'],
    ['<link rel="modulepreload" href="http://localhost/app.js">', 'http://localhost/app.js'],
    [based('http://localhost:1313/'), 'http://localhost:1313/css/main.css'],
    [based('//127.0.0.1/repo/'), 'https://127.0.0.1/repo/css/main.css'],
    [based('file:///home/me/'), 'file:///home/me/css/main.css'],
  ])('counts as not there: %s', async (html, address) => {
    const [warning, ...others] = await warningsOf(html)
    expect(warning).toContain(`asks for scripts or styles that are not in the site: ${address}. `)
    expect(warning).toContain('"hugo", not "hugo server"')
    expect(others).toEqual([])
  })

  it('is named before what is missing, and beside a base path', async () => {
    const html = `${style('a.css')}${style('/repo/css/main.css')}${style('http://localhost:1/b.css')}`
    const [warning] = await warningsOf(html)
    expect(warning).toContain('not in the site: http://localhost:1/b.css, a.css, repo/css/main.css. ')
  })

  it.each([
    '<a href="http://localhost:3000/">Run it</a><link rel="canonical" href="http://localhost:1313/">',
    `<script>if (location.hostname === 'localhost') load('<script src="http://localhost:35729/livereload.js">')</script>`,
    style('https://cdn.example/a.css'),
    style('https://127.example.com/a.css'),
    style('https://localhost.example.com/a.css'),
    style('/css/main.css'),
    based('/'),
    based('https://cdn.example/'),
    '<script src="data:text/javascript,1"></script>',
  ])('is none in %s', async (html) => {
    expect(await warningsOf(html)).toEqual([])
  })
})
