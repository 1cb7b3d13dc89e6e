import { inBatches } from '../../data/in-batches.ts'
import { findLineByFingerprint, findStatementLine, type StatementLine } from '../../data/statement-lines.ts'
import type { Table } from '../../data/table.ts'
import type { LinesByKey, StoredLine } from './deduplicate-lines.ts'
import { type IdentifiedLine, numberedId } from './statements/line-identity.ts'

/** The number of concurrent reads. */
const atOnce = 25

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
  const findAlike = async (id: string): Promise<StatementLine | undefined> => {
    const lineId = await findLineByFingerprint(table, id)
    return lineId === undefined ? undefined : findStatementLine(table, lineId)
  }
  const findNamed = (id: string) => findStatementLine(table, id)
  const known: LinesByKey = new Map()
  for (const [keyOf, find] of [
    [({ alikeKey }: IdentifiedLine) => alikeKey, findAlike],
    [({ namedKey = '' }: IdentifiedLine) => namedKey, findNamed],
    [({ datedKey = '' }: IdentifiedLine) => datedKey, findNamed],
  ] as const) {
    const probes = [...Map.groupBy(lines, keyOf)].flatMap(([key, { length }]): Probe[] =>
      key === '' ? [] : [{ key, count: length, found: [] }],
    )
    let open = probes
    while (open.length > 0) {
      const wanted = open.flatMap(({ key, count, found }) =>
        Array.from({ length: Math.min(count, atOnce) }, (_, index) =>
          numberedId(key, found.length + index + 1),
        ),
      )
      const results = await inBatches(wanted, atOnce, find)
      let at = 0
      open = open.filter((probe) => {
        const size = Math.min(probe.count, atOnce)
        const found = results.slice(at, at + size)
        at += size
        probe.found.push(...found.flatMap((line) => (line ? [storedLineOf(line)] : [])))
        return found.every((line) => line !== undefined)
      })
    }
    for (const { key, found } of probes) {
      const settled = found.filter(({ statementId }) => !unfinished.has(statementId))
      if (settled.length > 0) known.set(key, settled)
    }
  }
  return known
}
