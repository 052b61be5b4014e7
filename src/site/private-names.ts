import { existsSync, lstatSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { whileOpen } from './read-file.ts'

/*
 * Names of files and folders that contain secrets. They follow the public rules of secret scanners: the signatures of
 * gitrob (github.com/michenriksen/gitrob, core/signatures.go) and shhgit (github.com/eth0izzle/shhgit, config.yaml),
 * "pkcs12-file" of gitleaks (github.com/gitleaks/gitleaks, cmd/generate/config/rules/privatekey.go), and what GitHub's
 * templates for .gitignore call secret (github.com/github/gitignore). Files that a site may offer as downloads (logs,
 * databases, a program's configuration) are not here.
 */

const anyOf = (...names: readonly string[]): RegExp => new RegExp(`^(?:${names.join('|')})$`, 'su')

const stage = '(?:local|dev|development|test|testing|ci|qa|uat|stage|staging|preview|prod|production|live)'

/** Names of files: in lower case, and without what marks a backup (`~`, `.bak`). */
const privateFile = anyOf(
  // Environment files, also those of Cloudflare's tools. Pages read their configuration from "env.json" or "env.js".
  String.raw`\.env.*|.*\.env|(?:dot)?env|env\.${stage}(?:\.local)?|\.dev\.vars.*|\.renviron`,
  // What package managers, hosts, databases, and programs that copy a site to its server ask for.
  String.raw`npmrc|\.npmrc.*|\.yarnrc\.yml|\.pypirc|settings-security\.xml`,
  String.raw`[._]netrc|\.git-credentials|\.?htpasswd|\.pgpass|\.my(?:login)?\.cnf|\.s3cfg|\.boto|\.dockercfg|\.dockerconfigjson`,
  String.raw`\.tugboat|otr\.private_key|proftpdpasswd|\.vault-token|\.terraformrc|\.smbcredentials|\.msmtprc`,
  String.raw`\.ftpconfig|\.remote-sync\.json|sftp-config\.json|filezilla\.xml|recentservers\.xml`,
  // What was typed, passwords too.
  String.raw`\.\w*history|fish_history`,
  // SSH keys, and stores of keys and passwords whose content is not readable.
  '.+_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?',
  String.raw`.+\.(?:p12|pfx|pkcs12|jks|jceks|bks|ppk|keystore|keyring|keychain|agilekeychain|kwallet|kdbx?|psafe3)`,
  String.raw`.+\.tfstate(?:\.\d+)?|.+\.tfvars(?:\.json)?`,
  String.raw`master\.key|\.?wp-config\.php.*|local\.settings\.json`,
  String.raw`(?:credentials|rootkey|.*accesskeys)\.csv|client_secrets?(?:_.*)?\.json|gha-creds-.*\.json`,
)

const endOf = (...ends: readonly string[]): RegExp => new RegExp(String.raw`(?:^|[/\\])(?:${ends.join('|')})$`, 'u')

/** Ends of the paths of private folders: of keys, of version control, and of a package manager; in lower case. */
const privateFolder = endOf(
  String.raw`\.(?:ssh|aws|azure|gnupg|kube|cargo|gem|terraform\.d|password-store|svn|hg|bzr|jj)|node_modules|\.env(?:\.[^/\\]*)?`,
  String.raw`\.config[/\\](?:gh|gcloud)`,
)

const privatePlace = endOf(
  String.raw`\.docker/config\.json|\.vscode/sftp\.json|\.m2/settings\.xml|\.bundle/config|\.composer/auth\.json`,
  String.raw`config/(?:secrets|database)\.ya?ml|\.streamlit/secrets\.toml`,
)

const setOf = (...lines: readonly string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(' ')))

const html = setOf('html htm xhtml shtml')

/** Text that shows tokens and keys in order to explain them. */
const prose = new Set([...html, ...setOf('md mdx markdown rst adoc xml rss atom vtt srt')])

/** What is compressed or drawn. If such a file is large, it is not read. */
const binary = setOf(
  'png apng jpg jpeg gif webp avif ico bmp tif tiff heic jxl psd woff woff2 ttf otf eot',
  'mp3 mp4 m4a m4v ogg ogv oga opus wav flac webm mov avi mkv glb',
  'pdf zip gz tgz br zst bz2 xz 7z docx xlsx pptx epub',
)

/** Extensions of files that sites consist of. Private names don't end in them, except those that start with a dot. */
const webTypes: ReadonlySet<string> = new Set([
  ...prose,
  ...binary,
  ...setOf('js mjs cjs jsx ts mts cts tsx vue svelte map wasm css scss sass less webmanifest svg py rb go sh ps1'),
])

/** Documentation in plain text: sources that Sphinx and similar tools publish, and files for language models. */
const documentation = /\.(?:md|rst|adoc)\.txt$|(?:^|\/)(?:_sources\/.*|llms(?:-[a-z]+)?\.txt)$/su

const backup = /(?:~|\.(?:bak|backup|old|orig|save|swp))$/u

const extensionOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1).toLowerCase()

/** Names that pages about such a file have, too: in lower case. */
const maybePrivate = anyOf('kubeconfig.*', String.raw`(?:.*\.)?env\.txt`)

/** HTML never is. */
export function isPrivateFileName(path: string): boolean {
  const start = path.lastIndexOf('/') + 1
  const extension = extensionOf(path)
  // Most of 100,000 files end here, so this comes first.
  if (html.has(extension) || (path[start] !== '.' && webTypes.has(extension) && extension !== 'xml')) return false
  const lower = path.toLowerCase().replace(backup, '')
  const name = lower.slice(start)
  return privateFile.test(name) || privatePlace.test(lower) || (maybePrivate.test(name) && !isProse(path))
}

/**
 * Whether a file looks private by one of its paths. It does not if it is a web page without an extension, or the data of
 * one that is beside it, as Next.js and others write them.
 */
export function isPrivateFile(paths: readonly string[], source: string): boolean {
  if (!paths.some(isPrivateFileName)) return false
  const page = /^(.*[/\\][^/\\.]+)(\.(?:txt|json|data))?$/u.exec(source)
  if (page === null) return true
  const [, stem = '', isData] = page
  if (isData)
    return !/[/\\]_next[/\\]data[/\\]/u.test(stem) && !['.html', '/index.html'].some((end) => existsSync(stem + end))
  const bytes = Buffer.alloc(256)
  whileOpen(source, (descriptor) => readSync(descriptor, bytes))
  return !/^\s*<(?:!doctype html|html)\b/iu.test(bytes.toString('latin1'))
}

/** Whether a folder is private: by a path, or as a repository without a working tree (gitrepository-layout). */
export function isPrivateFolder(real: string, path = real): boolean {
  if ([real, path].some((each) => privateFolder.test(each.toLowerCase()))) return true
  const stats = (name: string) => lstatSync(join(real, name), { throwIfNoEntry: false })
  return stats('HEAD') !== undefined && ['objects', 'refs'].every((name) => stats(name)?.isDirectory())
}

export const isProse = (path: string): boolean => prose.has(extensionOf(path)) || documentation.test(path.toLowerCase())

export const isBinary = (path: string): boolean => binary.has(extensionOf(path))
