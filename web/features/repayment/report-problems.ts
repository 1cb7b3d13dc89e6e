import { centsFromDecimal } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import { readAmount } from '#shared/typing/read-amount.ts'

export type ReportProblems = Partial<{
  amount: 'amountRequired' | 'amountInvalid' | 'amountAboveOutstanding'
  reference: 'referenceRequired'
}>

const amountProblem = (typed: string, due: string, currency: Currency): ReportProblems['amount'] => {
  if (typed.trim() === '') return 'amountRequired'
  const amount = readAmount(typed, currency)
  if (amount === undefined || centsFromDecimal(amount) === 0) return 'amountInvalid'
  return centsFromDecimal(amount) > centsFromDecimal(due) ? 'amountAboveOutstanding' : undefined
}

/** What is wrong with a report of a transfer, by field, before it is sent. `due` is what is not reported yet. */
export const reportProblems = (
  typed: string,
  reference: string,
  due: string,
  currency: Currency,
): ReportProblems => {
  const amount = amountProblem(typed, due, currency)
  return {
    ...(amount ? { amount } : {}),
    ...(reference.trim() === '' ? { reference: 'referenceRequired' as const } : {}),
  }
}
