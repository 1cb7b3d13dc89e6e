import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { imageSize } from '#shared/files/image-size.ts'

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex')
const png = (width: string, height: string) => hex(`89504e470d0a1a0a 0000000d 49484452 ${width} ${height}`)
const frame = '0011 08 00c8 0140 03'
const size = { width: 320, height: 200 }

test.each([
  ['a PNG', png('00000140', '000000c8'), size],
  ['a truncated PNG', png('00000140', '0000'), undefined],
  ['a JPEG', hex(`ffd8 ffe00010 4a46494600 010100000100010000 ffc0${frame}`), size],
  ['a progressive JPEG', hex(`ffd8 ffc2${frame}`), size],
  ['a JPEG with tables first', hex(`ffd8 ffc40004 0000 ffc0${frame}`), size],
  ['a JPEG without a frame', hex('ffd8 ffe00004 0000 ffd9'), undefined],
  ['a JPEG with an empty segment', hex('ffd8 ffe00000 0000000000000000'), undefined],
  ['a GIF', Buffer.from('GIF89a0000000000000000000000'), undefined],
  ['nothing', Buffer.alloc(0), undefined],
])('reads %s', (_, bytes, expected) => expect(imageSize(bytes)).toEqual(expected))

test('the seed’s adviser code is square, and within the size limit', () => {
  const { width, height } = imageSize(readFileSync('scripts/seed/customer-service.png')) ?? {}
  expect(width).toBe(height)
  expect(width).toBeLessThan(2000)
})
