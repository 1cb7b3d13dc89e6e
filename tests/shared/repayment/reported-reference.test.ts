import { expect, test } from 'vitest'
import {
  belongsToOthers,
  normalizeReported,
  reportedReferencePrefix,
  wordSuffixes,
} from '#shared/repayment/reported-reference.ts'

test.each([
  ['FPS/ROC/INV-2027/0042', ['fpsrocinv20270042', 'rocinv20270042', 'inv20270042', '20270042']],
  // Banks break text anywhere, and Chinese has no spaces.
  ['INV 77\n001', ['inv77001', '77001']],
  ['付灯街货款', ['付灯街货款']],
  ['网银灯街一月货款', ['网银灯街一月货款', '银灯街一月货款', '灯街一月货款', '街一月货款']],
  ['货款INV77', ['货款inv77', '款inv77', 'inv77']],
  ['货款ＩＮＶ７７', ['货款inv77', '款inv77', 'inv77']],
  ['a b c', []],
])('a reference may begin with each word of %s', (text, said) => {
  expect(wordSuffixes(text)).toEqual(said)
})

test.each([
  ['FPS 88-AB-17', 'fps88ab17'],
  ['104233', '104233'],
  ['ＦＰＳ　８８－ＡＢ－１７', 'fps88ab17'],
  ['10423', undefined],
  ['ab 1', undefined],
  ['Invoice', undefined],
  ['Repayment of loan', undefined],
  ['FPS payment 2027', undefined],
  ['2027-01-31', undefined],
  ['31/01/2027', undefined],
  ['还款 20270131', undefined],
  ['灯街一月货款', '灯街一月货款'],
])('a seller’s own reference %s is searched as %s', (reference, reported) =>
  expect(normalizeReported(reference)).toBe(reported),
)

test.each([
  ['Quay Works', ['quayworksltd'], [], true],
  ['to Quay Works Ltd, January', ['quayworksltd'], [], true],
  ['Quay', ['quayworksltd'], [], true],
  ['Lantern 0001', ['quayworksltd'], [], false],
  ['INV 7700', [], ['inv77001'], true],
  ['INV 77001 2', [], ['inv77001'], true],
  ['INV 88001', [], ['inv77001'], false],
  ['', ['quayworksltd'], ['inv77001'], false],
])('%s with the names %j and the references %j of others: %s', (reference, names, reported, isTheirs) =>
  expect(belongsToOthers(reference, { names, reported })).toBe(isTheirs),
)

test('the prefix of a reference does not split characters', () => {
  expect(reportedReferencePrefix('𠮷𠮷𠮷𠮷𠮷𠮷')).toBe('𠮷𠮷𠮷𠮷𠮷')
})
