import { centsFromDecimal, decimalFromCents } from '#shared/money/cents.ts'
import type { DrawdownQuote } from './use-quote.ts'

/** How a repayment method runs: once, by a schedule, or weekly by a share of sales. */
export type RepaymentCourse = 'once' | 'schedule' | 'salesShare'

export const courseOf = (method: DrawdownQuote['repayment_method'], instalments: number): RepaymentCourse => {
  if (method === 'salesShare') return 'salesShare'
  return instalments > 1 ? 'schedule' : 'once'
}

export const courseOfQuote = ({ repayment_method, schedule }: DrawdownQuote): RepaymentCourse =>
  courseOf(repayment_method, schedule.length)

export const courseOfOption = ({
  repayment_method,
  instalments,
}: DrawdownQuote['options'][number]): RepaymentCourse => courseOf(repayment_method, instalments)

/** The interest that the seller pays after the red packet. */
export const interestPaid = ({
  interest,
  red_packet,
}: Pick<DrawdownQuote['options'][number], 'interest' | 'red_packet'>): string =>
  decimalFromCents(centsFromDecimal(interest) + centsFromDecimal(red_packet?.pays ?? '0.00'))

/** A share of sales for display: a whole percentage. */
export const shareText = (share: string): string => `${Number(share)}%`

/** The likely course of a share of sales by the seller's own history, from its slow to its fast months. */
export interface RepaymentProjection {
  /** Interest and fees, as decimal strings. */
  readonly lowestCost: string
  readonly highestCost: string
  /** In ordinary months. */
  readonly cost: string
  readonly repaidFrom: string
  readonly repaidTo: string
  readonly lowestRate: string
  readonly highestRate: string
}

/** Undefined for another method, and if the seller's history is too short. */
export const repaymentProjectionOf = ({
  repayment_method,
  projection,
}: Pick<DrawdownQuote['options'][number], 'repayment_method' | 'projection'>):
  | RepaymentProjection
  | undefined => {
  const outcomes = projection?.outcomes ?? []
  const base = outcomes.find(({ pace }) => pace === 'base')
  if (repayment_method !== 'salesShare' || !base) return undefined
  const costs = outcomes.map(({ cost }) => centsFromDecimal(cost))
  const dates = outcomes.map(({ repaid_by }) => repaid_by).toSorted()
  const rates = outcomes.map(({ effective_rate }) => effective_rate).toSorted((a, b) => Number(a) - Number(b))
  return {
    lowestCost: decimalFromCents(Math.min(...costs)),
    highestCost: decimalFromCents(Math.max(...costs)),
    cost: base.cost,
    repaidFrom: dates[0] ?? base.repaid_by,
    repaidTo: dates.at(-1) ?? base.repaid_by,
    lowestRate: rates[0] ?? base.effective_rate,
    highestRate: rates.at(-1) ?? base.effective_rate,
  }
}

/** The likely total repayment of a quote in ordinary months; undefined as for `repaymentProjectionOf`. */
export const projectedTotalOf = (quote: DrawdownQuote): string | undefined => {
  const likely = repaymentProjectionOf(quote)
  return likely && decimalFromCents(centsFromDecimal(quote.amount) + centsFromDecimal(likely.cost))
}
