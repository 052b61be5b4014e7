import { closeSync, lstatSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { openFlags } from './read-file.ts'

/**
 * Only files of at most this many bytes are looked at. Keys are small, and among 100,000 files reading more would take
 * time.
 */
const mostBytes = 64 * 1024

/** One buffer for all files, because they are read one after another. */
let buffer: Buffer | undefined

/**
 * The first line of a private key: PEM (RFC 7468), which OpenSSH and PGP use too, RFC 4716, PuTTY and age. It stands at
 * the start of a line, maybe after blanks. Or it is the start of a value with the name "key", as in the JSON of a
 * service account. In the middle of a sentence it is only a quotation.
 */
const keyLine =
  /(?:^|key["']?[ \t]{0,9}[:=][ \t]{0,9}["']{0,3})[ \t]{0,99}(?:-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY|---- BEGIN SSH2 ENCRYPTED PRIVATE KEY|PuTTY-User-Key-File-\d|AGE-SECRET-KEY-1)/imu

/**
 * A text that contains none of these contains no key line. They are looked for first, because they are found ten times
 * as fast.
 */
const words = ['PRIVATE KEY', 'PuTTY-User-Key-File-', 'AGE-SECRET-KEY-1']

/**
 * The start of a key in DER: a version, then a number (PKCS #1), an algorithm (PKCS #8) or the key itself (RFC 5915).
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are bytes
const derKey = /^0(?:[\x00-\x7f]|\x81.|\x82..)\x02\x01(?:\x00[\x02\x30]|\x01\x04)/su

/**
 * Whether a file is a private key or contains one. Files larger than 64 KiB are not looked at.
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

/**
 * The text, with one character for each byte: for the words above this is as good as UTF-8. If the file begins with the
 * mark of UTF-16, as PowerShell writes it, it is read as UTF-16.
 */
function textOf(bytes: Buffer): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return bytes.toString('utf16le', 2)
  return bytes.toString('latin1', first === 0xef && second === 0xbb ? 3 : 0)
}

/** Whether a folder is a repository without a working tree, or a `.git` with another name (gitrepository-layout). */
export function isBareRepository(folder: string): boolean {
  const stats = (name: string) => lstatSync(join(folder, name), { throwIfNoEntry: false })
  return stats('HEAD') !== undefined && ['objects', 'refs'].every((name) => stats(name)?.isDirectory())
}
