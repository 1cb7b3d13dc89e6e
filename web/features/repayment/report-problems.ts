import { centsFromDecimal } from '#shared/money/cents.ts'
import { wireAmount } from '../../ui/money-field.tsx'

export type ReportProblems = Partial<{
  amount: 'amountRequired' | 'amountInvalid' | 'amountAboveOutstanding'
  reference: 'referenceRequired'
}>

const amountProblem = (typed: string, due: string): ReportProblems['amount'] => {
  if (typed === '') return 'amountRequired'
  const amount = wireAmount(typed)
  if (amount === undefined || centsFromDecimal(amount) === 0) return 'amountInvalid'
  return centsFromDecimal(amount) > centsFromDecimal(due) ? 'amountAboveOutstanding' : undefined
}

/** What is wrong with a report of a transfer, by field, before it is sent. `due` is what is not reported yet. */
export const reportProblems = (typed: string, reference: string, due: string): ReportProblems => {
  const amount = amountProblem(typed, due)
  return {
    ...(amount ? { amount } : {}),
    ...(reference.trim() === '' ? { reference: 'referenceRequired' as const } : {}),
  }
}
