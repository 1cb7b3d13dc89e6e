import type { FieldRule } from '#shared/api/field-rules.ts'
import { readAmount } from '#shared/input-parsing/read-amount.ts'
import { centsFromDecimal } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'

/** The rule that a transfer's amount breaks, whatever it pays. */
export const reportedAmountRule = (typed: string, currency: Currency): FieldRule | undefined => {
  if (typed.trim() === '') return 'required'
  const amount = readAmount(typed, currency)
  return amount === undefined || centsFromDecimal(amount) === 0 ? 'amountInvalid' : undefined
}

const amountRule = (typed: string, due: string, currency: Currency): FieldRule | undefined => {
  const wrong = reportedAmountRule(typed, currency)
  if (wrong) return wrong
  const isAbove = centsFromDecimal(readAmount(typed, currency) ?? due) > centsFromDecimal(due)
  return isAbove ? 'amountAboveOutstanding' : undefined
}

/** The rules that a report breaks, by field. `due` is the amount that is not reported yet. */
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
