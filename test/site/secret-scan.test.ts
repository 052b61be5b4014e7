import { describe, expect, it } from 'vitest'
import { secretsIn } from '../../src/site/secret-scan.ts'
import { keyFinder } from '../../src/text/masking.ts'
import { base62, begin, pem, random } from '../stand-ins/scenes/secrets.ts'

const secretIn = (...search: Parameters<typeof secretsIn>) => secretsIn(...search)[0]

const word = `${base62}_-`
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const digits = '0123456789'
const hex = '0123456789abcdef'

/** A token: `A` stands for the format's whole alphabet, with the number of characters behind it. */
type Row = readonly [issuer: string, alphabet: string, form: string]

const rows: readonly Row[] = [
  ['Anthropic', word, 'sk-ant-api03-A{93}AA'],
  ['age', 'QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L', 'AGE-SECRET-KEY-1A{58}'],
  ['AWS', base32, 'AKIAA{16}'],
  ['Databricks', hex, 'dapiA{32}'],
  ...['p', 'o', 'r'].map((kind): Row => ['DigitalOcean', hex, `do${kind}_v1_A{64}`]),
  ['Discord', word, 'https://discord.com/api/webhooks/123456789012345678/A{68}'],
  ['Docker', word, 'dckr_pat_A{27}'],
  ...['p', 'o', 'u', 's', 'r'].map((kind): Row => ['GitHub', base62, `gh${kind}_A{36}`]),
  ...['%0A', '\\n', '\\u000a', '__--'].map((before): Row => ['GitHub', base62, `${before}ghp_A{36}`]),
  ['GitHub', word, 'ghs_A{200}.A{180}.A{90}'],
  ['GitHub', `${base62}_`, 'github_pat_A{82}'],
  ['GitLab', word, 'glpat-A{20}'],
  ['Google OAuth', word, 'GOCSPX-A{28}'],
  ['Grafana', `${base62}+/`, 'glc_A{120}=='],
  ['Grafana', base62, 'glsa_A{32}_0a1B2c3D'],
  ['Hugging Face', base62, 'hf_A{34}'],
  ['Linear', base62, 'lin_api_A{40}'],
  ['npm', base62, 'npm_A{36}'],
  ['OpenAI', word, 'sk-proj-A{74}T3BlbkFJA{74}'],
  ...[
    ...['postgresql://me:A{16}@db.site.dev:5432/main', 'postgres://me:A{16}@db/main', 'mysql://root:A{16}@10.0.0.7/a'],
    ...[
      'mongodb+srv://me:A{16}@a.b.mongodb.net/?w=1',
      'mongodb://me:A{16}@one:27017,two:27017',
      'redis://:A{16}@cache',
    ],
    ...['rediss://default:A{16}@localhost.site.dev:6379', 'mysql2://me:A{16}@db', 'mariadb://me:A{16}@127.0.0.10'],
  ].map((form): Row => ['MongoDB, MySQL, Postgres or Redis', `${base62}%._~!&'()*+,;=-`, form]),
  ['PyPI', word, 'pypi-AgEIcHlwaS5vcmcA{150}'],
  ['SendGrid', word, 'SG.A{22}.A{43}'],
  ...['at', 'ca', 'pa', 'ss'].map((kind): Row => ['Shopify', hex, `shp${kind}_A{32}`]),
  ['Slack', base62, 'xoxb-123456789012-1234567890123-A{24}'],
  ['Slack', base62.slice(0, 26) + digits, 'https://hooks.slack.com/services/TA{9}/BA{10}/A{24}'],
  ['Stripe', base62, 'sk_live_A{24}'],
  ['Supabase', hex, 'sbp_A{40}'],
  ['Supabase', word, 'sb_secret_A{22}_A{8}'],
  ['Telegram', word, 'https://api.telegram.org/bot8123456789:AAA{33}/sendMessage'],
]

const tokenOf = ([, alphabet, form]: Row, seed: number): string =>
  form.replace(/A\{(\d+)\}/gu, (_, length, at) => random(Number(length), alphabet, `${seed}.${at}`))

describe('a live token is found, whatever of its alphabet is in it', () => {
  it.each(rows.map((row) => [row[0], row[2], row] as const))('%s: %s', (issuer, _, row) => {
    for (let seed = 0; seed < 200; seed += 1) {
      const text = `k="${tokenOf(row, seed)}"`
      expect(secretIn(Buffer.from(text), undefined), text).toEqual({ kind: 'token', what: `a live token (${issuer})` })
    }
  })
})

const jwt = (role: string, iss = 'supabase', more = {}) =>
  [
    { alg: 'HS256', typ: 'JWT' },
    { ...more, iss, role, exp: 2 ** 31 },
  ]
    .map((each) => Buffer.from(JSON.stringify(each)).toString('base64url'))
    .join('.')

describe('a key of Supabase for servers is found, and the one for browsers is not', () => {
  const found = { kind: 'token', what: 'a live token (Supabase)' }
  it.each(['', 'a', 'ab', 'abc'])('wherever its role begins in Base64, beside the other one: %j', (ref) => {
    const [server, browser] = ['service_role', 'anon'].map((role) => `${jwt(role, 'supabase', { ref })}.${random(43)}`)
    for (const text of [`a="${browser}",b="${server}"`, `Bearer%20${server}`, `{"a":"\\n${server}\\n"}`])
      expect(secretIn(Buffer.from(text), undefined), text).toEqual(found)
    expect(secretIn(Buffer.from(`a="${browser}"; b="${browser}"`), undefined)).toBeUndefined()
  })

  it.each([
    ['the public example', `${jwt('service_role', 'supabase-demo')}.${random(43)}`],
    ['one without a signature', `${jwt('service_role')}...`],
    ['the role alone, in Base64', btoa('{"role":"service_role"}')],
    ['a filler', `${jwt('service_role')}.${'x'.repeat(43)}`],
    ['an audience of that name', `${jwt('anon', 'supabase', { aud: 'service_role' })}.${random(43)}`],
  ])('%s is none', (_, text) => {
    expect(secretIn(Buffer.from(`k="${text}"`), undefined)).toBeUndefined()
  })
})

describe('a private key in JSON (JWK)', () => {
  const ec = { kty: 'EC', crv: 'P-256', x: random(43, word, 'x'), y: random(43, word, 'y') }
  const d = random(43, word, 'd')
  const rsa = JSON.stringify({
    d: random(342, word),
    e: 'AQAB',
    key_ops: ['sign'],
    kty: 'RSA',
    n: random(342, word, 'n'),
  })
  const json = JSON.stringify({ ...ec, d })
  const bare = json.replaceAll('"', '')
  const forms = [json, rsa, JSON.stringify({ keys: [ec, { d, ...ec }] }, null, 2), JSON.stringify({ json }), bare]
  const escaped = [json.replaceAll('"', '&quot;'), json.replaceAll('"', '&#34;'), json.replaceAll('"', '\\u0022')]
  it.each([...forms, ...escaped, json.replaceAll('"', "'"), `${rsa.slice(0, -1)}...}`])('is found: %s', (text) => {
    const found = { kind: 'jwk', what: 'a private key in JSON (JWK)' }
    expect(secretIn(Buffer.from(`k=${text}`), undefined)).toEqual(found)
  })

  it.each([
    ['a public one', JSON.stringify({ keys: [ec, { kty: 'RSA', n: random(342, word), e: 'AQAB' }] })],
    ['a public one beside another d', `${JSON.stringify(ec)},${JSON.stringify({ d })}`],
    ['one that is cut off', JSON.stringify({ ...ec, d: `${d}...` })],
    ['code that makes one', 'a={kty:"EC",d:b.d,x:b.x,y:b.y};'],
    ['a filler', JSON.stringify({ ...ec, d: 'your-private-key-'.repeat(3) })],
    ['a path of a drawing', JSON.stringify({ kty: 'x', md: d, kid: d })],
  ])('is not %s', (_, text) => {
    expect(secretIn(Buffer.from(`k=${text}`), undefined)).toBeUndefined()
  })
})

const base64Alphabet = `${base62}+/`
const bodyOf = (seed: number) => Array.from({ length: 25 }, (_, line) => random(64, base64Alphabet, `${seed}.${line}`))
const escapedIn = (text: string, pattern: RegExp, write: (code: number) => string): string =>
  text.replace(pattern, (character) => write(character.charCodeAt(0)))
const hexOf = (code: number): string => code.toString(16).padStart(2, '0')
const inPhp = (text: string): string => JSON.stringify(text).replaceAll('/', '\\/')

/** As of a library that reads keys, beside a long name and words that look random. */
const codeOfKeys = `export const importPkcs8 = async (text, algorithm) => {
  if (typeof text !== 'string' || text.indexOf('${begin()}') !== 0) throw new TypeError('"pkcs8" must be a string')
  const der = text.replace(/(?:${begin()}|\\s|-----END PRIVATE KEY-----)/g, '')
  return crypto.subtle.importKey('pkcs8', Uint8Array.from(atob(der), (c) => c.charCodeAt(0)), algorithm, false, ['sign'])
}
export const toPkcs8 = (key) => formatPem(key, '${begin()}', JSON.stringify({ quick: 'brown', fox: 'jumps', over: 13 }))
`

const spellings: Readonly<Record<string, (key: string) => string>> = {
  JSON: (key) => JSON.stringify({ key }),
  "PHP's JSON": (key) => inPhp(key),
  "PHP's JSON in JSON": (key) => JSON.stringify({ json: inPhp(key) }),
  "PHP's JSON in PHP's JSON": (key) => inPhp(inPhp(key)),
  'JSON with codes': (key) => escapedIn(key, /[/+=\n]/gu, (code) => `\\u00${hexOf(code)}`),
  'JSON with codes in JSON': (key) =>
    JSON.stringify(escapedIn(key, /[/+=\n]/gu, (code) => `\\u00${hexOf(code).toUpperCase()}`)),
  'a script with codes': (key) => escapedIn(key, /[/\n]/gu, (code) => `\\x${hexOf(code)}`),
  XML: (key) => escapedIn(key, /\n/gu, (code) => `&#${code};`),
  'XML from Windows': (key) => key.replaceAll('\n', '&#xD;&#xA;'),
  'XML with codes': (key) => escapedIn(key, /[/+=\n]/gu, (code) => `&#x00${hexOf(code)};`),
  'comments of a script': (key) => key.replace(/^/gmu, '// '),
  'comments of a script, indented, with a tab': (key) => key.replace(/^/gmu, '\r  ///\t'),
  'a comment of a style': (key) => `/* ${key.replaceAll('\n', ' */\n/* ')} */`,
  'a patch': (key) => key.replace(/^/gmu, '+ '),
  'strings that a plus joins': (key) => `"${key.replaceAll('\n', '"+"')}"`,
  'strings with line breaks that a plus joins': (key) => `"${key.replaceAll('\n', '\\n"+"')}"`,
  'strings in single quotes that a plus in the next line joins': (key) => `'${key.replaceAll('\n', "\\n'\n+'")}'`,
  'strings in JSON that a plus joins': (key) => JSON.stringify({ code: `"${key.replaceAll('\n', '"+"')}"` }),
  'templates that a plus joins': (key) => `\`${key.replaceAll('\n', '\n`+`')}\``,
  'templates that a plus with spaces joins': (key) => `\`${key.replaceAll('\n', '` +\n  `')}\``,
  'XML in XML': (key) => escapedIn(key, /[/\n]/gu, (code) => `&amp;#0${code};`),
}
describe('a private key is found', () => {
  it.each(Object.entries(spellings))('in %s', (_, write) => {
    for (let seed = 0; seed < 200; seed += 1) {
      const text = write(pem('RSA ', bodyOf(seed)))
      expect(secretIn(Buffer.from(text), undefined), text).toMatchObject({ kind: 'key', what: 'a private key' })
    }
  })

  it('with headers, as lines of a list', () => {
    const headers = ['Proc-Type: 4,ENCRYPTED', 'DEK-Info: AES-128-CBC,5C1D9E0B7A3F4E2C8D6B1A0F9E8D7C6B', '']
    const lines = JSON.stringify([begin('RSA '), ...headers, ...bodyOf(1)], null, 2)
    for (const text of [lines, JSON.stringify(JSON.parse(lines))])
      expect(secretIn(Buffer.from(text), undefined), text).toMatchObject({ kind: 'key' })
  })

  const excerptOf = (characters: number, end: string) =>
    `${begin('RSA ')}\n${bodyOf(1).join('').slice(0, characters)}${end}`
  it.each(['...', '…', '\n...\n-----END RSA PRIVATE KEY-----', '\n[…]\n', '\\n\\u2026\\n', '\n&hellip;\n', ' &#8230;'])(
    'but not in an excerpt that ends in %j',
    (end) => {
      for (const [text, isKey] of [
        [excerptOf(199, end), false],
        [excerptOf(200, end), true],
        [excerptOf(80, ''), true],
      ])
        for (const each of [text, `<pre>${text}</pre>`])
          expect(secretIn(Buffer.from(`${each}`), undefined)?.kind === 'key', `${each}`).toBe(isKey)
      const broken = excerptOf(64, `${end}\n${bodyOf(2).join('\n')}`)
      if (!end.includes('-----'))
        expect(secretIn(Buffer.from(broken), undefined), broken).toMatchObject({ kind: 'key' })
    },
  )

  const encoded = { kind: 'encoded', what: 'a private key in Base64' }
  const ends = ['', '\n', '\r\n    ', '\\n', '&#10;', '" +\n  "', '"+"', '\n// ', '`+`', '\n- ']
  it.each([
    ...['', 'RSA ', 'EC ', 'DSA ', 'OPENSSH ', 'ENCRYPTED ', 'ANY '].map((kind) => pem(kind, bodyOf(2))),
    ['-----BEGIN PGP PRIVATE KEY BLOCK-----', '', ...bodyOf(1)].join('\n'),
    ['---- BEGIN SSH2 ENCRYPTED PRIVATE KEY ----', ...bodyOf(1)].join('\n'),
    pem('EC ', bodyOf(3).slice(0, 2)).replaceAll('\n', '\r\n'),
  ])('in Base64, wherever it begins, and however that is written: %s', (key) => {
    for (const before of ['', 'a', 'ab', '{"a":1,"private_key":"', '\n\n'])
      for (const end of ends) {
        const bytes = Buffer.from(before + key)
        for (const base64 of [bytes.toString('base64'), bytes.toString('base64url')]) {
          const text = `tls.key: "${base64.replace(/.{64}|.{60}$/gu, `$&${end}`)}"`
          expect(secretIn(Buffer.from(text), undefined), text).toEqual(encoded)
        }
      }
  })

  it.each([0, 1, 2, 3])('in Base64, behind code that names its header, in one text or in another one (%i)', (more) => {
    const [code, key] = [begin('RSA ') + ' '.repeat(more), pem('RSA ', bodyOf(4))]
    for (const text of [btoa(`${code}${key}`), `${btoa(code)}","${btoa(key)}`, `${btoa(code)}${btoa(key)}`])
      expect(secretIn(Buffer.from(`["${text}"]`), undefined), text).toEqual(encoded)
  })

  it.each([
    ['a certificate', btoa(pem().replaceAll('PRIVATE KEY', 'CERTIFICATE'))],
    ['a public key', btoa(pem().replaceAll('PRIVATE', 'PUBLIC'))],
    ['the start of one', `${btoa(begin('RSA '))} and so on: so begins a private key, as everybody may know by now`],
    ['the start of one with a few lines', btoa(pem()).slice(0, 110)],
    ['code that names one', btoa(codeOfKeys)],
    ['code that names one twice', btoa(`${codeOfKeys}${codeOfKeys}`)],
    ['a filler', btoa(`${begin()}\n${'x'.repeat(600)}`)],
    ['the end of one', btoa(`${'x'.repeat(300)}-----END PRIVATE KEY-----`)],
    ['an excerpt of one', `${btoa(pem()).slice(0, 190)}...`],
    ['words', 'JFR0lOI QkVHSU4g CRUdJTi'.repeat(100)],
  ])('in Base64, but not in %s', (_, text) => {
    expect(secretIn(Buffer.from(`k: "${text}"`), undefined)).toBeUndefined()
  })
})

describe('passwords below Basic-Auth', () => {
  it.each([
    '/*\n  Basic-Auth: alice:s3cret',
    '/a\r\n\tbasic-auth:alice:s3cret bob:other',
    '  BASIC-AUTH :  alice:p:w',
    '[headers.values]\n  Basic-Auth = "alice:s3cret"',
    "  'Basic-Auth' = 'alice:s3cret'",
  ])('are found in settings of a host: %j', (text) => {
    const found = { kind: 'key', what: 'passwords below "Basic-Auth"' }
    expect(secretIn(Buffer.from(text), undefined, true)).toEqual(found)
    expect(secretIn(utf16le(text), undefined, true)).toEqual(found)
    expect(secretIn(Buffer.from(text), undefined)).toBeUndefined()
  })

  it.each(['/*\n  X-Frame-Options: DENY', '  Basic-Auth:\n  X-A: b', '# Basic-Auth needs a plan'])(
    'are none in %j',
    (text) => {
      expect(secretIn(Buffer.from(text), undefined, true)).toBeUndefined()
    },
  )
})

const utf16le = (text: string): Buffer => Buffer.from(text, 'utf16le')
const utf16be = (text: string): Buffer => utf16le(text).swap16()

describe('UTF-16 is searched as UTF-8 is', () => {
  const github = `ghp_${random(36)}`
  const key = keyFinder('k3y-of-the-Account-9')
  const secrets = [`npm_${random(36)}`, github, `x = "${github}"`, pem('EC '), 'user:k3y-of-the-Account-9']

  // U+4E41, U+4100 and U+4E00 have a letter, or a zero, as one of their bytes.
  it.each(['', '密', '\u4e41', '\u4100', '\u4e00', 'ü', '\0', '密钥: '])(
    'beside %j, in either byte order',
    (beside) => {
      for (const secret of secrets)
        for (const text of [utf16le, utf16be].map((encode) => encode(`${beside}${secret}${beside}`)))
          for (const before of ['', '\xff\xfe', '\xfe\xff', 'a\n', 'ab\n', 'a text in Latin letters\n', '\0\0\0'])
            for (const after of ['', '\nab', '\0\0\0']) {
              const bytes = Buffer.concat([Buffer.from(before, 'latin1'), text, Buffer.from(after)])
              expect(secretIn(bytes, key), bytes.toString('latin1')).toBeDefined()
            }
    },
  )

  it.each([`a\0b\0${github}\0c\0`, `name\0\0${github}\0\0`])('does not hide strings that end in zero: %j', (text) => {
    expect(secretIn(Buffer.from(text), undefined)).toMatchObject({ kind: 'token' })
  })

  it('finds nothing in honest text', () => {
    for (const encode of [utf16le, utf16be]) expect(secretIn(encode(harmless), key)).toBeUndefined()
    expect(secretIn(Buffer.from([...github].join('-')), undefined)).toBeUndefined()
  })
})

const harmless = `
  pk.${random(60)}.${random(22)} https://${random(32, hex)}@o1.ingest.sentry.io/1 sb_publishable_${random(31, word)} xghp_${random(36)}
  ${['sk_test_', 'pk_live_', 'pk_test_', 'AIza', '6L', 'whatever_'].map((prefix) => prefix + random(36)).join(' ')}
  ${random(64, hex)} sha512-${random(86)}== eyJ${random(33)}.eyJ${random(120)}.${random(43)} 12:30:AA AKIA1234
  ${['AKIA', 'sk_live_', 'ghp_', 'github_pat_', 'glpat-', 'npm_', 'hf_', 'xoxb-'].map((each) => each + 'x'.repeat(36)).join(' ')}
  ${['ghp_', 'gho_', 'ghs_'].flatMap((each) => [each, each + '0'.repeat(36), each + 'ab'.repeat(18)]).join(' ')}
  sk_live_your_key_here_please_ sk_live_YOUR_KEY_HERE_PLEASE_ github_pat_your_token_from_the_page_of_settings
  sk-ant-api03-your-key xoxb-your-token-here-please GOCSPX-your-client-secret ${['AKIA', 'IOSFODNN7EXAMPLE'].join('')}
  https://s3.example/a.png?X-Amz-Credential=ASIA${random(16, base32)}%2F20261122&X-Amz-Signature=1
  url(data:font/woff2;base64,${random(40)}AKIA${random(16, base32)}${random(40)}) ghp_abcdefghijklmnopqrstuvwxyz0123456789
  k.startsWith("sk_live_")?sk_live_key_configuration_of_the_account:npm_config_user_agent_of_the_package_manager
  postgres://user:password@localhost:5432/db postgresql://johndoe:randompassword@db.site.dev/mydb
  redis://:${random(12)}@localhost:6379 mysql://root:${random(12)}@127.0.0.1/a mongodb://me:${random(12)}@mongo.example:27017
  mongodb+srv://me:<password>@cluster0.site.dev redis://cache:6379 mysql://root@db/a postgres://me:@db/a AGE-SECRET-KEY-1QQPQQPQQPQ
  postgres://\${user}:\${password}@\${host}.site.dev/a postgres://$USER:$PG_PASSWD12@db.site.dev/a
`

describe('what a page may show is no live token', () => {
  it.each(harmless.split(/\s+/u))('%s', (text) => {
    for (const each of [text, `k="${text}"`]) expect(secretIn(Buffer.from(each), undefined), each).toBeUndefined()
  })
})
