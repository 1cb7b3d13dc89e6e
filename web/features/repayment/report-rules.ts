import type { FieldRule } from '#shared/api/field-rules.ts'
import { centsFromDecimal } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import { readAmount } from '#shared/typing/read-amount.ts'

const amountRule = (typed: string, due: string, currency: Currency): FieldRule | undefined => {
  if (typed.trim() === '') return 'required'
  const amount = readAmount(typed, currency)
  if (amount === undefined || centsFromDecimal(amount) === 0) return 'amountInvalid'
  return centsFromDecimal(amount) > centsFromDecimal(due) ? 'amountAboveOutstanding' : undefined
}

/** The rules that a report of a transfer breaks, by field. `due` is what is not reported yet. */
export const reportRules = (
  typed: string,
  reference: string,
  due: string,
  currency: Currency,
): Readonly<Record<string, FieldRule>> => {
  const amount = amountRule(typed, due, currency)
  return {
    ...(amount ? { amount } : {}),
    ...(reference.trim() === '' ? { reference: 'required' } : {}),
  }
}
