/**
 * Tokens whose format tells that they are secret and in use; none for tests or browsers (AIza, pk_live_, sb_publishable_).
 *
 * Rules are those of gitleaks (github.com/gitleaks/gitleaks, cmd/generate/config/rules), with "np." of Nosey Parker
 * (praetorian-inc/noseyparker), with "th." of TruffleHog (trufflesecurity/trufflehog). Where a service made its tokens longer,
 * lengths differ. The quick search looks for the anchor. The one group of a row has to look random.
 */
type Format = readonly [issuer: string, rule: string, anchor: string, after: string, before?: string]

const { raw } = String
const formats: readonly Format[] = [
  ['Anthropic', 'anthropic-api-key', 'sk-ant-', raw`[a-z]+\d+-([\w-]{80,200})`],
  ['AWS', 'aws-access-token', 'A[KS]IA', '([A-Z0-9]{16})(?![A-Za-z0-9+/])'],
  ['Databricks', 'databricks-api-token', 'dapi', raw`([a-f0-9]{32})(?!\w)`],
  ['DigitalOcean', 'digitalocean-pat', 'do[opr]_v1_', '([a-f0-9]{64})'],
  ['Discord', 'th.discordwebhook', raw`discord(?:app)?\.com/api/webhooks/`, raw`\d{17,20}/([\w-]{60,80})`],
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
  ['OpenAI', 'openai-api-key', 'T3BlbkFJ', raw`([\w-]{16,100})`, raw`sk-(?:(?!sk-)[\w-]){16,100}`],
  ['Postgres', 'np.postgres.1', 'postgres(?:ql)?://', raw`[^\s:@/]+:([\w%~!&-.;=]{8,})@(?![\w.-]*example)[\w-]+\.`],
  ['PyPI', 'pypi-upload-token', 'pypi-AgEIcHlwaS5vcmc', raw`([\w-]{50,1000})`],
  ['SendGrid', 'sendgrid-api-token', raw`SG\.`, raw`([\w-]{22}\.[\w-]{43})(?![\w-])`],
  ['Shopify', 'shopify-access-token', 'shp(?:at|ca|pa|ss)_', '([a-fA-F0-9]{32})'],
  ['Slack', 'slack-bot-token', 'xox[abeprs]-', raw`(?:\d{1,14}-){0,3}([A-Za-z0-9-]{16,200})`],
  ['Slack', 'slack-webhook-url', raw`hooks\.slack\.com/`, '(?:services|workflows|triggers)/([A-Za-z0-9+/]{40,100})'],
  ['Stripe', 'stripe-access-token', '[rs]k_live_', '([A-Za-z0-9]{16,200})'],
  ['Supabase', 'th.supabasetoken', 'sbp_', raw`([a-z0-9]{40})(?!\w)`],
  ['Supabase', 'supabase.com/docs/guides/api/api-keys', 'sb_secret_', raw`([\w-]{20,100})`],
  ['Telegram', 'np.telegram.1', ':AA', raw`([\w-]{32,33})(?![\w-])`, raw`(?:bot)?\d{5,16}`],
]

/** Each text with a live token in it matches this, and it is several times as fast as the whole formats. */
const anchors = new RegExp(formats.map(([, , anchor]) => anchor).join('|'), 'u')

const live = new RegExp(formats.map(([, , anchor, after, before = '']) => before + anchor + after).join('|'), 'gu')

/** Words in examples. Short ones are in random characters, too, so they count only at a word's end or start. */
const example =
  /example|sample|placeholder|replace|insert|redacted|change-?me|dummy|token|secret|passw|(?:^|[-_])(?:fake|your)|(?:fake|your)[-_]/iu

/** Rows of characters that no service gives out. */
const row = /(.)\1{5}|01234567|12345678|abcdefgh|ABCDEFGH|AbC123/u

/** What stands before the public half of an AWS key in an address that was signed for everybody to use. */
const signed = /(?:Credential|AWSAccessKeyId)(?:=|%3D)$/iu

/** An escape whose last character is not a part of the word after it. */
const escaped = /(?:\\[nrt]|%[0-9A-F]{2}|\\u00[0-9a-f]{2})$/iu

/** Who issued the first live token in a text. */
export function liveTokenIn(text: string): string | undefined {
  if (!anchors.test(text)) return undefined
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
