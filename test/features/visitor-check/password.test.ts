import { describe, expect, it } from 'vitest'
import { hasPasswordField, titleOf, verifyProtection } from '../../../src/features/visitor-check/visitor-check.ts'
import type { HostingOptions } from '../../stand-ins/hosting/hosting.ts'
import { type Fault, reset, status } from '../../stand-ins/scenes/faults.ts'
import { at, link, page, visit } from './visitor.ts'

const site: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><title>Shop</title><p>Shoes for all who walk far</p>',
  'about.html': '<!doctype html><title>About</title><p>We walk a lot, too</p>',
  'app.js': 'document.title += " today"',
  'robots.txt': '',
}
const login = '<!doctype html><title>Password required</title><h1>Protected</h1><form><input type="password"></form>'

async function check(options: HostingOptions, files = site) {
  await using visitor = await visit(files, options)
  const { info, lines, sent } = visitor
  const why = await verifyProtection(link, sent, { signal: new AbortController().signal, info, timeoutMs: 60_000 })
  return { why, lines, asked: visitor.asked() }
}

/** One answer after the other, the last one for good. */
function inTurn(...faults: readonly Fault[]): Fault {
  const left = [...faults]
  return (...exchange) => (left.length > 1 ? left.shift() : left[0])?.(...exchange) ?? false
}

const loginElsewhere: Fault = (request, response) =>
  (request.url?.startsWith('/login') ? page(login) : status(302, '', { location: '/login?next=x' }))(request, response)
const before = page('<title>The deploy before</title>')

/** A service that knows passwords, but for what it answers at these paths. */
const but = (paths: RegExp, fault: Fault): HostingOptions => ({ intercept: at(paths, fault), passwords: '401' })

describe('a link is closed', () => {
  it.each<[string, HostingOptions, visits: number]>([
    ['with 401', { passwords: '401' }, 1],
    ['with 403', but(/./u, status(403)), 1],
    ['with a page of the service', { passwords: 'page' }, 1],
    ['with a page of another address on the host', but(/./u, loginElsewhere), 1],
    ['with a page without a title, for what is no page', but(/js$/u, page('<html><input type=password>')), 1],
    ['after it was not there', but(/\/$/u, inTurn(status(404), status(503), reset, status(401))), 4],
    ['after the deploy before, which was open', but(/\/$/u, inTurn(before, before, page(login))), 3],
  ])('%s', async (_, options, times) => {
    const { why, lines, asked } = await check(options)
    expect(why).toBeUndefined()
    expect(lines).toHaveLength(times === 1 ? 0 : 1)
    // What is closed is not asked for again.
    expect(asked.filter((path) => path === '/app.js')).toHaveLength(1)
    if (times > 1) expect(asked.filter((path) => path === '/')).toHaveLength(times)
  })

  it.each<[string, Record<string, string>, string[]]>([
    ['the largest other file that is no page', site, ['/', '/app.js']],
    ['the largest page, if all are pages', { 'index.html': 'a', 'b.html': 'b', 'c/d.htm': 'cd' }, ['/', '/c/d.htm']],
    ['one file, if there is no root page', { 'a b.txt': 'aaa', 'b.pdf': 'bb' }, ['/a%20b.txt']],
    ['the root page', { 'index.html': '' }, ['/']],
  ])('by what is asked for without the key: %s', async (_, files, paths) => {
    const { asked, why } = await check({ passwords: '401' }, files)
    expect(why).toBeUndefined()
    expect(asked.toSorted()).toEqual(paths)
  })
})

const sameTitle = login.replace('Password required', ' shop\n')

it.each<[string, fault: string, HostingOptions]>([
  ['the password is ignored', '"index.html" is served', { passwords: 'ignored' }],
  ['only its pages are protected', '"app.js" is served', { intercept: at(/\/$|html$/u, status(401)) }],
  ['what comes is no page', '"app.js" is served', but(/js$/u, status(200, login.slice(1)))],
  ['a page asks for nothing', '"index.html" is served', but(/\/$/u, before)],
  ['a page has the title of the one that was sent', '"index.html" is served', but(/\/$/u, page(sameTitle))],
  ['it is missing', '"app.js" is missing (HTTP 404)', but(/js$/u, status(404))],
  ['it is not reached', '"app.js" can\'t be fetched', but(/js$/u, reset)],
])('a link is open after the time for it if %s', async (_, fault, options) => {
  const { why, lines } = await check(options)
  const isKnown = fault.endsWith('is served')
  const what = `https://${link}/ ${isKnown ? 'is' : 'may be'} open to everybody.`
  expect(why).toContain(`${what} After 60 s no password is asked for: ${fault}`)
  expect(`${why} ${lines}`).not.toContain('.)')
  expect(lines).toEqual([expect.stringMatching(/^No password is asked for yet: .* Checking again for up to 60 s\.$/u)])
})

it.each<[string, hasPasswordField: boolean]>([
  ['\ufeff\n <HTML><HEAD><TITLE lang=en>\n My  Shop\n</TITLE>', false],
  ['<head><input type="PASSWORD">', true],
  ['<html><input\nid="passcode">', true],
  ['<html><input name=q><b>password</b>', false],
  ['document.body = "<input type=password>"', false],
  ['<svg><input type=password></svg>', false],
])('sees a field for a password in %j: %s', (text, hasField) => {
  expect(hasPasswordField(text)).toBe(hasField)
})

it.each<[string, title: string]>([
  ['\ufeff\n <HTML><HEAD><TITLE lang=en>\n My  Shop\n</TITLE>', 'My Shop'],
  ['<title>A &amp; B &#8211;&nbsp;C &lt;d&gt;</title>', 'A & B –\u{a0}C <d>'],
  ['<title>a <b>c</b></title>', 'a <b>c</b>'],
  ['<svg><title>Drawing</title></svg><title>Page</title>', 'Page'],
  ['<template><title>Later</title></template><title>Page</title>', 'Page'],
  ['<!-- <title>Old</title> --><script>"<title>x</title>"</script><title>New', 'New'],
  ['<textarea><title>x</title></textarea>', ''],
  ['<h1>Home</h1>', ''],
  [`${'<b>'.repeat(2 ** 18)}<title>x</title>`, ''],
  [`${' '.repeat(2 ** 20)}<title>x</title>`, ''],
])('reads the title that a browser shows (%#): %s', async (html, title) => {
  expect(await titleOf(html)).toBe(title)
})

it('a link is open, too, if the page that was sent has changed since', async () => {
  await using visitor = await visit({ 'index.html': 'a' }, { passwords: 'ignored' })
  const { signal } = new AbortController()
  const changed = [{ path: 'index.html', source: import.meta.filename, size: 1 }]
  const why = await verifyProtection(link, changed, { signal, info: visitor.info, timeoutMs: 1000 })
  expect(why).toContain(`https://${link}/ is open to everybody.`)
})
