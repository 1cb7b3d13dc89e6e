import { readAmount } from '#shared/input-parsing/read-amount.ts'
import { centsFromDecimal } from '#shared/money/cents.ts'
import type { Rules } from '../../../ui/form/use-field-reasons.ts'
import type { LimitIncrease } from './increase-queries.ts'

type Bounds = Pick<LimitIncrease, 'currency' | 'limit' | 'cap' | 'supported_limit'>

const broken = (rule: string): Rules => ({ requested_limit: rule })

/** True if the sales alone support more than the current limit; then the amount is optional. */
export const isSupportedBySales = ({ supported_limit: supported, limit }: Bounds): boolean =>
  supported !== null && centsFromDecimal(supported) > centsFromDecimal(limit)

/** The rules that a requested amount breaks: it must exceed the current limit, up to the product's maximum. */
export const increaseRules = (typed: string, increase: Bounds): Rules => {
  if (typed.trim() === '') return isSupportedBySales(increase) ? {} : broken('required')
  const amount = readAmount(typed, increase.currency)
  if (amount === undefined) return broken('amountInvalid')
  const cents = centsFromDecimal(amount)
  if (cents <= centsFromDecimal(increase.limit)) return broken('amountBelowMinimum')
  return cents > centsFromDecimal(increase.cap) ? broken('amountAboveAvailable') : {}
}
