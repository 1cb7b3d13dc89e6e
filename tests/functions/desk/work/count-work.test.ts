import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DeskRole } from '#shared/desk/desk-roles.ts'
import type { WorkKind } from '#shared/desk/work.ts'
import type { InboxCount } from '#shared/desk/work-responses.ts'
import { awaitsReview, pastDueGroup } from '../../../../functions/data/review-queue.ts'
import { put, type Table } from '../../../../functions/data/table.ts'
import { writeAll } from '../../../../functions/data/write-all.ts'
import { createDeskHandler } from '../../../../functions/desk/handler.ts'
import { createTestApp, type TestApp } from '../../../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

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
  expect(reviewers.get('kyc-list')).toEqual({ count: 7, isMore: false })
  expect(reviewers.get('proposal-list')).toEqual({ count: 1, isMore: false })
  expect(reviewers.has('overdue-list')).toBe(false)
  const payers = await countsOf(['payments'])
  expect(payers.has('kyc-list')).toBe(false)
  expect((await countsOf(['credit'])).get('overdue-list')).toEqual({ count: 3, isMore: false })
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
  expect(counts.get('drawdown-list')).toEqual({ count: 100, isMore: true })
  expect(items).toBeLessThanOrEqual(120)
})
