import { isFilled } from '../../ui/form/form-values.ts'
import type { KycDetail, KycDrafts } from './kyc-drafts.ts'

export const documentFields = ['id_number', 'id_front_file_id', 'id_back_file_id'] as const
export type DocumentField = (typeof documentFields)[number]

const pathOfDocument = /^connected_persons\.persons\.(\d+)\.(\w+)$/

/**
 * The parts of people's documents that somebody else entered and the user may not see. What is saved without them keeps
 * them, so that a field of theirs may stay empty.
 */
export const hiddenOf = (kyc: Pick<KycDetail, 'hidden' | 'connected_persons'>) => {
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
    /** How a hidden number is shown: its beginning and its end. */
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
    /** What is broken but for what only seems to be missing. */
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
