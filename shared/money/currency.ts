import * as z from 'zod/mini'

/** ISO 4217 codes of the facilities' currencies. All have two decimals. */
export const currencies = ['GBP', 'USD', 'HKD', 'CNY', 'EUR'] as const

export const currencySchema = z.enum(currencies, 'unknownOption')

export type Currency = (typeof currencies)[number]

/** Currencies that were added in a later version: rates that were stored before do not have them. */
export const laterCurrencies = ['TRY', 'DKK', 'NOK', 'CZK', 'HUF', 'ZAR', 'RON', 'ILS'] as const

/**
 * Currencies whose rates two people of the lender enter, because the European Central Bank publishes none: only those
 * that sellers on the supported platforms use most.
 */
export const enteredCurrencies = ['AED', 'SAR', 'EGP', 'TWD', 'VND', 'CLP', 'COP'] as const

export type EnteredCurrency = (typeof enteredCurrencies)[number]

/**
 * ISO 4217 codes of currencies that shops may sell in and that have known exchange rates. Amounts are in hundredths of
 * each, also of those without a smaller coin. `CNH` is no code of ISO 4217: it is the renminbi as traded outside the
 * mainland, and takes the rate of the renminbi.
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
  ...laterCurrencies,
  'CNH',
  ...enteredCurrencies,
] as const

export const tradedCurrencySchema = z.enum(tradedCurrencies, 'unknownOption')

export type TradedCurrency = (typeof tradedCurrencies)[number]

/** True for a currency with facilities. */
export const isFacilityCurrency = (currency: TradedCurrency): currency is Currency =>
  (currencies as readonly TradedCurrency[]).includes(currency)

/** True for a currency whose rates are entered by people. */
export const isEnteredCurrency = (currency: string): currency is EnteredCurrency =>
  (enteredCurrencies as readonly string[]).includes(currency)
