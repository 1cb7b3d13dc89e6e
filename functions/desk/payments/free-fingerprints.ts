import { findLinesByFingerprint } from '../../data/statement-lines.ts'
import type { Table } from '../../data/table.ts'
import { numberedId } from './statements/line-identity.ts'

/** For each line's key its first free number, so that other files with its text find the line. No number is given twice. */
export const findFreeFingerprints = async (
  table: Table,
  alikeKeys: readonly string[],
  taken = new Set<string>(),
): Promise<string[]> => {
  const numbers = new Map<string, number>()
  const ids = alikeKeys.map(() => '')
  const open = new Set(alikeKeys.keys())
  while (open.size > 0) {
    const candidates = [...open].map((index) => {
      const key = alikeKeys[index] ?? ''
      const number = (numbers.get(key) ?? 0) + 1
      numbers.set(key, number)
      return { index, id: numberedId(key, number) }
    })
    const stored = await findLinesByFingerprint(
      table,
      candidates.map(({ id }) => id),
    )
    for (const [at, { index, id }] of candidates.entries()) {
      if (stored[at] || taken.has(id)) continue
      taken.add(id)
      ids[index] = id
      open.delete(index)
    }
  }
  return ids
}
