import type { ConnectedPersonDraft } from './connected-persons.ts'
import { countryOfAddress } from './country-of-address.ts'

/** A person's nationality, and the countries that their addresses name: a KYC has no field for the residence itself. */
export const countriesOfPerson = ({
  nationality,
  residential_address: residential,
  permanent_address: permanent,
}: ConnectedPersonDraft): string[] => {
  const lived = [residential, permanent].flatMap((address) => (address && countryOfAddress(address)) || [])
  return [...new Set([...(nationality ? [nationality] : []), ...lived])]
}
