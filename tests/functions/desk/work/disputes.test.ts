import { expect, test } from 'vitest'
import { byKind } from '#shared/repayment/charge-order.ts'
import {
  type ChargeOrder,
  findChargeOrder,
  listOpenCharges,
  replaceChargeOrder,
} from '../../../../functions/data/charge-orders.ts'
import type { Table } from '../../../../functions/data/table.ts'
import { findWorkClaim } from '../../../../functions/data/work-claims.ts'
import { writeAll } from '../../../../functions/data/write-all.ts'
import { createDeskHandler } from '../../../../functions/desk/handler.ts'
import { deskOf } from '../../../support/desk-of.ts'
import { refusal } from '../../../support/refusal.ts'
import { useTestApp } from '../../../support/use-test-app.ts'

const app = await useTestApp()

const disputed = 13
const others = 60

/** The attributes of a charge order that lists of open ones need. */
const chargeOf = (n: number, isDisputed: boolean) =>
  ({
    chargeId: `2026-10-${String(1 + (n % 28)).padStart(2, '0')}-${isDisputed ? 'd' : 'o'}${n}`,
    companyId: `company-${n}`,
    facilityId: `facility-${n}`,
    drawdownId: `drawdown-${n}`,
    currency: 'GBP',
    dueDate: '2026-10-28',
    chargedCents: byKind(() => 0),
    owedCents: byKind(() => 0),
    pendingCents: 0,
    status: isDisputed ? 'suspend' : 'active',
    ...(isDisputed
      ? {
          disputes: [
            {
              raisedOn: '2026-11-01',
              raisedAt: `2026-11-01T0${n % 7}:00:0${n % 10}.000Z`,
              raisedBy: 'u',
              words: `wrong ${n}`,
            },
          ],
        }
      : {}),
    version: 0,
  }) as unknown as ChargeOrder

interface Page {
  waiting: { chargeId: string; raisedAt: string; workId: string; takenBy: string | null }[]
  cursor?: string
}

const ask = async (fields: object, table: Table = app.deps.table) =>
  (await deskOf({ ...app.deps, table })({
    action: 'dispute-list',
    actor: 'ada',
    ...fields,
  })) as unknown as Page

test('disputes are told page by page, the longest waiting first, without going through what else is open', async () => {
  const { table } = app.deps
  await writeAll(table, [
    ...Array.from({ length: disputed }, (_, n) => replaceChargeOrder(table, chargeOf(n, true))),
    ...Array.from({ length: others }, (_, n) => replaceChargeOrder(table, chargeOf(n, false))),
  ])
  let read = 0
  const counting: Table = {
    ...table,
    async query(options) {
      const page = await table.query(options)
      read += page.items.length
      return page as never
    },
  }
  const told: Page['waiting'] = []
  let cursor: string | undefined
  do {
    const page = await ask({ limit: 5, ...(cursor ? { cursor } : {}) }, counting)
    expect(page.waiting.length).toBeLessThanOrEqual(5)
    told.push(...page.waiting)
    cursor = page.cursor
  } while (cursor)
  expect(told).toHaveLength(disputed)
  expect(new Set(told.map(({ chargeId }) => chargeId)).size).toBe(disputed)
  expect(told.map(({ raisedAt }) => raisedAt)).toEqual(told.map(({ raisedAt }) => raisedAt).toSorted())
  // Earlier pages read ahead what later ones return, and no undisputed charge orders.
  expect(read).toBeLessThanOrEqual(disputed * 3)

  const first = told[0]
  const taken = await deskOf(app.deps)({
    action: 'work-claim',
    actor: 'ada',
    queue: 'dispute',
    workId: first?.workId,
  })
  expect(taken).toMatchObject({ ok: true, takenBy: 'ada' })
  expect((await ask({ held: 'mine' })).waiting).toMatchObject([{ chargeId: first?.chargeId, takenBy: 'ada' }])

  const open: string[] = []
  for await (const { chargeId } of listOpenCharges(table)) open.push(chargeId)
  expect(open).toHaveLength(disputed + others)
})

test('what is decided on at the same moment is taken by nobody', async () => {
  const { table } = app.deps
  const [waiting] = (await ask({ held: 'nobody', limit: 1 })).waiting
  const companyId = `company-${waiting?.chargeId.split('-d')[1]}`
  const answered = createDeskHandler({
    ...app.deps,
    table: {
      ...table,
      async transact(writes) {
        const charge = await findChargeOrder(table, companyId, waiting?.chargeId ?? '')
        if (charge)
          await table.write(replaceChargeOrder(table, { ...charge, disputes: [], status: 'active' }))
        return table.transact(writes)
      },
    },
  })
  const take = { action: 'work-claim', actor: 'ada', roles: ['payments' as const], queue: 'dispute' }
  expect(await answered({ ...take, workId: waiting?.workId })).toMatchObject(
    refusal('changedMeanwhile', { message: expect.stringContaining('was changed at the same moment') }),
  )
  expect(await findWorkClaim(table, 'dispute', waiting?.workId ?? '')).toBeUndefined()
})
