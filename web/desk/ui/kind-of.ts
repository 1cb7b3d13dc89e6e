/** How a value is formatted. An amount has the currency of its record. */
export type ColumnKind =
  | 'text'
  | 'state'
  | 'id'
  | 'amount'
  | 'cents'
  | 'product'
  | 'act'
  | 'percent'
  | 'count'
  | 'date'
  | 'time'
  | 'flag'
  | 'troubles'
  | 'exceptions'

/** Derives a value's format from its name and shape, since acts return plain JSON. */
export const kindOf = (name: string, value: unknown): ColumnKind => {
  if (name === 'troubles' || name === 'exceptions') return name
  // A list of texts has the format of its first item.
  if (Array.isArray(value) && value.every((each) => typeof each === 'string') && value[0] !== undefined)
    return kindOf(name, value[0])
  if (typeof value === 'number' && /cents$/i.test(name)) return 'cents'
  if (typeof value !== 'string') return typeof value === 'boolean' ? 'flag' : 'text'
  if (name === 'productCode') return 'product'
  if (name === 'action') return 'act'
  if (/^(status|state|about|cause|settles|way)$|(Status|State)$/.test(name)) return 'state'
  if (/percent$/i.test(name)) return 'percent'
  // A version such as `2026.10` looks like an amount.
  if (/version$/i.test(name)) return 'text'
  if (/^-?\d+\.\d{2}$/.test(value)) return 'amount'
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return 'date'
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value)) return 'time'
  return /(^id|Id)$/.test(name) ? 'id' : 'text'
}

/** The currency of a record's amounts. */
export const currencyOf = (thing: Readonly<Record<string, unknown>>): string | undefined =>
  typeof thing['currency'] === 'string' ? thing['currency'] : undefined
