import type { KycSectionName } from './kyc-sections.schema.ts'

/** Saved sections, or a form's values of them. */
type Sections = { readonly [Name in KycSectionName]?: object }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSame = (before: unknown, after: unknown): boolean => JSON.stringify(before) === JSON.stringify(after)

const idsOf = (entries: readonly unknown[]): unknown[] =>
  entries.map((entry) => (isRecord(entry) ? (entry['person_id'] ?? entry['company_id']) : entry))

/** A list of people or companies; a list of choices is one value. */
const isEntries = (value: unknown): value is readonly Record<string, unknown>[] =>
  Array.isArray(value) && value.length > 0 && value.every(isRecord)

const differing = (before: unknown, after: unknown, path: string): string[] => {
  if (isRecord(before) || isRecord(after)) {
    const [was, is] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}]
    const names = [...new Set([...Object.keys(was), ...Object.keys(is)])]
    return names.flatMap((name) => differing(was[name], is[name], `${path}.${name}`))
  }
  if (isEntries(before) && isEntries(after) && isSame(idsOf(before), idsOf(after)))
    return after.flatMap((entry, index) => differing(before[index], entry, `${path}.${index}`))
  return isSame(before, after) ? [] : [path]
}

/**
 * The paths of the fields that differ between two states of the same sections. If somebody was added, removed or moved,
 * the list itself differs.
 */
export const changedFields = (before: Sections, after: Sections): string[] =>
  Object.entries(after).flatMap(([section, data]) =>
    differing(before[section as KycSectionName], data, section),
  )
