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

/** A share of sales for display: a whole percentage. */
export const shareText = (share: string): string => `${Number(share)}%`
