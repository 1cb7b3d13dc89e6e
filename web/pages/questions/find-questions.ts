import { type Question, type Section, sectionNames, sections } from './sections.ts'

export interface FoundSection {
  readonly section: Section
  readonly questions: readonly Question[]
}

/** As one looks for it: whatever the case and the width of the letters. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase()

/** The questions in which every word that was typed stands, by section; all of them where nothing was typed. */
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
