import * as fc from 'fast-check'
import type * as z from 'zod/mini'
import { dictionary } from '#shared/reference/dictionary.ts'
import { arbitraryOf } from './arbitrary-of.ts'

/**
 * Values that satisfy rules which JSON Schema cannot express: numbers with check digits, dates, amounts and
 * so on.
 */
const plausible: readonly unknown[] = [
  'plausible-text-1',
  '+86',
  '13800138000',
  'someone@shop.test',
  'https://shop.test/login',
  'Harbour22!',
  '1000.00',
  '50.00',
  '2026-11-02',
  '1990-05-20',
  'HSBCHKHH',
  '12345678',
  '123456',
  '91350100M000100Y43',
  'A123456(3)',
  '11010519491231002X',
  'USD',
  'pdf',
  '1',
  1,
  50,
  true,
  null,
  {},
  [],
  new Uint8Array([1]),
  ...new Set(
    Object.values(dictionary)
      .flat()
      .map((entry) => entry.key_id),
  ),
]

type Path = readonly PropertyKey[]

/** `value` with `replacement` at `path`; missing objects on the path are created. */
export const withValueAt = (value: unknown, path: Path, replacement: unknown): unknown => {
  const [first, ...rest] = path
  if (first === undefined) return replacement
  if (Array.isArray(value) && Number(first) < value.length)
    return value.with(Number(first), withValueAt(value[Number(first)], rest, replacement))
  const object = (typeof value === 'object' && value !== null ? value : {}) as Record<PropertyKey, unknown>
  return { ...object, [first]: withValueAt(object[first], rest, replacement) }
}

/** The path of every field of `value`, including nested ones. */
export const pathsIn = (value: unknown, path: Path = []): Path[] => {
  if (typeof value !== 'object' || value === null) return [path]
  const inner = Object.entries(value).flatMap(([name, each]) => pathsIn(each, [...path, name]))
  return path.length > 0 ? [path, ...inner] : inner
}

/** The value at `path`. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, name) => (at as Record<PropertyKey, unknown> | null)?.[name], value)

const startsWith = (path: Path, start: Path) =>
  start.every((part, index) => String(path[index]) === String(part))

const issuesAt = (schema: z.ZodMiniType, value: unknown, path: Path) =>
  (schema.safeParse(value).error?.issues ?? []).filter((issue) => startsWith(issue.path, path)).length

/** Replaces parts of `value` that violate a rule with plausible values until none does. */
const repair = (schema: z.ZodMiniType, start: unknown): unknown => {
  let value = start
  for (let round = 0; round < 10; round++) {
    const issues = schema.safeParse(value).error?.issues ?? []
    if (issues.length === 0) return value
    const before = value
    for (const { path } of issues) {
      const current = value
      const candidates = [...plausible, ...pathsIn(current).map((each) => valueAt(current, each))]
      const fitting = candidates.find(
        (each) => issuesAt(schema, withValueAt(current, path, each), path) === 0,
      )
      if (fitting !== undefined) value = withValueAt(current, path, fitting)
    }
    if (value === before) return undefined
  }
  return undefined
}

/**
 * A value that `schema` accepts, usually a different one for another seed. Throws if none is found: then a
 * plausible value is missing above.
 */
export const exampleOf = (schema: z.ZodMiniType, seed = 7): unknown => {
  // Finally from scratch: two fields of a sample may each be valid and yet conflict.
  for (const sample of [...fc.sample(arbitraryOf(schema), { seed, numRuns: 30 }), {}]) {
    const value = repair(schema, sample)
    if (value !== undefined) return value
  }
  throw new Error('no example of the schema was found: give it a plausible value')
}
