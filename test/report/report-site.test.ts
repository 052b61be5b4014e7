import { describe, expect, it } from 'vitest'
import { makeWorldInProcess } from '../stand-ins/runner/in-process.ts'

/** The warnings of a run that publishes these files. */
async function warningsFor(files: Readonly<Record<string, string>>): Promise<string> {
  await using world = await makeWorldInProcess({ files })
  const { code, stdout } = await world.step({ inputs: { directory: '.' }, workspace: world.directory })
  expect(code, stdout).toBe(0)
  return stdout
    .split('\n')
    .filter((line) => line.startsWith('::warning::'))
    .join('\n')
}

describe('a site without index.html at its root', () => {
  it('is published with a warning that names a folder', async () => {
    const warnings = await warningsFor({ 'site/index.html': 'x', 'readme.txt': 'y' })
    expect(warnings).toContain('There is no index.html')
    expect(warnings).toContain('Did you mean "directory: site"?')
  })

  it.each(['Index.html', 'index.htm', 'INDEX.HTML'])('is told that it has %s', async (name) => {
    const warnings = await warningsFor({ [name]: 'x', 'about/index.html': 'x' })
    expect(warnings).toContain(`no index.html at the root of the directory, but ${name}`)
    expect(warnings).not.toContain('directory: ')
  })
})

describe('scripts and styles of the root page', () => {
  const page = (text: string): string => `<!doctype html><title>x</title>${text}`

  it('that are there without their first folder tell the base path', async () => {
    const html = page('<script type=module src="/repo/assets/app.js"></script><link rel=stylesheet href="/repo/a.css">')
    const warnings = await warningsFor({ 'index.html': html, 'assets/app.js': 'x', 'a.css': 'x' })
    expect(warnings).toContain('not in the site: repo/assets/app.js, repo/a.css.')
    expect(warnings).toContain('without /repo/: the site was built for that base path')
  })

  it('are named with at most 100 characters each, because a comment has room for 65,536', async () => {
    const html = page(`<script src="/${'a'.repeat(70_000)}.js"></script>`)
    expect((await warningsFor({ 'index.html': html })).length).toBeLessThan(1000)
  })

  it('that are nowhere are named', async () => {
    const warnings = await warningsFor({ 'index.html': page('<script src="app.js"></script>') })
    expect(warnings).toContain('not in the site: app.js. The page will be shown without them.')
  })

  it.each([
    '<script src="https://cdn.example/app.js"></script><script src="//cdn.example/x.js"></script><script src="data:,x"></script>',
    '<script src="/a/app.js?v=1#x"></script><script src="./a/app.js"></script><SCRIPT SRC=a/app.js></SCRIPT>',
    '<base href="/a/"><script src="app.js"></script><link rel="preload stylesheet" href="/a/%C3%A4.css">',
    '<!-- <script src="no.js"></script> --><script>"<script src=no.js>"</script><script src></script>',
    '<link rel=icon href="no.ico"><link rel=canonical href="/no"><a href="no.html"><img src="no.png">',
    '<script src="http://["></script><script src="%ff"></script>',
  ])('that are there, or elsewhere, are no reason: %s', async (html) => {
    expect(await warningsFor({ 'index.html': page(html), 'a/app.js': 'x', 'a/\u00e4.css': 'x' })).toBe('')
  })
})
