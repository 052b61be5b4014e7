const { raw } = String
/** The public half of a key is in addresses that were signed for everybody. */
const unsigned = '(?<!(?:[Cc]redential|AWS[Aa]ccess[Kk]ey[Ii]d)(?:=|%3D))'

/** Of JSON (RFC 7519). */
const webToken = 'eyJ'
const databases = raw`(?:mongodb(?:\+srv)?|mysql2?|mariadb|postgres(?:ql)?|rediss?):`
const withPassword = raw`//[^\s:@/]*:([\w%~!&-.;=]{8,})@(?!(?:localhost|127\.0\.0\.1)(?![\w.-])|[\w.-]*example)\w`

// Issuer, rule, anchor and rest of tokens that are secret and in use: none for tests or browsers. Rules are those of gitleaks
// (github.com/gitleaks/gitleaks, cmd/generate/config/rules), with "np." of Nosey Parker (praetorian-inc/noseyparker), with
// "th." of TruffleHog (trufflesecurity/trufflehog). Some lengths are newer. The one group of a row has to look random.
const formats = [
  ['age', 'age-secret-key', 'AGE-SECRET-KEY-', '1([A-Z0-9]{58})(?![A-Z0-9])'],
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
  ['MongoDB, MySQL, Postgres or Redis', 'np.mongodb.2', databases, withPassword],
  ['PyPI', 'pypi-upload-token', 'pypi-', raw`AgEIcHlwaS5vcmc([\w-]{50,1000})`],
  ['SendGrid', 'sendgrid-api-token', 'SG', raw`\.([\w-]{22}\.[\w-]{43})(?![\w-])`],
  ['Shopify', 'shopify-access-token', 'shp(?:at|ca|pa|ss)_', '([a-fA-F0-9]{32})'],
  ['Slack', 'slack-bot-token', 'xox[abeprs]-', raw`(?:\d{1,14}-){0,3}([A-Za-z0-9-]{16,200})`],
  ['Slack', 'slack-webhook-url', raw`hooks\.slack\.com/`, '(?:services|workflows|triggers)/([A-Za-z0-9+/]{40,100})'],
  ['Stripe', 'stripe-access-token', '[rs]k_live_', '([A-Za-z0-9]{16,200})'],
  ['Supabase', 'th.supabasetoken', 'sbp_', raw`([a-z0-9]{40})(?!\w)`],
  ['Supabase', 'supabase.com/docs/guides/api/api-keys', 'sb_secret_', raw`([\w-]{20,100})`],
  ['Supabase', 'supabase.com/docs/guides/api/api-keys', webToken, raw`[\w-]{10,300}\.([\w-]{10,2000}\.[\w-]{20,})`],
  ['Telegram', 'np.telegram.1', raw`(?:bot)?\d{5,16}:`, raw`AA([\w-]{32,33})(?![\w-])`],
] as const

/** A token begins a word, or follows an escape whose last character is not a part of it. */
const start = raw`(?:(?<![A-Za-z0-9])|(?<=\\[nrtNRT]|%[0-9A-Fa-f]{2}|\\[uU]00[0-9A-Fa-f]{2}))`

const anchors = [...new Set(formats.map(([, , anchor]) => anchor))]
const ends = [...new Set(anchors.map((anchor) => anchor.slice(-1)))]
const twice = ends.map((end) => end + end).join('|')
const tokens = formats.map(([, , anchor, after]) => `(?<=${start}${anchor})${after}`).join('|')
/** Starts with the anchor's last character, which is rare, and skips repetitions of it. */
const live = new RegExp(`(?:${ends.join('|')})(?<!${twice})(?<=${anchors.join('|')})(?:${tokens})`, 'gu')

/** Short words are in random characters, too, so they count only at an end. */
const example =
  /example|sample|placeholder|replace|insert|redacted|change-?me|dummy|token|secret|passw|(?:^|[-_])(?:fake|your)|(?:fake|your)[-_]/iu
const row = /(.)\1{5}|01234567|12345678|abcdefgh|ABCDEFGH|AbC123/u

/** The issuer of a token that looks live. Undefined if there is none. */
export function liveTokenIn(text: string): string | undefined {
  // In a small file without any, `matchAll` takes longer than this search.
  for (const [, ...groups] of text.search(live) < 0 ? [] : text.matchAll(live)) {
    const at = groups.findIndex((group) => group !== undefined)
    const random = groups[at] ?? ''
    const isReal = !example.test(random) && !row.test(random) && new Set(random).size >= 8
    if (isReal && (formats[at]?.[2] !== webToken || isForServers(random))) return formats[at]?.[0]
  }
  return undefined
}

/** Whether the claims of a web token pass all rules of a Supabase database. A browser's token has the role "anon". */
function isForServers(token: string): boolean {
  const claims = Buffer.from(token.replace(/\..*/u, ''), 'base64url').toString('latin1')
  return /"role"\s*:\s*"service_role"/u.test(claims) && !claims.includes('supabase-demo')
}
