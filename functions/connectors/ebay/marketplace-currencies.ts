import type { TradedCurrency } from '#shared/money/currency.ts'

/**
 * The payout currency of sellers registered on a marketplace; those of Greater China are paid in US dollars. Used only
 * for a seller without orders.
 */
export const marketplaceCurrencies: Readonly<Record<string, TradedCurrency>> = {
  EBAY_US: 'USD',
  EBAY_MOTORS_US: 'USD',
  EBAY_CN: 'USD',
  EBAY_HK: 'USD',
  EBAY_TW: 'USD',
  EBAY_GB: 'GBP',
  EBAY_AT: 'EUR',
  EBAY_BE: 'EUR',
  EBAY_DE: 'EUR',
  EBAY_ES: 'EUR',
  EBAY_FR: 'EUR',
  EBAY_IE: 'EUR',
  EBAY_IT: 'EUR',
  EBAY_NL: 'EUR',
  EBAY_AU: 'AUD',
  EBAY_CA: 'CAD',
  EBAY_CH: 'CHF',
  EBAY_PL: 'PLN',
  EBAY_SE: 'SEK',
  EBAY_JP: 'JPY',
  EBAY_SG: 'SGD',
  EBAY_MY: 'MYR',
  EBAY_PH: 'PHP',
  EBAY_TH: 'THB',
  EBAY_ID: 'IDR',
  EBAY_IN: 'INR',
  EBAY_NZ: 'NZD',
}
