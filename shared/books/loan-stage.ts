import { type BusinessDate, daysBetween } from '../time/business-date.ts'

/** The stage of a loan by IFRS 9: 1 performing, 2 with significantly more risk than at its payout, 3 impaired. */
export type Stage = 1 | 2 | 3

/** The lender's own triggers of stage 2, see `RiskTriggers`. */
export const riskTriggers = ['salesDown', 'shopLost'] as const
export type RiskTrigger = (typeof riskTriggers)[number]

/** Why a loan is in stage 2 or 3. `curing`: the cause has ended, and the loan is not cured yet. */
export const stageReasons = [
  'pastDue90',
  'partlyWrittenOff',
  'restructured',
  'pastDue30',
  ...riskTriggers,
  'curing',
] as const
export type StageReason = (typeof stageReasons)[number]

/** A loan's stage at the end of a month, with what decides on its cure. */
export interface StageState {
  stage: Stage
  /** The end of the month from which the loan has been in it. */
  stageSince: BusinessDate
  /** The last end of a month at which something put the loan into stage 2. */
  triggeredOn?: BusinessDate
  /** Why it is in stage 2 or 3; absent in stage 1, and in months from before reasons were stored. */
  stageReasons?: readonly StageReason[]
}

/** A loan at the end of a month. */
export interface StagedLoan {
  daysPastDue: number
  /** A part of it was written off in the month. */
  isPartlyWrittenOff: boolean
  /** Its terms were eased in the month because its borrower could not keep them. */
  isRestructured: boolean
  /** Of the lender's own triggers, those that apply. */
  triggers: readonly RiskTrigger[]
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

const enter = (
  stage: Stage,
  former: StageState | undefined,
  date: BusinessDate,
  reasons: readonly StageReason[] = [],
): StageState => ({
  stage,
  stageSince: former?.stage === stage ? former.stageSince : date,
  ...(stage === 1 ? {} : { triggeredOn: date, stageReasons: reasons }),
})

const curing: readonly StageReason[] = ['curing']

/** The same stage as before, without a new cause: the loan is not cured yet. */
const stay = ({ stage, stageSince, triggeredOn }: StageState): StageState => ({
  stage,
  stageSince,
  ...(triggeredOn ? { triggeredOn } : {}),
  stageReasons: curing,
})

/**
 * The stage of a loan at the end of a month, from its stage at the end of the month before. By the presumptions of IFRS
 * 9, it is in stage 2 from 30 days past due or by the lender's own triggers, and in stage 3 from 90, when it is
 * restructured or when a part is written off. It is back in stage 2 after three due dates paid in a row, and in stage 1
 * after 90 days without a trigger.
 */
export const stageOn = (date: BusinessDate, loan: StagedLoan, former: StageState | undefined): StageState => {
  const { daysPastDue, isPartlyWrittenOff, isRestructured, triggers } = loan
  const impaired: StageReason[] = [
    ...(daysPastDue >= impairedDays ? (['pastDue90'] as const) : []),
    ...(isPartlyWrittenOff ? (['partlyWrittenOff'] as const) : []),
    ...(isRestructured ? (['restructured'] as const) : []),
  ]
  const riskier: StageReason[] = [
    ...(daysPastDue >= riskierDays ? (['pastDue30'] as const) : []),
    ...triggers,
  ]
  if (impaired.length > 0) return enter(3, former, date, impaired)
  if (former?.stage === 3 && !isCured(loan, former.stageSince)) return stay(former)
  if (riskier.length > 0) return enter(2, former, date, riskier)
  if (former?.stage === 3) return enter(2, former, date, curing)
  if (former?.stage !== 2) return enter(1, former, date)
  return daysBetween(former.triggeredOn ?? former.stageSince, date) >= cureDays
    ? enter(1, former, date)
    : stay(former)
}
