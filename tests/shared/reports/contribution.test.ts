import { expect, test } from 'vitest'
import { decimalFromFraction } from '#shared/money/fraction.ts'
import { contributionOf, peerMonths, type ShopMonthlySums } from '#shared/reports/contribution.ts'
import { publishedRates } from '../../support/published-rates.ts'

const today = '2026-11-21'
const months = peerMonths(today)

const shopOf = (
  salesOf: (month: string, index: number) => number,
  changes: Partial<ShopMonthlySums> = {},
): ShopMonthlySums => ({
  platform: 'quay',
  currency: 'GBP',
  firstDate: '2025-11-01',
  months: months.map((month, index) => ({
    month,
    sales: salesOf(month, index),
    refunds: salesOf(month, index) / 10,
    orders: 1,
  })),
  ...changes,
})

const shown = (shops: readonly ShopMonthlySums[], rates = publishedRates.at(-1)) => {
  const contribution = contributionOf(shops, today, rates)
  return (
    contribution && {
      refundRatio: decimalFromFraction(contribution.refundRatio, 4),
      variation: decimalFromFraction(contribution.variation, 4),
      topShare: decimalFromFraction(contribution.topShare, 4),
      months: contribution.months.map((month) => decimalFromFraction(month, 2)),
    }
  )
}

test('companies are compared over the last twelve whole months', () => {
  expect([months.length, months[0], months.at(-1)]).toEqual([12, '2025-11', '2026-10'])
})

test('it consists of shares and ratios: ten times the sales give the same', () => {
  const small = shown([shopOf((_, index) => (index === 11 ? 23_000 : 7_000))])
  expect(small).toEqual({
    refundRatio: '0.1000',
    variation: '0.5307',
    topShare: '1.0000',
    months: [...Array.from({ length: 11 }, () => '0.84'), '2.76'],
  })
  expect(shown([shopOf((_, index) => (index === 11 ? 230_000 : 70_000))])).toEqual(small)
})

test('months without orders or outside of the year do not count', () => {
  const sold = [
    { month: '2025-10', sales: 900, refunds: 0, orders: 1 },
    { month: '2026-10', sales: 500, refunds: 0, orders: 1 },
  ]
  expect(shown([shopOf(() => 0, { months: sold })])?.months).toEqual([
    ...Array.from({ length: 11 }, () => '0.00'),
    '12.00',
  ])
})

test('shops in several currencies are added up at one rate', () => {
  const shops = [shopOf(() => 100_00), shopOf(() => 100_00, { platform: 'harbour', currency: 'USD' })]
  const rate = publishedRates.at(-1)
  const share = Number(rate?.perEuro.USD) / (Number(rate?.perEuro.USD) + Number(rate?.perEuro.GBP))
  expect(Number(shown(shops)?.topShare)).toBeCloseTo(share, 3)
  expect(() => contributionOf(shops, today, undefined)).toThrow('without rates')
})

const even = shopOf(() => 100_00)
const { firstDate: _began, ...unbegun } = even

test.each<[string, ShopMonthlySums]>([
  ['began within the year', { ...even, firstDate: '2025-11-02' }],
  ['sold nothing', { ...even, months: [] }],
  ['has no order at all', unbegun],
])('a company that %s does not count', (_why, shop) => {
  expect(contributionOf([even], today, undefined)).not.toBeNull()
  expect(contributionOf([shop], today, undefined)).toBeNull()
})
