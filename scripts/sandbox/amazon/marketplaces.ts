import {
  type AmazonRegion,
  type AmazonSite,
  type AmazonSiteCode,
  amazonSites,
} from '../../../functions/connectors/amazon/sites.ts'

export interface AmazonMarketplace extends AmazonSite {
  countryCode: AmazonSiteCode
  /** `amazon.co.uk` */
  domain: string
  language: string
}

const shown: Record<AmazonSiteCode, readonly [domain: string, language: string]> = {
  US: ['amazon.com', 'en_US'],
  CA: ['amazon.ca', 'en_CA'],
  MX: ['amazon.com.mx', 'es_MX'],
  BR: ['amazon.com.br', 'pt_BR'],
  GB: ['amazon.co.uk', 'en_GB'],
  DE: ['amazon.de', 'de_DE'],
  FR: ['amazon.fr', 'fr_FR'],
  IT: ['amazon.it', 'it_IT'],
  ES: ['amazon.es', 'es_ES'],
  NL: ['amazon.nl', 'nl_NL'],
  BE: ['amazon.com.be', 'fr_BE'],
  IE: ['amazon.ie', 'en_IE'],
  SE: ['amazon.se', 'sv_SE'],
  PL: ['amazon.pl', 'pl_PL'],
  TR: ['amazon.com.tr', 'tr_TR'],
  ZA: ['amazon.co.za', 'en_ZA'],
  IN: ['amazon.in', 'en_IN'],
  AE: ['amazon.ae', 'en_AE'],
  SA: ['amazon.sa', 'ar_AE'],
  EG: ['amazon.eg', 'ar_EG'],
  JP: ['amazon.co.jp', 'ja_JP'],
  SG: ['amazon.sg', 'en_SG'],
  AU: ['amazon.com.au', 'en_AU'],
}

export const marketplaces: readonly AmazonMarketplace[] = (
  Object.entries(shown) as [AmazonSiteCode, (typeof shown)[AmazonSiteCode]][]
).map(([countryCode, [domain, language]]) => ({ ...amazonSites[countryCode], countryCode, domain, language }))

export const marketplacesOf = (region: string): readonly AmazonMarketplace[] =>
  marketplaces.filter((each) => each.region === region)

/** The region of a Seller Central, by its host. */
export const regionOfSellerCentral = (host: string): AmazonRegion | undefined =>
  marketplaces.find(({ sellerCentral }) => sellerCentral === host)?.region

export const nameOf = ({ domain }: AmazonMarketplace): string => `A${domain.slice(1)}`
