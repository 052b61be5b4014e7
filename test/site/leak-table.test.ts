import { mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { SiteError } from '../../src/errors.ts'
import { collectSite } from '../../src/site/collect.ts'
import { Exclude } from '../../src/site/exclude.ts'
import type { Site } from '../../src/site/site.ts'
import { begin, bodyLines, pem, random, token } from '../stand-ins/scenes/secrets.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'

const apiKey = random(32, '0123456789abcdef', 'key of the account')
const words = (text: string): string[] => text.split(/\s+/u).filter(Boolean)
type Table = (readonly [path: string, content: string | Buffer])[]

async function collect(directory: string, exclude = ''): Promise<Site> {
  return await collectSite(directory, '/', {
    exclude: await Exclude.parse(exclude),
    includeHiddenFiles: true,
    apiKey,
  })
}

/** Each character as hexadecimal, after a prefix. */
const encoded = (text: string, prefix: string): string =>
  [...Buffer.from(text)].map((byte) => prefix + byte.toString(16)).join('')

/** The input that an error tells to write. */
function advised({ hint = '' }: SiteError): string {
  const input: { exclude: string } = parse(hint.slice(hint.indexOf('\nexclude: |')))
  return input.exclude
}

const key = pem('RSA ')
const lines = key.trim().split('\n')
const utf16be = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16()
const aws = token('AKIA', 16, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567')
const github = token('ghp_', 36)
const stripe = token('sk_live_', 24)
const slack = `${token('xoxb-', 12, '0123456789')}-${random(13, '0123456789', 'b')}-${random(24)}`

const names = words(`
  .env .envrc .ENV.local a/.env.production .env.bak prod.env a/PROD.ENV env a/env env.local env.production a/env.staging.local env.bak
  npmrc .npmrc a/.NPMRC .npmrc.bak .npmrc~ .yarnrc.yml .pypirc .netrc _netrc .git-credentials .htpasswd htpasswd .htpasswd.old
  .pgpass .my.cnf .mylogin.cnf .s3cfg .boto .dockercfg .docker/config.json a/.Docker/Config.json .tugboat .vault-token .terraformrc
  .dev.vars .dev.vars.production .Renviron .ftpconfig .remote-sync.json sftp-config.json .vscode/sftp.json .m2/settings.xml
  .bundle/config .bash_history .zsh_history .mysql_history .psql_history .node_repl_history .python_history .Rhistory .rediscli_history
  id_rsa a/id_dsa id_ecdsa id_ed25519 id_ed25519_sk deploy_rsa putty.ppk
  terraform.tfstate terraform.tfstate.backup a/x.tfstate.1700000000.backup terraform.tfvars prod.auto.tfvars prod.tfvars.json
  master.key config/master.key config/secrets.yml a/config/secrets.yaml config/secrets.yml.bak config/database.yml .streamlit/secrets.toml
  wp-config.php wp-config.php.bak wp-config.php~ .wp-config.php.swp wp-config.php.txt local.settings.json
  kubeconfig kubeconfig.yaml kubeconfig-prod credentials.csv rootkey.csv deploy_accessKeys.csv
  client_secret_123.apps.googleusercontent.com.json client_secret.json gha-creds-0123456789abcdef.json
  a.p12 A.PFX a.pkcs12 a.jks a.keystore a.keyring a.keychain a.kdb a.kdbx a.psafe3 a.html/b.p12
  otr.private_key proftpdpasswd filezilla.xml recentservers.xml
`)

const folders = words(`
  .ssh/config a/.aws/credentials .azure/x .config/gh/hosts.yml .config/gcloud/credentials.db .gnupg/pubring.kbx .kube/config .cargo/credentials.toml
  .gem/credentials .terraform.d/credentials.tfrc.json .svn/entries .hg/store/a .bzr/README .jj/repo/x node_modules/x/index.js
  demo/Node_Modules/x.js .SSH/known_hosts
`)

const keys: Table = [
  ['deploy.txt', pem('OPENSSH ')],
  ['AuthKey_1.p8', pem()],
  ['server.key', pem('ENCRYPTED ')],
  [
    'me.asc',
    `-----BEGIN PGP PRIVATE KEY BLOCK-----\nVersion: GnuPG v2\nComment: a\n\n${bodyLines().join('\n')}\n=abcd\n`,
  ],
  ['ssh2', `---- BEGIN SSH2 ENCRYPTED PRIVATE KEY ----\nComment: "x"\n${bodyLines().join('\n')}\n`],
  ['old.pem', [lines[0], 'Proc-Type: 4,ENCRYPTED', 'DEK-Info: AES-128-CBC,0123', '', ...lines.slice(1)].join('\n')],
  ['windows.pem', key.replaceAll('\n', '\r\n')],
  ['mac.pem', key.replaceAll('\n', '\r')],
  ['one-line.pem', key.replaceAll('\n', '')],
  ['spaces.txt', key.replaceAll('\n', ' ')],
  ['indented.yaml', `tls:\n  key: |\n    ${key.replaceAll('\n', '\n    ')}`],
  ['config.toml', `private_key = """${key}"""`],
  ['client.ovpn', `client\n<key>\n${key}</key>\n`],
  ['account.json', JSON.stringify({ type: 'service_account', private_key: key })],
  ['other.json', JSON.stringify({ whatever: [key] }, undefined, 2)],
  ['nested.json', JSON.stringify({ json: JSON.stringify({ key: key.replaceAll('\n', '\r\n') }) })],
  ['app.js', `const k = \`${key}\``],
  ['app.min.js', `a();var k=${JSON.stringify(key)};b()`],
  ['joined.js', `const k = [\n${lines.map((line) => `  '${line}',`).join('\n')}\n].join('\\n')`],
  ['added.js', `const k = ${lines.map((line) => `"${line}\\n"`).join(' +\n  ')}`],
  ['app.js.map', JSON.stringify({ version: 3, sourcesContent: [`const k = \`${key}\``] })],
  ['main.css', `/* ${key} */`],
  ['index2.html', `<pre>\n${key}</pre>`],
  ['lines.html', `<code>${lines.map((line) => `<span class="line"><span>${line}</span></span>`).join('\n')}</code>`],
  ['notes.md', `# Notes\n\n\`\`\`\n${key}\`\`\`\n`],
  ['_sources/tls.rst.txt', `::\n\n    ${key.replaceAll('\n', '\n    ')}`],
  ['feed.xml', `<![CDATA[<pre>\n${key}</pre>]]>`],
  ['example.cpp.txt', `static const char key[] =\n${lines.map((line) => `  "${line}\\n"`).join('\n')};`],
  ['script.py', `KEY = (\n${lines.map((line) => `    b"${line}\\n"`).join('\n')}\n)`],
  ['hanging.py', `K = b"${lines.join('\\n"\n            b"')}"`],
  ['change.diff', lines.map((line) => `+${line}`).join('\n')],
  ['removed.patch', lines.map((line) => `-  ${line}`).join('\n')],
  ['mail.txt', lines.map((line) => `> ${line}`).join('\n')],
  ['comment.go', lines.map((line) => `// ${line}`).join('\n')],
  ['settings.conf', lines.map((line) => `# ${line}`).join('\n')],
  ['doc.java', `/**\n${lines.map((line) => ` * ${line}`).join('\n')}\n */`],
  ['build.log', lines.map((line) => `2026-11-22T01:02:03.456Z INFO ${line}`).join('\n')],
  ['tls.yaml', `data:\n  tls.key: ${Buffer.from(key).toString('base64')}\n`],
  ['kube.yml', `users:\n- user:\n    client-key-data: ${Buffer.from(key).toString('base64')}`],
  [
    'wrapped.txt',
    (
      Buffer.from(key)
        .toString('base64')
        .match(/.{1,76}/gu) ?? []
    ).join('\n'),
  ],
  ['base64.json', JSON.stringify({ key: Buffer.from(key).toString('base64') })],
  ['le.txt', Buffer.from(key, 'utf16le')],
  ['le-bom.txt', Buffer.from(`\ufeff${key}`, 'utf16le')],
  ['be.txt', utf16be(key)],
  ['be-bom.txt', utf16be(`\ufeff${key}`)],
  ['wide.json', Buffer.from(`\ufeff${JSON.stringify({ a: key })}`, 'utf16le')],
  ['late.txt', `# comment\n`.repeat(8000) + key],
  ['late.js', `${'/'.repeat(1024 * 1024 - 20)}\n${key}`],
  ['later.log', 'a line of a log\n'.repeat(200_000) + key],
  ['data.bin', Buffer.concat([Buffer.alloc(1000), Buffer.from(key), Buffer.alloc(1000)])],
  ['bom.txt', `\ufeff${key}`],
  [
    'putty',
    `PuTTY-User-Key-File-3: ssh-ed25519\nEncryption: none\nPublic-Lines: 1\n${random(64)}\nPrivate-Lines: 1\n${random(48)}\n`,
  ],
  ['age.txt', `# created: 2026\n${token('AGE-SECRET-KEY-1', 58, 'QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L')}\n`],
  ['rsa.der', Buffer.from('308204a30201000282010100c0', 'hex')],
  ['pkcs8.dat', Buffer.from('308204bd020100300d06092a86', 'hex')],
  ['ec.dat', Buffer.from('30770201010420', 'hex')],
]

const tokens: Table = [
  ['aws.js', `const id="${aws}"`],
  ['sts.js', `id:'${token('ASIA', 16, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567')}'`],
  ['aws', `[default]\naws_access_key_id=${aws}\n`],
  ['stripe.js', `fetch(u,{headers:{Authorization:"Bearer ${stripe}"}})`],
  ['restricted.mjs', token('rk_live_', 99)],
  ['github.js', `t="${github}"`],
  ['oauth.json', JSON.stringify({ token: token('gho_', 36) })],
  ['app-token.yml', `token: ${token('ghs_', 36)}`],
  ['long.ts', `'${token('ghs_', 200)}.${random(180, undefined, 'x')}.${random(90, undefined, 'y')}'`],
  ['fine.js', token('github_pat_', 82)],
  ['gitlab.js', `"${token('glpat-', 20)}"`],
  ['slack.js', `"${slack}"`],
  [
    'user.js',
    `"${token('xoxp-', 11, '0123456789')}-${random(11, '0123456789')}-${random(12, '0123456789', 'c')}-${random(32, '0123456789abcdef')}"`,
  ],
  [
    'webhook.js',
    `fetch("https://hooks.slack.com/services/${random(9, 'TB0123456789').replace(/^./u, 'T')}/B${random(10)}/${random(24)}")`,
  ],
  ['npm.js', `"//registry.example/:_authToken=${token('npm_', 36)}"`],
  ['sendgrid.js', `"SG.${random(22)}.${random(43)}"`],
  ['openai.js', `"sk-proj-${random(74)}T3BlbkFJ${random(74, undefined, 'z')}"`],
  ['pypi.cfg', `password = pypi-AgEIcHlwaS5vcmc${random(150)}`],
  ['docker.toml', token('dckr_pat_', 27)],
  ['shopify.vue', token('shpat_', 32, '0123456789abcdef')],
  ['min.js', `${'a=1;'.repeat(20_000)}k="${stripe}"`],
  ['app.js.map', JSON.stringify({ version: 3, sourcesContent: [`t = "${github}"`] })],
  ['string.json', JSON.stringify({ env: `A=1\n${github}\n` })],
  ['wide.js', Buffer.from(`\ufefft="${github}"`, 'utf16le')],
  ['settings', `TOKEN=${github}`],
  ['app.wasm', Buffer.concat([Buffer.from('\0asm\x01\0\0\0'), Buffer.from(stripe), Buffer.alloc(64)])],
]

const own: Table = [
  ['app.js', `const k="${apiKey}"`],
  ['index2.html', `<script>k='${apiKey}'</script>`],
  ['notes.md', `Our key is ${apiKey}.`],
  ['style.css', `/*${apiKey}*/`],
  ['a.bin', Buffer.from(`\0\0${apiKey}\0`)],
  ['wide.txt', Buffer.from(apiKey, 'utf16le')],
  ['icon.svg', `<svg><!--${apiKey}--></svg>`],
  ['large.txt', 'a line\n'.repeat(300_000) + apiKey],
  ['alone.js', `atob("${Buffer.from(apiKey).toString('base64')}")`],
  ...['u', 'us', 'usr'].map((user): Table[number] => [`${user}.js`, `"Basic ${btoa(`${user}:${apiKey}`)}"`]),
  ['url.js', Buffer.from(`u:${apiKey}`).toString('base64url')],
  ['percent.txt', `?key=${encoded(apiKey, '%')}`],
  ['json.json', `{"key":"${encoded(apiKey, '\\u00')}"}`],
  ['string.js', `"${encoded(apiKey, '\\x')}"`],
  ['hex.txt', Buffer.from(apiKey).toString('hex')],
  ['HEX.txt', Buffer.from(apiKey).toString('hex').toUpperCase()],
  ['array.c', `{ ${encoded(apiKey, ', 0x').slice(2)} }`],
  ['buffer.json', JSON.stringify({ key: Buffer.from(apiKey) })],
  ['indented.json', JSON.stringify({ config: { key: Buffer.from(apiKey) } }, undefined, 4)],
  ['array.json', JSON.stringify(new Uint8Array(Buffer.from(apiKey)))],
  ['app.dll', Buffer.concat([Buffer.from('MZ\0'), Buffer.from(apiKey, 'utf16le')])],
  ['large.json', `${' '.repeat(1024 * 1024 - 50)}${JSON.stringify(Buffer.from(apiKey))}`],
]

const leaks: Table = [...names.map((path) => [path, 'x'] as const), ...keys, ...tokens, ...own]

describe('a leak stops the site', () => {
  it.each(leaks)('%s', async (path, content) => {
    using site = makeSite({ 'index.html': 'x', [path]: content })
    const error = await collect(site.directory).catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(SiteError)
    expect(advised(error as SiteError)).toBe(`${path.replaceAll('*', '[*]')}\n`)
    expect(String((error as SiteError).hint) + (error as SiteError).message).not.toContain(apiKey)
    expect([...(await collect(site.directory, advised(error as SiteError))).files]).toHaveLength(1)
    expect([...(await collect(site.directory, `!${path}`)).files]).toHaveLength(2)
  })

  it.each(folders)('%s', async (path) => {
    using site = makeSite({ 'index.html': 'x', [path]: 'x' })
    const error = await collect(site.directory).catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(SiteError)
    expect(advised(error as SiteError)).toMatch(/\/\n$/u)
    expect([...(await collect(site.directory, advised(error as SiteError))).files]).toHaveLength(1)
  })
})

const harmless = words(`
  env.html docs/env/index.html docs/.env.html env.js env.mjs src/env.ts env.d.ts env.css env.png env.svg env.md env.rst env.js.map env.wasm
  assets/env.json en/env.txt env.js docs/database.yml docs/secrets.yml secrets.yaml settings/database.yml env.example
  environment.js env-config.js _sources/env.txt docs/env.rst.txt secrets.html docs/secrets/index.html secrets.js secrets.json secrets.png
  token.js tokens.css tokens.json token.html password.html passwords/index.html credentials.html credentials.json database.html
  database.js database.json database-yml.html master-key.html kubeconfig.html kubeconfig.md kubeconfig.png docs/kubeconfig-reference.html
  wp-config.html wp-config-sample.php docs/wp-config.php.html npmrc.html npmrc.md docs/npmrc/index.html netrc.html htpasswd.html ssh.html
  docs/ssh/index.html ssh/config.html aws/index.html azure/index.html config/gh/index.html config/gcloud.html docker/config.json
  .well-known/security.txt .well-known/apple-app-site-association .nojekyll .htaccess id_rsa.pub id_rsa.html rsa.html rsa rsa.js dsa.js
  node_modules.html docs/node_modules/../modules.html svn/index.html hg/index.html jj.html tfstate.html terraform.tfstate.html tfvars.md
  p12.html p12/index.html keystore.js keychain.svg local.settings.html settings.xml history.html bash_history.html history.json
  client_secret.html gha-creds.html rootkey.html credentials.md keys.csv export.csv data.csv feed.xml sitemap.xml robots.txt ads.txt llms.txt CNAME
  HEAD config objects/index.html package.json manifest.webmanifest _headers _redirects composer.json cargo.html gem/index.html
  vault-token.html boto.html dev.vars.html renviron.html
`).map((path): Table[number] => [path, 'x'])

const page = (text: string): string => `<!doctype html><title>x</title><p>${text}`
const quoted = `${begin('RSA ')} and -----END RSA PRIVATE KEY-----`
const harmlessContents: Table = [
  ['docs/env', page('The environment')],
  ['docs/commands/npmrc', `\n<html><body>${'x'.repeat(99)}`],
  ['site.pem', '-----BEGIN CERTIFICATE-----\nMIID\n-----END CERTIFICATE-----\n'],
  ['public.pem', pem('RSA ').replaceAll('PRIVATE', 'PUBLIC')],
  ['tls.html', page(`A key begins with <code>${begin()}</code>, then comes Base64 in lines of sixty-four characters.`)],
  ['tls.md', `Your key looks like\n\n${begin('EC ')}\n...\n-----END EC PRIVATE KEY-----\n`],
  ['short.md', `${begin()}\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASC...\n-----END PRIVATE KEY-----\n`],
  ['dots.html', `<pre>${begin()}\n…\n</pre>`],
  ['xs.md', `${begin()}\n${'x'.repeat(64)}\n${'x'.repeat(64)}\n-----END PRIVATE KEY-----\n`],
  ['your.md', `${begin()}\n<your private key, Base64>\n-----END PRIVATE KEY-----`],
  [
    'prose.txt',
    `The line ${begin()} stands before everything else that such a file contains, and nobody should ever publish one`,
  ],
  [
    'parser.js',
    `const re=/-----BEGIN (?:RSA )?PRIVATE KEY-----([\\s\\S]+?)-----END/;k.replace("${begin()}","").replace(/\\s/g,"")`,
  ],
  ['forge.js', `return"${begin('RSA ')}\\r\\n"+wrap(getPrivateBaseKeyB64(asn1))+"\\r\\n-----END RSA PRIVATE KEY-----"`],
  [
    'encode.mjs',
    `const s=(t,n)=>\`-----BEGIN \${n}-----\\n\${t.replace(/(.{64})/g,"$1\\n")}\\n-----END \${n}-----\`,a="PRIVATE KEY"`,
  ],
  ['strings.js', `const a="${begin()}",b="-----END PRIVATE KEY-----",createPrivateKeyFromPemEncodedString=1`],
  ['search.json', JSON.stringify({ docs: [{ text: quoted }] })],
  ['notes.txt', `Never publish a file with "${begin()}" in it.\n`],
  ['header.b64.txt', Buffer.from(`${begin()}\n`).toString('base64')],
  [
    'cert.yaml',
    `client-certificate-data: ${Buffer.from(pem().replaceAll('PRIVATE KEY', 'CERTIFICATE')).toString('base64')}`,
  ],
  ['putty.html', page('A file of PuTTY begins with PuTTY-User-Key-File-3: ssh-rsa.')],
  ['age.md', 'Such a key begins with AGE-SECRET-KEY-1.'],
  ['cert.der', Buffer.from('308203c9308202b1a003020102', 'hex')],
  ['spki.der', Buffer.from('30820122300d06092a864886f7', 'hex')],
  ['aws-example.js', `id="${['AKIA', 'IOSFODNN7EXAMPLE'].join('')}"`],
  ['aws-example2.json', JSON.stringify({ id: ['AKIA', 'I44QH8DHBEXAMPLE'].join('') })],
  ['aws-xs.js', 'id="AKIAXXXXXXXXXXXXXXXX"'],
  ['aws-short.js', 'id="AKIA1234"'],
  [
    'aws-signed.json',
    JSON.stringify({
      url: `https://s3.example/a.png?X-Amz-Credential=${token('ASIA', 16, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567')}%2F20261122&X-Amz-Signature=1`,
    }),
  ],
  ['aws-in-base64.js', `x="data:font/woff2;base64,${random(40)}${aws}${random(40)}"`],
  ['stripe-test.js', `k="${token('sk_test_', 24)}"`],
  ['stripe-public.js', `k="${token('pk_live_', 24)}"`],
  ['stripe-public-test.js', `k="${token('pk_test_', 24)}"`],
  ['stripe-placeholder.js', 'k="sk_live_xxxxxxxxxxxxxxxxxxxxxxxx"'],
  ['stripe-prefix.js', 'if (k.startsWith("sk_live_")) warn(); const sk_live_key_configuration_of_the_account = 1'],
  ['stripe-your.js', 'k="sk_live_YOUR_KEY_HERE_PLEASE"'],
  ['google.js', `firebase.initializeApp({apiKey:"${token('AIza', 35)}"})`],
  ['mapbox.js', `t="pk.${random(60)}.${random(22)}"`],
  ['sentry.js', `dsn:"https://${random(32, '0123456789abcdef')}@o1.ingest.sentry.io/1"`],
  ['algolia.js', `algoliasearch("ABCDEF1234","${random(32, '0123456789abcdef')}")`],
  ['recaptcha.js', `"6L${random(38)}"`],
  ['github-xs.js', `t="ghp_${'x'.repeat(36)}"`],
  ['github-zeros.json', `{"t":"ghp_${'0'.repeat(36)}"}`],
  ['github-row.js', 't="ghp_abcdefghijklmnopqrstuvwxyz0123456789"'],
  ['github-pairs.js', `t="ghp_${'ab'.repeat(18)}"`],
  ['github-prefixes.js', 'const kinds = ["ghp_", "gho_", "ghu_", "ghs_", "ghr_", "github_pat_"]'],
  ['github-regex.js', 'const re=/gh[pousr]_[A-Za-z0-9_]{36}|github_pat_[0-9a-zA-Z_]{82}/'],
  ['github-your.js', 't="github_pat_your_token_here_from_the_settings_page_of_your_account"'],
  ['gitlab-placeholder.js', 't="glpat-xxxxxxxxxxxxxxxxxxxx"'],
  ['slack-placeholder.js', 't="xoxb-your-token-here-please"'],
  ['slack-xs.js', 't="xoxb-XXXXXXXXXXXX-XXXXXXXXXXXXXXXXXXXXXXXX"'],
  ['webhook-example.js', `"https://hooks.slack.com/services/T00000000/B00000000/${'X'.repeat(24)}"`],
  ['npm-config.js', 'process.env.npm_config_user_agent_of_the_package_manager; npm_package_version'],
  ['npm-xs.js', `t="npm_${'x'.repeat(36)}"`],
  ['sendgrid.js', 't="SG.xxxxxxxxxxxxxxxxxxxxxx.xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"; MSG.send()'],
  ['hashes.json', JSON.stringify({ a: random(64, '0123456789abcdef'), b: random(40, '0123456789abcdef') })],
  ['integrity.json', `{"integrity":"sha512-${random(86)}=="}`],
  ['jwt.js', `t="eyJ${random(33)}.eyJ${random(120)}.${random(43)}"`],
  [
    'bundle.js',
    `const font="data:font/woff2;base64,${random(200_000, 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/')}"`,
  ],
  ['inline.css', `a{background:url(data:image/png;base64,${random(5000)})}`],
  ['wasm.js', `const w="AGFzbQEAAAA${random(50_000)}"`],
  ['image.png', Buffer.from(random(30_000))],
  ['app.wasm', Buffer.from(`\0asm\x01\0\0\0${random(3000)}`)],
  ['movie.mp4', Buffer.alloc(200_000, key)],
  ['key-shorter.js', `k="${apiKey.slice(0, 20)}"`],
  ['empty.json', ''],
  ['nul.txt', '\0'],
]

describe('an honest file passes', () => {
  it.each([...harmless, ...harmlessContents])('%s', async (path, content) => {
    using site = makeSite({ 'index.html': 'x', [path]: content })
    const { files, doubts } = await collect(site.directory)
    expect([...files]).toHaveLength(2)
    expect(Object.values(doubts).flat()).toEqual([])
  })

  it.each([
    ['docs/env.html', 'docs/env.txt'],
    ['docs/env/index.html', 'docs/env.json'],
    ['env.html', 'env.data'],
    ['docs/env.html', '_next/data/abc/docs/env.json'],
    ['kubeconfig.html', 'kubeconfig.txt'],
  ])('with the page %s, its data in %s', async (html, path) => {
    using site = makeSite({ 'index.html': 'x', [html]: 'x', [path]: 'x' })
    expect([...(await collect(site.directory)).files]).toHaveLength(3)
  })
})

describe('the tables', () => {
  it('are as long as they have to be', () => {
    expect(leaks.length + folders.length).toBeGreaterThanOrEqual(120)
    expect(harmless.length + harmlessContents.length).toBeGreaterThanOrEqual(120)
  })
})

describe('what somebody should look at', () => {
  it.each([
    ['a.sql', 'x', 'dump'],
    ['trace.HAR', 'x', 'dump'],
    ['app.js.map', JSON.stringify({ sources: ['a'], sourcesContent: [null, 'const a = 1'] }), 'map'],
    ['guide.html', page(`curl -H "Authorization: ${github}"`), 'token'],
    ['guide.md', `Use ${stripe}`, 'token'],
    ['llms-full.txt', `Use ${stripe}`, 'token'],
    ['feed.xml', `Use ${slack}`, 'token'],
  ] as const)('%s is published with a warning', async (path, content, doubt) => {
    using site = makeSite({ 'index.html': 'x', [path]: content })
    const { doubts } = await collect(site.directory)
    expect(doubts[doubt]).toEqual([path])
    expect(Object.values((await collect(site.directory, `!${path}`)).doubts).flat()).toEqual([])
  })

  it.each(['{"version":3}', '{"sourcesContent":[]}', '{"sourcesContent":[null,null]}'])(
    'is no source map without sources: %s',
    async (content) => {
      using site = makeSite({ 'index.html': 'x', 'a.js.map': content })
      expect((await collect(site.directory)).doubts.map).toEqual([])
    },
  )
})

describe('what is found in several files', () => {
  it('is told once, each with its reason, in one block that leaves all of it out', async () => {
    using site = makeSite({
      'index.html': 'x',
      'a.js': `"${stripe}"`,
      'b[1].txt': key,
      'c.env': 'x',
      'd.js': apiKey,
      'e.css': 'x',
    })
    for (let index = 0; index < 60; index += 1) {
      mkdirSync(join(site.directory, 'links'), { recursive: true })
      symlinkSync('/etc/hostname', join(site.directory, `links/${index}`))
    }
    symlinkSync('nowhere', join(site.directory, 'broken'))
    const error = (await collect(site.directory, '# kept\n*.css').catch((cause: unknown) => cause)) as SiteError
    expect(error.message).toContain('a live token (Stripe) (1)')
    expect(error.message).toContain('The link "broken" points at nowhere, which does not exist.')
    expect(error.message).toContain('56 more such links')
    const exclude = advised(error)
    expect(exclude).toContain('# kept\n*.css\n')
    expect(exclude).toContain('# a private key\nb[[]1].txt\n')
    expect(exclude).toContain("# the account's API key\nd.js\n")
    expect(error.hint).not.toContain(stripe)
    expect([...(await collect(site.directory, exclude)).files].map(({ path }) => path)).toEqual(['index.html'])
  })

  it('fits into a comment, however much it is', async () => {
    const many = Array.from({ length: 3000 }, (_, index) => [
      `${'k'.repeat(200)}/${index}/${'long'.repeat(50)}.env`,
      'x',
    ])
    using site = makeSite({ 'index.html': 'x', ...Object.fromEntries(many) })
    const error = (await collect(site.directory).catch((cause: unknown) => cause)) as SiteError
    expect(`${error.message}${error.hint}`.length).toBeLessThan(40_000)
    expect([...(await collect(site.directory, advised(error))).files]).toHaveLength(1)
  })

  it('says how much is missing in a list that can name no folder', async () => {
    const many = Array.from({ length: 600 }, (_, index) => [`${10_000 + index}${'x'.repeat(91)}.env`, 'x'])
    using site = makeSite({ 'index.html': 'x', ...Object.fromEntries(many) })
    const error = (await collect(site.directory).catch((cause: unknown) => cause)) as SiteError
    expect(error.hint).toContain('480 lines are missing')
    expect(advised(error).trim().split('\n')).toHaveLength(120)
  })
})

describe('a pattern holds through links', () => {
  it.each([
    ['plan.html', 'drafts/plan.html', 'drafts/**', []],
    ['plan.html', 'drafts/plan.html', 'drafts', []],
    ['plan.html', 'drafts/plan.html', 'drafts/**\n!plan.html', ['plan.html']],
    ['new', 'drafts', 'drafts/plan.html', ['drafts/b.html', 'new/b.html']],
    ['new', 'drafts', 'drafts/**', []],
    ['new', 'drafts', 'drafts/**\n!new/**', []],
    ['new', 'drafts', 'new/plan.html', ['drafts/b.html', 'drafts/plan.html', 'new/b.html']],
  ])('%s to %s with %j', async (path, target, exclude, expected) => {
    using site = makeSite({ 'index.html': 'x', 'drafts/plan.html': 'x', 'drafts/b.html': 'x' })
    mkdirSync(dirname(join(site.directory, path)), { recursive: true })
    symlinkSync(target, join(site.directory, path))
    const { files } = await collect(site.directory, exclude)
    expect([...files].map((file) => file.path).filter((each) => each !== 'index.html')).toEqual(expected)
  })
})

describe('names that are one when they are sent', () => {
  it.each([
    ['a"b', 'a%22b'],
    ['x"/c', 'x%22/c'],
    ['a\nb', 'a%0Ab'],
  ])('%j and %j stop the site', async (one, other) => {
    using site = makeSite({ 'index.html': 'x', [one]: '1', [other]: '2' })
    await expect(collect(site.directory)).rejects.toThrow('when it is sent')
    using alone = makeSite({ 'index.html': 'x', [one]: '1', 'a%2522b': '2' })
    expect([...(await collect(alone.directory)).files]).toHaveLength(3)
  })
})

describe('a folder that contains the site', () => {
  const refusal = async (files: Readonly<Record<string, string>>): Promise<unknown> => {
    using site = makeSite(files)
    return await collectSite('out/', site.directory, {
      exclude: await Exclude.parse(''),
      includeHiddenFiles: false,
    }).catch((cause: unknown) => cause)
  }

  it.each([
    [['out/site/index.html', 'out/site/a/index.html'], 'out/site'],
    [['out/a/b/index.html', 'out/a/b/c.html'], 'out/a/b'],
    [['out/a/b/index.html', 'out/a/c/index.html'], 'out/a'],
    [['out/a/Index.html'], 'out/a'],
  ])('with %j is refused, and %s named', async (paths, folder) => {
    expect(await refusal(Object.fromEntries(paths.map((path) => [path, 'x'])))).toMatchObject({
      input: 'directory',
      hint: `Write "directory: ${folder}". Nothing was sent.`,
    })
  })

  it.each([[['out/a/index.html', 'out/b.txt']], [['out/a/b.pdf', 'out/a/c.pdf']], [['out/index.htm']]])(
    'is not one with %j',
    async (paths) => {
      const site = await refusal(Object.fromEntries(paths.map((path) => [path, 'x'])))
      expect(site).toMatchObject({ noRootPage: expect.stringContaining('no index.html') })
    },
  )
})

describe('the root of a repository', () => {
  it('is an error without a page, and names what a build wrote', async () => {
    using site = makeSite({ '.git/config': 'x', 'README.md': 'x', 'dist/index.html': 'x' })
    const error = await collect(site.directory).catch((cause: unknown) => cause)
    expect(error).toMatchObject({
      input: 'directory',
      message: expect.stringContaining('sources, not a site'),
    })
    expect((error as SiteError).hint).toContain('dist". Nothing was sent')
  })

  it('is published with a page', async () => {
    using site = makeSite({ '.git': 'gitdir: x', 'index.html': 'x' })
    expect([...(await collect(site.directory)).files]).toHaveLength(1)
  })
})
