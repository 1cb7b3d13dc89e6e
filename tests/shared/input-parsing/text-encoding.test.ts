import { describe, expect, test } from 'vitest'
import { withHongKongCharacters } from '#shared/input-parsing/hong-kong-characters.ts'
import {
  decodeLossy,
  decodeText,
  encodingsOf,
  type TextEncoding,
} from '#shared/input-parsing/text-encoding.ts'
import { encodeText } from '../../support/encode-text.ts'

const clear: [string, TextEncoding][] = [
  ['Value date,Amount\n2027-01-31,1.00', 'utf-8'],
  ['付款人,金额\n海港灯饰贸易有限公司,1.00', 'utf-8'],
  [
    '起息日,金额,余额,附言,对方户名\n2027-01-31,100.00,100.00,还款1234567890,深圳市灯街贸易有限公司',
    'gb18030',
  ],
  ['起息日,金額,結餘,備註,付款人\n2027-01-31,100.00,100.00,還款1234567890,海港燈飾貿易有限公司', 'big5'],
  ['Buchung,Betrag\n31.01.2027,1.00,Müller & Söhne Großhandel', 'windows-1252'],
  ['Libellé,Société Générale', 'windows-1252'],
  ['Amount,£100.00', 'windows-1252'],
  ['付款人,金额\nLantern 海港,1.00', 'utf-16le'],
  ['Payer,金额\n海港灯饰贸易有限公司,1.00', 'utf-16be'],
]

describe('the encoding of a bank’s file', () => {
  test.each(clear)('%s is %s', (text, encoding) => {
    const bytes = encodeText(text, encoding)
    expect(encodingsOf(bytes)).toEqual([encoding])
    expect(decodeText(bytes, encoding)).toBe(text)
  })

  test('is ambiguous if the bytes are valid text in another one', () => {
    const bytes = encodeText('工本费', 'gb18030')
    expect(encodingsOf(bytes)).toEqual(['gb18030', 'big5'])
    expect(decodeText(bytes, 'gb18030')).toBe('工本费')
  })

  test('is the declared one of XML', () => {
    const text = '<?xml version="1.0" encoding="GBK"?><a>工本费</a>'
    expect(encodingsOf(encodeText(text, 'gb18030'))).toEqual(['gb18030'])
  })

  test.each([
    ['gb18030', '<Nm>中国银行香港贸易有限公司</Nm>'],
    ['windows-1252', '<Nm>Müller & Söhne</Nm>'],
  ] as const)('is not the declared UTF-8 of what is written in %s', (encoding, name) => {
    const text = `<?xml version="1.0" encoding="UTF-8"?>${name}`
    expect(encodingsOf(encodeText(text, encoding))).toEqual([encoding])
  })

  test('is refused if the bytes are invalid in it', () => {
    for (const bytes of [[0xff, 0xff], [0x41, 0xff, 0xff, 0x42], [0xa4]])
      expect(decodeText(Uint8Array.from(bytes), 'big5')).toBeUndefined()
    expect(decodeText(Uint8Array.of(0xff, 0xff), 'gb18030')).toBeUndefined()
  })

  test.each([
    ['滙豐邨貿易有限公司', 'fac0c2d79068b654a9f6a6b3adada4bda571'],
    ['栢堃喆有限公司', 'fcf8fb69fb46a6b3adada4bda571'],
    ['深水埗綫路峯衞有限公司', 'b260a4f496f58ea8b8f4fbdf8fc0a6b3adada4bda571'],
  ])('is Big5 also with the characters of Hong Kong alone: %s', (text, hex) => {
    const bytes = Buffer.from(hex, 'hex')
    expect(encodingsOf(bytes)).toEqual(['big5'])
    expect(withHongKongCharacters(decodeText(bytes, 'big5') ?? '')).toBe(text)
    expect(withHongKongCharacters(decodeLossy(Uint8Array.of(...bytes, 0xfa), 'big5') ?? '')).toBe(
      `${text}\u{FFFD}`,
    )
  })

  test('is that of its byte order mark', () => {
    expect(encodingsOf(Uint8Array.from([0xff, 0xfe, ...encodeText('付款人', 'utf-16le')]))).toEqual([
      'utf-16le',
    ])
    expect(encodingsOf(Uint8Array.from([0xfe, 0xff, ...encodeText('付款人', 'utf-16be')]))).toEqual([
      'utf-16be',
    ])
  })

  test.each([
    ['gb18030', '示例贸易有限公司\n还款六月'],
    ['big5', '示例貿易有限公司\n還款六月'],
  ] as const)('is asked for where one character of %s is damaged, wherever it is', (encoding, text) => {
    const whole = encodeText(text, encoding)
    for (const at of whole.keys()) {
      const cut = whole.filter((_byte, index) => index !== at)
      expect(encodingsOf(cut)).toContain(encoding)
    }
    const halved = whole.subarray(0, -1)
    expect(encodingsOf(halved).length).toBeGreaterThan(1)
    expect(decodeText(halved, encoding)).toBeUndefined()
    expect(decodeLossy(halved, encoding)).toBe(`${text.slice(0, -1)}\u{FFFD}`)
  })

  test('is not one in which most characters would be damaged', () => {
    expect(decodeLossy(encodeText('示例贸易', 'gb18030'), 'utf-8')).toBeUndefined()
  })
})
