import type { ColumnKind } from '../../ui/told-value.tsx'

/** How a value wants to be shown, from its name and its own shape: acts tell JSON. */
export const kindOf = (name: string, value: unknown): ColumnKind => {
  if (name === 'troubles' || name === 'exceptions') return name
  if (typeof value !== 'string') return typeof value === 'boolean' ? 'flag' : 'text'
  if (/^(status|state|kycStatus)$/.test(name)) return 'state'
  if (/percent$/i.test(name)) return 'percent'
  if (/^-?\d+\.\d{2}$/.test(value)) return 'amount'
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return 'date'
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value)) return 'time'
  return /(^id|Id)$/.test(name) ? 'id' : 'text'
}
