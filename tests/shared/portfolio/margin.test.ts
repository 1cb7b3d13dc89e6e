import { expect, test } from 'vitest'
import { noAllowance } from '#shared/books/facility-month.ts'
import { addToSums } from '#shared/books/month-sums.ts'
import { type Balances, noBalances } from '#shared/ledger/balances.ts'
import { type BookedMonth, fundingCostIn, marginsOf } from '#shared/portfolio/margin.ts'

const booked = (month: string, balances: Partial<Balances>, allowanceCents: number): BookedMonth => ({
  month,
  sums: addToSums({}, [
    {
      currency: 'GBP',
      balances: { ...noBalances(), ...balances },
      loans: [],
      undrawnCents: 0,
      allowance: { ...noAllowance, closingCents: allowanceCents },
      moves: {},
    },
  ]),
})

const december = booked('2026-12', { principalReceivable: 10_000_00, interestIncome: -30_00 }, 200_00)
const january = booked(
  '2027-01',
  { principalReceivable: 14_000_00, interestIncome: -150_00, creditLoss: 60_00, recoveredLosses: -10_00 },
  280_00,
)
const february = booked(
  '2027-02',
  { principalReceivable: 10_000_00, interestIncome: -240_00, creditLoss: 60_00, recoveredLosses: -10_00 },
  150_00,
)

const costs = [
  { currency: 'GBP' as const, validFrom: '2027-02', percent: '6' },
  { currency: 'GBP' as const, validFrom: '2026-06', percent: '5' },
  { currency: 'USD' as const, validFrom: '2026-06', percent: '9' },
]

test('a month has its rates by the mean principal and its days', () => {
  const [gbp] = marginsOf([december, january, february], costs)
  expect(gbp?.months).toEqual([
    {
      month: '2027-01',
      meanPrincipalCents: 12_000_00,
      principalCents: 14_000_00,
      earnedCents: 120_00,
      // 1 % in 31 days.
      yieldPercent: '11.77',
      // 5 % of 12,000.00 for 31 of 365 days are 50.9589.
      fundingCents: 50_96,
      fundingPercent: '5.00',
      netMarginCents: 69_04,
      netMarginPercent: '6.77',
      lossCents: 50_00,
      lossPercent: '4.91',
      resultCents: 19_04,
      allowanceCents: 280_00,
      allowancePercent: '2.00',
    },
    {
      month: '2027-02',
      meanPrincipalCents: 12_000_00,
      principalCents: 10_000_00,
      earnedCents: 90_00,
      yieldPercent: '9.78',
      // 6 % from February on: 55.2329.
      fundingCents: 55_23,
      fundingPercent: '6.00',
      netMarginCents: 34_77,
      netMarginPercent: '3.78',
      lossCents: 0,
      lossPercent: '0.00',
      resultCents: 34_77,
      allowanceCents: 150_00,
      allowancePercent: '1.50',
    },
  ])
})

test('all months together are the sums of their rounded amounts, over all of their days', () => {
  const [gbp] = marginsOf([december, january, february], costs)
  expect(gbp?.total).toEqual({
    meanPrincipalCents: 12_000_00,
    principalCents: 10_000_00,
    earnedCents: 210_00,
    yieldPercent: '10.83',
    fundingCents: 106_19,
    fundingPercent: '5.47',
    netMarginCents: 103_81,
    netMarginPercent: '5.35',
    lossCents: 50_00,
    lossPercent: '2.58',
    resultCents: 53_81,
    allowanceCents: 150_00,
    allowancePercent: '1.50',
  })
})

test('without a cost of funds there is no margin, of the month and of all together', () => {
  const late = [{ currency: 'GBP' as const, validFrom: '2027-02', percent: '6' }]
  const [gbp] = marginsOf([december, january, february], late)
  expect(gbp?.months.map(({ fundingCents, resultCents }) => [fundingCents, resultCents])).toEqual([
    [null, null],
    [55_23, 34_77],
  ])
  expect(gbp?.total).toMatchObject({ fundingCents: null, netMarginPercent: null, yieldPercent: '10.83' })
  expect(fundingCostIn(costs, 'GBP', '2026-05')).toBe(null)
  expect(fundingCostIn(costs, 'GBP', '2027-01')).toBe('5')
  expect(fundingCostIn(costs, 'GBP', '2028-01')).toBe('6')
})

test('a month without its beginning, or without principal, has no rate', () => {
  expect(marginsOf([january], costs)).toEqual([])
  expect(marginsOf([december, february], costs)).toEqual([])
  const [gbp] = marginsOf([booked('2026-12', {}, 0), booked('2027-01', { interestIncome: -5 }, 0)], costs)
  expect(gbp?.months).toMatchObject([
    { meanPrincipalCents: 0, earnedCents: 5, yieldPercent: null, fundingCents: 0, allowancePercent: null },
  ])
})
