/*
 * Names of files and folders that contain secrets, as the public rules of secret scanners have them: gitrob
 * (github.com/michenriksen/gitrob, core/signatures.go), shhgit (github.com/eth0izzle/shhgit, config.yaml), "pkcs12-file" of
 * gitleaks (github.com/gitleaks/gitleaks, cmd/generate/config/rules/privatekey.go), GitHub's templates for .gitignore
 * (github.com/github/gitignore). Not what a site may offer: logs, databases, a program's configuration.
 */

const { raw } = String

/** Matches a path that ends in one of the names, in any letter case. */
const endIn = (before: string, ...names: readonly string[]): RegExp =>
  new RegExp(`${before}(?:${names.join(' ').replaceAll(' ', '|')})$`, 'isu')

const stage = '(?:local|dev|development|test|testing|ci|qa|uat|stage|staging|preview|prod|production|live)'

/** Names of files, without what marks a backup. */
const privateFile = endIn(
  '^',
  // Environment files, also those of Cloudflare's tools. Pages read their configuration from "env.json" or "env.js".
  raw`\.env.* .*\.env .*\.env\.txt (?:dot)?env env\.${stage}(?:\.local)? \.dev\.vars.* \.renviron`,
  // What package managers, hosts, databases, and programs that copy a site to its server ask for.
  raw`npmrc \.npmrc.* \.yarnrc\.yml \.pypirc settings-security\.xml [._]netrc \.git-credentials \.?htpasswd \.pgpass`,
  raw`\.my(?:login)?\.cnf \.s3cfg \.boto \.dockercfg \.dockerconfigjson \.tugboat otr\.private_key proftpdpasswd`,
  raw`\.vault-token \.terraformrc \.smbcredentials \.msmtprc \.ftpconfig \.remote-sync\.json sftp-config\.json`,
  raw`filezilla\.xml recentservers\.xml .+\.tfstate(?:\.\d+)? .+\.tfvars(?:\.json)? master\.key \.?wp-config\.php.*`,
  raw`local\.settings\.json (?:credentials|rootkey|.*accesskeys)\.csv client_secrets?(?:_.*)?\.json gha-creds-.*\.json`,
  raw`kubeconfig kubeconfig-[^.]* kubeconfig\.ya?ml`,
  // What was typed, passwords too. SSH keys, and stores of keys and passwords whose content is not readable.
  raw`\.\w*history fish_history .+_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?`,
  raw`.+\.(?:p12|pfx|pkcs12|jks|jceks|bks|ppk|keystore|keyring|keychain|agilekeychain|kwallet|kdbx?|psafe3)`,
)

const privatePlace = endIn(
  '(?:^|/)',
  raw`\.docker/config\.json \.vscode/sftp\.json \.m2/settings\.xml \.bundle/config \.composer/auth\.json`,
  raw`config/(?:secrets|database)\.ya?ml \.streamlit/secrets\.toml`,
)

/** Folders of keys, of version control, and of a package manager. */
const privateFolder = endIn(
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

const htmlFile = endIn(raw`\.`, html)
const proseFile = endIn(raw`\.`, html, text, 'xml')
const binaryFile = endIn(raw`\.`, ...media)
/** Private names don't end in what sites consist of, except those that start with a dot. */
const webFile = endIn(raw`(?:^|/)[^./][^/]*\.`, html, text, ...media, code)

/** Documentation in plain text: sources that Sphinx and similar tools publish, and files for language models. */
const documentation = /\.(?:md|rst|adoc)\.txt$|(?:^|\/)(?:_sources\/.*|llms(?:-[a-z]+)?\.txt)$/isu

const backup = /(?:~|\.(?:bak|backup|old|orig|save|swp))$/iu

/** Text that shows tokens and keys in order to explain them. */
export const isProse = (path: string): boolean => proseFile.test(path) || documentation.test(path)

/** What is compressed or drawn: it is not searched. */
export const isBinary = (path: string): boolean => binaryFile.test(path)

/** Whether the name of a file tells that it contains secrets. HTML never does. */
export function isPrivateFile(path: string): boolean {
  if (htmlFile.test(path) || webFile.test(path)) return false
  const bare = path.replace(backup, '')
  return privateFile.test(bare.slice(path.lastIndexOf('/') + 1)) || privatePlace.test(bare)
}

/** Whether the path of a folder ends in the name of one that is private. */
export const isPrivateFolder = (path: string): boolean => privateFolder.test(path)
