import { describe, expect, test } from 'vitest'
import type { PayoutBatchView, StatementLineView } from '#shared/desk/payments.ts'
import { centsFromDecimal } from '#shared/money/cents.ts'
import { sha256Of } from '../../../../functions/data/sha256.ts'
import { deskOf } from '../../../support/desk-of.ts'
import { fulfilled } from '../../../support/fulfilled.ts'
import { present } from '../../../support/present.ts'
import { refusal } from '../../../support/refusal.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { createPayouts, type Named } from './payout-drawdowns.ts'
import { type WrittenLine, writeCamt, writeMt940 } from './statements/write-statements.ts'

/** The payee of every payout: the account's holder, as the company is registered. */
const number = '012345676838'
const holder = 'Lantern Street Trading Limited'

const app = await useTestApp()
const payouts = await createPayouts(app)

const act = (actor: string, action: string, fields: object = {}) =>
  deskOf({ ...app.deps, config: { ...app.deps.config, fourEyes: true } })({
    action,
    actor,
    reason: 'asked the bank',
    ...fields,
  })

let count = 0
/** A payout whose file the bank has. */
const sent = async (): Promise<{ named: Named; batch: PayoutBatchView }> => {
  const named = await payouts.approved(`${1000 + ++count}.00`)
  const { batchId } = await payouts.made([named])
  await fulfilled(act('ada', 'payout-batch-file', { batchId }))
  return {
    named,
    batch: (await fulfilled(act('mary', 'payout-batch-show', { batchId }))) as unknown as PayoutBatchView,
  }
}

const fileOf = (text: string) => ({ file: Buffer.from(text).toString('base64') })
/** The debit of a payout in the bank's file, imported as a continuous statement. */
const debited = async (
  { batch: { entries } }: { batch: PayoutBatchView },
  payee: Partial<WrittenLine>,
  write: typeof writeCamt = writeCamt,
): Promise<StatementLineView> => {
  const entry = present(entries[0])
  const line = {
    cents: 0 - centsFromDecimal(entry.amount),
    text: entry.endToEndId,
    day: app.clock.now().toISOString().slice(0, 10),
    ...payee,
  }
  const text = write({ lines: [line], number: `P${++count}` })
  const { statements } = await fulfilled(act('reader', 'statement-read', fileOf(text)))
  const [{ statementId } = { statementId: '' }] = statements as { statementId: string }[]
  const proposed = await act('reader', 'statement-accept', { statementId })
  if (proposed.ok) await fulfilled(act('grace', 'proposal-approve', { proposalId: proposed['proposalId'] }))
  const { lines } = await fulfilled(act('mary', 'statement-line-list', { limit: 200 }))
  return present((lines as StatementLineView[]).find((each) => each.text.includes(entry.endToEndId)))
}
/** A statement that has the payee in a named subfield, as other banks write it. */
const writeCntp: typeof writeCamt = (statement) =>
  writeMt940(statement).replaceAll(
    /:86:166\?00CREDIT\?20(?<text>[^?\r\n]*)\?31(?<account>[^?\r\n]*)\?32(?<payer>[^?\r\n]*)/g,
    ':86:/CNTP/$<account>/EXAMHKHH/$<payer>///REMI/$<text>',
  )
const alarms = () => app.log.filter(({ message }) => message === 'a payout went to another payee')
const bookAlone = async ({ lineId }: StatementLineView) =>
  fulfilled(act('mary', 'statement-book', { lineIds: [lineId] }))

describe('a payout is the one that was asked for where its payee is', () => {
  test.each([
    ['name and number as in the file', { payer: holder, account: number }],
    ['another way to write them', { payer: 'LANTERN STREET TRADING LTD.', account: '012-345676-838' }],
    ['a name that the bank has cut', { payer: 'Lantern Street Tradin', account: number }],
    ['the end of the number alone', { payer: holder, account: 'XXXXXXXX6838' }],
    ['a number behind the bank’s code', { payer: holder, account: `004${number}` }],
    ['a name alone', { payer: holder }],
    ['no payee, which the bank does not give', {}],
  ])('%s', async (_what, payee) => {
    const before = alarms().length
    const line = await debited(await sent(), payee)
    expect(line.finding).toMatchObject({ kind: 'certain' })
    expect(await bookAlone(line)).toMatchObject({ booked: [line.lineId] })
    expect(alarms()).toHaveLength(before)
  })

  test('an MT940 gives its payee in numbered parts', async () => {
    const line = await debited(await sent(), { payer: holder, account: number }, writeMt940)
    expect(line.finding).toMatchObject({
      kind: 'certain',
      reasons: expect.arrayContaining(['payee account']),
    })
    const other = await debited(await sent(), { payer: holder, account: '999888777666' }, writeMt940)
    expect(other.finding).toMatchObject({ kind: 'differs', payee: { differs: ['account'] } })
  })

  test('an MT940 gives its payee as the other side', async () => {
    const before = alarms().length
    const line = await debited(await sent(), { payer: holder, account: number }, writeCntp)
    expect(line.finding).toMatchObject({
      kind: 'certain',
      reasons: expect.arrayContaining(['payee account', 'payee name']),
    })
    expect(alarms()).toHaveLength(before)
    const other = await debited(
      await sent(),
      { payer: 'Somebody Else Limited', account: '999888777666' },
      writeCntp,
    )
    expect(other.finding).toMatchObject({ kind: 'differs', payee: { differs: ['name', 'account'] } })
    expect(alarms()).toHaveLength(before + 1)
    expect(await bookAlone(other)).toMatchObject({ booked: [] })
  })
})

describe('a payout that went elsewhere', () => {
  test.each([
    ['to another account', { payer: holder, account: '999888777666' }, ['account']],
    [
      'to another account, of which the bank shows the end',
      { payer: holder, account: '********7666' },
      ['account'],
    ],
    ['to another name', { payer: 'Somebody Else Limited', account: number }, ['name']],
    ['to another, whole', { payer: 'Somebody Else Limited', account: '999888777666' }, ['name', 'account']],
    ['to somebody whose name begins alike', { payer: 'Lantern Street', account: number }, ['name']],
  ])('%s differs, sets off the alarm, and takes two people', async (_what, payee, differs) => {
    const before = alarms().length
    const out = await sent()
    const line = await debited(out, payee)
    expect(line.finding).toMatchObject({
      kind: 'differs',
      difference: null,
      payee: { differs, name: holder },
    })
    expect(alarms()).toHaveLength(before + 1)
    expect(alarms().at(-1)?.fields).toMatchObject({
      lineId: line.lineId,
      batchId: out.batch.batchId,
      drawdownId: out.named.drawdownId,
      differs: differs.join(' '),
    })
    const { lineId } = line
    expect(await bookAlone(line)).toMatchObject({ booked: [], left: [{ lineId }] })
    expect((await payouts.stored(out.named))?.paidOutAt).toBeUndefined()
    expect(await act('reader', 'statement-line-book-payout', { lineId })).toMatchObject(refusal('forbidden'))
    const { proposalId } = await fulfilled(act('mary', 'statement-line-book-payout', { lineId }))
    expect((await payouts.stored(out.named))?.paidOutAt).toBeUndefined()
    expect(await act('mary', 'proposal-approve', { proposalId })).toMatchObject(refusal('forbidden'))
    await fulfilled(act('grace', 'proposal-approve', { proposalId }))
    expect(await payouts.stored(out.named)).toMatchObject({ payoutLineId: lineId })
    expect(await act('mary', 'statement-line-book-payout', { lineId })).toMatchObject({ ok: true })
    // A repeated import adds nothing and raises no alarm.
    expect(alarms()).toHaveLength(before + 1)
  })

  test('is not confirmed past its line by one person', async () => {
    const { batch, named } = await sent()
    expect(await act('mary', 'payout-batch-confirm', { batchId: batch.batchId })).toMatchObject({
      waitsFor: 'a second person',
    })
    expect((await payouts.stored(named))?.paidOutAt).toBeUndefined()
  })

  test('one of another amount is no payout that is booked', async () => {
    const line = await debited(await sent(), { cents: -1_00, payer: holder, account: number })
    expect(await act('mary', 'statement-line-book-payout', { lineId: line.lineId })).toMatchObject(
      refusal('ruleBroken'),
    )
  })
})

test('the batch shows the hash and the sums of the file that was handed out', async () => {
  const named = [await payouts.approved('4000.00'), await payouts.approved('2500.00')]
  const { batchId, file } = await payouts.made(named)
  expect(file).toBeNull()
  const handed = await fulfilled(act('ada', 'payout-batch-file', { batchId }))
  const sha256 = sha256Of(String(handed['content']))
  expect(handed).toMatchObject({ sha256, transfers: 2, controlSum: '6500.00' })
  const shown = await fulfilled(act('grace', 'payout-batch-show', { batchId }))
  expect(shown['file']).toEqual({
    format: 'pain.001.001.09',
    sha256,
    transfers: 2,
    controlSum: '6500.00',
    totals: [{ currency: 'GBP', transfers: 2, amount: '6500.00' }],
  })
  // The bank did not pay one: the file is unchanged.
  await payouts.act('ada', 'payout-batch-unpaid', {
    batchId,
    drawdownIds: [named[0]?.drawdownId],
    bankDidNotPay: true,
  })
  expect((await fulfilled(act('grace', 'payout-batch-show', { batchId })))['file']).toEqual(shown['file'])
})
