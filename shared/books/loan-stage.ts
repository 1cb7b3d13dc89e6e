import { type BusinessDate, daysBetween } from '../time/business-date.ts'

/** The stage of a loan by IFRS 9: 1 performing, 2 with significantly more risk than at its payout, 3 impaired. */
export type Stage = 1 | 2 | 3

/** A loan's stage at the end of a month, with what decides on its cure. */
export interface StageState {
  stage: Stage
  /** The end of the month from which the loan has been in it. */
  stageSince: BusinessDate
  /** The last end of a month at which something put the loan into stage 2. */
  triggeredOn?: BusinessDate
}

/** A loan at the end of a month. */
export interface StagedLoan {
  daysPastDue: number
  /** A part of it was written off in the month. */
  isPartlyWrittenOff: boolean
  /** Due dates in their order, and whether each is paid. */
  dueDates: readonly { date: BusinessDate; isPaid: boolean }[]
}

/** From so many days past due a loan is impaired, and earns only what is received. */
export const impairedDays = 90
const riskierDays = 30

/** Without a trigger for so many days, a loan goes back to stage 1. */
const cureDays = 90

/** Paid in a row, so many due dates bring an impaired loan back to stage 2. */
const curePayments = 3

const isCured = ({ dueDates }: StagedLoan, since: BusinessDate): boolean => {
  const latest = dueDates.filter(({ date }) => date > since).slice(-curePayments)
  return latest.length === curePayments && latest.every(({ isPaid }) => isPaid)
}

const enter = (stage: Stage, former: StageState | undefined, date: BusinessDate): StageState => ({
  stage,
  stageSince: former?.stage === stage ? former.stageSince : date,
  ...(stage === 1 ? {} : { triggeredOn: date }),
})

/**
 * The stage of a loan at the end of a month, from its stage at the end of the month before. By the presumptions of IFRS
 * 9, it is in stage 2 from 30 days past due and in stage 3 from 90, or when a part is written off. It is back in stage
 * 2 after three due dates paid in a row, and in stage 1 after 90 days without a trigger.
 */
export const stageOn = (date: BusinessDate, loan: StagedLoan, former: StageState | undefined): StageState => {
  const { daysPastDue, isPartlyWrittenOff } = loan
  if (daysPastDue >= impairedDays || isPartlyWrittenOff) return enter(3, former, date)
  if (former?.stage === 3) return isCured(loan, former.stageSince) ? enter(2, former, date) : former
  if (daysPastDue >= riskierDays) return enter(2, former, date)
  if (former?.stage !== 2) return enter(1, former, date)
  return daysBetween(former.triggeredOn ?? former.stageSince, date) >= cureDays
    ? enter(1, former, date)
    : former
}
