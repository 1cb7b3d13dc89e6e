import type { Write } from './table.ts'

type Named = Readonly<Record<string, Write | undefined>>

/**
 * The writes of one transaction from several sources. Throws if two have the same name: spread into one object, the
 * second would silently replace the first.
 */
export const distinctWrites = (...sources: readonly Named[]): Record<string, Write | undefined> => {
  const joined: Record<string, Write | undefined> = {}
  for (const source of sources)
    for (const [name, write] of Object.entries(source)) {
      if (write && joined[name]) throw new Error(`two writes of a transaction are named ${name}`)
      if (write) joined[name] = write
    }
  return joined
}
