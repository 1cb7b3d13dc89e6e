import { dictionaryKeys } from '../reference/dictionary-keys.ts'

/** The category for everything else, whose companies cannot be compared. */
const leftOver = 'other'

/** The ids of the report categories. Separate from their names, so that validation loads no more. */
export const reportCategoryKeys: readonly string[] = dictionaryKeys.major_commodities_type.filter(
  (key) => key !== leftOver,
)

/** The maximum number that a company chooses. */
export const maxCategories = 5
