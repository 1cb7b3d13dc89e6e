import { type TradedCurrency, tradedCurrencySchema } from '#shared/money/currency.ts'
import { StatedError } from '../runtime/describe-error.ts'

/** A shop sells in a currency without a known exchange rate. */
export class CurrencyNotTaken extends StatedError {
  override name = 'CurrencyNotTaken'
}

/** The currency of a shop's sales; throws CurrencyNotTaken if it cannot be counted. */
export const countedCurrency = (platformId: string, code: string | undefined): TradedCurrency => {
  const known = tradedCurrencySchema.safeParse(code)
  if (!known.success) throw new CurrencyNotTaken(`${platformId}: a shop in a currency without rates`)
  return known.data
}
