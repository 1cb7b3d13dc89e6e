import { type Question, type Section, sectionNames, sections } from './sections.ts'

export interface FoundSection {
  readonly section: Section
  readonly questions: readonly Question[]
}

/** Normalises case and width of letters for the search. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase()

/** The questions that contain every typed word, by section; all for an empty search. */
export const findQuestions = (typed: string, textOf: (question: Question) => string): FoundSection[] => {
  const wanted = plain(typed).split(/\s+/).filter(Boolean)
  return sectionNames
    .map((section) => ({
      section,
      questions: sections[section].filter((question) => {
        const text = plain(textOf(question))
        return wanted.every((word) => text.includes(word))
      }),
    }))
    .filter(({ questions }) => questions.length > 0)
}
