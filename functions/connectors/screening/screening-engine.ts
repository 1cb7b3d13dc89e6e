import type { ScreenedSubject } from '#shared/screening/screened-subjects.ts'

/** An entry of a sanctions list that a name resembles. */
export interface ListEntry {
  /** The list's name at the engine. */
  list: string
  entryId: string
  name: string
  /** Changes with the entry. */
  version: string
  birthDate?: string
  countries: readonly string[]
  programmes: readonly string[]
}

export interface ScreeningMatch {
  entry: ListEntry
  /** From 0 to 1, by the engine's own measure. */
  score: number
}

/**
 * Searches names in sanctions lists. Throws as documented at `callPlatform`, also for an incomplete response, so that
 * an unanswered search never counts as clear.
 */
export interface ScreeningEngine {
  /** The matches of each subject, in their order, the best first. */
  search(subjects: readonly ScreenedSubject[]): Promise<ScreeningMatch[][]>
}
