import type { KycSectionData } from '#shared/kyc/kyc-sections.schema.ts'
import { maskIdNumber } from '#shared/kyc/mask-kyc.ts'
import { isFilled } from '../../ui/form/form-values.ts'
import type { KycDetail, KycDrafts } from './kyc-drafts.ts'

export const documentFields = ['id_number', 'id_front_file_id', 'id_back_file_id'] as const
export type DocumentField = (typeof documentFields)[number]

const pathOfDocument = /^connected_persons\.persons\.(\d+)\.(\w+)$/

/**
 * The parts of people's identity documents that are hidden from the user: every number until it is revealed, and
 * pictures that another user uploaded. Saving without them keeps them, so their fields may stay empty.
 */
export const hiddenFieldsOf = (kyc: Pick<KycDetail, 'hidden' | 'connected_persons'>) => {
  const saved = kyc.connected_persons?.persons ?? []
  const masks = new Map(
    kyc.hidden.flatMap((path): [string, string][] => {
      const [, index = '', field = ''] = pathOfDocument.exec(path) ?? []
      const person = saved[Number(index)]
      return person ? [[`${person.person_id} ${field}`, person.id_number ?? '']] : []
    }),
  )
  const has = (personId: unknown, field: string) => masks.has(`${String(personId)} ${field}`)
  return {
    has,
    /** The mask of a hidden number: its beginning. */
    maskOf: (personId: unknown) => masks.get(`${String(personId)} id_number`) ?? '',
    without: (drafts: KycDrafts): KycDrafts => ({
      ...drafts,
      connected_persons: {
        ...drafts.connected_persons,
        persons: drafts.connected_persons.persons.map((person) =>
          Object.fromEntries(Object.entries(person).filter(([field]) => !has(person['person_id'], field))),
        ),
      },
    }),
    /** The drafts with masks for hidden numbers that were not retyped; for display only, never sent. */
    withMasks: (drafts: KycDrafts): KycDrafts => ({
      ...drafts,
      connected_persons: {
        ...drafts.connected_persons,
        persons: drafts.connected_persons.persons.map((person) => {
          const id = person['person_id']
          return has(id, 'id_number') && !isFilled(person['id_number'] ?? '')
            ? { ...person, id_number: masks.get(`${String(id)} id_number`) ?? '' }
            : person
        }),
      },
    }),
    /** Saved data as a read would return it: with masks for kept numbers and for new ones. */
    asKept: (data: KycSectionData): KycSectionData =>
      'persons' in data
        ? {
            ...data,
            persons: data.persons.map((person) => {
              const mask = masks.get(`${person.person_id} id_number`)
              if (mask === undefined) return person
              const { id_number: typed } = person
              return { ...person, id_number: typed === undefined ? mask : maskIdNumber(typed) }
            }),
          }
        : data,
    /** The broken rules, except `required` for hidden fields. */
    lessRules: (rules: Readonly<Record<string, string>>, { connected_persons: { persons } }: KycDrafts) =>
      Object.fromEntries(
        Object.entries(rules).filter(([path]) => {
          const [, index = '', field = ''] = pathOfDocument.exec(path) ?? []
          const person = persons[Number(index)]
          return !person || !has(person['person_id'], field) || isFilled(person[field] ?? '')
        }),
      ),
  }
}
