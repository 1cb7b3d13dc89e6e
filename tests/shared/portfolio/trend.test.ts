import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { noAllowance } from '#shared/books/facility-month.ts'
import { addToSums } from '#shared/books/month-sums.ts'
import { noBalances } from '#shared/ledger/balances.ts'
import type { QuotedCurrency } from '#shared/money/exchange-rates.ts'
import { sumOfCells } from '#shared/portfolio/cells.ts'
import { cellsOf, type FacilityFigures, type LoanFigures } from '#shared/portfolio/contribution.ts'
import { convertCells, portfolioByCurrency } from '#shared/portfolio/summarize.ts'
import { type MonthEnd, trendOf } from '#shared/portfolio/trend.ts'
import { monthsBetween, vintageCurves } from '#shared/portfolio/vintage-curves.ts'

const loan = (more: Partial<LoanFigures>): LoanFigures => ({
  month: '2026-12',
  paidOutCents: 1_000_00,
  outstandingCents: 1_000_00,
  writtenOffCents: 0,
  arrears: 'not due',
  ...more,
})

const facility = (loans: readonly LoanFigures[], more: Partial<FacilityFigures> = {}): FacilityFigures => ({
  facilityId: 'f',
  companyId: 'c',
  productCode: 'small_shop_financing',
  currency: 'GBP',
  isActive: true,
  balances: noBalances(),
  platform: 'harbor',
  loans,
  inflow: [],
  ...more,
})

const booked = (allowanceCents: number, interestIncome: number) =>
  addToSums({}, [
    {
      currency: 'GBP',
      balances: { ...noBalances(), interestIncome },
      loans: [],
      undrawnCents: 0,
      allowance: { ...noAllowance, closingCents: allowanceCents },
      moves: {},
    },
  ])

const ends: MonthEnd[] = [
  { month: '2026-11' },
  { month: '2026-12', cells: cellsOf(facility([loan({})])), sums: booked(20_00, -8_00) },
  {
    month: '2027-01',
    cells: cellsOf(
      facility([loan({ outstandingCents: 600_00, arrears: '31-60' }), loan({ month: '2027-01' })]),
    ),
    sums: booked(90_00, -33_00),
  },
  {
    month: '2027-02',
    cells: cellsOf(
      facility([
        loan({ outstandingCents: 0, writtenOffCents: 550_00 }),
        loan({ month: '2027-01', outstandingCents: 700_00 }),
      ]),
    ),
  },
]

test('a month has what stood at its end, and the difference to the month before', () => {
  expect(trendOf(ends)).toMatchObject([
    {
      month: '2026-12',
      outstandingCents: 1_000_00,
      paidOutCents: 1_000_00,
      repaidCents: 0,
      allowanceCents: 20_00,
      earnedCents: 8_00,
    },
    // 400.00 of the first loan came back, and another was paid out.
    {
      month: '2027-01',
      outstandingCents: 1_600_00,
      paidOutCents: 1_000_00,
      repaidCents: 400_00,
      allowanceCents: 90_00,
      earnedCents: 25_00,
    },
    // 50.00 of the first and 300.00 of the second came back; the rest of the first was written off.
    {
      month: '2027-02',
      outstandingCents: 700_00,
      paidOutCents: 0,
      repaidCents: 350_00,
      writtenOffCents: 550_00,
      allowanceCents: null,
      earnedCents: null,
    },
  ])
})

test('a vintage had gone bad by so much, so many months after its payout', () => {
  expect(vintageCurves(ends)).toEqual([
    {
      currency: 'GBP',
      month: '2026-12',
      ages: [
        { monthsOnBook: 0, badCents: 0, badPercent: '0.00' },
        { monthsOnBook: 1, badCents: 600_00, badPercent: '60.00' },
        { monthsOnBook: 2, badCents: 550_00, badPercent: '55.00' },
      ],
    },
    {
      currency: 'GBP',
      month: '2027-01',
      ages: [
        { monthsOnBook: 0, badCents: 0, badPercent: '0.00' },
        { monthsOnBook: 1, badCents: 0, badPercent: '0.00' },
      ],
    },
  ])
  expect(vintageCurves(ends, 'payoneer')).toEqual([])
  expect(monthsBetween('2026-11', '2028-01')).toBe(14)
})

const perEuro = { GBP: '0.86737', USD: '1.1423' } as unknown as Record<QuotedCurrency, string>
const rates = { date: '2027-01-29', perEuro, source: 'European Central Bank' }

test('the last month is the present portfolio, and the months add up to it, converted or not', () => {
  const portfolio = fc.array(
    fc.record({
      currency: fc.constantFrom('GBP' as const, 'USD' as const),
      paidOutCents: fc.integer({ min: 1, max: 10 ** 7 }),
      share: fc.integer({ min: 0, max: 100 }),
      lost: fc.integer({ min: 0, max: 100 }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  fc.assert(
    fc.property(fc.array(portfolio, { minLength: 1, maxLength: 4 }), fc.boolean(), (months, isConverted) => {
      const random = months.map((loans, index): MonthEnd => {
        // In each currency there is a facility from the first month on.
        const cells = [{ currency: 'GBP' as const }, { currency: 'USD' as const }].map((more) =>
          cellsOf(facility([], more)),
        )
        const drawn = loans.map(({ currency, paidOutCents, share, lost }) => {
          const left = Math.floor((paidOutCents * share) / 100)
          const writtenOffCents = Math.floor(((paidOutCents - left) * lost) / 100)
          return cellsOf(
            facility([loan({ paidOutCents, outstandingCents: left, writtenOffCents })], { currency }),
          )
        })
        return { month: `2027-0${index + 1}`, cells: sumOfCells([...cells, ...drawn]) }
      })
      const trend = trendOf(
        [{ month: '2026-12' }, ...random],
        isConverted ? { currency: 'EUR', rates } : undefined,
      )
      const last = random.at(-1)
      const cells = last?.cells ?? {}
      for (const { currency, figures } of portfolioByCurrency(
        isConverted ? convertCells(cells, 'EUR', rates) : cells,
      )) {
        const rows = trend.filter((row) => row.currency === currency)
        expect(rows.at(-1)).toMatchObject({
          month: last?.month,
          outstandingCents: figures.outstandingCents,
          overdueCents: figures.overdueCents,
        })
        for (const name of ['paidOutCents', 'repaidCents', 'writtenOffCents'] as const)
          expect(rows.reduce((sum, row) => sum + row[name], 0)).toBe(figures[name])
      }
    }),
    { numRuns: 200, seed: 5 },
  )
})
