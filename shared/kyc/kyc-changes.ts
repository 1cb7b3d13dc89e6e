import { changedFields } from './changed-fields.ts'
import { type KycSections, kycSectionNames } from './kyc-sections.schema.ts'

type Entry = Readonly<Record<string, unknown>>

/** A difference between two states of a KYC. Paths are those of the later one. */
export type KycChange =
  | { readonly kind: 'changed'; readonly field: string; readonly before: unknown; readonly after: unknown }
  | { readonly kind: 'added' | 'removed'; readonly list: EntryList; readonly entry: Entry }

export const entryLists = ['persons', 'companies', 'holdings'] as const
export type EntryList = (typeof entryLists)[number]

/** The identity of an entry across states. A holding is identified by holder and company. */
const identityOf = {
  persons: ({ person_id }: Entry) => String(person_id),
  companies: ({ company_id }: Entry) => String(company_id),
  holdings: ({ holder_id, company_id }: Entry) => `${String(holder_id)} ${String(company_id)}`,
} as const satisfies Record<EntryList, (entry: Entry) => string>

const changesOfEntry = (before: Entry, after: Entry, path: string): KycChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => ({
      kind: 'changed',
      field: `${path}.${name}`,
      before: before[name],
      after: after[name],
    }))

const changesOfList = (list: EntryList, before: readonly Entry[], after: readonly Entry[]): KycChange[] => {
  const known = (entries: readonly Entry[]) =>
    new Map(entries.map((entry) => [identityOf[list](entry), entry]))
  const [was, is] = [known(before), known(after)]
  return [
    ...after.flatMap((entry, index): KycChange[] => {
      const former = was.get(identityOf[list](entry))
      return former
        ? changesOfEntry(former, entry, `connected_persons.${list}.${index}`)
        : [{ kind: 'added', list, entry }]
    }),
    ...before
      .filter((entry) => !is.has(identityOf[list](entry)))
      .map((entry): KycChange => ({ kind: 'removed', list, entry })),
  ]
}

/** The differences of a change from the company in force: field by field, with people added and removed. */
export const kycChanges = (before: KycSections, after: KycSections): KycChange[] =>
  kycSectionNames.flatMap((section) => {
    if (section === 'connected_persons')
      return entryLists.flatMap((list) =>
        changesOfList(list, before[section]?.[list] ?? [], after[section]?.[list] ?? []),
      )
    const [was, is] = [before[section] ?? {}, after[section] ?? {}] as [Entry, Entry]
    return changedFields({ [section]: was }, { [section]: is }).map((field): KycChange => {
      const name = field.slice(section.length + 1)
      return { kind: 'changed', field, before: was[name], after: is[name] }
    })
  })
