import { describe, expect, test } from 'vitest'
import type { PayoutView } from '#shared/desk/payments.ts'
import { addDays } from '#shared/time/business-date.ts'
import { readLedger } from '../../../../functions/data/ledger.ts'
import { replacePayoutAccount } from '../../../../functions/data/payout-accounts.ts'
import { parseXml, textAt } from '../../../../functions/desk/payments/statements/xml-tree.ts'
import { closeDay } from '../../../../functions/jobs/daily-close.ts'
import { Crash, type CrashTime, createFailingTable } from '../../../support/failing-table.ts'
import { refusal } from '../../../support/refusal.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { createPayouts, type Named, type Payouts } from './payout-drawdowns.ts'

const app = await useTestApp()
const payouts = await createPayouts(app)

const act: Payouts['act'] = (...given) => payouts.act(...given)
const approved: Payouts['approved'] = (amount) => payouts.approved(amount)
const make: Payouts['make'] = (...given) => payouts.make(...given)
const made: Payouts['made'] = (...given) => payouts.made(...given)
const stored: Payouts['stored'] = (named) => payouts.stored(named)
const setClock: Payouts['setClock'] = (instant) => payouts.setClock(instant)
const accountOf: Payouts['accountOf'] = () => payouts.accountOf()

const listed = async ({ drawdownId }: Named) => {
  const outcome = await act('ada', 'payout-list', { limit: 200 })
  const told = outcome.ok ? (outcome['payouts'] as PayoutView[]) : []
  return told.find((each) => each.drawdownId === drawdownId)
}

const paidOutPostings = async ({ drawdownId }: Named) => {
  const ledger = await readLedger(app.deps.table, payouts.facilityId)
  expect(ledger?.rebuilt).toEqual(ledger?.facility.balances)
  return ledger?.postings.filter(({ postingId }) => postingId === `drawdown-paid-out:${drawdownId}`).length
}

/** Performs an act that crashes at its `write`th write. */
const crashing = async (write: number, time: CrashTime, action: string, fields: object) => {
  const failing = createFailingTable(app.deps.table, (each) => (each === write ? time : undefined))
  await act('ada', action, fields, { ...app.deps, table: failing.table }).catch((error: unknown) => {
    if (!(error instanceof Crash)) throw error
  })
  return failing.crashes()
}

test('a payout is taken as what waits is, and is among the drawdowns to be decided no more', async () => {
  const drawdown = await approved('1100.00')
  const workId = (await listed(drawdown))?.workId
  expect(await act('ada', 'work-claim', { queue: 'payout', workId })).toMatchObject({ ok: true })
  expect(await listed(drawdown)).toMatchObject({ takenBy: 'ada' })
  const idsOf = async (held: string) => {
    const outcome = await act('ada', 'payout-list', { held })
    return outcome.ok ? (outcome['payouts'] as PayoutView[]).map(({ drawdownId }) => drawdownId) : []
  }
  expect(await idsOf('mine')).toEqual([drawdown.drawdownId])
  expect(await idsOf('nobody')).not.toContain(drawdown.drawdownId)
  expect(JSON.stringify(await act('ada', 'drawdown-list', {}))).not.toContain(drawdown.drawdownId)
})

test('what is to be paid out is listed with whom it goes to, what stands against it and the batch that it is in', async () => {
  const drawdown = await approved('4500.00')
  const { companyId } = payouts
  expect(await listed(drawdown)).toEqual({
    ...drawdown,
    companyId,
    companyNameEn: 'Lantern Street Trading Limited',
    companyNameCn: '灯街贸易有限公司',
    currency: 'GBP',
    amount: '4500.00',
    net: '4500.00',
    approvedAt: app.clock.now().toISOString(),
    approvedBy: 'ada',
    secondedBy: null,
    account: {
      accountId: 'small_shop_financing',
      version: 2,
      bankName: 'HSBC',
      accountNumber: expect.stringMatching(/^[^\d]*6838$/),
      state: 'verified',
      verifiedSince: null,
      rejectedTransfer: null,
    },
    overdue: null,
    heldUpBy: null,
    batchId: null,
    waitsSince: app.clock.now().toISOString(),
    payBy: '2026-11-03',
    workId: `${app.clock.now().toISOString()}#${drawdown.drawdownId}`,
    proposed: [],
    takenBy: null,
    takenAt: null,
  })
  const { batchId } = await made([drawdown])
  expect(await listed(drawdown)).toMatchObject({ batchId })
  await act('ada', 'payout-batch-cancel', { batchId })
  expect(await listed(drawdown)).toMatchObject({ batchId: null })
})

test('a batch goes to the bank as a file, is confirmed once with the bank’s reference and value date, and is over', async () => {
  app.clock.advance('PT1S')
  const drawdowns = [await approved('4000.00'), await approved('3000.00')]
  const batch = await made(drawdowns, { executionDate: '2026-11-03' })
  expect(batch).toMatchObject({
    status: 'made',
    executionDate: '2026-11-03',
    madeBy: 'ada',
    totals: [{ currency: 'GBP', transfers: 2, amount: '7000.00' }],
  })
  const { batchId } = batch
  // A repeated call returns the same batch.
  expect(await make(drawdowns)).toMatchObject({ ok: true, batchId })

  const file = await act('grace', 'payout-batch-file', { batchId })
  expect(file).toMatchObject({ ok: true, fileName: `${batchId}.xml`, transfers: 2, controlSum: '7000.00' })
  const { content } = file as unknown as { content: string }
  const message = parseXml(content)
  expect(textAt(message, 'CstmrCdtTrfInitn/PmtInf/CdtTrfTxInf/CdtrAcct/Id/Othr/Id')).toBe('012345676838')
  expect(textAt(message, 'CstmrCdtTrfInitn/PmtInf/CdtTrfTxInf/PmtId/EndToEndId')).toBe(
    drawdowns[0]?.drawdownId,
  )
  expect(textAt(message, 'CstmrCdtTrfInitn/PmtInf/DbtrAcct/Id/Othr/Id')).toBe('123456789000')

  // While the bank has the file, its drawdowns can change no further.
  for (const action of ['drawdown-pay-out', 'drawdown-reject'])
    expect(await act('ada', action, { ...drawdowns[0] })).toMatchObject(
      refusal('wrongState', { message: expect.stringContaining(batchId) }),
    )

  await setClock('2026-11-04T01:00:00.000Z')
  const confirm = { batchId, reference: 'FT27', valueDate: '2026-11-03' }
  const first = { ...confirm, drawdownIds: [drawdowns[0]?.drawdownId] }
  expect(await act('grace', 'payout-batch-confirm', first)).toMatchObject({
    ok: true,
    status: 'sent',
    left: [],
  })
  for (let time = 1; time <= 2; time++)
    expect(await act('grace', 'payout-batch-confirm', confirm)).toMatchObject({
      ok: true,
      status: 'paid out',
      left: [],
    })
  for (const drawdown of drawdowns) {
    expect(await stored(drawdown)).toMatchObject({
      status: 'paid out',
      payoutReference: 'FT27',
      price: { drawdownDate: '2026-11-03' },
    })
    expect(await paidOutPostings(drawdown)).toBe(1)
  }
  expect(await act('ada', 'payout-batch-cancel', { batchId })).toMatchObject(refusal('wrongState'))
  expect(await act('ada', 'payout-batch-file', { batchId })).toMatchObject(refusal('wrongState'))
  expect(await act('ada', 'payout-batch-list', { limit: 1 })).toMatchObject({
    batches: [{ batchId, status: 'paid out' }],
  })
})

test('a drawdown is in one live batch, though two are made at once', async () => {
  const [a, b, c] = [await approved('1500.00'), await approved('1600.00'), await approved('1700.00')]
  const outcomes = await Promise.all([make([a, b]), make([b, c])])
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  const [batchId] = outcomes.flatMap((outcome) => (outcome.ok ? String(outcome['batchId']) : []))
  expect((await stored(b))?.payoutBatchId).toBe(batchId)
  const other = outcomes[0]?.ok ? c : a
  expect((await stored(other))?.payoutBatchId).toBeUndefined()
  expect(await make([b, other])).toMatchObject({ ok: false, message: expect.stringContaining(batchId ?? '') })
  // A payout that the bank does not execute may go into another batch.
  expect(await act('ada', 'payout-batch-cancel', { batchId, drawdownIds: [b.drawdownId] })).toMatchObject({
    ok: true,
    status: 'made',
    entries: expect.arrayContaining([expect.objectContaining({ state: 'cancelled', reason: 'seen' })]),
  })
  expect(await make([b, other])).toMatchObject({ ok: true, status: 'made' })
})

describe('wherever it breaks off, done again it is done once:', () => {
  const times: CrashTime[] = ['before', 'after']

  test('making, confirming and taking out', async () => {
    for (const time of times) {
      const [a, b, c] = [await approved('1100.00'), await approved('1200.00'), await approved('1300.00')]
      expect(await crashing(1, time, 'payout-batch-make', { drawdowns: [a, b, c] })).toBe(1)
      const { batchId } = await made([a, b, c])
      const out = { batchId, drawdownIds: [c.drawdownId] }
      expect(await crashing(1, time, 'payout-batch-cancel', out)).toBe(1)
      await act('ada', 'payout-batch-cancel', out)
      expect((await stored(c))?.payoutBatchId).toBeUndefined()
      for (const write of [1, 2]) await crashing(write, time, 'payout-batch-confirm', { batchId })
      expect(await act('ada', 'payout-batch-confirm', { batchId })).toMatchObject({
        status: 'paid out',
        left: [],
      })
      for (const drawdown of [a, b]) expect(await paidOutPostings(drawdown)).toBe(1)
      expect(await paidOutPostings(c)).toBe(0)
    }
  })
})

const two = () => ({ ...app.deps, config: { ...app.deps.config, fourEyes: true } })

describe('where payouts take two people', () => {
  test('a batch is only proposed by the first; approved and rejected at the same moment, it has one outcome', async () => {
    const outcomesOf: string[] = []
    for (let round = 0; round < 4; round++) {
      const drawdown = await approved('1400.00')
      const proposed = await act('ada', 'payout-batch-make', { drawdowns: [drawdown] }, two())
      expect(proposed).toMatchObject({ ok: true, waitsFor: 'a second person' })
      expect((await stored(drawdown))?.payoutBatchId).toBeUndefined()
      const { proposalId } = proposed as unknown as { proposalId: string }
      const decisions = [
        act('grace', 'proposal-approve', { proposalId }, two()),
        act('mary', 'proposal-reject', { proposalId }, two()),
      ]
      const [approval, rejection] = await Promise.all(round % 2 ? decisions : decisions.toReversed())
      expect([approval?.ok, rejection?.ok].filter(Boolean)).toHaveLength(1)
      const batchId = (await stored(drawdown))?.payoutBatchId
      const shown = await act('mary', 'payout-batch-show', { batchId: batchId ?? 'none' })
      expect(shown).toMatchObject(
        batchId
          ? { madeBy: 'ada', approvedBy: 'grace', totals: [{ amount: '1400.00' }] }
          : { ok: false, reason: 'notFound' },
      )
      const proposals = await act('mary', 'proposal-list', {}, two())
      expect(JSON.stringify(proposals)).not.toContain(proposalId)
      outcomesOf.push(batchId ? 'approved' : 'rejected')
    }
    expect(outcomesOf).toHaveLength(4)
  })

  test('a batch that is approved on another day is for the day that it was proposed for', async () => {
    await setClock('2026-11-07T01:00:00.000Z')
    const drawdown = await approved('1450.00')
    const proposed = await act('ada', 'payout-batch-make', { drawdowns: [drawdown] }, two())
    // A Saturday: the file orders execution on Monday.
    expect(proposed).toMatchObject({ ok: true, after: { executionDate: '2026-11-09' } })
    const { proposalId } = proposed as unknown as { proposalId: string }
    const late = await act('ada', 'payout-batch-make', { drawdowns: [await approved('1460.00')] }, two())
    await setClock('2026-11-09T01:00:00.000Z')
    expect(await act('grace', 'proposal-approve', { proposalId }, two())).toMatchObject({
      ok: true,
      executionDate: '2026-11-09',
    })
    // After that day, drawdowns that nobody has proposed are not sent to the bank.
    await setClock('2026-11-10T01:00:00.000Z')
    const { proposalId: lateId } = late as unknown as { proposalId: string }
    expect(await act('grace', 'proposal-approve', { proposalId: lateId }, two())).toMatchObject(
      refusal('invalidDate'),
    )
  })

  test('a payout by hand that is approved on another day is of the day that it was proposed on', async () => {
    const drawdown = await approved('1470.00')
    const proposed = await act('ada', 'drawdown-pay-out', drawdown, two())
    const { proposalId } = proposed as unknown as { proposalId: string }
    await setClock('2026-11-11T01:00:00.000Z')
    expect(await act('grace', 'proposal-approve', { proposalId }, two())).toMatchObject({ ok: true })
    expect((await stored(drawdown))?.price.drawdownDate).toBe('2026-11-10')
    const early = { ...(await approved('1480.00')), valueDate: '2026-11-10' }
    expect(await act('ada', 'drawdown-pay-out', early)).toMatchObject(refusal('invalidDate'))
  })

  test('a batch whose day is over before the bank had its file says so, hands none out, and is taken apart', async () => {
    const drawdown = await approved('1465.00')
    const { batchId, isPastDay } = await made([drawdown])
    expect(isPastDay).toBe(false)
    await setClock('2026-11-12T01:00:00.000Z')
    expect(await act('ada', 'payout-batch-show', { batchId })).toMatchObject({
      status: 'made',
      isPastDay: true,
    })
    expect(await act('ada', 'payout-batch-file', { batchId })).toMatchObject(
      refusal('invalidDate', { message: expect.stringContaining('payout-batch-cancel') }),
    )
    expect(await act('ada', 'payout-batch-cancel', { batchId })).toMatchObject({
      ok: true,
      status: 'cancelled',
      isPastDay: false,
    })
    const again = await made([drawdown])
    expect(await act('ada', 'payout-batch-file', { batchId: again.batchId })).toMatchObject({ ok: true })
    // The same file can be downloaded again while the bank may still execute it.
    await setClock('2026-11-16T01:00:00.000Z')
    expect(await act('ada', 'payout-batch-show', { batchId: again.batchId })).toMatchObject({
      status: 'sent',
      isPastDay: true,
    })
    expect(await act('ada', 'payout-batch-file', { batchId: again.batchId })).toMatchObject({ ok: true })
  })
})

describe('a drawdown goes into no batch', () => {
  test('while its facility bears it not', async () => {
    const drawdown = await approved('1000.00')
    const { facilityId } = payouts
    await act('ada', 'facility-set', { facilityId, frozenLimit: '49999999.99' })
    expect(await make([drawdown])).toMatchObject(
      refusal('ruleBroken', { message: expect.stringContaining('above what the facility bears') }),
    )
    await act('ada', 'facility-set', { facilityId, frozenLimit: '0.00' })
    expect(await make([drawdown])).toMatchObject({ ok: true })
  })

  test('twice, nor for a day that is over', async () => {
    const drawdown = await approved('1000.00')
    expect(await make([drawdown, drawdown])).toMatchObject(refusal('invalidInput'))
    expect(await make([drawdown], { executionDate: '2026-11-01' })).toMatchObject(refusal('invalidDate'))
    expect(await make([{ ...drawdown, drawdownId: 'none' }])).toMatchObject(refusal('notFound'))
  })

  test('while its company is past due, unless that is accepted, on record; nor into the file', async () => {
    const lent = await approved('2000.00')
    await act('ada', 'payout-batch-confirm', { batchId: (await made([lent])).batchId })
    const due = (await stored(lent))?.price.dueDate ?? ''
    await setClock('2027-01-15T01:00:00.000Z')
    const [drawdown, batched] = [await approved('1000.00'), await approved('1100.00')]
    // The execution date is still to come when the company becomes overdue.
    const { batchId } = await made([batched], { executionDate: addDays(due, 3) })
    app.clock.set(`${due}T01:00:00.000Z`)
    await closeDay(app.deps)
    app.clock.advance('P1D')
    const needed = { ok: false, message: expect.stringContaining('accept the arrears') }
    expect(await make([drawdown])).toMatchObject(needed)
    expect(await act('ada', 'payout-batch-file', { batchId })).toMatchObject(needed)
    expect(await act('ada', 'payout-batch-confirm', { batchId })).toMatchObject({
      left: [{ drawdownId: batched.drawdownId, why: expect.stringContaining('accept the arrears') }],
    })
    const { overdue } = (await listed(drawdown)) ?? {}
    expect(overdue).toEqual({ chargeId: expect.any(String), dueDate: expect.any(String) })
    const accepted = await made([drawdown], { arrearsAccepted: true })
    expect(await act('ada', 'payout-batch-file', { batchId: accepted.batchId })).toMatchObject({ ok: true })
    const audit = await act('ada', 'audit-list', { companyId: payouts.companyId, limit: 200 })
    expect((audit as unknown as { entries: unknown[] }).entries).toContainEqual(
      expect.objectContaining({
        action: 'payout-batch-make',
        after: expect.objectContaining({
          drawdowns: [expect.objectContaining({ arrearsAccepted: overdue?.chargeId })],
        }),
      }),
    )
  })

  test('once its account was changed, nor into the file', async () => {
    const { table } = app.deps
    await setClock('2026-11-05T01:00:00.000Z')
    const [drawdown, batched] = [await approved('1000.00'), await approved('1100.00')]
    const { batchId } = await made([batched])
    await table.transact({
      account: replacePayoutAccount(table, { ...(await accountOf()), status: 'to be verified' }),
    })
    const refused = { ok: false, message: expect.stringContaining('was changed after the drawdown named it') }
    expect(await make([drawdown])).toMatchObject(refused)
    expect(await act('ada', 'payout-batch-file', { batchId })).toMatchObject(refused)
    expect(await listed(drawdown)).toMatchObject({
      account: { state: 'changed', verifiedSince: null },
      heldUpBy: 'account changed',
    })
  })
})
