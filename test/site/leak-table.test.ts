import { describe, expect, it } from 'vitest'
import type { SiteError } from '../../src/errors.ts'
import { base62, begin, bodyLines, pem, random, token } from '../stand-ins/scenes/secrets.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'
import { advised, collect as collected, leakIn, pathsOf } from './collected.ts'

const apiKey = random(32, '0123456789abcdef', 'key of the account')
const collect = (directory: string, exclude = '') => collected(directory, { exclude, hidden: true, apiKey })
type Row = readonly [path: string, content: string | Buffer]
/** The files of one folder. */
type Table = readonly Row[]

const named = (paths: string): Table => [...paths.matchAll(/\S+/gu)].map(([path]) => [path, 'x'])
const pathsIn = (rows: readonly (readonly [string, ...unknown[]])[]) => rows.map(([path]) => path).toSorted()
const filled = (table: Table) => makeSite({ 'index.html': 'x', ...Object.fromEntries(table) })
/** The input that publishes files on purpose. */
const purpose = (paths: readonly string[]): string => paths.map((path) => `!${path}`).join('\n')
/** What an error says to leave out. */
const found = (error: SiteError): string[] => advised(error).trim().split('\n')

const key = pem('RSA ')
const lines = key.trim().split('\n')
const github = token('ghp_', 36)
const stripe = token('sk_live_', 24)

const names = named(`
  .env .envrc .ENV.local a/.env.production .env.bak prod.env a/PROD.ENV env a/env env.local env.production a/env.staging.local env.bak
  prod.env.txt .env.txt dotenv a/DotEnv dotenv.bak
  npmrc .npmrc a/.NPMRC .npmrc.bak .npmrc~ .yarnrc.yml .pypirc .netrc _netrc .git-credentials .htpasswd htpasswd .htpasswd.old
  .pgpass .my.cnf .mylogin.cnf .s3cfg .boto .dockercfg .docker/config.json a/.Docker/Config.json .tugboat .vault-token .terraformrc
  .dev.vars .dev.vars.production .Renviron .ftpconfig .remote-sync.json sftp-config.json .vscode/sftp.json .m2/settings.xml
  .bundle/config .composer/auth.json settings-security.xml .dockerconfigjson .msmtprc .smbcredentials .bash_history .zsh_history .mysql_history .psql_history .node_repl_history .python_history .Rhistory .rediscli_history
  id_rsa a/id_dsa id_ecdsa id_ed25519 id_ed25519_sk deploy_rsa putty.ppk
  terraform.tfstate terraform.tfstate.backup a/x.tfstate.1700000000.backup terraform.tfvars prod.auto.tfvars prod.tfvars.json
  master.key config/master.key config/secrets.yml a/config/secrets.yaml config/secrets.yml.bak config/database.yml .streamlit/secrets.toml
  wp-config.php wp-config.php.bak wp-config.php~ .wp-config.php.swp wp-config.php.txt local.settings.json
  kubeconfig kubeconfig.yaml kubeconfig-prod credentials.csv rootkey.csv deploy_accessKeys.csv
  client_secret_123.apps.googleusercontent.com.json client_secret.json gha-creds-0123456789abcdef.json
  a.p12 A.PFX a.pkcs12 a.jks a.keystore a.keyring a.keychain a.kdb a.kdbx a.psafe3 a.html/b.p12
  otr.private_key proftpdpasswd filezilla.xml recentservers.xml
`)

const folders = named(`
  .ssh/config a/.aws/credentials .azure/x .config/gh/hosts.yml .config/gcloud/credentials.db .gnupg/pubring.kbx .kube/config .cargo/credentials.toml
  .gem/credentials .terraform.d/credentials.tfrc.json .svn/entries .hg/store/a .bzr/README .jj/repo/x node_modules/x/package.json
  demo/Node_Modules/@a/x/package.json demo/.SSH/known_hosts
`)

const keys: Table = [
  ['server.key', pem('ENCRYPTED ')],
  ['me.asc', `-----BEGIN PGP PRIVATE KEY BLOCK-----\nVersion: GnuPG v2\n\n${bodyLines().join('\n')}\n=abcd\n`],
  ['account.json', JSON.stringify({ type: 'service_account', private_key: key })],
  ['nested.json', JSON.stringify({ json: JSON.stringify({ key: key.replaceAll('\n', '\r\n') }) })],
  ['app.min.js', `a();var k=${JSON.stringify(key)};b()`],
  ['php.json', JSON.stringify({ private_key: key }).replaceAll('/', '\\/')],
  ['account.xml', `<key value="${key.replaceAll('\n', '&#10;')}"/>`],
  ['secret.yaml', `data:\n  tls.key: ${btoa(key)}\n`],
  ['search.js', `k="${btoa(key)}"`],
  ['_headers', '/*\n  Basic-Auth: alice:s3cret\n'],
  ['a/netlify.toml', '[headers.values]\nBasic-Auth = "alice:s3cret"\n'],
  ['added.js', `const k = ${lines.map((line) => `"${line}\\n"`).join(' +\n  ')}`],
  ['app.js.map', JSON.stringify({ version: 3, sourcesContent: [`const k = \`${key}\``] })],
  ['notes.md', `# Notes\n\n\`\`\`\n${key}\`\`\`\n`],
  ['notes.txt', Buffer.from(key, 'utf16le')],
  ['big-endian.txt', Buffer.from(key, 'utf16le').swap16()],
  ['later.log', 'a line of a log\n'.repeat(200_000) + key],
]

const tokens: Table = [
  ['min.js', `${'a=1;'.repeat(20_000)}k="${stripe}"`],
  ['app.js.map', JSON.stringify({ version: 3, sourcesContent: [`t = "${github}"`] })],
  ['string.json', JSON.stringify({ env: `A=1\n${github}\n` })],
  ['app.wasm', Buffer.concat([Buffer.from('\0asm\x01\0\0\0'), Buffer.from(stripe), Buffer.alloc(64)])],
]

const own: Table = [
  ['app.js', `const k="${apiKey}"`],
  ['notes.md', `Our key is ${apiKey}.`],
  ['a.bin', Buffer.from(`\0\0${apiKey}\0`)],
  ['large.txt', 'a line\n'.repeat(300_000) + apiKey],
  ['user.js', `"Basic ${btoa(`user:${apiKey}`)}"`],
]

describe('a leak stops the site', () => {
  it.each([
    ['a private name', names],
    ['a private key', keys],
    ['a live token', tokens],
    ["the account's own API key", own],
  ])('each file with %s is found, and "exclude" or "!" decides about it', async (_, table) => {
    using site = filled(table)
    const paths = pathsIn(table)
    const error = await leakIn(site.directory, { hidden: true, apiKey })
    expect(found(error)).toEqual(paths)
    expect(JSON.stringify([error.message, error.hint])).not.toContain(apiKey)
    expect(await collect(site.directory, advised(error))).toMatchObject({ files: [{}], unmatched: [] })
    expect(pathsOf(await collect(site.directory, purpose(paths)))).toEqual(['index.html', ...paths].toSorted())
  })

  it('each private folder is found as a whole, and "exclude" leaves it out', async () => {
    using site = filled(folders)
    const error = await leakIn(site.directory, { hidden: true })
    const inOne = (path: string) => found(error).find((each) => each.endsWith('/') && path.startsWith(each)) ?? path
    expect(pathsIn(folders).map(inOne)).toEqual(found(error))
    expect(await collect(site.directory, advised(error))).toMatchObject({ files: [{}], unmatched: [] })
  })
})

const harmless = named(`
  env.html docs/env/index.html docs/.env.html env.js env.mjs env.txt.html docs/dotenv.html dotenv/index.html llms-env.txt src/env.ts env.d.ts env.css env.png env.svg env.md env.rst env.js.map env.wasm
  env.txt docs/env.txt kubeconfig.txt assets/env.json docs/database.yml docs/secrets.yml secrets.yaml settings/database.yml env.example
  environment.js env-config.js _sources/env.txt docs/env.rst.txt secrets.html docs/secrets/index.html secrets.js secrets.json secrets.png
  token.js tokens.css tokens.json token.html password.html passwords/index.html credentials.html credentials.json database.html
  database.js database.json database-yml.html master-key.html kubeconfig.html kubeconfig.md kubeconfig.png docs/kubeconfig-reference.html
  wp-config.html wp-config-sample.php docs/wp-config.php.html npmrc.html npmrc.md docs/npmrc/index.html netrc.html htpasswd.html ssh.html
  docs/ssh/index.html ssh/config.html aws/index.html azure/index.html config/gh/index.html config/gcloud.html docker/config.json
  .well-known/security.txt .well-known/apple-app-site-association .nojekyll .htaccess id_rsa.pub id_rsa.html rsa.html rsa rsa.js dsa.js
  node_modules.html docs/modules.html svn/index.html hg/index.html jj.html tfstate.html terraform.tfstate.html tfvars.md
  p12.html p12/index.html keystore.js keychain.svg local.settings.html settings.xml history.html bash_history.html history.json
  client_secret.html gha-creds.html rootkey.html credentials.md keys.csv export.csv data.csv feed.xml sitemap.xml robots.txt ads.txt llms.txt CNAME
  HEAD a/config objects/index.html package.json manifest.webmanifest _headers _redirects composer.json cargo.html gem/index.html
  vault-token.html boto.html dev.vars.html renviron.html
`)

const page = (text: string): string => `<!doctype html><title>x</title><p>${text}`
const harmlessContents: Table = [
  ['site.pem', '-----BEGIN CERTIFICATE-----\nMIID\n-----END CERTIFICATE-----\n'],
  ['tls.html', page(`A key begins with <code>${begin()}</code>, then comes Base64 in lines of sixty-four characters.`)],
  ['tls.md', `Your key looks like\n\n${begin('EC ')}\n...\n-----END EC PRIVATE KEY-----\n`],
  ['bundle.js', `const font="data:font/woff2;base64,${random(200_000, `${base62}+/`)}"`],
  ['movie.mp4', Buffer.alloc(200_000, key)],
  ['key-shorter.js', `k="${apiKey.slice(0, 20)}"`],
]

const none = { dump: [], token: [], encoded: [] }
it.each([
  ['names', harmless],
  ['contents', harmlessContents],
])('no file with one of the harmless %s is stopped, or has a warning', async (_, table) => {
  using site = filled(table)
  const published = await collect(site.directory)
  expect(pathsOf(published)).toEqual(['index.html', ...pathsIn(table)].toSorted())
  expect(published.doubts).toEqual(none)
})

const doubtful: readonly (readonly [...Row, doubt: 'dump' | 'token' | 'encoded'])[] = [
  ['a.sql', 'x', 'dump'],
  ['a.sqlite3', 'x', 'dump'],
  ['trace.HAR', 'x', 'dump'],
  ['guide.html', page(`curl -H "Authorization: ${github}"`), 'token'],
  ['guide.md', Buffer.from(`# Tokens\n${github}\n`, 'utf16le'), 'token'],
  ['llms-full.txt', `Use ${stripe}`, 'token'],
  ...[
    'tls.html',
    'tls.md',
    'search/search_index.json',
    'search.json',
    'searchindex.js',
    '@localSearchIndexroot.a1.js',
  ].map((path) => [path, `tls.key: ${btoa(key)}`, 'encoded'] as const),
]

it('a dump, or a token in a text that explains it, is published with a warning, unless "!" names it', async () => {
  using site = filled(doubtful.map(([path, content]) => [path, content]))
  const pathsWith = (kind: string) => pathsIn(doubtful.filter(([, , doubt]) => doubt === kind))
  const doubts = { dump: pathsWith('dump'), token: pathsWith('token'), encoded: pathsWith('encoded') }
  expect((await collect(site.directory)).doubts).toEqual(doubts)
  expect((await collect(site.directory, purpose(pathsIn(doubtful)))).doubts).toEqual(none)
})

it.each(['feed.xml', 'a.rss', 'a.vtt', 'a.srt', '_sources/a.rst.txt', 'llms.txt', 'a.rst'])(
  'a private key in Base64 stops the deploy in a text that is no documentation of it, beside a token too: %s',
  async (path) => {
    for (const more of ['', ` ${github}`, ` ${' '.repeat(5 * 2 ** 20)} ${github}`]) {
      using site = filled([[path, `tls.key: ${btoa(key)}${more}`]])
      await expect(collect(site.directory)).rejects.toThrow(`${path} (a private key in Base64)`)
    }
  },
)

it('a search index with a token comes back by its name, with a star for the hash', async () => {
  using site = filled([['chunks/@localSearchIndexroot.B1x.js', github]])
  expect((await leakIn(site.directory)).hint?.text).toContain('search index, "*" may stand for the hash of its name')
  const lines = '!chunks/@localSearchIndexroot.*.js'
  expect(await collect(site.directory, lines)).toMatchObject({ files: [{}, {}], doubts: none, unmatched: [] })
  using bundle = filled([['app.B1x.js', github]])
  for (const line of ['!app.*.js', '!*.js']) await expect(collect(bundle.directory, line)).rejects.toThrow('app.B1x.js')
})

it('a private key in JSON is a warning in HTML, and stops the deploy elsewhere', async () => {
  const jwk = JSON.stringify({ kty: 'EC', d: random(43) })
  using page = filled([['tls.html', jwk.replaceAll('"', '&quot;')]])
  expect((await collect(page.directory)).doubts).toEqual({ ...none, encoded: ['tls.html'] })
  for (const path of ['tls.md', 'search.json', 'app.js']) {
    using site = filled([[path, jwk]])
    await expect(collect(site.directory)).rejects.toThrow(`${path} (a private key in JSON (JWK))`)
  }
})

it('a live token stops the deploy, although a private key in Base64 stands before it in a search index', async () => {
  using site = filled([['search.json', `${btoa(key)} ${' '.repeat(5 * 2 ** 20)} ${github}`]])
  await expect(collect(site.directory)).rejects.toThrow('search.json (a live token (GitHub))')
})
