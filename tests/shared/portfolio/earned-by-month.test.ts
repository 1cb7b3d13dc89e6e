import { expect, test } from 'vitest'
import type { QuotedCurrency } from '#shared/money/exchange-rates.ts'
import type { Cells } from '#shared/portfolio/cells.ts'
import {
  convertEarned,
  incomeInMonth,
  incomeOfPortfolio,
  monthsUpTo,
} from '#shared/portfolio/earned-by-month.ts'

const standing = (figures: Record<string, number>, currency = 'USD'): Cells => ({
  [`TOTAL#${currency}#payoneer`]: figures,
})

const byKind = (interestCents: number, feesCents: number, waivedCents: number) => ({
  interestCents,
  feesCents,
  waivedCents,
  earnedCents: interestCents + feesCents - waivedCents,
})

const chargedInMonth = (month: string, before: Cells, atEnd: Cells) =>
  incomeInMonth(month, incomeOfPortfolio(before), incomeOfPortfolio(atEnd))

const booked = (chargedIncomeCents: number, earnedCents: number, currency = 'USD') => ({
  [currency]: { chargedIncomeCents, income: null, earnedCents },
})

test('months count back from a date’s across the turn of a year', () => {
  expect(monthsUpTo('2027-01-31', 3)).toEqual(['2026-11', '2026-12', '2027-01'])
})

test('a month’s income is the difference of its ends over all product lines, by currency', () => {
  const before = standing(byKind(100_00, 20_00, 0))
  const atEnd = {
    ...standing(byKind(130_00, 25_00, 10_00)),
    'TOTAL#USD#small_shop_financing': byKind(1_00, 0, 0),
    ...standing(byKind(7_00, 0, 0), 'GBP'),
    'VINTAGE#USD#payoneer#2027-01': { paidOutCents: 5 },
  }
  expect(chargedInMonth('2027-01', before, atEnd)).toEqual([
    {
      currency: 'GBP',
      month: '2027-01',
      chargedIncomeCents: 7_00,
      income: { interestCents: 7_00, overdueInterestCents: 0, feesCents: 0, waivedCents: 0 },
      earnedCents: null,
    },
    {
      currency: 'USD',
      month: '2027-01',
      chargedIncomeCents: 26_00,
      income: { interestCents: 31_00, overdueInterestCents: 0, feesCents: 5_00, waivedCents: 10_00 },
      earnedCents: null,
    },
  ])
})

test('with only a stored total at one end, only the total is returned', () => {
  const total = { earnedCents: 100_00 }
  expect(chargedInMonth('2027-01', {}, standing(total))).toMatchObject([
    { chargedIncomeCents: 100_00, income: null },
  ])
  expect(chargedInMonth('2027-02', standing(total), standing(byKind(90_00, 30_00, 0)))).toMatchObject([
    { chargedIncomeCents: 20_00, income: null },
  ])
})

test('in one currency the total is the sum of the kinds, which are unknown if any currency’s are', () => {
  const perEuro = { GBP: '0.8', USD: '1.1' } as unknown as Record<QuotedCurrency, string>
  const rates = { date: '2027-01-29', perEuro, source: 'European Central Bank' }
  const usd = chargedInMonth('2027-01', {}, standing(byKind(33_33, 11_11, 0)))
  const gbp = chargedInMonth('2027-01', {}, standing(byKind(10_00, 0, 0), 'GBP'))
  const [sum] = convertEarned([...usd, ...gbp], 'USD', rates)
  expect(sum).toEqual({
    currency: 'USD',
    month: '2027-01',
    chargedIncomeCents: 58_19,
    income: { interestCents: 47_08, overdueInterestCents: 0, feesCents: 11_11, waivedCents: 0 },
    earnedCents: null,
  })
  const unknown = chargedInMonth('2027-01', {}, standing({ earnedCents: 8_00 }, 'GBP'))
  expect(convertEarned([...usd, ...unknown], 'USD', rates)).toMatchObject([
    { chargedIncomeCents: 55_44, income: null },
  ])
  expect(convertEarned([...unknown, ...usd], 'USD', rates)).toMatchObject([
    { chargedIncomeCents: 55_44, income: null },
  ])
})

test('what was earned is known of months whose two ends are booked, and converted like the rest', () => {
  const [month] = incomeInMonth('2027-01', booked(10_00, 25_00), booked(40_00, 41_00))
  expect(month).toMatchObject({ chargedIncomeCents: 30_00, earnedCents: 16_00 })
  const [unbooked] = incomeInMonth(
    '2027-01',
    incomeOfPortfolio(standing(byKind(10_00, 0, 0))),
    booked(40_00, 41_00),
  )
  expect(unbooked).toMatchObject({ chargedIncomeCents: 30_00, earnedCents: null })
  const [first] = incomeInMonth('2027-01', {}, booked(5_00, 3_00, 'GBP'))
  const perEuro = { GBP: '0.8', USD: '1.1' } as unknown as Record<QuotedCurrency, string>
  const rates = { date: '2027-01-29', perEuro, source: 'European Central Bank' }
  if (!month || !unbooked || !first) throw new Error('no month')
  expect(convertEarned([month, first], 'USD', rates)).toMatchObject([{ earnedCents: 20_13 }])
  expect(convertEarned([month, unbooked], 'USD', rates)).toMatchObject([{ earnedCents: null }])
})
