import { type TradedCurrency, tradedCurrencySchema } from '#shared/money/currency.ts'
import { PortalError } from '../runtime/describe-error.ts'

/** A shop sells in a currency without a known exchange rate. */
export class UnsupportedCurrency extends PortalError {
  override name = 'UnsupportedCurrency'
  /** Its ISO 4217 code; undefined if the platform states none. */
  readonly currency: string | undefined
  constructor(message: string, currency: string | undefined) {
    super(message)
    this.currency = currency !== undefined && /^[A-Z]{3}$/.test(currency) ? currency : undefined
  }
}

/** The currency of a shop's sales; throws UnsupportedCurrency if it cannot be counted. */
export const supportedCurrency = (platformId: string, code: string | undefined): TradedCurrency => {
  const known = tradedCurrencySchema.safeParse(code)
  if (!known.success) throw new UnsupportedCurrency(`${platformId}: a shop in a currency without rates`, code)
  return known.data
}
