import { describe, expect, it } from 'vitest'
import { decodePage } from '../../src/text/decode.ts'

const wide = (text: string): Buffer => Buffer.from(text, 'utf16le')
const inShiftJis = [0x97, 0xbf, 0x8b, 0xe0]
const declared = (meta: string, ...bytes: number[]): Buffer =>
  Buffer.concat([Buffer.from(meta, 'latin1'), Buffer.from(bytes)])

describe('the text of a page', () => {
  it.each<[string, Buffer, string]>([
    ['UTF-8', Buffer.from('<p>Straße 料金'), '<p>Straße 料金'],
    ['UTF-8 with a mark', Buffer.from('\ufeff<p>é'), '<p>é'],
    ['UTF-8 with a mark and another label', Buffer.from('\ufeff<meta charset=windows-1252>é'), '>é'],
    ['Latin 1', Buffer.from('<p>Stra\xdfe', 'latin1'), '<p>Straße'],
    ['UTF-16 with a mark', wide('\ufeff<p>料金'), '<p>料金'],
    ['UTF-16 with a mark, the other byte order', wide('\ufeff<p>料金').swap16(), '<p>料金'],
    ['Shift_JIS', declared('<meta charset=Shift_JIS>', ...inShiftJis), '料金'],
    ['GBK', declared("<META CHARSET='gbk' />", 0xb7, 0xd1, 0xd3, 0xc3), '费用'],
    [
      'an `http-equiv`',
      declared('<meta http-equiv="Content-Type" content="text/html; charset=windows-1251">', 0xd6),
      'Ц',
    ],
    ['a label that is none', declared('<meta charset=klingon>', 0xc3, 0xa9), 'é'],
    ['a label that does not fit', declared('<meta charset=Shift_JIS>', 0xff, 0xe9), 'ÿé'],
    ['a label of UTF-8 that does not fit', declared('<meta charset=utf-8>', 0xe9), 'é'],
    ['a label of UTF-16 in a page that is not', declared('<meta charset=utf-16>', 0xc3, 0xa9), 'é'],
    ['no byte', Buffer.alloc(0), ''],
    ['one byte', Buffer.from('<'), '<'],
  ])('is found in %s', (_, bytes, end) => {
    expect(decodePage(bytes).endsWith(end)).toBe(true)
    expect(decodePage(bytes)).not.toContain('\ufffd')
  })
})
