import { closeSync, lstatSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { openFlags } from './read.ts'

/** Bytes up to which a file is looked at: keys are small, and reading more would show among 100,000 files. */
const mostBytes = 64 * 1024

/** One for all files; they are looked at one after another. */
let buffer: Buffer | undefined

/**
 * The first line of a private key: PEM (RFC 7468), which OpenSSH and PGP follow, RFC 4716, PuTTY and age. It stands at the
 * start of a line, where blanks may indent it, or of the value that a "key" is given, as in the JSON of a service account.
 * In the middle of a sentence it is a quotation.
 */
const keyLine =
  /(?:^|key["']?[ \t]{0,9}[:=][ \t]{0,9}["']{0,3})[ \t]{0,99}(?:-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY|---- BEGIN SSH2 ENCRYPTED PRIVATE KEY|PuTTY-User-Key-File-\d|AGE-SECRET-KEY-1)/imu

/** What `keyLine` can't match without, to be looked for first: it is found ten times as fast. */
const words = ['PRIVATE KEY', 'PuTTY-User-Key-File-', 'AGE-SECRET-KEY-1']

/** The start of a key in DER: a version and a number (PKCS #1), an algorithm (PKCS #8) or the key itself (RFC 5915). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are bytes
const derKey = /^0(?:[\x00-\x7f]|\x81.|\x82..)\x02\x01(?:\x00[\x02\x30]|\x01\x04)/su

/**
 * Whether a file is or holds a private key. Larger ones than 64 KiB are not looked at.
 *
 * @param source absolute path
 * @param size in bytes
 */
export function holdsPrivateKey(source: string, size: number): boolean {
  if (size === 0 || size > mostBytes) return false
  buffer ??= Buffer.allocUnsafeSlow(mostBytes)
  let length: number
  const descriptor = openSync(source, openFlags)
  try {
    length = readSync(descriptor, buffer, 0, size, null)
  } finally {
    closeSync(descriptor)
  }
  const text = textOf(buffer.subarray(0, length))
  return derKey.test(text) || (words.some((word) => text.includes(word)) && keyLine.test(text))
}

/** One character a byte, which is as good as UTF-8 for what is looked for; UTF-16 where it says so, as PowerShell writes it. */
function textOf(bytes: Buffer): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return bytes.toString('utf16le', 2)
  return bytes.toString('latin1', first === 0xef && second === 0xbb ? 3 : 0)
}

/** Whether a folder is a repository without a working tree, or a `.git` under another name (gitrepository-layout). */
export function isBareRepository(folder: string): boolean {
  const stats = (name: string) => lstatSync(join(folder, name), { throwIfNoEntry: false })
  return stats('HEAD') !== undefined && ['objects', 'refs'].every((name) => stats(name)?.isDirectory())
}
