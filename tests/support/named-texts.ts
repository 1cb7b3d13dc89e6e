export interface NamedText {
  /** The name of the field, or of the list. */
  name: string
  text: string
}

/** Every text in `value`, with the name of its field. */
export const namedTexts = (value: unknown, name = ''): NamedText[] => {
  if (typeof value === 'string') return [{ name, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => namedTexts(each, Array.isArray(value) ? name : key))
}

/** Normalizes a field name: `companyId`, `company_id` and `company_ids` are the same. */
export const plainName = (name: string): string =>
  name.toLowerCase().replaceAll(/[_-]/g, '').replace(/ids$/, 'id')
