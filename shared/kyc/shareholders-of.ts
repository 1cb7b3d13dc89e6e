import type { ConnectedPersonDraft } from './connected-persons.ts'

export interface Shareholder {
  /** Tells people apart: one who is entered twice, with the same document, is one. */
  holder: string
  person: ConnectedPersonDraft
  /** Percent, a decimal string above 0. */
  percent: string
}

const identityOf = (person: ConnectedPersonDraft, index: number): string =>
  person.certificate_type && person.id_number
    ? `${person.certificate_type} ${person.id_number}`
    : `person ${person.person_id ?? index}`

/** The connected persons who hold a share of the company. */
export const shareholdersOf = (persons: readonly ConnectedPersonDraft[]): Shareholder[] =>
  persons.flatMap((person, index) => {
    const { ownership_percent: percent } = person
    return percent && Number(percent) > 0 ? [{ holder: identityOf(person, index), person, percent }] : []
  })
