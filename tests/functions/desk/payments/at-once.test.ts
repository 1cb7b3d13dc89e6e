import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LinesBooked, StatementLineTold } from '#shared/desk/payments.ts'
import { readLedger } from '../../../../functions/data/ledger.ts'
import { callDesk } from '../../../support/draw-money.ts'
import { createTestApp, type TestApp } from '../../../support/test-app.ts'
import { type BilledCompany, buildBills } from './build-bills.ts'
import { writeCamt } from './statements/write-statements.ts'

/** Two hundred with `STATEMENT_LINES=1000`, which takes a quarter of a minute. */
const callers = Math.max(20, Math.round(Number(process.env['STATEMENT_LINES'] ?? 100) / 5))

let app: TestApp
let companies: BilledCompany[]
beforeAll(async () => {
  app = await createTestApp()
  companies = await buildBills(app, 3)
})
afterAll(() => app.close())

test(`${callers} who book the same lines at once book each once`, async () => {
  const lines = companies.flatMap(({ name, bills }) =>
    bills.map(({ cents, reference }, index) => ({
      cents,
      text: `Repayment ${reference}`,
      payer: name,
      day: '2027-01-31',
      bankReference: `FT-${name}-${index}`,
    })),
  )
  const file = Buffer.from(writeCamt({ lines })).toString('base64')
  expect(await callDesk(app, 'statement-read', { file })).toMatchObject({ ok: true })
  const listed = await callDesk(app, 'statement-line-list', {})
  const lineIds = (listed as unknown as { lines: StatementLineTold[] }).lines.map(({ lineId }) => lineId)
  expect(lineIds).toHaveLength(6)

  const foreseen = await callDesk(app, 'statement-book', { dryRun: true })
  expect(foreseen).toMatchObject({ dryRun: true, left: [] })
  const { booked, parts } = foreseen as unknown as LinesBooked & { parts: { after: object }[] }
  expect(booked.toSorted()).toEqual(lineIds.toSorted())
  expect(parts.map(({ after }) => after)).toEqual(
    lineIds.map(() => expect.objectContaining({ state: 'booked', outstanding: '0.00' })),
  )

  const outcomes = await Promise.all(
    Array.from({ length: callers }, () => callDesk(app, 'statement-book', { lineIds })),
  )
  for (const outcome of outcomes) expect(outcome).toMatchObject({ ok: true })
  // Who was overtaken is told so; each line is booked by then.
  expect(await callDesk(app, 'statement-book', { lineIds })).toMatchObject({ left: [] })
  for (const { facilityId } of companies) {
    const ledger = await readLedger(app.deps.table, facilityId)
    expect(ledger?.rebuilt).toEqual(ledger?.facility.balances)
    expect(ledger?.facility.balances).toMatchObject({ principalReceivable: 0, interestReceivable: 0 })
    expect(ledger?.postings.filter(({ kind }) => kind === 'repayment-received')).toHaveLength(2)
    expect(ledger?.facility.balances.suspense === 0).toBe(true)
  }
}, 120_000)
