import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { noBalances } from '#shared/ledger/balances.ts'
import { sumOfCells } from '#shared/portfolio/cells.ts'
import { cellsOf, type FacilityFigures } from '#shared/portfolio/contribution.ts'
import { type FigureFilter, figureIn, kindOfFilter } from '#shared/portfolio/figure-filter.ts'
import { contributedFigures, figuresOfKind } from '#shared/portfolio/figures-with-drill-down.ts'
import { concentrationBy, inflowIn, portfolioByCurrency, vintagesIn } from '#shared/portfolio/summarize.ts'

const facility: FacilityFigures = {
  facilityId: 'f',
  companyId: 'c',
  productCode: 'small_shop_financing',
  currency: 'GBP',
  isActive: true,
  balances: { ...noBalances(), limit: 10_000_00, principalReceivable: 900_00, interestIncome: -70_00 },
  platform: 'harbor',
  loans: [
    {
      month: '2027-01',
      paidOutCents: 1_000_00,
      outstandingCents: 500_00,
      writtenOffCents: 200_00,
      arrears: '61-90',
    },
    {
      month: '2027-02',
      paidOutCents: 400_00,
      outstandingCents: 400_00,
      writtenOffCents: 0,
      arrears: 'not due',
    },
  ],
  inflow: [
    { date: '2027-02-03', cents: 7_00 },
    { date: '2027-02-12', cents: 30_00 },
  ],
}

const figure = (filter: FigureFilter) => figureIn(cellsOf(facility), filter)

test('a figure is of the whole, or of a product line, platform, month of payout or weeks', () => {
  expect(figure({ figure: 'outstandingCents' })).toBe(900_00)
  expect(figure({ figure: 'par60Cents', currency: 'GBP' })).toBe(500_00)
  expect(figure({ figure: 'par90Cents' })).toBe(0)
  // 1,400.00 paid out, less 900.00 owed and 200.00 lost.
  expect(figure({ figure: 'repaidCents' })).toBe(300_00)
  expect(figure({ figure: 'repaidCents', payoutMonth: '2027-01' })).toBe(300_00)
  expect(figure({ figure: 'paidOutCents', payoutMonth: '2027-02' })).toBe(400_00)
  expect(figure({ figure: 'chargedIncomeCents' })).toBe(70_00)
  expect(figure({ figure: 'limitCents', platform: 'harbor' })).toBe(10_000_00)
  expect(figure({ figure: 'limitCents', platform: 'ebay' })).toBe(0)
  expect(figure({ figure: 'limitCents', productCode: 'payoneer' })).toBe(0)
  expect(figure({ figure: 'limitCents', currency: 'USD' })).toBe(0)
  expect(figure({ figure: 'expectedCents', from: '2027-02-08' })).toBe(30_00)
  expect(figure({ figure: 'expectedCents', to: '2027-02-01' })).toBe(7_00)
})

test('no sum has a platform and a month of payout, or a figure that it does not add up', () => {
  expect(kindOfFilter({ figure: 'outstandingCents', platform: 'harbor', payoutMonth: '2027-01' })).toBe(
    undefined,
  )
  expect(kindOfFilter({ figure: 'limitCents', payoutMonth: '2027-01' })).toBe(undefined)
  expect(kindOfFilter({ figure: 'limitCents', from: '2027-02-01' })).toBe(undefined)
  expect(kindOfFilter({ figure: 'expectedCents', platform: 'harbor' })).toBe(undefined)
})

const loans = fc.array(
  fc.record({
    month: fc.constantFrom('2026-12', '2027-01'),
    paidOutCents: fc.integer({ min: 0, max: 10 ** 8 }),
    outstandingCents: fc.integer({ min: 0, max: 10 ** 7 }),
    writtenOffCents: fc.integer({ min: 0, max: 10 ** 7 }),
    arrears: fc.constantFrom('not due' as const, '1-30' as const, '31-60' as const, 'over 90' as const),
  }),
  { maxLength: 3 },
)

const facilities = fc.array(
  fc.record({
    currency: fc.constantFrom('GBP' as const, 'USD' as const),
    platform: fc.constantFrom('harbor', 'none'),
    productCode: fc.constantFrom('payoneer' as const, 'small_shop_financing' as const),
    loans,
    inflow: fc.array(
      fc.record({
        date: fc.constantFrom('2027-01-27', '2027-02-03', '2027-03-30'),
        cents: fc.integer({ min: 1, max: 10 ** 6 }),
      }),
    ),
  }),
  { minLength: 1, maxLength: 8 },
)

test('the contributions of facilities add up to each figure that the views show', () => {
  fc.assert(
    fc.property(facilities, (drawn) => {
      const each = drawn.map((more, index) =>
        cellsOf({
          ...facility,
          facilityId: `f-${index}`,
          ...more,
          // Nobody repays more than was paid out.
          loans: more.loans.map((loan) => ({
            ...loan,
            paidOutCents: loan.paidOutCents + loan.outstandingCents + loan.writtenOffCents,
          })),
        }),
      )
      const all = sumOfCells(each)
      const total = (filter: FigureFilter) => each.reduce((sum, cells) => sum + figureIn(cells, filter), 0)
      for (const { currency, figures, products } of portfolioByCurrency(all)) {
        const shown: Record<string, unknown> = { ...figures, ...figures.bands, ...figures.atRisk }
        for (const name of figuresOfKind.TOTAL) expect(total({ figure: name, currency })).toBe(shown[name])
        for (const { productCode, figures: ofProduct } of products)
          expect(total({ figure: 'overdueCents', currency, productCode })).toBe(ofProduct.overdueCents)
      }
      for (const { currency, month, repaidCents, atRisk } of vintagesIn(all)) {
        expect(total({ figure: 'repaidCents', currency, payoutMonth: month })).toBe(repaidCents)
        expect(total({ figure: 'par1Cents', currency, payoutMonth: month })).toBe(atRisk.par1Cents)
      }
      for (const row of concentrationBy(all, ({ further }) => further))
        expect(total({ figure: 'outstandingCents', currency: row.currency, platform: row.name })).toBe(
          row.outstandingCents,
        )
      for (const { currency, overdueCents, weeks, laterCents } of inflowIn(all, ['2027-02-01'])) {
        const expected = (weekly: { from?: string; to?: string }) =>
          total({ figure: 'expectedCents', currency, ...weekly })
        expect(expected({ to: '2027-01-25' })).toBe(overdueCents)
        expect(expected({ from: '2027-02-01', to: '2027-02-01' })).toBe(weeks[0]?.cents)
        expect(expected({ from: '2027-02-08' })).toBe(laterCents)
        expect(expected({})).toBe(overdueCents + (weeks[0]?.cents ?? 0) + laterCents)
      }
      expect(contributedFigures.map((name) => kindOfFilter({ figure: name }))).not.toContain(undefined)
    }),
    { numRuns: 100, seed: 17 },
  )
})
