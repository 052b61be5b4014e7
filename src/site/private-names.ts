/*
 * Names of files and folders that contain secrets. They follow the public rules of secret scanners: the signatures of
 * gitrob (github.com/michenriksen/gitrob, core/signatures.go) and shhgit (github.com/eth0izzle/shhgit, config.yaml),
 * and "pkcs12-file" of gitleaks (github.com/gitleaks/gitleaks, cmd/generate/config/rules/privatekey.go). Files that a
 * site may offer as downloads (logs, databases, a program's configuration) are not here.
 */

/** Folders of keys and passwords, of version control, and of a package manager; in lower case. */
const privateFolders = new Set(['.ssh', '.aws', '.gnupg', '.kube', '.svn', '.hg', 'node_modules'])

/** In lower case. */
const privateFiles = new Set([
  '.npmrc',
  '.netrc',
  '_netrc',
  '.git-credentials',
  '.htpasswd',
  'htpasswd',
  '.pgpass',
  '.s3cfg',
  '.dockercfg',
  '.tugboat',
  '.bash_history',
  '.zsh_history',
  '.mysql_history',
  '.psql_history',
  'otr.private_key',
  'proftpdpasswd',
  'sftp-config.json',
  'terraform.tfvars',
  'terraform.tfstate.backup',
])

/**
 * Extensions of environment files, of Terraform's state, and of stores of keys and passwords whose content is not
 * readable.
 */
const privateExtensions = new Set([
  'env',
  'tfstate',
  'p12',
  'pfx',
  'pkcs12',
  'jks',
  'keystore',
  'keyring',
  'keychain',
  'agilekeychain',
  'kwallet',
  'kdb',
  'kdbx',
  'psafe3',
])

/**
 * Extensions of files that sites consist of: text that may quote a key to explain it, and formats that can't contain
 * one. JSON and plain text are not here, because keys are kept in such files.
 */
const webTypes = new Set(
  [
    'html htm xhtml shtml md mdx markdown rst adoc xml xsl rss atom vtt srt',
    'js mjs cjs jsx ts mts cts tsx vue svelte map wasm css scss sass less webmanifest',
    'png apng jpg jpeg gif webp avif ico bmp tif tiff svg heic jxl psd woff woff2 ttf otf eot',
    'mp3 mp4 m4a m4v ogg ogv oga opus wav flac webm mov avi mkv glb',
    'pdf zip gz tgz br zst bz2 xz 7z docx xlsx pptx epub',
  ].flatMap((line) => line.split(' ')),
)

/** Documentation in plain text: sources that Sphinx and similar tools publish, and files for language models. */
const documentation = /(?:\.(?:md|rst|adoc)|^llms(?:-[a-z]+)?)\.txt$/u

/**
 * What a file's name tells: the file is private, or of a type that contains no key, or only its content can tell.
 *
 * @param path relative to the site's root
 */
export function privacyOf(path: string): 'private' | 'public' | 'unknown' {
  const start = path.lastIndexOf('/') + 1
  // Most of 100,000 files end here, so this comes first.
  if (path[start] !== '.' && webTypes.has(path.slice(path.lastIndexOf('.') + 1))) return 'public'
  const name = path.slice(start).toLowerCase()
  const extension = name.slice(name.lastIndexOf('.') + 1)
  if (name.startsWith('.env') || privateFiles.has(name)) return 'private'
  if (webTypes.has(extension)) return 'public'
  if (privateExtensions.has(extension) && extension !== name) return 'private'
  if (name === 'config.json' && /(?:^|\/)\.docker\/[^/]*$/iu.test(path)) return 'private'
  return documentation.test(name) ? 'public' : 'unknown'
}

/** Whether folders of this name are private. */
export function isPrivateName(name: string): boolean {
  return privateFolders.has(name.toLowerCase())
}
