import { type Balances, noBalances } from '../ledger/balances.ts'
import type { Cents } from '../money/cents.ts'
import { chargedOf, type IncomeByCurrency, incomeOf } from '../portfolio/income.ts'
import { addMonths, type BusinessDate, daysInMonth } from '../time/business-date.ts'

/** A loan as the lender's books carry it at the end of a month. */
export interface BookedLoan {
  drawdownId: string
  outstandingCents: Cents
  /** Of the oldest due date with anything owed on it; 0 if nothing is past due. */
  daysPastDue: number
  /** Income that is earned and not charged yet. */
  accruedInterestCents: Cents
  accruedFeeCents: Cents
  /** Income that was charged at the payout and is not earned yet. */
  unearnedCents: Cents
  /** The loan's daily discount factor, times 10^30; absent without upfront deductions. */
  dailyFactor?: string
}

/** What facilities in a currency add up to at the end of a month. */
export interface BookSums {
  loans: number
  outstandingCents: Cents
  accruedInterestCents: Cents
  accruedFeeCents: Cents
  unearnedCents: Cents
  balances: Balances
}

interface Booked {
  currency: string
  balances: Balances
  loans: readonly BookedLoan[]
}

const nothing: BookSums = {
  loans: 0,
  outstandingCents: 0,
  accruedInterestCents: 0,
  accruedFeeCents: 0,
  unearnedCents: 0,
  balances: noBalances(),
}

const sumOf = (loans: readonly BookedLoan[], part: (loan: BookedLoan) => Cents): Cents =>
  loans.reduce((sum, loan) => sum + part(loan), 0)

const plus = (sums: BookSums, { balances, loans }: Booked): BookSums => ({
  loans: sums.loans + loans.length,
  outstandingCents: sums.outstandingCents + sumOf(loans, (loan) => loan.outstandingCents),
  accruedInterestCents: sums.accruedInterestCents + sumOf(loans, (loan) => loan.accruedInterestCents),
  accruedFeeCents: sums.accruedFeeCents + sumOf(loans, (loan) => loan.accruedFeeCents),
  unearnedCents: sums.unearnedCents + sumOf(loans, (loan) => loan.unearnedCents),
  balances: Object.fromEntries(
    Object.entries(balances).map(([account, cents]) => [
      account,
      cents + (sums.balances[account as keyof Balances] ?? 0),
    ]),
  ) as Balances,
})

/** The sums, by currency, with further facilities. */
export const addToSums = (
  sums: Readonly<Record<string, BookSums>>,
  facilities: readonly Booked[],
): Record<string, BookSums> => {
  const added: Record<string, BookSums> = { ...sums }
  for (const facility of facilities)
    added[facility.currency] = plus(added[facility.currency] ?? nothing, facility)
  return added
}

/** All income so far, by currency: as it was charged, and as it was earned. */
export const incomeOfBooks = (sums: Readonly<Record<string, BookSums>>): IncomeByCurrency =>
  Object.fromEntries(
    Object.entries(sums).map(
      ([currency, { balances, accruedInterestCents, accruedFeeCents, unearnedCents }]) => {
        const income = incomeOf(balances)
        const chargedIncomeCents = chargedOf(income)
        const earnedCents = chargedIncomeCents + accruedInterestCents + accruedFeeCents - unearnedCents
        return [currency, { chargedIncomeCents, income, earnedCents }]
      },
    ),
  )

/** The month of a date, `YYYY-MM`. */
export const monthOf = (date: BusinessDate): string => date.slice(0, 7)

/** The month that is so many months later. */
export const monthAfter = (month: string, months = 1): string => monthOf(addMonths(`${month}-01`, months))

/** The last day of a month. */
export const lastDayOf = (month: string): BusinessDate => {
  const [year = '', ofYear = ''] = month.split('-')
  return `${month}-${daysInMonth(Number(year), Number(ofYear))}`
}
