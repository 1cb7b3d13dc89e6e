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
import type { DictionaryCategory } from './dictionary-keys.ts'
import {
  certificateTypeEntries,
  characterTitleEntries,
  connectedCompanyCapacityEntries,
  connectedPersonCapacityEntries,
  mobileAreaCodeEntries,
  uboWealthEntries,
} from './person-entries.ts'

/** Every choice with its names, by category. */
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
