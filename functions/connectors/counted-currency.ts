import { type TradedCurrency, tradedCurrencySchema } from '#shared/money/currency.ts'
import { StatedError } from '../runtime/describe-error.ts'

/** A shop sells in a currency that no exchange rate is known of. */
export class CurrencyNotTaken extends StatedError {
  override name = 'CurrencyNotTaken'
}

/** What a shop's sales are counted in; throws CurrencyNotTaken where that cannot be. */
export const countedCurrency = (platformId: string, code: string | undefined): TradedCurrency => {
  const known = tradedCurrencySchema.safeParse(code)
  if (!known.success) throw new CurrencyNotTaken(`${platformId}: a shop in a currency without rates`)
  return known.data
}
