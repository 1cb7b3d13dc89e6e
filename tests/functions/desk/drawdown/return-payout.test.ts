import { describe, expect, test } from 'vitest'
import type { StatementLineView } from '#shared/desk/payments.ts'
import { addCells } from '#shared/portfolio/cells.ts'
import { cellsOf } from '#shared/portfolio/contribution.ts'
import {
  drawdownIdOfCharge,
  findChargeOrder,
  listChargeOrders,
} from '../../../../functions/data/charge-orders.ts'
import { closeDay } from '../../../../functions/jobs/daily-close.ts'
import { loadFacilityFigures } from '../../../../functions/portfolio/load-facility-figures.ts'
import { readFromLedger } from '../../../../functions/portfolio/read-from-ledger.ts'
import { readFacility } from '../../../support/build-facility.ts'
import { checkBooks } from '../../../support/check-books.ts'
import { Crash, createFailingTable } from '../../../support/failing-table.ts'
import { feeDocument } from '../../../support/fee-document.ts'
import { refusal } from '../../../support/refusal.ts'
import { type TestApp } from '../../../support/test-app.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { createPayouts, type Named, type Payouts } from '../payments/payout-drawdowns.ts'
import { writeCamt } from '../payments/statements/write-statements.ts'

const app = await useTestApp()
/** Drawdowns with a fee and interest deducted at the payout, and below those repaid by a share of sales. */
const upfront = await createPayouts(app, {
  repayment: [{ method: 'bullet', tenor: { days: 90 }, timing: 'upfront', collection: 'bank_transfer' }],
  fees: [{ type: 'deduction', percent: '1.00' }],
})
const weekly = await createPayouts(app, {
  repayment: [
    { method: 'salesShare', tenor: { days: 180 }, timing: 'periodic', collection: 'bank_transfer' },
  ],
})

const paid = async (of: Payouts, amount: string) => {
  const drawdown = await of.approved(amount)
  const { batchId, entries } = await of.made([drawdown])
  await of.act('ada', 'payout-batch-file', { batchId })
  await of.act('ada', 'payout-batch-confirm', { batchId, reference: 'FT1' })
  return { drawdown, batchId, transferred: entries[0]?.amount ?? '' }
}

const returned = (of: Payouts, drawdown: Named, fields: object = {}) =>
  of.act('ada', 'payout-returned', { ...drawdown, ...fields })

const balancesOf = async ({ facilityId }: Payouts) => (await readFacility(app, facilityId)).balances

/** A table on which a fee is charged just before the postings are read. */
const chargingMeanwhile = (of: Payouts, chargeId: string | undefined): TestApp['deps']['table'] => {
  const { table } = app.deps
  let isCharged = false
  return {
    ...table,
    async *all(query) {
      if (!isCharged && query.prefix === 'POSTING#') {
        isCharged = true
        const fileId = await feeDocument(app, of)
        const fee = { facilityId: of.facilityId, chargeId, amount: '5.00', kind: 'bank', fileId, key: 'late' }
        expect(await of.act('ada', 'fee-charge', fee)).toMatchObject({ ok: true })
      }
      yield* table.all(query)
    },
  }
}

/** The books balance, and the portfolio by items equals the one by the ledger. */
const inOrder = async ({ companyId, facilityId }: Payouts) => {
  await checkBooks(app, { companyId, facilityId })
  const [byItems, byLedger] = await Promise.all([
    loadFacilityFigures(app.deps.table, facilityId),
    readFromLedger(app.deps.table, facilityId),
  ])
  if (!byItems || !byLedger) throw new Error('no facility')
  expect(addCells(cellsOf(byItems), {})).toEqual(addCells(cellsOf(byLedger), {}))
  return byLedger.loans
}

const chargesOf = async ({ companyId }: Payouts): Promise<string[]> => {
  const { items } = await listChargeOrders(app.deps.table, companyId, { limit: 50, order: 'asc' })
  return items.map(({ chargeId }) => chargeId)
}

const numberOf = (chargeId: string): string => /@\d+$/.exec(chargeId)?.[0] ?? ''

let numbers = 0
const credit = async (of: Payouts, amount: string, day: string) => {
  const lines = [
    { cents: Math.round(Number(amount) * 100), text: 'RETURN AC01', day, bankReference: `R${++numbers}` },
  ]
  const file = writeCamt({ number: `S${numbers}`, lines })
  await of.act('ada', 'statement-read', { file: Buffer.from(file).toString('base64') })
  const listed = await of.act('ada', 'statement-line-list', { limit: 200 })
  const open = listed.ok ? (listed['lines'] as StatementLineView[]) : []
  return open.find(({ bankReference }) => bankReference === `R${numbers}`)?.lineId ?? ''
}

test('a payout that came back is as if it had never gone, and is told once', async () => {
  const reserved = await upfront.approved('3000.00')
  const before = await balancesOf(upfront)
  const { batchId } = await upfront.made([reserved])
  await upfront.act('ada', 'payout-batch-file', { batchId })
  await upfront.act('ada', 'payout-batch-confirm', { batchId, reference: 'FT1' })
  expect(await balancesOf(upfront)).not.toEqual(before)
  await app.drainEvents()
  const sentBefore = app.outbox.sent.length

  const failing = createFailingTable(app.deps.table, (each) => (each === 1 ? 'after' : undefined))
  await upfront
    .act('ada', 'payout-returned', { ...reserved }, { ...app.deps, table: failing.table })
    .catch((error: unknown) => {
      if (!(error instanceof Crash)) throw error
    })
  for (let time = 1; time <= 2; time++)
    expect(await returned(upfront, reserved)).toMatchObject({ ok: true, status: 'approved' })
  expect(await balancesOf(upfront)).toEqual(before)
  expect(await upfront.stored(reserved)).toMatchObject({
    status: 'approved',
    formerPayouts: [{ outcome: 'returned', batchId, reference: 'FT1' }],
  })
  for (const gone of ['paidOutAt', 'payoutBatchId', 'payoutReference'])
    expect(await upfront.stored(reserved)).not.toHaveProperty(gone)
  expect(await upfront.act('ada', 'payout-batch-show', { batchId })).toMatchObject({
    status: 'paid out',
    entries: [{ state: 'returned', reason: 'seen', reference: 'FT1' }],
  })
  expect(await inOrder(upfront)).toEqual([])
  await app.drainEvents()
  expect(app.outbox.sent.slice(sentBefore).map(({ subject }) => subject)).toEqual([
    '【明岸】您的放款被银行退回',
  ])

  // A second payout is another transfer and another posting; after its return it may be rejected.
  const { batchId: second, entries } = await upfront.made([reserved])
  expect(entries).toMatchObject([{ endToEndId: `R2-${reserved.drawdownId}` }])
  await upfront.act('ada', 'payout-batch-confirm', { batchId: second })
  expect(await upfront.stored(reserved)).toMatchObject({ status: 'paid out' })
  expect(await inOrder(upfront)).toHaveLength(1)
  expect(await upfront.act('ada', 'drawdown-approve', { ...reserved })).toMatchObject(refusal('wrongState'))
  await returned(upfront, reserved)
  expect(await upfront.act('ada', 'drawdown-reject', { ...reserved })).toMatchObject({ ok: true })
  expect((await balancesOf(upfront)).pendingDrawdown).toBe(before.pendingDrawdown - 3_000_00)
  await inOrder(upfront)
})

describe('the line by which it came back', () => {
  test('is booked with it, where it is of that amount and a day on which it can have come', async () => {
    const { drawdown, transferred } = await paid(upfront, '1000.00')
    expect(Number(transferred)).toBeLessThan(1000)
    const [early, other] = [
      await credit(upfront, transferred, '2026-11-01'),
      await credit(upfront, '1000.00', '2026-11-02'),
    ]
    expect(await returned(upfront, drawdown, { lineId: early })).toMatchObject(refusal('invalidDate'))
    expect(await returned(upfront, drawdown, { lineId: other })).toMatchObject(refusal('ruleBroken'))
    const lineId = await credit(upfront, transferred, '2026-11-02')
    expect(await returned(upfront, drawdown, { lineId })).toMatchObject({ ok: true, returned: transferred })
    expect(await upfront.act('ada', 'statement-line-ignore', { lineId })).toMatchObject({ ok: false })
    expect(await upfront.stored(drawdown)).toMatchObject({ formerPayouts: [{ returnLineId: lineId }] })
    // A line proves only one return.
    const again = await paid(upfront, '1000.00')
    expect(await returned(upfront, again.drawdown, { lineId })).toMatchObject(refusal('wrongState'))
  })

  test('may come after somebody recorded it', async () => {
    const { drawdown, transferred } = await paid(upfront, '1100.00')
    await returned(upfront, drawdown)
    const lineId = await credit(upfront, transferred, '2026-11-02')
    for (let time = 1; time <= 2; time++)
      expect(await returned(upfront, drawdown, { lineId })).toMatchObject({ ok: true })
    const second = await credit(upfront, transferred, '2026-11-02')
    expect(await returned(upfront, drawdown, { lineId: second })).toMatchObject(refusal('wrongState'))
  })
})

test('what was charged of it meanwhile is void, and charged anew by other names once it is paid again', async () => {
  const { table } = app.deps
  const { companyId, facilityId } = weekly
  await weekly.setClock('2026-11-02T01:00:00.000Z')
  const { drawdown } = await paid(weekly, '2000.00')
  const before = { ...(await balancesOf(weekly)), cash: 0, principalReceivable: 0, pendingDrawdown: 2_000_00 }
  // The charge orders of two weeks, the first one overdue, with a partly waived fee.
  await weekly.setClock('2026-11-25T01:00:00.000Z')
  await closeDay(app.deps)
  const former = await chargesOf(weekly)
  expect(former.map(numberOf)).toEqual(['', '@2', '@3'])
  const [chargeId] = former
  const fileId = await feeDocument(app, weekly)
  await weekly.act('ada', 'fee-charge', {
    facilityId,
    chargeId,
    amount: '12.00',
    kind: 'bank',
    fileId,
    key: 'a',
  })
  await weekly.act('ada', 'charge-waive', { facilityId, chargeId, kind: 'fee', amount: '2.00', key: 'b' })
  expect(await balancesOf(weekly)).toMatchObject({ feeIncome: -12_00, overdueInterestIncome: -29 })
  const deps = { ...app.deps, table: chargingMeanwhile(weekly, chargeId) }
  expect(await weekly.act('ada', 'payout-returned', { ...drawdown }, deps)).toMatchObject(
    refusal('changedMeanwhile'),
  )
  expect(await weekly.stored(drawdown)).toMatchObject({ status: 'paid out' })
  expect(await returned(weekly, drawdown)).toMatchObject({ ok: true })
  expect(await balancesOf(weekly)).toEqual({ ...before, memoContra: expect.any(Number) })
  for (const id of former)
    expect(await findChargeOrder(table, companyId, id)).toMatchObject({ status: 'voided' })
  expect(await inOrder(weekly)).toEqual([])

  const { batchId } = await weekly.made([drawdown])
  await weekly.act('ada', 'payout-batch-confirm', { batchId })
  await inOrder(weekly)
  await weekly.setClock('2026-12-10T01:00:00.000Z')
  await closeDay(app.deps)
  const anew = (await chargesOf(weekly)).filter((id) => !former.includes(id))
  expect(anew.map(numberOf)).toEqual(['@4', '@5'])
  await inOrder(weekly)
})

test('money that came for it is seen to first', async () => {
  const { facilityId, companyId } = weekly
  expect(await returned(weekly, { facilityId, drawdownId: 'none' })).toMatchObject(refusal('notFound'))
  const chargeId = (await chargesOf(weekly)).find((id) => numberOf(id) === '@4') ?? ''
  const drawdown = { facilityId, drawdownId: drawdownIdOfCharge(chargeId) }
  const lineId = await credit(weekly, '1.00', '2026-12-10')
  await weekly.act('ada', 'statement-line-match', {
    lineId,
    targets: [{ kind: 'charge', facilityId, id: chargeId }],
  })
  expect((await findChargeOrder(app.deps.table, companyId, chargeId))?.status).toBe('partial collected')
  expect(await returned(weekly, drawdown)).toMatchObject(
    refusal('wrongState', { message: expect.stringContaining(chargeId) }),
  )
  await inOrder(weekly)
})
