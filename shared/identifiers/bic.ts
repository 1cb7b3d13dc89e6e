import { isoCountries } from './iso-countries.ts'

/** ISO 3166-1 has assigned Kosovo no code; its banks have BICs under the user-assigned one. */
const bicOnlyCountries: ReadonlySet<string> = new Set(['XK'])

/** True for a business identifier code (ISO 9362) in capitals: 8 or 11 characters with a country that exists. */
export const isBic = (text: string): boolean => {
  if (!/^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(text)) return false
  const country = text.slice(4, 6)
  return isoCountries.has(country) || bicOnlyCountries.has(country)
}
