import type { StagedLoanRow } from '#shared/desk/books.ts'
import { isBooked, listBookMonths } from '../../data/book-months.ts'
import { facilityMonthShards, pageFacilityMonths } from '../../data/facility-months.ts'
import type { Table } from '../../data/table.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

const facilitiesOnPage = 200

const readCursor = (cursor: string): { shard: number; after?: string } | undefined => {
  const [, shard = '', after] = /^(\d{1,2})(?:\.([\w-]+))?$/.exec(cursor) ?? []
  return shard === '' || Number(shard) >= facilityMonthShards
    ? undefined
    : { shard: Number(shard), ...(after ? { after } : {}) }
}

const listShard = async (
  table: Table,
  month: string,
  { shard, after }: { shard: number; after?: string },
): Promise<{ loans: StagedLoanRow[]; cursor?: string }> => {
  const page = await pageFacilityMonths(table, month, shard, { limit: facilitiesOnPage, cursor: after })
  const loans = page.items.flatMap(({ facilityId, companyId, currency, loans: booked }) =>
    booked
      .filter(({ stage }) => stage > 1)
      .map(
        ({ drawdownId, stage, stageSince, stageReasons, daysPastDue, outstandingCents, allowanceCents }) => ({
          drawdownId,
          facilityId,
          companyId,
          currency,
          stage: stage === 2 ? ('2' as const) : ('3' as const),
          stageReasons: [...(stageReasons ?? [])],
          stageSince,
          daysPastDue,
          outstandingCents,
          allowanceCents: allowanceCents ?? null,
        }),
      ),
  )
  const isLast = shard + 1 === facilityMonthShards
  const next = page.cursor ? `${shard}.${page.cursor}` : isLast ? undefined : `${shard + 1}`
  return { loans, ...(next ? { cursor: next } : {}) }
}

export const listStagedLoansAct: RunAct<'staged-loan-list'> = async (
  { month: asked, cursor },
  _act,
  { table },
) => {
  const months = await listBookMonths(table, asked ?? '0000-00', asked ?? '9999-99')
  const book = months.findLast(isBooked)
  if (!book) return refuseAct('notFound', asked ? `the month ${asked} is not booked` : 'no month is booked')
  let place = cursor === undefined ? { shard: 0 } : readCursor(cursor)
  if (!place)
    return refuseAct('invalidInput', 'there is no such page', [{ field: 'cursor', rule: 'invalid' }])
  const { month } = book
  // Most shards of a small lender have no such loan: a page goes on until it has one.
  for (;;) {
    const page: Awaited<ReturnType<typeof listShard>> = await listShard(table, month, place)
    const next = page.cursor === undefined ? undefined : readCursor(page.cursor)
    if (page.loans.length > 0 || !next) return { ok: true, month, ...page }
    place = next
  }
}
