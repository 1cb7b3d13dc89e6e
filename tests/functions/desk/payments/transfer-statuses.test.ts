import { describe, expect, test } from 'vitest'
import type { PayoutBatchView, StatementLineView } from '#shared/desk/payments.ts'
import type { StatusesRead } from '#shared/desk/transfer-statuses.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findFacility } from '../../../../functions/data/facilities.ts'
import { findPayoutBatch } from '../../../../functions/data/payout-batches.ts'
import { readFacility } from '../../../support/build-facility.ts'
import { checkBooks } from '../../../support/check-books.ts'
import { Crash, createFailingTable } from '../../../support/failing-table.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { createPayouts, type Named, type Payouts } from './payout-drawdowns.ts'
import { writeCamt, writeMt940 } from './statements/write-statements.ts'
import { writeCamt054, writePain002 } from './status-reports/write-status-reports.ts'

const app = await useTestApp()
/** Interest is taken at the payout. */
const payouts = await createPayouts(app, {
  repayment: [{ method: 'bullet', tenor: { days: 90 }, timing: 'upfront', collection: 'bank_transfer' }],
})

const act: Payouts['act'] = (...given) => payouts.act(...given)
const two = () => ({ ...app.deps, config: { ...app.deps.config, fourEyes: true } })
const inBase64 = (text: string) => Buffer.from(text).toString('base64')

const sent = async (amounts: string[]) => {
  const drawdowns: Named[] = []
  for (const amount of amounts) drawdowns.push(await payouts.approved(amount))
  const { batchId, entries } = await payouts.made(drawdowns)
  const file = await act('ada', 'payout-batch-file', { batchId })
  if (!file.ok) throw new Error(file.message)
  return { drawdowns, batchId, entries }
}
const shown = async (batchId: string) =>
  (await act('mary', 'payout-batch-show', { batchId })) as unknown as PayoutBatchView
const read = async (text: string, fields: object = {}) =>
  (await act('ada', 'transfer-status-read', {
    file: inBase64(text),
    ...fields,
  })) as unknown as StatusesRead & {
    ok: boolean
    message: string
  }
const rejected = (batchId: string, fields: object = {}) =>
  act('ada', 'payout-batch-rejected', { batchId, disposition: 'pay again', ...fields })
const balances = async () => (await readFacility(app, payouts.facilityId)).balances
const sentMails = async (from: number) => {
  await app.drainEvents()
  return app.outbox.sent.slice(from).map(({ subject }) => subject)
}
const mailsSoFar = async () => {
  await app.drainEvents()
  return app.outbox.sent.length
}
const transfer = (endToEndId: string, status: string, more: object = {}) => ({ endToEndId, status, ...more })
const report = (batchId: string, transfers: ReturnType<typeof transfer>[], more: object = {}) =>
  writePain002({
    messageId: batchId,
    group: { status: 'PART' },
    blocks: [{ id: `${batchId}-GBP`, transfers }],
    ...more,
  })

test('a batch rejected in part shows the status of each, and only what was rejected goes back to be paid (A7)', async () => {
  const { batchId, entries, drawdowns } = await sent(['1000.00', '1100.00', '1200.00'])
  const [one, other, last] = drawdowns as [Named, Named, Named]
  const [first, second, third] = entries.map(({ endToEndId }) => endToEndId) as [string, string, string]
  const text = report(batchId, [
    transfer(first, 'ACSP'),
    transfer(second, 'RJCT', { reason: 'AC04', information: 'Account closed on 2026-10-01' }),
    transfer(third, 'PDNG'),
  ])
  const before = await balances()
  const preview = await act('ada', 'transfer-status-read', { file: inBase64(text), dryRun: true })
  expect(preview).toMatchObject({ dryRun: true, after: { statuses: [{}, {}, {}, {}] } })
  expect((await shown(batchId)).rejectedCount).toBe(0)

  const told = await read(text)
  expect(told).toMatchObject({ ok: true, unmatched: [], announced: 0 })
  expect(told.statuses.map(({ drawdownId, outcome, isNew }) => ({ drawdownId, outcome, isNew }))).toEqual([
    { drawdownId: null, outcome: 'unknown', isNew: true },
    { drawdownId: one.drawdownId, outcome: 'accepted', isNew: true },
    { drawdownId: other.drawdownId, outcome: 'rejected', isNew: true },
    { drawdownId: last.drawdownId, outcome: 'pending', isNew: true },
  ])
  const view = await shown(batchId)
  expect(view).toMatchObject({
    status: 'sent',
    rejectedCount: 1,
    statuses: [{ status: 'PART', scope: 'group' }],
  })
  expect(view.entries.map(({ state, bank }) => ({ state, outcome: bank?.outcome }))).toEqual([
    { state: 'waiting', outcome: 'accepted' },
    { state: 'waiting', outcome: 'rejected' },
    { state: 'waiting', outcome: 'pending' },
  ])
  expect(view.entries[1]?.bank).toMatchObject({
    isUnsettled: true,
    statuses: [{ reasonCodes: ['AC04'], information: 'Account closed on 2026-10-01', readBy: 'ada' }],
  })
  // Importing a report books nothing, and repeating the import changes nothing.
  const version = (await findPayoutBatch(app.deps.table, batchId))?.version
  expect((await read(text)).statuses.every(({ isNew }) => !isNew)).toBe(true)
  expect((await findPayoutBatch(app.deps.table, batchId))?.version).toBe(version)
  expect(await balances()).toEqual(before)

  const mails = await mailsSoFar()
  const proposed = await act('ada', 'payout-batch-rejected', { batchId, disposition: 'pay again' }, two())
  expect(proposed).toMatchObject({ waitsFor: 'a second person' })
  expect((await payouts.stored(other))?.payoutBatchId).toBe(batchId)
  const { proposalId } = proposed as unknown as { proposalId: string }
  expect(await act('grace', 'proposal-approve', { proposalId }, two())).toMatchObject({
    ok: true,
    left: [],
    rejectedCount: 0,
    entries: [{ state: 'waiting' }, { state: 'cancelled', reason: 'seen' }, { state: 'waiting' }],
  })
  expect(await payouts.stored(other)).toMatchObject({
    status: 'approved',
    formerPayouts: [{ outcome: 'not carried out', batchId }],
  })
  expect((await payouts.stored(other))?.payoutBatchId).toBeUndefined()
  expect(await balances()).toEqual(before)
  expect(await sentMails(mails)).toEqual(['【明岸】放款未能到账，请更换收款账户'])
  expect(await rejected(batchId)).toMatchObject({ ok: true, left: [] })
  expect(await sentMails(mails)).toHaveLength(1)
  const { entries: again } = await payouts.made([other])
  expect(again).toMatchObject([{ endToEndId: `R2-${other.drawdownId}`, bank: null }])
})

test('a rejection of the whole message is of each transfer, and what was booked is reversed once in one transaction', async () => {
  const before = await balances()
  const { batchId, drawdowns } = await sent(['2000.00', '2100.00'])
  const reserved = await balances()
  await act('ada', 'payout-batch-confirm', { batchId, reference: 'FT1' })
  expect(await balances()).not.toEqual(reserved)
  const mails = await mailsSoFar()
  await read(writePain002({ messageId: batchId, version: '03', group: { status: 'RJCT', reason: 'AM04' } }))
  expect(await shown(batchId)).toMatchObject({ rejectedCount: 2, statuses: [], status: 'paid out' })
  const [one, other] = drawdowns as [Named, Named]

  // A crash after the first transaction leaves it whole, and called again the act performs the rest.
  const failing = createFailingTable(app.deps.table, (each) => (each === 1 ? 'after' : undefined))
  await act(
    'ada',
    'payout-batch-rejected',
    { batchId, disposition: 'pay again' },
    { ...app.deps, table: failing.table },
  ).catch((error: unknown) => {
    if (!(error instanceof Crash)) throw error
  })
  expect((await payouts.stored(one))?.status).toBe('approved')
  expect((await payouts.stored(other))?.status).toBe('paid out')
  expect(await rejected(batchId, { disposition: 'cancel' })).toMatchObject({
    ok: true,
    left: [],
    entries: [{ state: 'returned' }, { state: 'returned' }],
  })
  expect(await payouts.stored(one)).toMatchObject({
    status: 'approved',
    formerPayouts: [{ outcome: 'returned' }],
  })
  expect(await payouts.stored(other)).toMatchObject({ status: 'rejected', rejectReason: 'seen' })
  expect((await balances()).pendingDrawdown).toBe((before.pendingDrawdown ?? 0) + 2_000_00)
  expect((await balances()).cash).toBe(before.cash)
  expect(await sentMails(mails)).toEqual(
    expect.arrayContaining(['【明岸】放款未能完成，我们会再次办理', '【明岸】放款未能到账，提款已取消']),
  )
  await checkBooks(app, payouts)
  const { postingCount } = (await findFacility(app.deps.table, payouts.facilityId)) ?? {}
  expect(await rejected(batchId)).toMatchObject({ ok: true, left: [] })
  expect((await findFacility(app.deps.table, payouts.facilityId))?.postingCount).toBe(postingCount)
})

test('a cancelled drawdown that was never booked gives its reservation back', async () => {
  const before = await balances()
  const { batchId, entries, drawdowns } = await sent(['1500.00'])
  await read(report(batchId, [transfer(entries[0]?.endToEndId ?? '', 'RJCT', { reason: 'BE01' })]))
  expect(await rejected(batchId, { disposition: 'cancel' })).toMatchObject({ status: 'cancelled', left: [] })
  expect(await payouts.stored(drawdowns[0] as Named)).toMatchObject({ status: 'rejected' })
  expect(await balances()).toEqual(before)
  await checkBooks(app, payouts)
})

describe('a confirmation', () => {
  test('without a line of the bank leaves out what was rejected, so that no interest runs', async () => {
    const { batchId, entries, drawdowns } = await sent(['1000.00', '1100.00'])
    await read(report(batchId, [transfer(entries[0]?.endToEndId ?? '', 'RJCT', { reason: 'AC01' })]))
    expect(await act('ada', 'payout-batch-confirm', { batchId })).toMatchObject({
      ok: true,
      left: [{ drawdownId: drawdowns[0]?.drawdownId, why: expect.stringContaining('AC01') }],
      entries: [{ state: 'waiting' }, { state: 'paid out' }],
    })
    // A debit proves that the bank paid it all the same, and the batch shows both.
    const day = businessDate(app.clock.now())
    const lines = [
      { cents: 0 - Math.round(Number(entries[0]?.amount) * 100), text: entries[0]?.endToEndId ?? '', day },
    ]
    await act('mary', 'statement-read', {
      file: inBase64(writeCamt({ number: 'D1', openingCents: 1_000_000_00, lines })),
    })
    expect(await act('grace', 'statement-book', {})).toMatchObject({ left: [] })
    expect((await shown(batchId)).entries[0]).toMatchObject({
      state: 'paid out',
      exceptions: ['rejected'],
      bank: { outcome: 'rejected', isUnsettled: true },
    })
  })

  test('after contradictory statuses needs the drawdown to be named, and so does a rejection', async () => {
    const { batchId, entries, drawdowns } = await sent(['1000.00', '1100.00'])
    const [first, second] = entries.map(({ endToEndId }) => endToEndId) as [string, string]
    const [one, other] = drawdowns as [Named, Named]
    const later = { id: 'R2', createdAt: '2026-11-01T12:00:00Z' }
    // Imported in the opposite order: the order of the reports' own times counts.
    await read(report(batchId, [transfer(first, 'ACSC'), transfer(second, 'RJCT')], later))
    const told = await read(
      report(batchId, [transfer(first, 'RJCT', { reason: 'AC01' }), transfer(second, 'ACSC')]),
    )
    expect(told.statuses.filter(({ isContradictory }) => isContradictory)).toHaveLength(2)
    expect((await shown(batchId)).entries).toMatchObject([
      { state: 'waiting', bank: { outcome: 'paid', isContradictory: true, isUnsettled: false } },
      { state: 'waiting', bank: { outcome: 'rejected', isContradictory: true, isUnsettled: true } },
    ])
    expect(await act('ada', 'payout-batch-confirm', { batchId })).toMatchObject({ left: [{}, {}] })
    expect(await rejected(batchId)).toMatchObject({ left: [{ drawdownId: other.drawdownId }] })
    expect(await rejected(batchId, { drawdownIds: [one.drawdownId] })).toMatchObject({
      left: [{ why: expect.stringContaining('paid') }],
    })
    expect(
      await act('ada', 'payout-batch-confirm', { batchId, drawdownIds: [one.drawdownId] }),
    ).toMatchObject({
      left: [],
      entries: [{ state: 'paid out' }, { state: 'waiting' }],
    })
    expect(await rejected(batchId, { drawdownIds: [other.drawdownId] })).toMatchObject({
      left: [],
      entries: [{ state: 'paid out' }, { state: 'cancelled' }],
    })
  })
})

describe('a status is left out and said', () => {
  test('of another lender’s message, an unknown transfer, another amount or another account', async () => {
    const { batchId, entries } = await sent(['1000.00'])
    const [{ endToEndId, amount } = { endToEndId: '', amount: '' }] = entries
    const why = async (text: string) => (await read(text)).unmatched.map((each) => each.why)
    expect(await why(writePain002({ messageId: 'ELSEWHERE-1', group: { status: 'RJCT' } }))).toEqual([
      'unknown message',
    ])
    expect(await why(report(batchId, [transfer('20991231010101000-1234567890', 'RJCT')]))).toEqual([
      'unknown transfer',
    ])
    expect(await why(report(batchId, [transfer(endToEndId, 'RJCT', { amount: '999.99' })]))).toEqual([
      'another amount',
    ])
    expect(await why(report(batchId, [transfer(endToEndId, 'RJCT', { amount, currency: 'USD' })]))).toEqual([
      'another amount',
    ])
    expect(await why(report(batchId, [transfer(endToEndId, 'RJCT', { amount, account: '999' })]))).toEqual([
      'another account',
    ])
    expect((await shown(batchId)).entries[0]?.bank?.outcome).not.toBe('rejected')
    // A bank that does not repeat the message id repeats the end-to-end id.
    const byId = await read(
      report('NOTPROVIDED', [transfer(endToEndId, 'RJCT', { amount, account: '123-456789-000' })]),
    )
    expect(byId).toMatchObject({ unmatched: [], statuses: [{ batchId, outcome: 'rejected', isNew: true }] })
  })

  test('of a batch whose file was never handed out', async () => {
    const drawdown = await payouts.approved('1000.00')
    const { batchId } = await payouts.made([drawdown])
    expect(await read(writePain002({ messageId: batchId, group: { status: 'ACCP' } }))).toMatchObject({
      statuses: [],
      unmatched: [{ why: 'not sent' }],
    })
    expect(await rejected(batchId)).toMatchObject({ ok: false, reason: 'wrongState' })
  })
})

test('a return that a notification reports is settled once, and the line of the statement is noted with it', async () => {
  const { batchId, entries, drawdowns } = await sent(['1600.00'])
  const [{ endToEndId, amount } = { endToEndId: '', amount: '' }] = entries
  await act('ada', 'payout-batch-confirm', { batchId })
  const before = await balances()
  const text = writeCamt054([
    { indicator: 'CRDT', amount, endToEndId, reason: 'AC04', bankReference: 'RT1' },
    { indicator: 'CRDT', amount: '50.00', endToEndId: 'SOMEBODY-ELSE' },
    { indicator: 'CRDT', amount: '60.00' },
  ])
  expect(await read(text)).toMatchObject({
    statuses: [{ batchId, outcome: 'returned', reasonCodes: ['AC04'] }],
    unmatched: [],
    announced: 2,
  })
  expect(await balances()).toEqual(before)
  expect((await shown(batchId)).entries[0]?.bank?.statuses).toMatchObject([
    { source: 'camt.054', status: 'RTRN', bankReference: 'RT1' },
  ])
  const lines = async () =>
    ((await act('ada', 'statement-line-list', { limit: 200 })) as unknown as { lines: StatementLineView[] })
      .lines
  const linesBefore = (await lines()).length
  expect(await rejected(batchId, { disposition: 'cancel' })).toMatchObject({ left: [] })
  const cents = Math.round(Number(amount) * 100)
  const day = '2026-11-02'
  app.clock.advance('P1D')
  await act('mary', 'statement-read', {
    file: inBase64(
      writeMt940({
        number: 'RET',
        openingCents: 5_000_000_00,
        lines: [{ cents, text: 'RETURN', day, bankReference: 'RT1' }],
      }),
    ),
  })
  expect(await lines()).toHaveLength(linesBefore + 1)
  const line = (await lines()).find(({ bankReference }) => bankReference === 'RT1')
  const after = await balances()
  expect(
    await act('ada', 'payout-returned', { ...(drawdowns[0] as Named), lineId: line?.lineId }),
  ).toMatchObject({ ok: true, status: 'rejected' })
  expect(await balances()).toEqual(after)
  await checkBooks(app, payouts)
})
