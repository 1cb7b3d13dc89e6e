import { expect, test } from 'vitest'
import { beginningOfReported, saidFromEachWord } from '#shared/repayment/reported-reference.ts'

test.each([
  ['FPS/ROC/INV-2027/0042', ['fpsrocinv20270042', 'rocinv20270042', 'inv20270042', '20270042']],
  // Banks break a text anywhere, and Chinese has no blanks.
  ['INV 77\n001', ['inv77001', '77001']],
  ['付灯街货款', ['付灯街货款']],
  ['网银灯街一月货款', ['网银灯街一月货款', '银灯街一月货款', '灯街一月货款', '街一月货款']],
  ['货款INV77', ['货款inv77', '款inv77', 'inv77']],
  ['a b c', []],
])('a reference may begin with each word of %s', (text, said) => {
  expect(saidFromEachWord(text)).toEqual(said)
})

test('the beginning of a reference is of whole characters', () => {
  expect(beginningOfReported('𠮷𠮷𠮷𠮷𠮷𠮷')).toBe('𠮷𠮷𠮷𠮷𠮷')
})
