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

const countsOf = async (roles: readonly DeskRole[], table: Table = app.deps.table) => {
  const outcome = await createDeskHandler({ ...app.deps, table })({
    action: 'work-count',
    actor: 'ada',
    roles,
  })
  if (!outcome.ok) throw new Error(outcome.message)
  return new Map((outcome['counts'] as InboxCount[]).map(({ act, ...counted }) => [act, counted]))
}

test('how many wait is told of the inboxes that somebody’s roles have, and of no others', async () => {
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

test('of many it is told that there are more, and few are looked at', async () => {
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
  const counts = await countsOf(['credit'], counting)
  expect(counts.get('drawdown-list')).toMatchObject({ count: 100, isMore: true })
  expect(items).toBeLessThanOrEqual(120)
})

test('an inbox says what is late, since when the oldest waits, and the sum in each currency', async () => {
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
  const outcome = await createDeskHandler(fresh.deps)({
    action: 'work-count',
    actor: 'ada',
    roles: ['payments', 'credit'],
  })
  const { counts } = outcome as unknown as { counts: InboxCount[] }
  const of = (act: string) => counts.find((each) => each.act === act)
  expect(of('payment-list')).toEqual({
    act: 'payment-list',
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

test('a batch is late from the day after its execution date on', async () => {
  const fresh = await createTestApp()
  const { table, clock } = fresh.deps
  const today = businessDate(clock())
  const batch = (batchId: string, executionDate: string, status: PayoutBatch['status']): PayoutBatch => ({
    batchId,
    messageId: batchId,
    status,
    executionDate,
    entries: [],
    controlCents: 0,
    madeAt: clock().toISOString(),
    madeBy: 'ada',
    version: 0,
  })
  await writeAll(table, [
    ...Object.values(storePayoutBatch(table, batch('b1', addDays(today, -1), 'sent'))),
    ...Object.values(storePayoutBatch(table, batch('b2', today, 'made'))),
    ...Object.values(storePayoutBatch(table, batch('b3', addDays(today, -3), 'paid out'))),
  ])
  const outcome = await createDeskHandler(fresh.deps)({
    action: 'work-count',
    actor: 'ada',
    roles: ['payments'],
  })
  const { counts } = outcome as unknown as { counts: InboxCount[] }
  expect(counts.find(({ act }) => act === 'payout-batch-list')).toMatchObject({ count: 2, late: 1 })
  await fresh.close()
})
