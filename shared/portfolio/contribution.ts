import { availableOf, type Balances } from '../ledger/balances.ts'
import type { ProductCode } from '../lending/product-codes.ts'
import { weekBeginning, weekEndingAfter } from '../lending/sales-weeks.ts'
import type { Cents } from '../money/cents.ts'
import type { Currency } from '../money/currency.ts'
import type { ArrearsBucket } from '../repayment/charge-order-aging.ts'
import { addDays, type BusinessDate } from '../time/business-date.ts'
import { addCells, type Cells, type Figures, sumOfCells } from './cells.ts'
import { chargedOf, incomeOf } from './income.ts'
import { bandsOf } from './risk-bands.ts'

/** A paid-out drawdown. */
export interface LoanFigures {
  /** The business month of the payout, `YYYY-MM`. */
  month: string
  paidOutCents: Cents
  /** Principal owed, charged or not. */
  outstandingCents: Cents
  writtenOffCents: Cents
  /** The bucket of its oldest past-due part, as of the last daily close. */
  arrears: ArrearsBucket
}

/** A facility's past-due debt. */
export interface PastDue {
  /** The oldest due date. */
  since: BusinessDate
  /** All past-due debt: principal, interest and fees. */
  owedCents: Cents
  charges: number
  /** Disputed charge orders among them. */
  disputed: number
  /** Transfers that the seller reported for them, and nobody has booked. Absent without any. */
  reportedCents?: Cents
}

/** A facility's figures for the portfolio. */
export interface FacilityFigures {
  facilityId: string
  companyId: string
  productCode: ProductCode
  currency: Currency
  isActive: boolean
  balances: Balances
  /** The platform with most of the sales behind its limit; `none` without sales. */
  platform: string
  loans: readonly LoanFigures[]
  pastDue?: PastDue
  /** Expected receipts, by due date. */
  inflow: readonly { date: BusinessDate; cents: Cents }[]
}

export const cellKinds = ['TOTAL', 'VINTAGE', 'PLATFORM', 'INFLOW'] as const
export type CellKind = (typeof cellKinds)[number]

const cellOf = (kind: CellKind, { currency, productCode }: FacilityFigures, ...further: string[]): string =>
  [kind, currency, productCode, ...further].join('#')

/** The Monday of a day's week. */
export const mondayOf = (date: BusinessDate): BusinessDate =>
  weekBeginning(weekEndingAfter(addDays(date, -1)))

const owedOtherThanPrincipal = (balances: Balances): Cents =>
  balances.interestReceivable + balances.overdueInterestReceivable + balances.feeReceivable

const sumOfLoans = (loans: readonly LoanFigures[], centsOf: (loan: LoanFigures) => Cents): Cents =>
  loans.reduce((sum, loan) => sum + centsOf(loan), 0)

const bandsOfLoans = (loans: readonly LoanFigures[]): Figures =>
  sumOfCells(
    loans.map(({ arrears, outstandingCents }): Cells => ({ all: bandsOf(arrears, outstandingCents) })),
  )['all'] ?? {}

const totalOf = (facility: FacilityFigures): Figures => {
  const { balances, isActive, loans, pastDue } = facility
  const income = incomeOf(balances)
  return {
    facilities: 1,
    activeFacilities: isActive ? 1 : 0,
    limitCents: isActive ? balances.limit : 0,
    drawnCents: isActive ? balances.principalReceivable : 0,
    pendingCents: balances.pendingDrawdown,
    undrawnCents: isActive ? Math.max(0, availableOf(balances)) : 0,
    ...bandsOfLoans(loans),
    loans: loans.length,
    paidOutCents: sumOfLoans(loans, ({ paidOutCents }) => paidOutCents),
    writtenOffCents: sumOfLoans(loans, ({ writtenOffCents }) => writtenOffCents),
    ...income,
    earnedCents: chargedOf(income),
    rewardsCents: balances.rewardsGiven,
    lossCents: balances.creditLoss,
    owedBesidesCents: owedOtherThanPrincipal(balances),
    heldForPayersCents: 0 - balances.suspense,
    overdueFacilities: pastDue ? 1 : 0,
    overdueCents: pastDue?.owedCents ?? 0,
  }
}

const vintagesOf = (facility: FacilityFigures): Cells =>
  sumOfCells(
    facility.loans.map((loan): Cells => {
      const { month, paidOutCents, outstandingCents, writtenOffCents, arrears } = loan
      const figures = { loans: 1, paidOutCents, writtenOffCents, ...bandsOf(arrears, outstandingCents) }
      return { [cellOf('VINTAGE', facility, month)]: figures }
    }),
  )

const platformOf = (facility: FacilityFigures): Cells => {
  const { platform, isActive, balances, loans } = facility
  const figures = {
    facilities: 1,
    limitCents: isActive ? balances.limit : 0,
    ...bandsOfLoans(loans),
  }
  return { [cellOf('PLATFORM', facility, platform)]: figures }
}

const inflowOf = (facility: FacilityFigures): Cells =>
  sumOfCells(
    facility.inflow.map(
      ({ date, cents }): Cells => ({ [cellOf('INFLOW', facility)]: { [mondayOf(date)]: cents } }),
    ),
  )

/**
 * A facility's contribution to each sum of the portfolio. It is derived from stored data only, never from the time of
 * day.
 */
export const cellsOf = (facility: FacilityFigures): Cells =>
  [vintagesOf(facility), platformOf(facility), inflowOf(facility)].reduce(addCells, {
    [cellOf('TOTAL', facility)]: totalOf(facility),
  })
