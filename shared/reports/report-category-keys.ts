import { dictionaryKeys } from '../reference/dictionary-keys.ts'

/** Whatever is none of the others cannot be compared with anything. */
const leftOver = 'other'

/** The ids of the categories that a report can be about. Apart from their names, so that to check one loads no more. */
export const reportCategoryKeys: readonly string[] = dictionaryKeys.major_commodities_type.filter(
  (key) => key !== leftOver,
)

/** How many of them a company chooses. */
export const maxCategories = 5
