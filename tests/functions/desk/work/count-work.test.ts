import { expect, test } from 'vitest'
import type { DeskRole } from '#shared/desk/desk-roles.ts'
import type { WorkKind } from '#shared/desk/work.ts'
import type { InboxCount } from '#shared/desk/work-responses.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import { type PayoutBatch, storePayoutBatch } from '../../../../functions/data/payout-batches.ts'
import { awaitsReview, pastDueGroup } from '../../../../functions/data/review-queue.ts'
import { put, type Table } from '../../../../functions/data/table.ts'
import { writeAll } from '../../../../functions/data/write-all.ts'
import { createDeskHandler } from '../../../../functions/desk/handler.ts'
import type { Deps } from '../../../../functions/runtime/deps.ts'
import { createTestApp } from '../../../support/test-app.ts'
import { useTestApp } from '../../../support/use-test-app.ts'

const app = await useTestApp()

const wait = (kind: WorkKind, count: number, since: string) =>
  writeAll(
    app.deps.table,
    Array.from({ length: count }, (_, n) => {
      const id = `${kind}-${since}-${n}`
      const place =
        kind === 'overdue' ? { gsi1pk: pastDueGroup, gsi1sk: id } : awaitsReview(kind, id, since, id)
      return put(app.deps.table, { pk: id, sk: 'WAITS', type: kind, ...place })
    }),
  )

const countsOf = async (roles: readonly DeskRole[], deps: Deps = app.deps) => {
  const outcome = await createDeskHandler(deps)({
    action: 'work-count',
    actor: 'ada',
    roles,
  })
  if (!outcome.ok) throw new Error(outcome.message)
  return new Map((outcome['counts'] as InboxCount[]).map(({ act, ...counted }) => [act, counted]))
}

test('waiting items are counted in the inboxes of somebody’s roles, and in no others', async () => {
  await wait('kyc', 7, '2026-11-01T01:00:00.000Z')
  await wait('overdue', 3, '2026-11-01')
  // Nobody can approve it any more.
  await wait('proposal', 2, '2026-10-01T01:00:00.000Z')
  await wait('proposal', 1, '2026-11-01T01:00:00.000Z')
  const reviewers = await countsOf(['reviewer'])
  expect(reviewers.get('kyc-list')).toMatchObject({ count: 7, isMore: false })
  expect(reviewers.get('proposal-list')).toMatchObject({ count: 1, isMore: false })
  expect(reviewers.has('overdue-list')).toBe(false)
  const payers = await countsOf(['payments'])
  expect(payers.has('kyc-list')).toBe(false)
  expect((await countsOf(['credit'])).get('overdue-list')).toMatchObject({ count: 3, isMore: false })
})

test('a large inbox is counted up to a maximum, and few of its items are read', async () => {
  await wait('drawdown', 600, '2026-11-01T01:00:00.000Z')
  let items = 0
  const { table } = app.deps
  const counting: Table = {
    ...table,
    query: async <Entity>(options: Parameters<Table['query']>[0]) => {
      const page = await table.query<Entity>(options)
      items += page.items.length
      return page
    },
  }
  const counts = await countsOf(['credit'], { ...app.deps, table: counting })
  expect(counts.get('drawdown-list')).toMatchObject({ count: 100, isMore: true })
  expect(items).toBeLessThanOrEqual(120)
})

test('an inbox has the number of late items, the age of the oldest, and the sum in each currency', async () => {
  const fresh = await createTestApp()
  const { table } = fresh.deps
  const now = fresh.clock.now().getTime()
  const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString()
  const item = (id: string, more: object) => put(table, { pk: id, sk: 'WAITS', type: 'waiting', ...more })
  const reported = (id: string, since: string) => item(id, awaitsReview('payment', id, since, id))
  const pastDue = (id: string, currency: string, owedCents: number) =>
    item(id, {
      gsi1pk: pastDueGroup,
      gsi1sk: `2026-09-0${id.length}#${id}`,
      currency,
      pastDue: { since: '2026-09-01', owedCents, charges: 1, disputed: 0 },
    })
  await writeAll(table, [
    reported('p1', daysAgo(128)),
    reported('p2', daysAgo(0)),
    pastDue('f1', 'GBP', 10_00),
    pastDue('f22', 'GBP', 5_50),
    pastDue('f333', 'USD', 7_00),
  ])
  const counts = await countsOf(['payments', 'credit'], fresh.deps)
  const of = (act: InboxCount['act']) => counts.get(act)
  expect(of('payment-list')).toEqual({
    count: 2,
    isMore: false,
    late: 1,
    oldestAt: daysAgo(128),
    amounts: [],
  })
  expect(of('overdue-list')).toMatchObject({
    count: 3,
    late: 0,
    oldestAt: '2026-09-02',
    amounts: [
      { currency: 'GBP', amount: '15.50' },
      { currency: 'USD', amount: '7.00' },
    ],
  })
  expect(of('payout-batch-list')).toMatchObject({ count: 0, late: 0, oldestAt: null })
  await fresh.close()
})

/** The count of the batches of an application that has these alone: `execution` is in days from today. */
const batchesCounted = async (batches: readonly { execution: number; status: PayoutBatch['status'] }[]) => {
  const fresh = await createTestApp()
  const { table, clock } = fresh.deps
  const stored = batches.map(({ execution, status }, index): PayoutBatch => {
    const batchId = `b${String(index).padStart(3, '0')}`
    return {
      batchId,
      messageId: batchId,
      status,
      executionDate: addDays(businessDate(clock()), execution),
      entries: [],
      controlCents: 0,
      madeAt: clock().toISOString(),
      madeBy: 'ada',
      version: 0,
    }
  })
  await writeAll(
    table,
    stored.flatMap((batch) => Object.values(storePayoutBatch(table, batch))),
  )
  const counts = await countsOf(['payments'], fresh.deps)
  await fresh.close()
  return counts.get('payout-batch-list')
}

test('a batch is late from the day after its execution date on', async () => {
  const counted = await batchesCounted([
    { execution: -1, status: 'sent' },
    { execution: 0, status: 'made' },
    { execution: -3, status: 'paid out' },
  ])
  expect(counted).toMatchObject({ count: 2, late: 1, isMore: false })
})

test('of more than fifty unsettled batches, fifty are counted and the count is marked as incomplete', async () => {
  const sent = Array.from({ length: 51 }, () => ({ execution: -1, status: 'sent' as const }))
  expect(await batchesCounted(sent.slice(1))).toMatchObject({ count: 50, isMore: false })
  expect(await batchesCounted(sent)).toMatchObject({ count: 50, late: 50, isMore: true })
})
