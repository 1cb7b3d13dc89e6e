import { stripVTControlCharacters } from 'node:util'

const maxLines = 20

/** A failed test by its name, with the beginning of what it said: the rest is where the runner told of it. */
export const describeFailure = (name: string, said = ''): string =>
  [name, ...stripVTControlCharacters(said).split('\n').filter(Boolean).slice(0, maxLines)].join('\n      ')
