import { stripVTControlCharacters } from 'node:util'

const maxLines = 20

/** A failed test: its name and the beginning of its message. The rest is in the runner's output. */
export const describeFailure = (name: string, said = ''): string =>
  [name, ...stripVTControlCharacters(said).split('\n').filter(Boolean).slice(0, maxLines)].join('\n      ')
