import { expect, it } from 'vitest'
import { parseLines } from '../../../web/features/shops/add/parse-lines.ts'

it('reads each line as a shop, trimmed, once', () => {
  expect(parseLines(' Harbour  Gift\r\n\n港灣禮品\nHarbour Gift\n', 'names')).toEqual({
    shops: ['Harbour Gift', '港灣禮品'],
    unread: [],
  })
})

it('reads domains in any copied form, and reports invalid lines', () => {
  const text = 'https://admin.shopify.com/store/one/orders\n\nwww.two.example\nONE.myshopify.com\nthree'
  expect(parseLines(text, 'domains')).toEqual({
    shops: ['one.myshopify.com', 'three.myshopify.com'],
    unread: [3],
  })
})

it('returns nothing for empty text', () => {
  expect(parseLines(' \n\t\n', 'names')).toEqual({ shops: [], unread: [] })
})
