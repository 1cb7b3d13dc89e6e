import { findLinesByFingerprint, findStatementLines, type StatementLine } from '../../data/statement-lines.ts'
import type { Table } from '../../data/table.ts'
import type { LinesByKey, StoredLine } from './deduplicate-lines.ts'
import { type IdentifiedLine, numberedId } from './statements/line-identity.ts'

/** The numbers of a key that are read together. */
const maxNumbers = 25

const storedLineOf = (line: StatementLine): StoredLine => ({
  lineId: line.lineId,
  statementId: line.statementId,
  bookingDate: line.bookingDate,
  valueDate: line.valueDate,
  bankReference: line.bankReference,
  index: line.index,
  balanceCents: line.balanceCents,
  isByValueDate: line.isByValueDate,
  isDuplicate: line.duplicateOf !== undefined,
})

interface Probe {
  key: string
  /** How many lines of the statements have the key: so many numbers are read at once. */
  count: number
  found: StoredLine[]
}

/**
 * The stored lines that the lines of statements could be, without those of `unfinished` statements, which are placed
 * again as they were. The numbers of a key are taken without gaps.
 */
export const loadKnownLines = async (
  table: Table,
  lines: readonly IdentifiedLine[],
  unfinished: ReadonlySet<string>,
): Promise<LinesByKey> => {
  const taken = new Set<string>()
  const known: LinesByKey = new Map()
  for (const [keyOf, find] of [
    [({ alikeKey }: IdentifiedLine) => alikeKey, findLinesByFingerprint],
    [({ namedKey = '' }: IdentifiedLine) => namedKey, findStatementLines],
    // A line's key includes its day if another line has taken the first id of its reference.
    [
      ({ namedKey = '', datedKey = '' }: IdentifiedLine) => (taken.has(namedKey) ? datedKey : ''),
      findStatementLines,
    ],
  ] as const) {
    const probes = [...Map.groupBy(lines, keyOf)].flatMap(([key, { length }]): Probe[] =>
      key === '' ? [] : [{ key, count: length, found: [] }],
    )
    let open = probes
    while (open.length > 0) {
      const wanted = open.flatMap(({ key, count, found }) =>
        Array.from({ length: Math.min(count, maxNumbers) }, (_, index) =>
          numberedId(key, found.length + index + 1),
        ),
      )
      const results = await find(table, wanted)
      let at = 0
      open = open.filter((probe) => {
        const size = Math.min(probe.count, maxNumbers)
        const found = results.slice(at, at + size)
        at += size
        probe.found.push(...found.flatMap((line) => (line ? [storedLineOf(line)] : [])))
        return found.every((line) => line !== undefined)
      })
    }
    for (const { key, found } of probes) {
      if (found.length > 0) taken.add(key)
      const settled = found.filter(({ statementId }) => !unfinished.has(statementId))
      if (settled.length > 0) known.set(key, settled)
    }
  }
  return known
}
