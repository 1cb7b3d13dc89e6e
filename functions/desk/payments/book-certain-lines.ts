import * as z from 'zod/mini'
import { inBatches } from '../../data/in-batches.ts'
import { findStatementLine, listOpenLines, type StatementLine } from '../../data/statement-lines.ts'
import type { Table } from '../../data/table.ts'
import { explained } from '../engine/act-fields.ts'
import { deskAct } from '../engine/desk-act.ts'
import { bookLine } from './book-line.ts'
import { loadOpenItems, type OpenItems } from './load-open-items.ts'

/** As many as one call books well within its time. */
const mostAtOnce = 200
const atOnce = 8
const pageSize = 200

/** The open lines that are certain, the oldest first; at most `limit`, and whether there may be more. */
const findCertain = async (table: Table, items: OpenItems, limit: number) => {
  const certain: StatementLine[] = []
  let cursor: string | undefined
  do {
    const page = await listOpenLines(table, { limit: pageSize, cursor })
    certain.push(...page.items.filter((line) => items.findingFor(line).kind === 'certain'))
    cursor = page.cursor
  } while (cursor !== undefined && certain.length <= limit)
  return { lines: certain.slice(0, limit), goesOn: certain.length > limit }
}

const findNamed = async (table: Table, lineIds: readonly string[]) => {
  const found = await inBatches([...new Set(lineIds)], atOnce, (lineId) => findStatementLine(table, lineId))
  return { lines: found.flatMap((line) => line ?? []), goesOn: false }
}

export const bookCertainLinesAct = deskAct({
  name: 'statement-book',
  summary:
    'Books the open lines of which reference, amount and payer agree, each once: all of them, or those that are named. Called again, it goes on where it ended.',
  schema: z.object({
    lineIds: z.optional(
      explained(
        z.array(z.string().check(z.minLength(1))).check(z.minLength(1), z.maxLength(mostAtOnce)),
        'these lines alone',
        '["5d41402abc4b2a76b9719d911017c592"]',
      ),
    ),
    limit: explained(
      z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(mostAtOnce)), mostAtOnce),
      'at most so many, from 1 to 200',
      '50',
    ),
  }),
  run: async ({ lineIds, limit }, act, { table, clock }) => {
    const items = await loadOpenItems({ table, clock })
    const { lines, goesOn } = lineIds
      ? await findNamed(table, lineIds)
      : await findCertain(table, items, limit)
    const outcomes = await inBatches(lines, atOnce, async (listed) => {
      const { lineId } = listed
      // The index may lag behind what was decided a moment ago.
      const line = (await findStatementLine(table, lineId)) ?? listed
      if (line.state === 'booked') return { lineId, why: undefined }
      const finding = items.findingFor(line)
      const [owed] = finding.owed
      if (finding.kind !== 'certain' || !owed)
        return { lineId, why: `it is not certain, but ${finding.kind}` }
      const booked = await bookLine({ table, clock }, line, owed, act, { isExact: true })
      return { lineId, why: booked.ok ? undefined : booked.message }
    })
    return {
      ok: true,
      booked: outcomes.flatMap(({ lineId, why }) => (why === undefined ? lineId : [])),
      left: outcomes.flatMap(({ lineId, why }) => (why === undefined ? [] : { lineId, why })),
      goesOn,
    }
  },
})
