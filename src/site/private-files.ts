import { closeSync, openSync, readSync } from 'node:fs'
import { SiteError } from '../errors.ts'
import { firstOf } from '../text/format.ts'
import { printable } from '../text/printable.ts'

/**
 * Whether a folder is one that nobody means to publish: keys, or what a package manager keeps beside a site.
 *
 * @param path relative to the site's root, without a trailing `/`
 */
export function isPrivateFolder(path: string): boolean {
  return path.toLowerCase() === 'node_modules' || baseName(path) === '.ssh'
}

/**
 * Whether a file holds what must not be public: by its name, or by its name and a private key's first line.
 *
 * @param path relative to the site's root, or of what it links to
 * @param source where to read it
 */
export function isSecretFile(path: string, source: string): boolean {
  const name = baseName(path)
  if (name.startsWith('.env') || name === '.npmrc' || name === '.netrc') return true
  return (name.startsWith('id_') || name.endsWith('.pem') || name.endsWith('.key')) && holdsPrivateKey(source)
}

/** The error for what would have leaked. */
export function leakError(paths: readonly string[]): SiteError {
  const [first = ''] = paths
  const all = firstOf(paths.map(printable), 5)
  return new SiteError(first, `The directory holds what looks private: ${all}. Nothing was sent.`, {
    hint: [
      'Check that "directory" is what the build writes. Leave it out with "exclude", or publish it on purpose with "!":',
      'exclude: |',
      `  ${printable(first)}`,
      `exclude: |`,
      `  !${printable(first)}`,
    ].join('\n'),
  })
}

function baseName(path: string): string {
  return (path.split('/').at(-1) ?? '').toLowerCase()
}

/** PEM (RFC 7468) and OpenSSH keys name themselves in a line; a certificate or public key has another. */
function holdsPrivateKey(source: string): boolean {
  const head = Buffer.alloc(16 * 1024)
  const descriptor = openSync(source, 'r')
  try {
    const length = readSync(descriptor, head)
    return /-----BEGIN [A-Z0-9 ]*PRIVATE KEY/u.test(head.subarray(0, length).toString('latin1'))
  } finally {
    closeSync(descriptor)
  }
}
