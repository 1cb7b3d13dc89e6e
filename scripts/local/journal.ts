import { appendFileSync, readFileSync } from 'node:fs'

/** An append-only list, stored in a file with one JSON line an entry. */
export interface Journal<Entry> {
  readonly entries: readonly Entry[]
  append(entry: Entry): void
}

const parseLine = <Entry>(line: string): Entry[] => {
  try {
    return [JSON.parse(line) as Entry]
  } catch {
    return [] // the last line of a stack that was killed while it wrote
  }
}

/** Opens the journal at `path`; where there is none, it starts empty. */
export const openJournal = <Entry>(path: string): Journal<Entry> => {
  let text = ''
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  const entries = text
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => parseLine<Entry>(line))
  // An incomplete last line must not swallow the next entry.
  if (text && !text.endsWith('\n')) appendFileSync(path, '\n')
  return {
    entries,
    append(entry) {
      appendFileSync(path, `${JSON.stringify(entry)}\n`)
      entries.push(entry)
    },
  }
}
