import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { readAmount } from '#shared/input-parsing/read-amount.ts'
import { isApiError } from '../../../api/api-error.ts'
import { rulesByField } from '../../../api/field-errors.ts'
import { useDebouncedValue } from '../../../ui/use-delayed.ts'
import { payoffQuery } from './payoff-queries.ts'
import type { PayoffQuote } from './payoff-quote.ts'

/** The values of the early repayment form. */
export interface RequestedPayoff {
  readonly isPart: boolean
  readonly amount: string
  readonly date: string
}

const typingPause = 400

/**
 * The price of the requested repayment, once typing pauses, and the invalid fields. `whole` is today's quote for full
 * repayment, which limits the dates.
 */
export const usePayoffQuote = (whole: PayoffQuote, { isPart, amount, date }: RequestedPayoff) => {
  const read = isPart ? readAmount(amount, whole.currency) : undefined
  const delayed = useDebouncedValue(read, typingPause)
  const isDateRight = date >= whole.date && date <= whole.due_date
  const isAsked = isDateRight && (!isPart || delayed !== undefined)
  const query = useQuery({
    ...payoffQuery({
      drawdown_id: whole.drawdown_id,
      date,
      ...(isPart && delayed !== undefined ? { amount: delayed } : {}),
    }),
    enabled: isAsked,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const isCurrent = isAsked && (!isPart || read === delayed) && !query.isPlaceholderData
  const error = isCurrent ? query.error : null
  const rules = isApiError(error) ? rulesByField(error) : {}
  const isUnreadable = isPart && amount.trim() !== '' && read === undefined
  return {
    quote: isAsked && !error ? query.data : undefined,
    /** True if the price is for the form's current values. */
    isCurrent: isCurrent && !error && query.data !== undefined,
    isAsked,
    amountRule: isUnreadable ? 'amountInvalid' : isPart ? rules['amount'] : undefined,
    isDateWrong: !isDateRight || rules['date'] !== undefined,
    /** A failure that concerns no field. */
    failure: error && Object.keys(rules).length === 0 ? { error, refetch: query.refetch } : null,
  }
}
