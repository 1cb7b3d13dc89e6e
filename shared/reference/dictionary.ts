import { bankEntries } from './bank-entries.ts'
import {
  businessNatureEntries,
  continuousWealthEntries,
  entityTypeEntries,
  fundingSourceEntries,
  industryEntries,
  initialWealthEntries,
  majorCommoditiesEntries,
} from './company-entries.ts'
import { countryEntries } from './country-entries.ts'
import type { DictionaryEntry } from './dictionary-entry.ts'
import {
  certificateTypeEntries,
  characterTitleEntries,
  connectedCompanyCapacityEntries,
  connectedPersonCapacityEntries,
  mobileAreaCodeEntries,
  uboWealthEntries,
} from './person-entries.ts'

/** The lists of choices that the forms offer. */
export const dictionaryCategories = [
  'country_region',
  'industry_service',
  'mobile_area_code',
  'entity_type',
  'business_nature',
  'character_title',
  'connected_person_capacity',
  'connected_company_capacity',
  'funding_source',
  'initial_source_of_wealth',
  'continuous_source_of_wealth',
  'ubo_source_of_wealth',
  'certificate_type',
  'major_commodities_type',
  'bank_account',
] as const

export type DictionaryCategory = (typeof dictionaryCategories)[number]

/** Every choice, by category. Ids are stable: what companies have saved refers to them. */
export const dictionary: Record<DictionaryCategory, DictionaryEntry[]> = {
  country_region: countryEntries,
  industry_service: industryEntries,
  mobile_area_code: mobileAreaCodeEntries,
  entity_type: entityTypeEntries,
  business_nature: businessNatureEntries,
  character_title: characterTitleEntries,
  connected_person_capacity: connectedPersonCapacityEntries,
  connected_company_capacity: connectedCompanyCapacityEntries,
  funding_source: fundingSourceEntries,
  initial_source_of_wealth: initialWealthEntries,
  continuous_source_of_wealth: continuousWealthEntries,
  ubo_source_of_wealth: uboWealthEntries,
  certificate_type: certificateTypeEntries,
  major_commodities_type: majorCommoditiesEntries,
  bank_account: bankEntries,
}

/** True when `keyId` is one of the category's choices. */
export const isDictionaryKey = (category: DictionaryCategory, keyId: string): boolean =>
  dictionary[category].some((entry) => entry.key_id === keyId)
