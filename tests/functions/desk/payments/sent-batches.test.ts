import { expect, test } from 'vitest'
import type { LinesBooked, PayoutBatchView, StatementLineView } from '#shared/desk/payments.ts'
import type { PaymentFileSettings } from '#shared/drawdown/payment-file-settings.ts'
import { addDays } from '#shared/time/business-date.ts'
import { replacePayoutAccount } from '../../../../functions/data/payout-accounts.ts'
import { parseXml, textAt } from '../../../../functions/desk/payments/statements/xml-tree.ts'
import { closeDay } from '../../../../functions/jobs/daily-close.ts'
import { checkBooks } from '../../../support/check-books.ts'
import { present } from '../../../support/present.ts'
import { refusal } from '../../../support/refusal.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { createPayouts, type Named, type Payouts } from './payout-drawdowns.ts'
import { writeCamt } from './statements/write-statements.ts'
import { writePain002 } from './status-reports/write-status-reports.ts'

const app = await useTestApp()
const payouts = await createPayouts(app)

const act: Payouts['act'] = (...given) => payouts.act(...given)
const two = () => ({ ...app.deps, config: { ...app.deps.config, fourEyes: true } })

/** Drawdowns in a batch whose file was downloaded. */
const sent = async (amounts: string[], fields: object = {}, of: Payouts = payouts) => {
  const drawdowns: Named[] = []
  for (const amount of amounts) drawdowns.push(await of.approved(amount))
  const batch = await of.made(drawdowns, fields)
  const file = await of.act('grace', 'payout-batch-file', { batchId: batch.batchId })
  if (!file.ok) throw new Error(file.message)
  return { drawdowns, batchId: batch.batchId, entries: batch.entries, content: String(file['content']) }
}

const shown = async (batchId: string) =>
  (await act('mary', 'payout-batch-show', { batchId })) as unknown as PayoutBatchView

let numbers = 0
const debit = async (cents: number, text: string, day: string): Promise<StatementLineView> => {
  const lines = [{ cents: 0 - cents, text, day, bankReference: `FT${++numbers}` }]
  const file = writeCamt({ number: `S${numbers}`, openingCents: 10_000_000_00, lines })
  await act('ada', 'statement-read', { file: Buffer.from(file).toString('base64') })
  const listed = await act('ada', 'statement-line-list', { limit: 200 })
  const open = listed.ok ? (listed['lines'] as StatementLineView[]) : []
  return present(open.find((each) => each.bankReference === `FT${numbers}`))
}
const book = async ({ lineId }: StatementLineView) =>
  (await act('grace', 'statement-book', { lineIds: [lineId] })) as unknown as LinesBooked

const auditOf = async (action: string, drawdownId: string) => {
  const audit = await act('ada', 'audit-list', { companyId: payouts.companyId, limit: 200 })
  const { entries } = audit as unknown as { entries: { action: string; after: object }[] }
  return entries.find((each) => each.action === action && JSON.stringify(each.after).includes(drawdownId))
}

test('whoever is given the file stands in the batch; given again it is the same, and a dry run gives none', async () => {
  const drawdown = await payouts.approved('4000.00')
  const { batchId } = await payouts.made([drawdown])
  const simulated = await act('grace', 'payout-batch-file', { batchId, dryRun: true })
  expect(simulated).toMatchObject({ dryRun: true, after: { status: 'sent', controlSum: '4000.00' } })
  expect(JSON.stringify(simulated)).not.toContain('012345676838')
  expect(await shown(batchId)).toMatchObject({ status: 'made', sentAt: null })

  const first = await act('grace', 'payout-batch-file', { batchId })
  expect(await shown(batchId)).toMatchObject({
    status: 'sent',
    sentAt: app.clock.now().toISOString(),
    sentBy: 'grace',
  })
  app.clock.advance('PT1M')
  const again = await act('mary', 'payout-batch-file', { batchId })
  expect(again).toEqual(first)
  expect(await shown(batchId)).toMatchObject({ sentBy: 'grace' })
  const looks = await act('ada', 'audit-list', { act: 'payout-batch-file', looks: true })
  expect(looks).toMatchObject({
    entries: [
      { actor: 'mary', after: { batchId } },
      { actor: 'grace', after: { batchId, dryRun: true } },
    ],
  })
})

test('the file is of the variant that the lender’s bank takes, and stays so after the settings were changed', async () => {
  const { lender } = app.deps.config
  const withFile = (paymentFile: PaymentFileSettings) => ({
    ...app.deps,
    config: {
      ...app.deps.config,
      lender: { ...lender, repaymentAccount: { ...lender.repaymentAccount, paymentFile } },
    },
  })
  const routes = { crossBorder: { serviceLevel: { code: 'NURG' }, purpose: { code: 'LOAN' } } }
  const settings = withFile({ version: '03', characters: 'swift', routes })
  const { batchId } = await payouts.made([await payouts.approved('1300.00')])
  const none = withFile({ version: '03', characters: 'swift', routes: { FPS: {} } })
  expect(await act('grace', 'payout-batch-file', { batchId }, none)).toMatchObject(
    refusal('ruleBroken', { message: expect.stringContaining('take it out of the batch') }),
  )
  const first = await act('grace', 'payout-batch-file', { batchId }, settings)
  expect(first).toMatchObject({ format: 'pain.001.001.03' })
  expect(await act('grace', 'payout-batch-file', { batchId })).toEqual(first)
  const { file, entries } = await shown(batchId)
  expect(file).toMatchObject({ format: 'pain.001.001.03' })
  expect(entries).toMatchObject([{ route: 'crossBorder' }])
  // The bank's report on a route's block applies to all transfers in it.
  const report = writePain002({
    messageId: batchId,
    blocks: [{ id: `${batchId}-GBP-XB`, status: 'RJCT', reason: 'AM04' }],
  })
  await act('ada', 'transfer-status-read', { file: Buffer.from(report).toString('base64') })
  expect((await shown(batchId)).rejectedCount).toBe(1)
})

test('what the bank did not pay is taken out by two, who say so, and is asked for by another id in another message', async () => {
  const { drawdowns, batchId, content } = await sent(['1000.00', '1100.00'])
  const [out, stays] = drawdowns as [Named, Named]
  const drawdownIds = [out.drawdownId]
  expect(await act('ada', 'payout-batch-cancel', { batchId, drawdownIds })).toMatchObject(
    refusal('wrongState', { message: expect.stringContaining('payout-batch-unpaid') }),
  )
  expect(await act('ada', 'payout-batch-unpaid', { batchId, drawdownIds }, two())).toMatchObject({
    ok: false,
    message: expect.stringContaining('bankDidNotPay'),
  })
  const said = { batchId, drawdownIds, bankDidNotPay: true }
  const proposed = await act('ada', 'payout-batch-unpaid', said, two())
  expect(proposed).toMatchObject({ waitsFor: 'a second person' })
  expect((await payouts.stored(out))?.payoutBatchId).toBe(batchId)
  const { proposalId } = proposed as unknown as { proposalId: string }
  expect(await act('grace', 'proposal-approve', { proposalId }, two())).toMatchObject({
    ok: true,
    status: 'sent',
    entries: [
      { state: 'cancelled', reason: 'seen' },
      { state: 'waiting', reason: null },
    ],
  })

  // There is only one file for a message id: the other drawdowns are confirmed, or go into another batch.
  expect(await act('grace', 'payout-batch-file', { batchId })).toMatchObject(
    refusal('wrongState', { message: expect.stringContaining('another batch') }),
  )
  const anew = await payouts.made([out])
  const file = await act('grace', 'payout-batch-file', { batchId: anew.batchId })
  const [before, after] = [content, (file as unknown as { content: string }).content].map(parseXml)
  const idsOf = (message: typeof before) =>
    ['GrpHdr/MsgId', 'PmtInf/CdtTrfTxInf/PmtId/EndToEndId'].map((path) =>
      message ? textAt(message, `CstmrCdtTrfInitn/${path}`) : '',
    )
  expect(idsOf(before)).toEqual([batchId, out.drawdownId])
  expect(idsOf(after)).toEqual([anew.batchId, `R2-${out.drawdownId}`])

  // Each debit is matched to the transfer that it names; a cancelled one is reported, as it is in another batch by now.
  const day = '2026-11-02'
  const late = await debit(1000_00, out.drawdownId, day)
  expect(late.finding).toMatchObject({
    kind: 'unknown',
    named: [{ drawdownId: out.drawdownId, status: 'cancelled' }],
  })
  const right = await debit(1000_00, `R2-${out.drawdownId} Drawdown ${out.drawdownId}`, day)
  expect(right.finding).toMatchObject({ kind: 'certain' })
  expect(await book(right)).toMatchObject({ left: [] })
  expect(await payouts.stored(out)).toMatchObject({
    status: 'paid out',
    payoutBatchId: anew.batchId,
    formerPayouts: [{ outcome: 'not carried out', batchId }],
  })
  expect(await act('ada', 'payout-batch-confirm', { batchId })).toMatchObject({
    status: 'paid out',
    left: [],
  })
  expect(await payouts.stored(stays)).toMatchObject({ status: 'paid out' })
})

test.each([
  ['bank', {}, '我们会再次办理'],
  ['details', { rejectionCause: 'details' }, '【明岸】放款未能到账，请核对收款账户'],
])(
  'the seller of a payout that the bank did not make is notified once, of the cause %s',
  async (_, given, subject) => {
    const { batchId } = await sent(['1300.00'])
    await app.drainEvents()
    const before = app.outbox.sent.length
    const said = { batchId, bankDidNotPay: true, ...given }
    await Promise.all([1, 2].map(() => act('ada', 'payout-batch-unpaid', said)))
    await act('ada', 'payout-batch-unpaid', said)
    await app.drainEvents()
    const subjects = app.outbox.sent.slice(before).map((mail) => mail.subject ?? '')
    expect(subjects.filter((each) => each.includes(subject))).toHaveLength(1)
    expect(await shown(batchId)).toMatchObject({ status: 'cancelled' })
  },
)

test('what was said not to be paid, and the bank paid all the same, is booked by its debit, and told', async () => {
  const { drawdowns, batchId } = await sent(['1200.00'])
  const [drawdown] = drawdowns as [Named]
  await act('ada', 'payout-batch-unpaid', { batchId, bankDidNotPay: true })
  expect(await shown(batchId)).toMatchObject({ status: 'cancelled' })
  const line = await debit(1200_00, drawdown.drawdownId, '2026-11-02')
  expect(line.finding).toMatchObject({ kind: 'certain' })
  expect(await book(line)).toMatchObject({ booked: [line.lineId], left: [] })
  expect(await shown(batchId)).toMatchObject({
    status: 'paid out',
    entries: [{ state: 'paid out', lineId: line.lineId, exceptions: ['taken out'] }],
  })
  expect(await payouts.stored(drawdown)).not.toHaveProperty('formerPayouts')
})

test('interest that is taken at the payout is of the day on which the bank paid: the rest is held for the seller', async () => {
  const upfront = await createPayouts(app, {
    repayment: [{ method: 'bullet', tenor: { days: 90 }, timing: 'upfront', collection: 'bank_transfer' }],
  })
  const amounts = ['2000.00', '2000.00']
  const { drawdowns, batchId } = await sent(amounts, { executionDate: '2026-11-04' }, upfront)
  const [late, early] = drawdowns as [Named, Named]
  const confirm = (drawdown: Named, valueDate: string) =>
    act('ada', 'payout-batch-confirm', { batchId, drawdownIds: [drawdown.drawdownId], valueDate })
  app.clock.set('2026-11-06T01:00:00.000Z')
  expect(await confirm(late, '2026-11-06')).toMatchObject({
    left: [],
    entries: [{ exceptions: ['another day'] }, { exceptions: [] }],
  })
  // Two of ninety days.
  const asked = (await upfront.stored(early))?.price.upfrontInterestCents ?? 0
  const lent = await upfront.stored(late)
  expect(lent?.price.drawdownDate).toBe('2026-11-06')
  const heldCents = lent?.payoutHeldCents ?? 0
  expect(heldCents).toBeGreaterThan(0)
  expect((lent?.price.upfrontInterestCents ?? 0) + heldCents).toBeGreaterThanOrEqual(asked - heldCents)
  // Paid earlier, it costs no more than ordered.
  expect(await confirm(early, '2026-11-03')).toMatchObject({ left: [], status: 'paid out' })
  expect(await upfront.stored(early)).toMatchObject({ price: { drawdownDate: '2026-11-04' } })
  expect(await upfront.stored(early)).not.toHaveProperty('payoutHeldCents')
  await checkBooks(app, upfront)
})

test('nothing keeps from booking what the bank has paid, and what would have is on record', async () => {
  const { table } = app.deps
  const { companyId, facilityId } = payouts
  await payouts.setClock('2026-11-09T01:00:00.000Z')
  const { drawdowns, batchId } = await sent(['1300.00'])
  const [drawdown] = drawdowns as [Named]
  const due = (await payouts.stored(drawdown))?.price.dueDate ?? ''
  await table.transact({
    account: replacePayoutAccount(table, { ...(await payouts.accountOf()), status: 'to be verified' }),
  })
  await act('ada', 'facility-set', { facilityId, frozenLimit: '49999999.99' })
  // The close does not release payouts that the bank may have executed.
  for (const days of [0, 3]) {
    app.clock.set(`${addDays(due, days)}T01:00:00.000Z`)
    await closeDay(app.deps)
  }
  expect(await payouts.stored(drawdown)).toMatchObject({ status: 'approved' })

  const confirm = { batchId, valueDate: '2026-11-09', reference: 'FT27' }
  expect(await act('ada', 'payout-batch-confirm', confirm)).toMatchObject({
    status: 'paid out',
    left: [],
    entries: [{ exceptions: ['fell due', 'arrears', 'account changed', 'above the facility'] }],
  })
  expect(await payouts.stored(drawdown)).toMatchObject({ price: { drawdownDate: '2026-11-09' } })
  expect(await auditOf('payout-batch-confirm', drawdown.drawdownId)).toMatchObject({
    after: { exceptions: ['fell due', 'arrears', 'account changed', 'above the facility'] },
  })
  // Dues of the meantime are charged by the next close, although their day was closed before.
  await closeDay(app.deps)
  expect(await payouts.stored(drawdown)).toMatchObject({ status: 'due' })
  await checkBooks(app, { companyId, facilityId })
})
