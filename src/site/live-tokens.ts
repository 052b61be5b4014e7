/*
 * Tokens whose format tells that they are secret and in use. The formats follow gitleaks
 * (github.com/gitleaks/gitleaks, cmd/generate/config/rules), with fewer demands on the length where services made their
 * tokens longer since. What a browser may know is not here: keys of Google's maps and of Firebase (AIza), Stripe's
 * pk_live_, tokens of Mapbox (pk.), addresses of Sentry. Nor are keys for tests.
 */

/** Who issued a token, and its format. The group that takes part in a match is the part that has to look random. */
const formats: readonly (readonly [issuer: string, format: string])[] = [
  ['AWS', 'A[KS]IA([A-Z0-9]{16})(?![A-Za-z0-9+/])'],
  ['Stripe', '[rs]k_live_([A-Za-z0-9]{16,200})'],
  // The first part does not reach beyond the next prefix, so that a row of prefixes takes no longer than other text.
  ['GitHub', String.raw`gh[pousr]_([A-Za-z0-9]{36,255}|(?:(?!gh[pousr]_)[\w-]){20,500}\.[\w-]{20,500}\.[\w-]{20,500})`],
  ['GitHub', String.raw`github_pat_(\w{36,255})`],
  ['GitLab', String.raw`glpat-([\w-]{20,300})`],
  ['Slack', String.raw`xox[abprs]-(?:\d{1,14}-){0,3}([A-Za-z0-9-]{16,200})`],
  ['Slack', String.raw`hooks\.slack\.com/services/(T\w{8,12}/B\w{8,12}/\w{20,30})`],
  ['npm', String.raw`npm_([A-Za-z0-9]{36})(?!\w)`],
  ['Docker', String.raw`dckr_pat_([\w-]{27,100})`],
  ['Shopify', 'shpat_([a-fA-F0-9]{32})'],
  ['SendGrid', String.raw`SG\.([\w-]{22}\.[\w-]{43})(?![\w-])`],
  ['OpenAI', String.raw`sk-(?:(?!sk-)[\w-]){16,100}T3BlbkFJ([\w-]{16,100})`],
  ['PyPI', String.raw`pypi-AgEIcHlwaS5vcmc([\w-]{50,1000})`],
]

const live = new RegExp(formats.map(([, format]) => format).join('|'), 'gu')

const example = /example|sample|placeholder|replace|insert|redacted|change-?me|dummy|fake|your|token|secret/iu

/** Rows of characters that no service gives out. */
const row = /(.)\1{5}|01234567|12345678|abcdefgh|ABCDEFGH/u

/** What stands before the public half of an AWS key in an address that was signed for everybody to use. */
const signed = /(?:Credential|AWSAccessKeyId)(?:=|%3D)$/iu

/** An escape whose last character is not a part of the word after it. */
const escaped = /(?:\\[nrt]|%[0-9A-F]{2}|\\u00[0-9a-f]{2})$/iu

/** Who issued the first live token in a text. Examples, rows of one character and what is not random are none. */
export function liveTokenIn(text: string): string | undefined {
  for (const match of text.matchAll(live)) {
    const at = match.findIndex((group, index) => index > 0 && group !== undefined) - 1
    const [issuer] = formats[at] ?? []
    const before = text.slice(Math.max(0, match.index - 20), match.index)
    const random = match[at + 1] ?? ''
    const isWhole = !/[A-Za-z0-9]$/u.test(before) || escaped.test(before)
    // Of 16 random characters that are some 13.
    const isRandom = new Set(random).size >= 8
    const isPublic = issuer === 'AWS' && signed.test(before)
    if (isWhole && !isPublic && !example.test(random) && !row.test(random) && isRandom) return issuer
  }
  return undefined
}
