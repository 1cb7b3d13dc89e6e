import type { Cents } from '../money/cents.ts'
import { add, type Fraction, fraction } from '../money/fraction.ts'
import type { BusinessDate } from '../time/business-date.ts'
import type { Due, DueKind } from './allocation.ts'
import { type DailyFee, type FeeProgress, feeUpTo } from './fees.ts'
import { overdueInterest, roundAccruedInterest } from './interest.ts'
import { daysOwedTo, interestBetween, type PrincipalLot } from './principal-lots.ts'
import { noRebate, type Rebate, type RebateTerms } from './rebate.ts'
import { paidByPacket } from './red-packet.ts'

/** The terms of a drawdown after its payout. */
export interface OutstandingDrawdownTerms extends RebateTerms {
  /** The fee that is paid with the due dates; absent without one. */
  fee?: DailyFee
  graceDays: number
  /** A multiplier of the rate, for overdue principal ("1.0"). */
  overdueMultiplier: string
}

/** Costs that the statutory ceiling waives. */
export interface WaivedCosts {
  interestCents: Cents
  feeCents: Cents
  /** Upfront deductions that are given back in addition to the rebate. */
  upfront: Rebate
}

export const nothingWaived: WaivedCosts = { interestCents: 0, feeCents: 0, upfront: noRebate }

/** A drawdown between its payout and its last repayment. */
export interface OutstandingDrawdown {
  terms: OutstandingDrawdownTerms
  /** Principal whose due date has not been charged yet, oldest due first. */
  lots: readonly PrincipalLot[]
  /** Days from the drawdown whose interest has been charged on all lots; 0 for interest taken upfront. */
  chargedDays: number
  /** Charged and unpaid dues as of the day, including overdue interest up to then. */
  charged: readonly Due[]
  /** The progress of the fee that is paid with the due dates. */
  feeProgress: FeeProgress
  /** The rest of the red packet; absent without one. */
  packetLeftCents?: Cents
  /** What the statutory ceiling waives if all is repaid on the day, taken off the latest dues first; none by default. */
  waived?: WaivedCosts
}

const sumOver = (lots: readonly PrincipalLot[], amount: (lot: PrincipalLot) => Fraction): Fraction =>
  lots.reduce((sum, lot) => add(sum, amount(lot)), fraction(0n))

/** The charged days of interest on all lots once everything up to a date is charged. */
export const chargedDaysOn = ({ terms, chargedDays }: OutstandingDrawdown, date: BusinessDate): number =>
  terms.timing === 'upfront' ? chargedDays : Math.max(chargedDays, daysOwedTo(terms, date))

/** The fee due once it is charged up to a date. */
export const feeOn = (
  { terms, lots, feeProgress }: OutstandingDrawdown,
  date: BusinessDate,
): { feeCents: Cents; progress: FeeProgress } =>
  terms.fee
    ? feeUpTo(terms.fee, feeProgress, lots, terms.drawdownDate, date)
    : { feeCents: 0, progress: feeProgress }

const pastDue = (
  lot: PrincipalLot,
  { terms, chargedDays }: OutstandingDrawdown,
  date: BusinessDate,
): Due[] => {
  const { dueDate, principalCents } = lot
  const interest =
    terms.timing === 'upfront'
      ? fraction(0n)
      : interestBetween(terms, principalCents, chargedDays, daysOwedTo(terms, dueDate))
  const overdue = overdueInterest({
    overduePrincipalCents: principalCents,
    rate: terms.rate,
    basis: terms.basis,
    multiplier: terms.overdueMultiplier,
    dueDate,
    to: date,
    graceDays: terms.graceDays,
  })
  return [
    {
      id: `overdueInterest ${dueDate}`,
      kind: 'overdueInterest',
      dueDate,
      amountCents: roundAccruedInterest(overdue),
    },
    { id: `interest ${dueDate}`, kind: 'interest', dueDate, amountCents: roundAccruedInterest(interest) },
    { id: `principal ${dueDate}`, kind: 'principal', dueDate, amountCents: principalCents },
  ]
}

export const isPastDue = (lot: PrincipalLot, date: BusinessDate): boolean => lot.dueDate < date

/** The id of the due for a lot's principal. */
export const principalDueId = (lot: PrincipalLot): string => `principal ${lot.dueDate}`

/** Dues less the red packet's part of the interest among them, the earliest first. */
const payByPacket = (dues: readonly Due[], packetLeftCents: Cents): { dues: Due[]; packetCents: Cents } => {
  let left = packetLeftCents
  const owed = dues.map((due) => {
    const packetCents = due.kind === 'interest' ? paidByPacket(due.amountCents, left) : 0
    left -= packetCents
    return { ...due, amountCents: due.amountCents - packetCents }
  })
  return { dues: owed, packetCents: packetLeftCents - left }
}

/** Dues in order of date without what is waived of a kind, which is taken off the latest ones first. */
const waive = (kind: DueKind, dues: readonly Due[], waivedCents: Cents): Due[] => {
  let left = waivedCents
  return dues
    .toReversed()
    .map((due) => {
      const waived = due.kind === kind ? Math.min(left, due.amountCents) : 0
      left -= waived
      return { ...due, amountCents: due.amountCents - waived }
    })
    .toReversed()
}

/**
 * All dues that settle a drawdown on a date: charged dues; uncharged dues from before the date, with overdue interest
 * beyond the grace period; the fee earned by the date; interest to the date on outstanding principal, at least the
 * minimum tenor's, rounded once; and its principal. Of newly charged interest, a red packet pays `packetCents`. Throws
 * RangeError on a date before the drawdown.
 */
export const duesOnDate = (
  drawdown: OutstandingDrawdown,
  date: BusinessDate,
): { dues: Due[]; packetCents: Cents } => {
  const { terms, lots, charged, chargedDays, packetLeftCents = 0, waived = nothingWaived } = drawdown
  const owedDays = daysOwedTo(terms, date)
  const running = lots.filter((lot) => !isPastDue(lot, date))
  const interest =
    terms.timing === 'upfront'
      ? fraction(0n)
      : sumOver(running, (lot) => interestBetween(terms, lot.principalCents, chargedDays, owedDays))
  const accrued: Due[] = [
    ...lots.filter((lot) => isPastDue(lot, date)).flatMap((lot) => pastDue(lot, drawdown, date)),
    { id: `fee to ${date}`, kind: 'fee', dueDate: date, amountCents: feeOn(drawdown, date).feeCents },
    {
      id: `interest to ${date}`,
      kind: 'interest',
      dueDate: date,
      amountCents: roundAccruedInterest(interest),
    },
    ...running.map((lot) => ({
      id: principalDueId(lot),
      kind: 'principal' as const,
      dueDate: lot.dueDate,
      amountCents: lot.principalCents,
    })),
  ]
  const withoutInterest = waive('interest', [...charged, ...accrued], waived.interestCents)
  const owed = waive('fee', withoutInterest, waived.feeCents)
  const { dues, packetCents } = payByPacket(owed.slice(charged.length), packetLeftCents)
  return {
    dues: [...owed.slice(0, charged.length), ...dues].filter(({ amountCents }) => amountCents > 0),
    packetCents,
  }
}
