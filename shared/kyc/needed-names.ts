import { chinaId, hongKongId } from '../reference/country-ids.ts'

/**
 * The name that a company's documents always have: a mainland licence only the Chinese one, one of Hong Kong either or
 * both, any other the one in Latin letters.
 */
export const companyNameNeeded = (countryRegion: string | undefined) => {
  if (countryRegion === chinaId) return 'register_name_cn'
  return countryRegion === hongKongId ? 'either' : 'register_name_en'
}

/** The name that an identity document always has. */
export const personNameNeeded = (certificateType: string | undefined) =>
  certificateType === 'china_id' ? 'full_name_cn' : 'full_name_en'
