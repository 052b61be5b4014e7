import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { holdsPrivateKey, isBareRepository } from '../../src/site/private-content.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'

function holdsKey(content: string | Buffer): boolean {
  using site = makeSite({ file: content })
  return holdsPrivateKey(join(site.directory, 'file'), Buffer.byteLength(content))
}

const pem = '-----BEGIN PRIVATE KEY-----'
const der = (hex: string): Buffer => Buffer.from(hex, 'hex')
const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le')

describe('a private key', () => {
  it.each<[string, string | Buffer]>([
    ['at the start', pem],
    ['in another line', `a\n${pem}`],
    ['after blanks', `a\n \t${pem}`],
    ['of a kind', '-----BEGIN RSA PRIVATE KEY-----'],
    ['in lower case of a name', `Private_Key: ${pem}`],
    ['as a quoted value', `"key" = "${pem}`],
    ["as a value in '", `key':'''${pem}`],
    ['of PuTTY', 'PuTTY-User-Key-File-2: x'],
    ['of age', 'AGE-SECRET-KEY-1Q'],
    ['of RFC 4716', '---- BEGIN SSH2 ENCRYPTED PRIVATE KEY ----'],
    ['after the mark of UTF-8', Buffer.concat([der('efbbbf'), Buffer.from(pem)])],
    ['in UTF-16', Buffer.concat([der('fffe'), utf16(pem)])],
    ['in DER, PKCS #1', der('3082025c02010002818100')],
    ['in DER, short', der('301002010030')],
    ['in DER, of medium length', der('30819f02010030')],
    ['in DER, PKCS #8', der('308204bd020100300d06')],
    ['in DER, RFC 5915', der('30770201010420')],
    ['in DER, of 127 bytes', der('307f02010002')],
    ['of 64 KiB', pem + '\n'.repeat(64 * 1024 - pem.length)],
  ])('%s is seen', (_, content) => expect(holdsKey(content)).toBe(true))

  it.each<[string, string | Buffer]>([
    ['is nothing', ''],
    ['is larger than 64 KiB', pem + '\n'.repeat(64 * 1024 - pem.length + 1)],
    ['quotes one in a sentence', `A key starts with ${pem}`],
    ['names one', 'PRIVATE KEY, PuTTY-User-Key-File-, AGE-SECRET-KEY-1'],
    ['has PuTTY without its number', 'PuTTY-User-Key-File-x'],
    ['has an odd mark', Buffer.concat([der('effe00'), Buffer.from(`x${pem}`)])],
    ['starts with half of the mark of UTF-16', Buffer.concat([der('ff00'), utf16(pem)])],
    ['starts with the other half', Buffer.concat([der('00fe'), utf16(pem)])],
    ['starts with half of the mark of UTF-8', Buffer.concat([der('ef0000'), Buffer.from(pem)])],
    ['starts with another half of it', Buffer.concat([der('00bb00'), Buffer.from(pem)])],
    ['is DER of something else', der('308203c9308202b1a003020102')],
    ['has DER in its middle', Buffer.concat([der('00'), der('3082025c02010002818100')])],
    ['has DER in its second line', Buffer.concat([der('0a'), der('3082025c02010002818100')])],
    ['is no DER, for its length', der('308002010030')],
  ])('is not seen in what %s', (_, content) => expect(holdsKey(content)).toBe(false))

  it('is not what another file held before', () => {
    expect(holdsKey(`\n\n${pem}`)).toBe(true)
    expect(holdsKey('\n')).toBe(false)
  })

  it('leaves no file open', { skip: process.platform !== 'linux' }, () => {
    using site = makeSite({ file: pem })
    const open = (): number => readdirSync('/proc/self/fd').length
    const before = open()
    for (let count = 0; count < 50; count += 1) holdsPrivateKey(join(site.directory, 'file'), pem.length)
    // Other tests of this process may open one meanwhile, but not 50.
    expect(open()).toBeLessThan(before + 50)
  })
})

describe('a bare repository', () => {
  it.each<[string, readonly string[], boolean]>([
    ['HEAD, objects and refs', ['HEAD', 'objects/', 'refs/'], true],
    ['no HEAD', ['objects/', 'refs/'], false],
    ['no objects', ['HEAD', 'refs/'], false],
    ['no refs', ['HEAD', 'objects/'], false],
    ['a file for objects', ['HEAD', 'objects', 'refs/'], false],
    ['a file for refs', ['HEAD', 'objects/', 'refs'], false],
  ])('has %s', (_, names, bare) => {
    using site = makeSite({})
    for (const name of names) {
      if (name.endsWith('/')) mkdirSync(join(site.directory, name))
      else writeFileSync(join(site.directory, name), '')
    }
    expect(isBareRepository(site.directory)).toBe(bare)
  })
})
