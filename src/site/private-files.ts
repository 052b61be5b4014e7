// From the rules of gitrob (github.com/michenriksen/gitrob, core/signatures.go), shhgit (github.com/eth0izzle/shhgit,
// config.yaml), gitleaks (github.com/gitleaks/gitleaks, cmd/generate/config/rules/privatekey.go) and GitHub's templates
// (github.com/github/gitignore), without what a site may offer: logs, databases, a program's configuration.
const { raw } = String

function endsIn(prefix: string, ...names: readonly string[]): (path: string) => boolean {
  const pattern = new RegExp(`${prefix}(?:${names.join(' ').replaceAll(' ', '|')})$`, 'isu')
  return (path) => pattern.test(path)
}

const stage = '(?:local|dev|development|test|testing|ci|qa|uat|stage|staging|preview|prod|production|live)'

const isPrivateName = endsIn(
  '^',
  // Pages read their configuration from "env.json" or "env.js".
  raw`\.env.* .*\.env .*\.env\.txt (?:dot)?env env\.${stage}(?:\.local)? \.dev\.vars.* \.renviron`,
  raw`npmrc \.npmrc.* \.yarnrc\.yml \.pypirc settings-security\.xml [._]netrc \.git-credentials \.?htpasswd \.pgpass`,
  raw`\.my(?:login)?\.cnf \.s3cfg \.boto \.dockercfg \.dockerconfigjson \.tugboat otr\.private_key proftpdpasswd`,
  raw`\.vault-token \.terraformrc \.smbcredentials \.msmtprc \.ftpconfig \.remote-sync\.json sftp-config\.json`,
  raw`filezilla\.xml recentservers\.xml .+\.tfstate(?:\.\d+)? .+\.tfvars(?:\.json)? master\.key \.?wp-config\.php.*`,
  raw`local\.settings\.json (?:credentials|rootkey|.*accesskeys)\.csv client_secrets?(?:_.*)?\.json gha-creds-.*\.json`,
  raw`kubeconfig kubeconfig-[^.]* kubeconfig\.ya?ml`,
  // Shells keep passwords that were typed. Key stores can't be searched.
  raw`\.\w*history fish_history .+_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?`,
  raw`.+\.(?:p12|pfx|pkcs12|jks|jceks|bks|ppk|keystore|keyring|keychain|agilekeychain|kwallet|kdbx?|psafe3)`,
)

const isPrivatePlace = endsIn(
  '(?:^|/)',
  raw`\.docker/config\.json \.vscode/sftp\.json \.m2/settings\.xml \.bundle/config \.composer/auth\.json`,
  raw`config/(?:secrets|database)\.ya?ml \.streamlit/secrets\.toml`,
)

export const isPrivateFolder = endsIn(
  raw`(?:^|[/\\])`,
  raw`\.(?:ssh|aws|azure|gnupg|kube|cargo|gem|terraform\.d|password-store|svn|hg|bzr|jj) node_modules \.env(?:\.[^/\\]*)?`,
  raw`\.config[/\\](?:gh|gcloud)`,
)

const html = 'html htm xhtml shtml'
const text = 'md mdx markdown rst adoc rss atom vtt srt'
const media = [
  'png apng jpg jpeg gif webp avif ico bmp tif tiff heic jxl psd woff woff2 ttf otf eot',
  'mp3 mp4 m4a m4v ogg ogv oga opus wav flac webm mov avi mkv glb',
  'pdf zip gz tgz br zst bz2 xz 7z docx xlsx pptx epub',
]
const code = 'js mjs cjs jsx ts mts cts tsx vue svelte map wasm css scss sass less webmanifest svg py rb go sh ps1'

export const isHtml = endsIn(raw`\.`, html)
const isText = endsIn(raw`\.`, html, text, 'xml')
/** Compressed or drawn, so it is not searched. */
export const isBinary = endsIn(raw`\.`, ...media)
/** Private names don't end in what sites consist of, except those that start with a dot. */
const isOfWeb = endsIn(raw`(?:^|/)[^./][^/]*\.`, html, text, ...media, code)

const isMarkdown = endsIn(raw`\.`, 'md mdx markdown')
/** It has the text of a documentation. */
export const isSearchIndex = endsIn(
  raw`(?:^|[/\\])`,
  raw`search[^/\\]*\.json searchindex\.js @localsearchindex[^/\\]*\.js`,
)

/** A documentation that may show how a private key in Base64 begins. */
export const mayShowKeys = (path: string): boolean => isHtml(path) || isMarkdown(path) || isSearchIndex(path)

/** Tokens are shown in it. Also plain text that Sphinx and similar tools publish, and files for language models. */
export const isProse = (path: string): boolean =>
  isText(path) || /\.(?:md|rst|adoc)\.txt$|(?:^|\/)(?:_sources\/.*|llms(?:-[a-z]+)?\.txt)$/isu.test(path)

export function isPrivateFile(path: string): boolean {
  if (isHtml(path) || isOfWeb(path)) return false
  const bare = path.replace(/(?:~|\.(?:bak|backup|old|orig|save|swp))$/iu, '')
  return isPrivateName(bare.slice(bare.lastIndexOf('/') + 1)) || isPrivatePlace(bare)
}
