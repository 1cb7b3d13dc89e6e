import { chinaId, hongKongId } from '../reference/country-entries.ts'

/**
 * The name that a company's papers have for certain: a mainland licence has the Chinese one alone, one of Hong Kong either
 * or both, any other the one in Latin letters.
 */
export const companyNameNeeded = (countryRegion: string | undefined) => {
  if (countryRegion === chinaId) return 'register_name_cn'
  return countryRegion === hongKongId ? 'either' : 'register_name_en'
}

/** The name that an identity document has for certain. */
export const personNameNeeded = (certificateType: string | undefined) =>
  certificateType === 'china_id' ? 'full_name_cn' : 'full_name_en'
