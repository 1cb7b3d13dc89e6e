import * as z from 'zod/mini'

/** ISO 4217 codes of the currencies that facilities are kept in. All have two decimals. */
export const currencies = ['GBP', 'USD', 'HKD', 'CNY', 'EUR'] as const

export const currencySchema = z.enum(currencies, 'unknownOption')

export type Currency = (typeof currencies)[number]

/**
 * ISO 4217 codes of the currencies that shops may sell in and that exchange rates are known of. Amounts are kept in
 * hundredths of each, also of those that have no smaller coin.
 */
export const tradedCurrencies = [
  ...currencies,
  'JPY',
  'SGD',
  'AUD',
  'CAD',
  'CHF',
  'MYR',
  'THB',
  'PHP',
  'IDR',
  'INR',
  'KRW',
  'NZD',
  'PLN',
  'SEK',
  'MXN',
  'BRL',
] as const

export const tradedCurrencySchema = z.enum(tradedCurrencies, 'unknownOption')

export type TradedCurrency = (typeof tradedCurrencies)[number]

/** True for a currency that a facility can be kept in. */
export const isFacilityCurrency = (currency: TradedCurrency): currency is Currency =>
  (currencies as readonly TradedCurrency[]).includes(currency)
