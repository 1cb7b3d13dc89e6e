import { expect, test } from 'vitest'
import type { QuotedCurrency } from '#shared/money/exchange-rates.ts'
import type { Cells } from '#shared/portfolio/cells.ts'
import { convertEarned, earnedInMonth, monthsUpTo } from '#shared/portfolio/earned-by-month.ts'

const standing = (figures: Record<string, number>, currency = 'USD'): Cells => ({
  [`TOTAL#${currency}#payoneer`]: figures,
})

const byKind = (interestCents: number, feesCents: number, waivedCents: number) => ({
  interestCents,
  feesCents,
  waivedCents,
  earnedCents: interestCents + feesCents - waivedCents,
})

test('months count back from a date’s across the turn of a year', () => {
  expect(monthsUpTo('2027-01-31', 3)).toEqual(['2026-11', '2026-12', '2027-01'])
})

test('a month’s earnings are the difference of its ends over all product lines, by currency', () => {
  const before = standing(byKind(100_00, 20_00, 0))
  const atEnd = {
    ...standing(byKind(130_00, 25_00, 10_00)),
    'TOTAL#USD#small_shop_financing': byKind(1_00, 0, 0),
    ...standing(byKind(7_00, 0, 0), 'GBP'),
    'VINTAGE#USD#payoneer#2027-01': { paidOutCents: 5 },
  }
  expect(earnedInMonth('2027-01', before, atEnd)).toEqual([
    {
      currency: 'USD',
      month: '2027-01',
      earnedCents: 26_00,
      income: { interestCents: 31_00, overdueInterestCents: 0, feesCents: 5_00, waivedCents: 10_00 },
    },
    {
      currency: 'GBP',
      month: '2027-01',
      earnedCents: 7_00,
      income: { interestCents: 7_00, overdueInterestCents: 0, feesCents: 0, waivedCents: 0 },
    },
  ])
})

test('with only a stored total at one end, only the total is returned', () => {
  const total = { earnedCents: 100_00 }
  expect(earnedInMonth('2027-01', {}, standing(total))).toMatchObject([{ earnedCents: 100_00, income: null }])
  expect(earnedInMonth('2027-02', standing(total), standing(byKind(90_00, 30_00, 0)))).toMatchObject([
    { earnedCents: 20_00, income: null },
  ])
})

test('in one currency the total is the sum of the kinds, which are unknown if any currency’s are', () => {
  const perEuro = { GBP: '0.8', USD: '1.1' } as unknown as Record<QuotedCurrency, string>
  const rates = { date: '2027-01-29', perEuro, source: 'European Central Bank' }
  const usd = earnedInMonth('2027-01', {}, standing(byKind(33_33, 11_11, 0)))
  const gbp = earnedInMonth('2027-01', {}, standing(byKind(10_00, 0, 0), 'GBP'))
  const [sum] = convertEarned([...usd, ...gbp], 'USD', rates)
  expect(sum).toEqual({
    currency: 'USD',
    month: '2027-01',
    earnedCents: 58_19,
    income: { interestCents: 47_08, overdueInterestCents: 0, feesCents: 11_11, waivedCents: 0 },
  })
  const unknown = earnedInMonth('2027-01', {}, standing({ earnedCents: 8_00 }, 'GBP'))
  expect(convertEarned([...usd, ...unknown], 'USD', rates)).toMatchObject([
    { earnedCents: 55_44, income: null },
  ])
  expect(convertEarned([...unknown, ...usd], 'USD', rates)).toMatchObject([
    { earnedCents: 55_44, income: null },
  ])
})
