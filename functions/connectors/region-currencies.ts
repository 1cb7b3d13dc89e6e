/** The currency in which marketplaces sell in a region (ISO 3166-1 alpha-2), for platforms that do not state it. */
const regionCurrencies: Readonly<Record<string, string>> = {
  US: 'USD',
  CA: 'CAD',
  MX: 'MXN',
  BR: 'BRL',
  CO: 'COP',
  CL: 'CLP',
  GB: 'GBP',
  DE: 'EUR',
  ES: 'EUR',
  FR: 'EUR',
  IE: 'EUR',
  IT: 'EUR',
  PL: 'PLN',
  JP: 'JPY',
  TW: 'TWD',
  SG: 'SGD',
  MY: 'MYR',
  PH: 'PHP',
  TH: 'THB',
  ID: 'IDR',
  VN: 'VND',
}

/** Empty for a region that is not known. */
export const currencyOfRegion = (region: string): string => regionCurrencies[region.toUpperCase()] ?? ''
