import { base64Forms, type KeyFinder } from '../text/masking.ts'

/** The first line of a private key: PEM (RFC 7468), which OpenSSH and PGP use too, and RFC 4716. */
const header = /-{4,5} ?BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)? ?-{4,5}/gu

/** Headers as in RFC 1421 and PGP, then Base64, in pieces that signs may separate: quotes, commas, those of a comment. */
const body =
  /^[^A-Za-z0-9+/]*(?:[A-Z][A-Za-z-]{2,20}: (?:[^\n"']{0,200}["']|[^\n]{0,200}\n)[^A-Za-z0-9+/]*){0,8}((?:[A-Za-z0-9+/]{16,}[^A-Za-z0-9+/]{0,80})+)/u

/** `what` is shown, and never the secret itself. An `encoded` key is one in Base64. */
export type Secret = Readonly<{ what: string; kind: 'key' | 'encoded' | 'token' }>

/** One of each kind, or a `key` alone. Time is linear. @param hasPasswords whether it may be a server's settings */
export function secretsIn(bytes: Buffer, key: KeyFinder, hasPasswords = false): Secret[] {
  const read = bytes.toString('latin1')
  const text = bytes.includes(0) ? read.replace(utf16, lettersOf) : read
  if (key?.(text)) return [{ what: "the account's API key", kind: 'key' }]
  if (text.includes('PRIVATE KEY') && hasPrivateKey(text)) return [{ what: 'a private key', kind: 'key' }]
  if (hasPasswords && basicAuth.test(text)) return [{ what: 'passwords below "Basic-Auth"', kind: 'key' }]
  const issuer = liveTokenIn(text)
  const found: Secret[] = issuer === undefined ? [] : [{ what: `a live token (${issuer})`, kind: 'token' }]
  return hasEncodedKey(text) ? [...found, { what: 'a private key in Base64', kind: 'encoded' }] : found
}

/** Netlify's, in `_headers` and `netlify.toml`. */
const basicAuth = /basic-auth["']?[^\S\n]*[:=][^\S\n]*["']?[^\s:"']{1,200}:[^\s"']/iu

/** Latin letters in UTF-16: every other byte is zero. The bound keeps V8's stack from overflowing on rows above 4 MiB. */
const utf16 = /\0?[^\0](?:\0[^\0]){7,2097152}\0?/gu

/** In both byte orders. A letter at one end without a zero of its own is half of another character. */
function lettersOf(row: string): string {
  const letters = row.replaceAll('\0', '')
  return `\n${row.endsWith('\0') ? letters : letters.slice(0, -1)}\n${row.startsWith('\0') ? letters : letters.slice(1)}\n`
}

function hasPrivateKey(text: string): boolean {
  for (const { 0: found, index } of text.matchAll(header)) {
    const start = index + found.length
    const [inside = ''] = text.slice(start, start + 3000).split('----', 1)
    const [, pieces = ''] = body.exec(unescaped(inside)) ?? []
    const base64 = pieces.replace(/[^A-Za-z0-9+/]/gu, '')
    if (base64.length >= 60 && looksRandom(base64)) return true
  }
  return false
}

const looksRandom = (base64: string): boolean => new Set(base64).size >= 16

/** Undoes escapes of JSON, PHP and XML, and what joins strings or begins a comment. JSON in JSON has more backslashes. */
function unescaped(text: string): string {
  const codes = /(?<!\\)\\+(?:u00|x)([0-9a-f]{2})|&(?:amp;)*#(?:x0*([0-9a-f]{1,2})|0*([0-9]{1,3}));/giu
  return (
    text
      .replace(codes, (_, json, xml, decimal) => String.fromCharCode(decimal ?? Number.parseInt(json ?? xml, 16)))
      .replace(/(?<!\\)\\+[rnt]/gu, '\n')
      .replace(/(?<!\\)\\+\//gu, '/')
      // Signs of Base64 that stand alone, as in `// ` and `"+"`.
      .replace(/(?<![\w+/-])[+/-]{1,15}(?![\w+/-])/gu, '\n')
  )
}

/** Code may name the header of a key, so what is behind it decides, as it does in plain text. */
function hasEncodedKey(text: string): boolean {
  return base64Forms('BEGIN ').some((begin, offset) => {
    let [seenFrom, seenTo] = [0, 0]
    for (let at = text.indexOf(begin); at >= 0; at = text.indexOf(begin, at + begin.length)) {
      // This header was decoded together with an earlier one.
      if (at < seenTo && (at - seenFrom) % 4 === 0) continue
      const from = Math.max(0, at - Math.ceil((offset * 8) / 6))
      // Most are no key's, which a few characters show.
      if (!decodedAt(text, from, 300).includes('PRIVATE KEY')) continue
      if (hasPrivateKey(`----${decodedAt(text, from, 800).slice(offset)}`)) return true
      const unbroken = /^[\w+/-]*/u.exec(text.slice(at, at + 400)) ?? ['']
      ;[seenFrom, seenTo] = [at, at + unbroken[0].length]
    }
    return false
  })
}

/** What a text in Base64, in pieces that signs may separate, begins with. */
function decodedAt(text: string, from: number, length: number): string {
  const near = unescaped(text.slice(from, from + length))
  const [pieces = ''] = /^(?:[\w+/-]{16,}[^\w+/-]{0,80})+/u.exec(near) ?? []
  return Buffer.from(pieces.replace(/[^\w+/-]/gu, ''), 'base64').toString('latin1')
}

const { raw } = String
/** The public half of a key is in addresses that were signed for everybody. */
const unsigned = '(?<!(?:[Cc]redential|AWS[Aa]ccess[Kk]ey[Ii]d)(?:=|%3D))'

// Issuer, rule, anchor and rest of tokens that are secret and in use: none for tests or browsers. Rules are those of gitleaks
// (github.com/gitleaks/gitleaks, cmd/generate/config/rules), with "np." of Nosey Parker (praetorian-inc/noseyparker), with
// "th." of TruffleHog (trufflesecurity/trufflehog). Some lengths are newer. The one group of a row has to look random.
const formats = [
  ['Anthropic', 'anthropic-api-key', 'sk-ant-', raw`[a-z]+\d+-([\w-]{80,200})`],
  ['AWS', 'aws-access-token', `${unsigned}A[KS]I`, 'A([A-Z0-9]{16})(?![A-Za-z0-9+/])'],
  ['Databricks', 'databricks-api-token', 'dap', raw`i([a-f0-9]{32})(?!\w)`],
  ['DigitalOcean', 'digitalocean-pat', 'do[opr]_v1_', '([a-f0-9]{64})'],
  ['Discord', 'th.discordwebhook', raw`discord(?:app)?\.com/`, raw`api/webhooks/\d{17,20}/([\w-]{60,80})`],
  ['Docker', 'np.dockerhub.1', 'dckr_[po]at_', raw`([\w-]{27,100})`],
  ['GitHub', 'github-pat', 'gh[pousr]_', '([A-Za-z0-9]{36,255})'],
  // The first part does not reach beyond the next prefix, so that a row of prefixes takes no longer than other text.
  ['GitHub', 'github-app-token', 'gh[pousr]_', raw`((?:(?!gh[pousr]_)[\w-]){20,500}(?:\.[\w-]{20,500}){2})`],
  ['GitHub', 'github-fine-grained-pat', 'github_pat_', raw`(\w{36,255})`],
  ['GitLab', 'gitlab-pat', 'glpat-', raw`([\w-]{20,300})`],
  ['Google OAuth', 'np.google.2', 'GOCSPX-', raw`([\w-]{28})(?![\w-])`],
  ['Grafana', 'grafana-cloud-api-token', 'glc_', '([A-Za-z0-9+/]{32,400})'],
  ['Grafana', 'grafana-service-account-token', 'glsa_', '([A-Za-z0-9]{32}_[A-Fa-f0-9]{8})'],
  ['Hugging Face', 'huggingface-access-token', 'hf_', raw`([A-Za-z0-9]{34})(?!\w)`],
  ['Linear', 'linear-api-key', 'lin_api_', '([A-Za-z0-9]{40})'],
  ['npm', 'npm-access-token', 'npm_', raw`([A-Za-z0-9]{36})(?!\w)`],
  ['OpenAI', 'openai-api-key', raw`sk-(?:(?!sk-)[\w-]){16,100}T3BlbkFJ`, raw`([\w-]{16,100})`],
  ['Postgres', 'np.postgres.1', 'postgres(?:ql)?:', raw`//[^\s:@/]+:([\w%~!&-.;=]{8,})@(?![\w.-]*example)[\w-]+\.`],
  ['PyPI', 'pypi-upload-token', 'pypi-', raw`AgEIcHlwaS5vcmc([\w-]{50,1000})`],
  ['SendGrid', 'sendgrid-api-token', 'SG', raw`\.([\w-]{22}\.[\w-]{43})(?![\w-])`],
  ['Shopify', 'shopify-access-token', 'shp(?:at|ca|pa|ss)_', '([a-fA-F0-9]{32})'],
  ['Slack', 'slack-bot-token', 'xox[abeprs]-', raw`(?:\d{1,14}-){0,3}([A-Za-z0-9-]{16,200})`],
  ['Slack', 'slack-webhook-url', raw`hooks\.slack\.com/`, '(?:services|workflows|triggers)/([A-Za-z0-9+/]{40,100})'],
  ['Stripe', 'stripe-access-token', '[rs]k_live_', '([A-Za-z0-9]{16,200})'],
  ['Supabase', 'th.supabasetoken', 'sbp_', raw`([a-z0-9]{40})(?!\w)`],
  ['Supabase', 'supabase.com/docs/guides/api/api-keys', 'sb_secret_', raw`([\w-]{20,100})`],
  ['Telegram', 'np.telegram.1', raw`(?:bot)?\d{5,16}:`, raw`AA([\w-]{32,33})(?![\w-])`],
] as const

/** A token begins a word, or follows an escape whose last character is not a part of it. */
const start = raw`(?:(?<![A-Za-z0-9])|(?<=\\[nrtNRT]|%[0-9A-Fa-f]{2}|\\[uU]00[0-9A-Fa-f]{2}))`

const anchors = formats.map(([, , anchor]) => anchor)
const ends = [...new Set(anchors.map((anchor) => anchor.slice(-1)))]
const twice = ends.map((end) => end + end).join('|')
const tokens = formats.map(([, , anchor, after]) => `(?<=${start}${anchor})${after}`).join('|')
/** Starts with the anchor's last character, which is rare, and skips repetitions of it. */
const live = new RegExp(`(?:${ends.join('|')})(?<!${twice})(?<=${anchors.join('|')})(?:${tokens})`, 'gu')

/** Short words are in random characters, too, so they count only at an end. */
const example =
  /example|sample|placeholder|replace|insert|redacted|change-?me|dummy|token|secret|passw|(?:^|[-_])(?:fake|your)|(?:fake|your)[-_]/iu
const row = /(.)\1{5}|01234567|12345678|abcdefgh|ABCDEFGH|AbC123/u

function liveTokenIn(text: string): string | undefined {
  // In a small file without any, `matchAll` takes longer than this search.
  if (text.search(live) < 0) return undefined
  for (const [, ...groups] of text.matchAll(live)) {
    const at = groups.findIndex((group) => group !== undefined)
    const random = groups[at] ?? ''
    if (!example.test(random) && !row.test(random) && new Set(random).size >= 8) return formats[at]?.[0]
  }
  return undefined
}
