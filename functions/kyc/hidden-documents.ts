import type { FieldError } from '#shared/api/envelope.ts'
import type { ConnectedPersonDraft } from '#shared/kyc/connected-persons.ts'
import type { KycSections } from '#shared/kyc/kyc-sections.schema.ts'
import { isMask, maskIdNumber } from '#shared/kyc/mask-kyc.ts'
import type { KycSection } from '../data/kyc.ts'

/** The fields of a person's document. */
const documentFields = ['id_number', 'id_front_file_id', 'id_back_file_id'] as const

const nameOf = ({ person_id }: ConnectedPersonDraft, field: string) => `${person_id} ${field}`

const personsIn = (section: Pick<KycSection, 'data'> | undefined): readonly ConnectedPersonDraft[] =>
  section && 'persons' in section.data ? section.data.persons : []

/** The reader or editor; administrators see everybody's documents. */
interface Reader {
  userId: string
  seesDocuments: boolean
}

interface Saved {
  persons: readonly ConnectedPersonDraft[]
  /** Who entered each field of each person's document. */
  enteredBy: Readonly<Record<string, string>>
}

/** The saved people of a KYC, with who entered each part of their documents. */
export const savedPersons = (sections: readonly KycSection[]): Saved => {
  const section = sections.find((each) => each.section === 'connected_persons')
  return { persons: personsIn(section), enteredBy: section?.enteredBy ?? {} }
}

/** True for a part of a document that `userId` entered. */
export const isEnteredBy = (
  { enteredBy }: Saved,
  person: ConnectedPersonDraft,
  field: (typeof documentFields)[number],
  userId: string,
): boolean => person[field] !== undefined && enteredBy[nameOf(person, field)] === userId

/**
 * True for a part of a document that is hidden. A number is revealed by its own call with a step-up; pictures are shown
 * to administrators and to the user who entered them.
 */
const isHidden = (
  saved: Saved,
  person: ConnectedPersonDraft,
  field: (typeof documentFields)[number],
  { userId, seesDocuments }: Reader,
): boolean =>
  person[field] !== undefined &&
  (field === 'id_number' || (!seesDocuments && !isEnteredBy(saved, person, field, userId)))

/** The sections as shown to a reader: numbers masked, hidden pictures left out; and the paths of hidden parts. */
export const hideDocuments = (sections: KycSections, saved: Saved, reader: Reader) => {
  const hidden: string[] = []
  const persons = saved.persons.map((person, index) => {
    const fields = documentFields.filter((field) => isHidden(saved, person, field, reader))
    hidden.push(...fields.map((field) => `connected_persons.persons.${index}.${field}`))
    const shown = Object.fromEntries(
      Object.entries(person).filter(([name]) => !(fields as readonly string[]).includes(name)),
    ) as ConnectedPersonDraft
    return person.id_number ? { ...shown, id_number: maskIdNumber(person.id_number) } : shown
  })
  const { connected_persons: connected } = sections
  return {
    hidden,
    sections: connected ? { ...sections, connected_persons: { ...connected, persons } } : sections,
  }
}

/** An editor's input with hidden parts restored, in place of which the editor sent nothing, or the mask. */
export const restoreHidden = (
  persons: readonly ConnectedPersonDraft[],
  saved: Saved,
  reader: Reader,
): ConnectedPersonDraft[] =>
  persons.map((person) => {
    const before = saved.persons.find(({ person_id: id }) => id !== undefined && id === person.person_id)
    const kept = documentFields.filter((field) => {
      if (!before || !isHidden(saved, before, field, reader)) return false
      const sent = person[field]
      return sent === undefined || (field === 'id_number' && sent === maskIdNumber(before.id_number ?? ''))
    })
    return { ...person, ...Object.fromEntries(kept.map((field) => [field, before?.[field]])) }
  })

/** The masked numbers in `persons` without a saved original: a mask is never stored as a number. */
export const unresolvedMasks = (persons: readonly ConnectedPersonDraft[]): FieldError[] =>
  persons.flatMap(({ id_number: number }, index): FieldError[] =>
    number !== undefined && isMask(number)
      ? [{ field: `connected_persons.persons.${index}.id_number`, rule: 'invalid' }]
      : [],
  )

/** Who entered each part of the documents, after `userId` has saved these people. */
export const updateEnteredBy = (
  persons: readonly ConnectedPersonDraft[],
  saved: Saved,
  userId: string,
): Record<string, string> =>
  Object.fromEntries(
    persons.flatMap((person) => {
      const before = saved.persons.find(({ person_id: id }) => id === person.person_id)
      return documentFields.flatMap((field): [string, string][] => {
        if (person[field] === undefined) return []
        const name = nameOf(person, field)
        const enteredBy = before?.[field] === person[field] ? saved.enteredBy[name] : userId
        return enteredBy ? [[name, enteredBy]] : []
      })
    }),
  )
