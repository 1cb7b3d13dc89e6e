import { type TradedCurrency, tradedCurrencySchema } from '#shared/money/currency.ts'
import { PortalError } from '../runtime/describe-error.ts'

/** A shop sells in a currency without a known exchange rate. */
export class UnsupportedCurrency extends PortalError {
  override name = 'UnsupportedCurrency'
}

/** The currency of a shop's sales; throws UnsupportedCurrency if it cannot be counted. */
export const supportedCurrency = (platformId: string, code: string | undefined): TradedCurrency => {
  const known = tradedCurrencySchema.safeParse(code)
  if (!known.success) throw new UnsupportedCurrency(`${platformId}: a shop in a currency without rates`)
  return known.data
}
