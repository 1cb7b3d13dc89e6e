import { stripVTControlCharacters } from 'node:util'
import { expect } from '@playwright/test'

/** In milliseconds: longer than any transition between two states of a page. */
const timeout = 5000

/** One element is enough in a log; a violation may quote many. */
const maxLength = 600

const asLine = (text: string): string =>
  stripVTControlCharacters(text).replaceAll(/\s+/g, ' ').trim().slice(0, maxLength)

/** The problems that remain once the page has settled. */
export const findSettledProblems = async (find: () => Promise<string[]>): Promise<string[]> => {
  let found: string[] = []
  await expect
    .poll(
      async () => {
        found = await find()
        return found
      },
      { timeout },
    )
    .toEqual([])
    .catch((error: unknown) => {
      // If no problem was found, the search itself failed.
      if (found.length === 0) throw error
    })
  return found.map(asLine)
}

/** Fails with the problems that remain. */
export const expectNoProblems = async (find: () => Promise<string[]>): Promise<void> => {
  const found = await findSettledProblems(find)
  if (found.length > 0) throw new Error(found.join('; '))
}

/** An error as one line of a list. */
export const problemOf = (error: unknown): string =>
  asLine(error instanceof Error ? error.message : String(error))
