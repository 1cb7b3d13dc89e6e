import { chinaId, hongKongId } from '../reference/country-ids.ts'

/**
 * The name that a company's documents always have: the Chinese one in the mainland, either or both in Hong Kong, and
 * the one in Latin letters elsewhere.
 */
export const companyNameNeeded = (countryRegion: string | undefined) => {
  if (countryRegion === chinaId) return 'register_name_cn'
  return countryRegion === hongKongId ? 'either' : 'register_name_en'
}

/** The name that an identity document always has. */
export const personNameNeeded = (certificateType: string | undefined) =>
  certificateType === 'china_id' ? 'full_name_cn' : 'full_name_en'
