import { type EnteredCurrency, isEnteredCurrency, type TradedCurrency } from '#shared/money/currency.ts'

/** A seller's consent covers the marketplaces of one region, which has an API of its own. */
export type AmazonRegion = 'na' | 'eu' | 'fe'

export interface AmazonSite {
  region: AmazonRegion
  marketplaceId: string
  /** The host of the Seller Central where its sellers consent. */
  sellerCentral: string
  currency: TradedCurrency
}

const site = (
  region: AmazonRegion,
  marketplaceId: string,
  sellerCentral: string,
  currency: TradedCurrency,
): AmazonSite => ({ region, marketplaceId, sellerCentral, currency })

/**
 * Amazon's marketplaces by country (ISO 3166-1 alpha-2), from its documentation.
 */
export const amazonSites = {
  US: site('na', 'ATVPDKIKX0DER', 'sellercentral.amazon.com', 'USD'),
  CA: site('na', 'A2EUQ1WTGCTBG2', 'sellercentral.amazon.ca', 'CAD'),
  MX: site('na', 'A1AM78C64UM0Y8', 'sellercentral.amazon.com.mx', 'MXN'),
  BR: site('na', 'A2Q3Y263D00KWC', 'sellercentral.amazon.com.br', 'BRL'),
  GB: site('eu', 'A1F83G8C2ARO7P', 'sellercentral-europe.amazon.com', 'GBP'),
  DE: site('eu', 'A1PA6795UKMFR9', 'sellercentral-europe.amazon.com', 'EUR'),
  FR: site('eu', 'A13V1IB3VIYZZH', 'sellercentral-europe.amazon.com', 'EUR'),
  IT: site('eu', 'APJ6JRA9NG5V4', 'sellercentral-europe.amazon.com', 'EUR'),
  ES: site('eu', 'A1RKKUPIHCS9HS', 'sellercentral-europe.amazon.com', 'EUR'),
  NL: site('eu', 'A1805IZSGTT6HS', 'sellercentral.amazon.nl', 'EUR'),
  BE: site('eu', 'AMEN7PMS3EDWL', 'sellercentral.amazon.com.be', 'EUR'),
  IE: site('eu', 'A28R8C7NBKEWEA', 'sellercentral.amazon.ie', 'EUR'),
  SE: site('eu', 'A2NODRKZP88ZB9', 'sellercentral.amazon.se', 'SEK'),
  PL: site('eu', 'A1C3SOZRARQ6R3', 'sellercentral.amazon.pl', 'PLN'),
  TR: site('eu', 'A33AVAJ2PDY3EV', 'sellercentral.amazon.com.tr', 'TRY'),
  ZA: site('eu', 'AE08WJ6YKNBMC', 'sellercentral.amazon.co.za', 'ZAR'),
  IN: site('eu', 'A21TJRUUN4KGV', 'sellercentral.amazon.in', 'INR'),
  AE: site('eu', 'A2VIGQ35RCS4UG', 'sellercentral.amazon.ae', 'AED'),
  SA: site('eu', 'A17E79C6D8DWNP', 'sellercentral.amazon.sa', 'SAR'),
  EG: site('eu', 'ARBP9OOSHTCHU', 'sellercentral.amazon.eg', 'EGP'),
  JP: site('fe', 'A1VC38T7YXB528', 'sellercentral.amazon.co.jp', 'JPY'),
  SG: site('fe', 'A19VAU5U5O7RUS', 'sellercentral.amazon.sg', 'SGD'),
  AU: site('fe', 'A39IBJ37TRP1C6', 'sellercentral.amazon.com.au', 'AUD'),
} as const satisfies Record<string, AmazonSite>

export type AmazonSiteCode = keyof typeof amazonSites

/** The marketplaces in currencies whose rates are entered by people. */
export const amazonSitesByEnteredRates: Readonly<Record<string, EnteredCurrency>> = Object.fromEntries(
  Object.entries(amazonSites).flatMap(([code, { currency }]) =>
    isEnteredCurrency(currency) ? [[code, currency]] : [],
  ),
)

export const amazonSiteCodes = Object.keys(amazonSites) as readonly AmazonSiteCode[]

/** The marketplace of a country. Throws if Amazon has none: sellers are offered only those above. */
export const findAmazonSite = (code: string | undefined): AmazonSite & { code: AmazonSiteCode } => {
  const known = amazonSiteCodes.find((each) => each === code)
  if (!known) throw new Error(`Amazon has no marketplace ${code}`)
  return { code: known, ...amazonSites[known] }
}

/** The Selling Partner API's host for each region. */
export const apiHosts: Record<AmazonRegion, string> = {
  na: 'sellingpartnerapi-na.amazon.com',
  eu: 'sellingpartnerapi-eu.amazon.com',
  fe: 'sellingpartnerapi-fe.amazon.com',
}
