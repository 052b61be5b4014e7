import { describe, expect, it } from 'vitest'
import { loginPage, pageTextOf } from '../../src/hosting/login-page.ts'

const field = '<input type="password">'
const own = `<!doctype html><title>Password required</title><h1>This link is protected</h1><form>${field}<button>Open</button></form>`
const ownByScript =
  '<!doctype html><title>Password required</title><div id="root"></div><script src="/login.js"></script>'
const shop =
  '<html><head><title>Shop</title></head><body><nav>Home Offers Imprint</nav><p>Shoes for all who walk far.</p></body></html>'
const signIn = `<!doctype html><title>Sign in to Shop</title><h1>Welcome back to the shop</h1><form>Name <input> ${field} Forgotten?</form>`
const shell = '<!doctype html><title>Shop</title><div id="app"></div><script src="/app.js"></script>'
const redirect = '<!doctype html><meta http-equiv="refresh" content="0; url=/en/">'
const guide = `<!doctype html><title>Guide</title>${'<p>How to write a page, and how to enter the password that opens it.'.repeat(300)}`

describe('a login page of the service', () => {
  it.each<[string, { answer: string; sent: string[]; is: ReturnType<typeof loginPage> }]>([
    ['before a site', { answer: own, sent: [shop], is: 'sure' }],
    ['in capitals, after an empty line', { answer: `\ufeff\n${own.toUpperCase()}`, sent: [shop], is: 'sure' }],
    ['before a site of one page without text', { answer: own, sent: [shell], is: 'sure' }],
    ['before a site without pages', { answer: own, sent: [], is: 'sure' }],
    ['before a large page with some of its words', { answer: own, sent: [guide], is: 'sure' }],
    ['before a root page that only leads on', { answer: own, sent: [redirect, shop], is: 'sure' }],
    [
      'without title, as the site',
      { answer: `<html>${field} Ask us for it</html>`, sent: ['<p>Shoes for all</p>'], is: 'sure' },
    ],
    ['made by a script', { answer: ownByScript, sent: [shop], is: 'likely' }],
    ['before a login page of the site', { answer: own, sent: [signIn], is: 'likely' }],
    ['without text', { answer: `<html>${field}</html>`, sent: [shop], is: 'sure' }],

    ['that is none: the site', { answer: shop, sent: [shop], is: undefined }],
    [
      'that is none: another page',
      { answer: own.replace(field, '').replace('Password', 'Patience'), sent: [shop], is: undefined },
    ],
    ['that is none: nothing', { answer: '', sent: [shop], is: undefined }],
    [
      'that is none: a script with the field',
      { answer: `document.body.innerHTML = '${own}'`, sent: [shop], is: undefined },
    ],
    ['that is none: a picture', { answer: '<svg><title>Password</title></svg>', sent: [shop], is: undefined }],
    [
      'that is none: a field in a comment',
      { answer: `<html><!-- <b> ${field} --><p>Hello</html>`, sent: [shop], is: undefined },
    ],
    [
      'that is none: a field in a script',
      { answer: `<html><script>"${field}"</script><p>Hello</html>`, sent: [shop], is: undefined },
    ],
    ['that is the site’s own', { answer: signIn, sent: [shop, signIn], is: undefined }],
    [
      'that is the site’s own, with a banner',
      { answer: `${signIn}<p>Hosted for free, by somebody</p>`, sent: [signIn], is: undefined },
    ],
    [
      'that is the site’s own, in a frame',
      { answer: `<html><title>Free</title><b>An ad</b>${signIn.slice(15)}</html>`, sent: [signIn], is: undefined },
    ],
    [
      'that is the site’s own, of an earlier deploy',
      { answer: signIn.replace('back', 'again'), sent: [signIn], is: undefined },
    ],
    ['with the site’s title', { answer: own.replace('Password required', ' shop\n'), sent: [shop], is: undefined }],
    ['laid over the site', { answer: own.replace('</form>', `</form>${shop}`), sent: [shop], is: undefined }],
    ['before a page that says nothing', { answer: own, sent: [''], is: undefined }],
    ['before a login page that says nothing', { answer: own, sent: [`<form>${field}</form>`, shop], is: undefined }],
  ])('%s', (_, { answer, sent, is }) => {
    expect(loginPage(answer, sent.map(pageTextOf))).toBe(is)
  })
})

it.each<[string, Partial<ReturnType<typeof pageTextOf>>]>([
  ['<p>One</p><p>Two, three', { title: '', words: ['one', 'two', 'three'] }],
  ['<title>My\n <b> site</title><svg><title>Two</title></svg>', { title: 'my b site', words: [] }],
  ['<!-- a > b --> c <!-- <i> --> d <!--e--> f', { words: ['c', 'd', 'f'] }],
  ['<script>a < b <c></script><style>d</style><noscript>e</noscript>', { words: ['e'] }],
  ['one <b unfinished', { words: ['one'] }],
  ['<div class="password"></div> password', { asks: undefined }],
  ['<title>Passwords</title>', { asks: 'title' }],
  ['<input name=passwd>', { asks: 'field' }],
])('reads %s', (html, page) => {
  expect(pageTextOf(html)).toMatchObject(page)
})

it.each(['<', '<a', '<!--', '<script>', '<title>', '</script', '-->', '"><input ', 'a '])(
  'reads a page of nothing but %s at once',
  (piece) => {
    const page = pageTextOf(piece.repeat((1024 * 1024) / piece.length))
    expect(page.asks).toBeUndefined()
  },
)
