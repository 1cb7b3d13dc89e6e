import { beforeAll, expect, test } from 'vitest'
import type { StatementLineView } from '#shared/desk/payments.ts'
import type { Table } from '../../../../functions/data/table.ts'
import type { Deps } from '../../../../functions/runtime/deps.ts'
import { deskOf } from '../../../support/desk-of.ts'
import { present } from '../../../support/present.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { type BilledCompany, buildBills } from './build-bills.ts'
import { writeCamt } from './statements/write-statements.ts'

const app = await useTestApp()
let company: BilledCompany
beforeAll(async () => {
  const built = present((await buildBills(app, 1))[0])
  company = built
})

const act = (action: string, fields: object, deps: Deps = app.deps) =>
  deskOf(deps)({ action, actor: 'ada', reason: 'as the bank says', ...fields })

/** A table that counts how often each of an act's items is read. */
const countReads = () => {
  const reads = new Map<string, number>()
  const table: Table = {
    ...app.deps.table,
    get: (key, options) => {
      const type = /^(?:FACILITY|CHARGE|DRAWDOWN)/.exec(key.pk.startsWith('COMPANY#') ? key.sk : key.pk)?.[0]
      if (type) reads.set(type, (reads.get(type) ?? 0) + 1)
      return app.deps.table.get(key, options)
    },
  }
  return { table, reads }
}

test('booking a line reads its charge order, facility and drawdown once', async () => {
  const { facilityId, bills } = company
  const bill = present(bills[0])
  const file = Buffer.from(
    writeCamt({ number: 'S1', lines: [{ day: '2027-01-31', cents: bill.cents, text: 'Pays all' }] }),
  ).toString('base64')
  expect(await act('statement-read', { file })).toMatchObject({ ok: true })
  const listed = (await act('statement-line-list', { limit: 10 })) as unknown as {
    lines: StatementLineView[]
  }
  const lineId = listed.lines[0]?.lineId
  const { table, reads } = countReads()
  const targets = [{ kind: 'charge', facilityId, id: bill.chargeId }]
  expect(await act('statement-line-match', { lineId, targets }, { ...app.deps, table })).toMatchObject({
    ok: true,
    line: { state: 'booked' },
  })
  expect(Object.fromEntries(reads)).toEqual({ CHARGE: 1, DRAWDOWN: 1, FACILITY: 1 })
})
