import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noBalances } from '#shared/ledger/balances.ts'
import type { QuotedCurrency } from '#shared/money/exchange-rates.ts'
import { sumOfCells } from '#shared/portfolio/cells.ts'
import { cellsOf, type FacilityFigures, type LoanFigures } from '#shared/portfolio/contribution.ts'
import { exportPortfolio } from '#shared/portfolio/export-portfolio.ts'
import {
  concentrationBy,
  convertCells,
  currencyConcentration,
  inflowIn,
  mondaysFrom,
  platformsByCurrency,
  platformsByOwnCurrency,
  portfolioByCurrency,
  vintagesIn,
} from '#shared/portfolio/summarize.ts'

const loan = (more: Partial<LoanFigures> = {}): LoanFigures => ({
  month: '2027-01',
  paidOutCents: 1_000_00,
  outstandingCents: 1_000_00,
  writtenOffCents: 0,
  arrears: 'not due',
  ...more,
})

const standing = (more: Partial<FacilityFigures> = {}): FacilityFigures => ({
  facilityId: 'f',
  companyId: 'c',
  productCode: 'small_shop_financing',
  currency: 'GBP',
  isActive: true,
  balances: { ...noBalances(), limit: 10_000_00, principalReceivable: 1_000_00 },
  platform: 'harbor',
  loans: [loan()],
  inflow: [],
  ...more,
})

const perEuro = { GBP: '0.8', USD: '1.2' } as unknown as Record<QuotedCurrency, string>
const rates = { date: '2027-01-29', perEuro, source: 'European Central Bank' }

describe('the portfolio', () => {
  test('has principal at risk from the days past due of each loan', () => {
    const aged = ['not due', '1-30', '31-60', '61-90', 'over 90'] as const
    const loans = aged.map((arrears, index) => loan({ arrears, outstandingCents: 100_00 * 10 ** index }))
    const [gbp] = portfolioByCurrency(cellsOf(standing({ loans })))
    expect(gbp?.figures).toMatchObject({
      outstandingCents: 1_111_100_00,
      atRisk: {
        par1Cents: 1_111_000_00,
        par30Cents: 1_110_000_00,
        par60Cents: 1_100_000_00,
        par90Cents: 1_000_000_00,
      },
    })
    expect(gbp?.figures.atRiskPercents).toEqual({
      par1: '99.99',
      par30: '99.90',
      par60: '99.00',
      par90: '90.00',
    })
  })

  test('adds up product lines, and debt of an inactive facility does not use a limit', () => {
    const cells = sumOfCells([
      cellsOf(standing()),
      cellsOf(standing({ isActive: false })),
      cellsOf(
        standing({ productCode: 'payoneer', balances: { ...noBalances(), limit: 5_000_00 }, loans: [] }),
      ),
    ])
    const [gbp] = portfolioByCurrency(cells)
    expect(gbp?.figures).toMatchObject({
      facilities: 3,
      activeFacilities: 2,
      limitCents: 15_000_00,
      drawnCents: 1_000_00,
      outstandingCents: 2_000_00,
      utilisationPercent: '6.67',
    })
    expect(gbp?.products.map(({ productCode }) => productCode)).toEqual(['payoneer', 'small_shop_financing'])
  })

  test('what was paid out is outstanding, repaid or written off', () => {
    const balances = { ...noBalances(), interestIncome: -90_00, waivedIncome: 20_00, creditLoss: 350_00 }
    const loans = [loan({ outstandingCents: 200_00, writtenOffCents: 300_00 })]
    const [gbp] = portfolioByCurrency(cellsOf(standing({ balances, loans })))
    expect(gbp?.figures).toMatchObject({
      paidOutCents: 1_000_00,
      repaidCents: 500_00,
      writtenOffCents: 300_00,
      lossCents: 350_00,
      chargedIncomeCents: 70_00,
    })
  })

  test('has no percentages if empty', () => {
    expect(portfolioByCurrency({})).toEqual([])
    const [gbp] = portfolioByCurrency(cellsOf(standing({ loans: [], balances: noBalances() })))
    expect(gbp?.figures.utilisationPercent).toBeNull()
    expect(gbp?.figures.atRiskPercents.par30).toBeNull()
  })

  test('in one currency, amounts are converted and counts are not', () => {
    const cells = sumOfCells([
      cellsOf(standing({ inflow: [{ date: '2027-02-03', cents: 80_00 }] })),
      cellsOf(standing({ currency: 'USD' })),
    ])
    const converted = convertCells(cells, 'USD', rates)
    const [usd, ...others] = portfolioByCurrency(converted)
    expect(others).toEqual([])
    // 1,000.00 GBP are 1,500.00 USD.
    expect(usd?.figures).toMatchObject({ outstandingCents: 2_500_00, facilities: 2, loans: 2 })
    expect(inflowIn(converted, ['2027-02-01'])[0]?.weeks).toMatchObject([
      { monday: '2027-02-01', cents: 120_00 },
    ])
    expect(currencyConcentration(cells, 'USD', rates)).toMatchObject([
      { name: 'GBP', outstandingCents: 1_500_00, sharePercent: '60.00' },
      { name: 'USD', outstandingCents: 1_000_00, sharePercent: '40.00' },
    ])
  })
})

test('rounding differences of converted amounts are not repayments', () => {
  const cells = cellsOf(
    standing({
      loans: [
        loan({ paidOutCents: 33, outstandingCents: 33 }),
        loan({ paidOutCents: 33, outstandingCents: 33, arrears: '31-60' }),
      ],
    }),
  )
  const converted = convertCells(cells, 'USD', rates)
  expect(portfolioByCurrency(converted)[0]?.figures.repaidCents).toBe(0)
  expect(vintagesIn(converted)[0]?.repaidCents).toBe(0)
})

test('a vintage is a month’s payouts, of all product lines or of one', () => {
  const cells = sumOfCells([
    cellsOf(standing({ loans: [loan(), loan({ month: '2027-02', arrears: '31-60' })] })),
    cellsOf(standing({ productCode: 'payoneer', loans: [loan({ outstandingCents: 0 })] })),
  ])
  expect(vintagesIn(cells)).toMatchObject([
    { month: '2027-01', loans: 2, paidOutCents: 2_000_00, repaidCents: 1_000_00, repaidPercent: '50.00' },
    { month: '2027-02', loans: 1, atRiskPercents: { par1: '100.00', par30: '100.00', par60: '0.00' } },
  ])
  expect(vintagesIn(cells, 'payoneer')).toMatchObject([
    { month: '2027-01', loans: 1, repaidPercent: '100.00' },
  ])
})

test('outstanding amounts are listed by platform, largest first', () => {
  const cells = sumOfCells([
    cellsOf(standing()),
    cellsOf(standing({ platform: 'ebay', loans: [loan({ outstandingCents: 3_000_00 })] })),
  ])
  expect(concentrationBy(cells, ({ further }) => further)).toMatchObject([
    { name: 'ebay', outstandingCents: 3_000_00, sharePercent: '75.00' },
    { name: 'harbor', outstandingCents: 1_000_00, sharePercent: '25.00' },
  ])
})

test('platforms are listed by currency, or converted for the whole', () => {
  const cells = sumOfCells([
    cellsOf(standing()),
    cellsOf(standing({ currency: 'USD', loans: [loan({ outstandingCents: 500_00 })] })),
    cellsOf(standing({ currency: 'USD', platform: 'ebay', loans: [loan({ outstandingCents: 1_000_00 })] })),
  ])
  expect(platformsByCurrency(cells)).toMatchObject([
    { ownCurrency: 'GBP', currency: 'GBP', name: 'harbor', sharePercent: '100.00' },
    { ownCurrency: 'USD', currency: 'USD', name: 'ebay', sharePercent: '66.67' },
    { ownCurrency: 'USD', currency: 'USD', name: 'harbor', sharePercent: '33.33' },
  ])
  expect(platformsByOwnCurrency(cells, 'USD', rates)).toMatchObject([
    {
      ownCurrency: 'GBP',
      currency: 'USD',
      name: 'harbor',
      outstandingCents: 1_500_00,
      sharePercent: '50.00',
    },
    { ownCurrency: 'USD', currency: 'USD', name: 'ebay', outstandingCents: 1_000_00, sharePercent: '33.33' },
    { ownCurrency: 'USD', currency: 'USD', name: 'harbor', outstandingCents: 500_00, sharePercent: '16.67' },
  ])
})

describe('the expected inflow', () => {
  const inflow = [
    { date: '2027-01-29', cents: 1 },
    { date: '2027-02-01', cents: 20 },
    { date: '2027-02-07', cents: 300 },
    { date: '2027-02-08', cents: 4000 },
    { date: '2027-02-22', cents: 50_000 },
  ]

  test('is grouped into weeks from Monday to Sunday, with past due amounts separate', () => {
    // A Wednesday.
    const mondays = mondaysFrom('2027-02-03', 3)
    const balances = {
      ...noBalances(),
      limit: 10_000_00,
      watermark: 10_000_00,
      principalReceivable: 1_000_00,
    }
    expect(inflowIn(cellsOf(standing({ inflow, balances })), mondays)).toEqual([
      {
        currency: 'GBP',
        overdueCents: 1,
        // 9,000.00 of the limit may still be drawn.
        weeks: [
          { monday: '2027-02-01', cents: 320, balanceCents: 320 - 9_000_00 },
          { monday: '2027-02-08', cents: 4000, balanceCents: 4320 - 9_000_00 },
          { monday: '2027-02-15', cents: 0, balanceCents: 4320 - 9_000_00 },
        ],
        laterCents: 50_000,
        pendingCents: 0,
        undrawnCents: 9_000_00,
        coveredFrom: null,
      },
    ])
  })

  test('covers from a week on what may be drawn and what is to be paid out, whatever is overdue', () => {
    const balances = {
      ...noBalances(),
      limit: 50_00,
      watermark: 50_00,
      principalReceivable: 10_00,
      pendingDrawdown: 5_00,
    }
    const [gbp] = inflowIn(cellsOf(standing({ inflow, balances })), mondaysFrom('2027-02-03', 4))
    expect(gbp).toMatchObject({ pendingCents: 5_00, undrawnCents: 35_00, coveredFrom: '2027-02-08' })
    // 40.00 may be paid out; 3.20 and 40.00 are expected in the first two weeks.
    expect(gbp?.weeks.map(({ balanceCents }) => balanceCents)).toEqual([-36_80, 3_20, 3_20, 503_20])
  })

  test('is empty where nothing is expected and nothing may be drawn', () => {
    const closed = standing({ isActive: false, balances: noBalances(), loans: [] })
    expect(inflowIn(cellsOf(closed), mondaysFrom('2027-02-03', 1))).toEqual([])
  })
})

test('a table as CSV has decimal amounts, and no text that a spreadsheet would evaluate', () => {
  const cells = cellsOf(standing({ platform: '=1+1' }))
  expect(exportPortfolio(cells, 'platforms', '2027-02-03')).toEqual({
    rows: 1,
    content:
      "currency,name,facilities,limit,outstanding,sharePercent,par30\r\nGBP,'=1+1,1,10000.00,1000.00,100.00,0.00\r\n",
  })
  const { content } = exportPortfolio(cells, 'totals', '2027-02-03')
  expect(content.split('\r\n')[2]).toMatch(/^GBP,all,1,1,1,10000\.00,1000\.00,10\.00,/)
})

const sumOf = <Row>(rows: readonly Row[], part: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + part(row), 0)

test('in one currency the parts of random portfolios add up to their totals, to the cent', () => {
  const published = { GBP: '0.86737', USD: '1.1423', CNY: '8.1234', HKD: '8.9012' } as unknown as Record<
    QuotedCurrency,
    string
  >
  const exact = { date: '2027-01-29', perEuro: published, source: 'European Central Bank' }
  const randomLoan = fc.record({
    month: fc.constantFrom('2026-11', '2026-12', '2027-01'),
    paidOutCents: fc.integer({ min: 1, max: 10 ** 8 }),
    share: fc.integer({ min: 0, max: 1000 }),
    arrears: fc.constantFrom('not due' as const, '1-30' as const, '31-60' as const, '61-90' as const),
  })
  const facility = fc.record({
    currency: fc.constantFrom('GBP' as const, 'USD' as const, 'CNY' as const, 'HKD' as const),
    platform: fc.constantFrom('harbor-market', 'shopify', 'none'),
    productCode: fc.constantFrom('payoneer' as const, 'small_shop_financing' as const),
    loans: fc.array(randomLoan, { maxLength: 4 }),
    income: fc.tuple(...Array.from({ length: 4 }, () => fc.integer({ min: 0, max: 10 ** 6 }))),
  })
  fc.assert(
    fc.property(fc.array(facility, { minLength: 1, maxLength: 12 }), (facilities) => {
      const cells = sumOfCells(
        facilities.map(({ loans, income, ...rest }, index) => {
          const [interest = 0, overdueInterest = 0, fee = 0, waived = 0] = income
          return cellsOf({
            ...rest,
            facilityId: `f-${index}`,
            companyId: 'c',
            isActive: true,
            balances: {
              ...noBalances(),
              interestIncome: -interest,
              overdueInterestIncome: -overdueInterest,
              feeIncome: -fee,
              waivedIncome: waived,
            },
            loans: loans.map(({ share, ...each }) => ({
              ...each,
              outstandingCents: Math.floor((each.paidOutCents * share) / 1000),
              writtenOffCents: 0,
            })),
            inflow: [],
          })
        }),
      )
      const converted = convertCells(cells, 'EUR', exact)
      const [total] = portfolioByCurrency(converted)
      if (!total) return
      const { figures, products } = total
      const { interestCents, overdueInterestCents, feesCents, waivedCents } = figures
      expect(interestCents + overdueInterestCents + feesCents - waivedCents).toBe(figures.chargedIncomeCents)
      expect(sumOf(products, (product) => product.figures.outstandingCents)).toBe(figures.outstandingCents)
      expect(sumOf(vintagesIn(converted), ({ paidOutCents }) => paidOutCents)).toBe(figures.paidOutCents)
      expect(sumOf(vintagesIn(converted), ({ outstandingCents }) => outstandingCents)).toBe(
        figures.outstandingCents,
      )
      for (const rows of [
        concentrationBy(converted, ({ further }) => further),
        currencyConcentration(cells, 'EUR', exact),
        platformsByOwnCurrency(cells, 'EUR', exact),
      ])
        expect(sumOf(rows, ({ outstandingCents }) => outstandingCents)).toBe(figures.outstandingCents)
    }),
    { numRuns: 300, seed: 11 },
  )
})
