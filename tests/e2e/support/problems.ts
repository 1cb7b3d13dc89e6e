import { stripVTControlCharacters } from 'node:util'
import { expect } from '@playwright/test'

/** In milliseconds: longer than anything on a page takes from one state to the next. */
const timeout = 5000

/** A page shows many of an element, and a log needs one. */
const maxLength = 600

const asLine = (text: string): string =>
  stripVTControlCharacters(text).replaceAll(/\s+/g, ' ').trim().slice(0, maxLength)

/** The problems that are still there when all has come that was on its way. */
export const findInTheEnd = async (find: () => Promise<string[]>): Promise<string[]> => {
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
      // With no problem found, it is the search that failed.
      if (found.length === 0) throw error
    })
  return found.map(asLine)
}

/** Fails by the problems that stay. */
export const expectInTheEnd = async (find: () => Promise<string[]>): Promise<void> => {
  const found = await findInTheEnd(find)
  if (found.length > 0) throw new Error(found.join('; '))
}

/** What went wrong, as one line of a list. */
export const problemOf = (error: unknown): string =>
  asLine(error instanceof Error ? error.message : String(error))
