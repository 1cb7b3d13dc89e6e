import { chinaId, hongKongId } from '../reference/country-ids.ts'

/** The field of the registration number that companies of a country have. */
export const registrationNumberField = (countryRegion: string | undefined) => {
  if (countryRegion === hongKongId) return 'brn'
  if (countryRegion === chinaId) return 'uscc'
  return 'company_registration_number'
}
