import type { ResponseKind } from '#shared/desk/response-fields.ts'
import { responseKinds } from './response-kinds.build-time.ts'
import { isStateField } from './use-state-translations.ts'

/** How a value is formatted. An amount has the currency of its record. */
export type ValueKind = ResponseKind | 'count' | 'flag'

const shapes: readonly [ResponseKind, RegExp][] = [
  ['amount', /^-?\d+\.\d{2}$/],
  ['time', /^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/],
]

/** A field's format as the acts declare it; derived from the value if none does, as for values before a change. */
export const kindOf = (name: string, value: unknown): ValueKind => {
  const kind = Object.hasOwn(responseKinds, name) ? responseKinds[name] : undefined
  if (kind === 'troubles' || kind === 'exceptions') return kind
  // A list of texts has the format of its first item.
  if (Array.isArray(value) && typeof value[0] === 'string') return kindOf(name, value[0])
  if (typeof value === 'boolean') return 'flag'
  if (typeof value === 'number' && kind === 'cents') return kind
  if (typeof value !== 'string') return 'text'
  if (!kind && isStateField(name)) return 'state'
  const shape = shapes.find(([, pattern]) => pattern.test(value))?.[0]
  return kind && !['amount', 'time', 'cents'].includes(kind) ? kind : (shape ?? 'text')
}

/** The currency of a record's amounts. */
export const currencyOf = (thing: Readonly<Record<string, unknown>>): string | undefined =>
  typeof thing['currency'] === 'string' ? thing['currency'] : undefined
