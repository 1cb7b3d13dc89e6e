import { describe, expect, test } from 'vitest'
import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { findDrawdown } from '../../../../functions/data/drawdowns.ts'
import { findFile, recordScanResult } from '../../../../functions/data/files.ts'
import { listPostings } from '../../../../functions/data/ledger.ts'
import { findPayment } from '../../../../functions/data/payments.ts'
import { buildFacility } from '../../../support/build-facility.ts'
import { checkBooks } from '../../../support/check-books.ts'
import { deskOf } from '../../../support/desk-of.ts'
import { deskResult } from '../../../support/desk-result.ts'
import { callDesk, drawMoney, trialBalance } from '../../../support/draw-money.ts'
import { feeDocument, fileFeeDocument } from '../../../support/fee-document.ts'
import { refusal } from '../../../support/refusal.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { uploadCleanFile } from '../../files/upload-file.ts'
import { createRepaymentStory } from '../../repayment/repayment-story.ts'

const app = await useTestApp()
const story = createRepaymentStory(app)

/** 100,000.00 and 2,700.00 of interest, due on 2027-01-31. */
const due = async () => {
  const { seller, drawdownId, charge } = await story.sellerWithDueDrawdown()
  const ids = { facilityId: seller.facilityId, chargeId: charge.id }
  const fileId = await feeDocument(app, seller)
  const act = (action: string, fields: object = {}) =>
    callDesk(app, action, { ...ids, ...(action === 'fee-charge' ? { fileId, kind: 'bank' } : {}), ...fields })
  return { seller, drawdownId, ids, fileId, act }
}
type Due = Awaited<ReturnType<typeof due>>

const pay = async (
  { seller, ids, act }: Pick<Due, 'seller' | 'ids' | 'act'>,
  amount: string,
): Promise<string> => {
  const { payment_id: paymentId } = (await story.report(seller, ids.chargeId, amount)).data
  expect(await act('repayment-post', { paymentId })).toMatchObject({ ok: true })
  return paymentId
}

const feePostings = async (facilityId: string): Promise<string[]> => {
  const found: string[] = []
  for await (const { kind, postingId } of listPostings(app.deps.table, facilityId))
    if (kind === 'fee-charged') found.push(postingId)
  return found
}

const scanAs = async (companyId: string, fileId: string, verdict: 'clean' | 'infected'): Promise<void> => {
  const { table } = app.deps
  const file = await findFile(table, companyId, fileId)
  if (file) await table.write(recordScanResult(table, file, { objectKey: file.objectKey, verdict }))
}

const inOrder = async (facilityId: string) => {
  const { accounts, total, rebuiltEqual } = await trialBalance(app, facilityId)
  expect({ total, rebuiltEqual }).toEqual({ total: '0.00', rebuiltEqual: true })
  return accounts
}

const auditOf = async (companyId: string, action: string) => {
  const { entries } = await deskResult(app, 'audit-list', { companyId, limit: 200 })
  return entries.filter((entry) => entry.action === action)
}

describe('a fee', () => {
  test('is charged once a key, and paid before anything else', async () => {
    const owing = await due()
    const { seller, ids, fileId, act } = owing
    const fee = { amount: '50.00', key: 'late-1' }
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => act('fee-charge', fee)))
    expect(outcomes.some(({ ok }) => ok)).toBe(true)
    expect(await act('fee-charge', fee)).toEqual({
      ok: true,
      ...ids,
      fileId,
      kind: 'bank',
      key: 'late-1',
      fee: '50.00',
    })
    expect(await act('fee-charge', { ...fee, amount: '60.00' })).toMatchObject(refusal('changedMeanwhile'))
    expect(await story.charges(seller)).toMatchObject([
      { fee: '50.00', total: '102750.00', outstanding: '102750.00' },
    ])
    expect(await auditOf(seller.companyId, 'fee-charge')).toHaveLength(1)
    const { payment_id: paymentId } = (await story.report(seller, ids.chargeId, '60.00')).data
    expect(await act('repayment-post', { paymentId })).toMatchObject({
      settled: { fee: '50.00', interest: '10.00' },
    })
    expect(await inOrder(ids.facilityId)).toMatchObject({ feeIncome: '-50.00', feeReceivable: '0.00' })
    await app.drainEvents()
    expect(app.outbox.newestTo(seller.email).text).toContain('费用：GBP\u00a050.00\n利息：GBP\u00a010.00')
    const postingId = `fee-charged:${ids.chargeId}@late-1`
    expect(await act('posting-reverse', { postingId })).toMatchObject(refusal('wrongState'))
  })

  test('taken back is owed no more, and taken back once', async () => {
    const { seller, ids, act } = await due()
    await act('fee-charge', { amount: '50.00', key: 'a' })
    const postingId = `fee-charged:${ids.chargeId}@a`
    await Promise.all([1, 2, 3].map(() => act('posting-reverse', { postingId })))
    expect(await act('posting-reverse', { postingId })).toMatchObject({ ok: true, reversed: postingId })
    expect(await story.charges(seller)).toMatchObject([{ total: '102700.00', status: 'active' }])
    expect(await inOrder(ids.facilityId)).toMatchObject({ feeIncome: '0.00', feeReceivable: '0.00' })
    expect(await auditOf(seller.companyId, 'posting-reverse')).toHaveLength(1)
  })

  test('rests on a document of the lender’s about the same company, found clean, which the seller has from then on', async () => {
    const { seller, act } = await due()
    const fee = { amount: '50.00', key: 'a' }
    expect(await act('fee-charge', { ...fee, fileId: undefined })).toMatchObject(
      refusal('invalidInput', { errors: [{ field: 'fileId', rule: 'required' }] }),
    )
    const others = await due()
    const foreign = await feeDocument(app, others.seller, 'of others')
    expect(await act('fee-charge', { ...fee, fileId: foreign })).toMatchObject(refusal('notFound'))
    const uploaded = await uploadCleanFile(app, seller)
    expect(await act('fee-charge', { ...fee, fileId: uploaded })).toMatchObject(refusal('notFound'))
    const unscanned = await fileFeeDocument(app, seller.facilityId, 'unscanned')
    expect(await act('fee-charge', { ...fee, fileId: unscanned })).toMatchObject(refusal('fileBeingChecked'))
    await scanAs(seller.companyId, unscanned, 'infected')
    expect(await act('fee-charge', { ...fee, fileId: unscanned })).toMatchObject(refusal('fileUnsafe'))
    expect((await story.charges(seller))[0]).toMatchObject({ fee: '0.00' })
    const shown = async () =>
      (await app.send(filesEndpoints.searchFiles, { body: { page_size: 100 } }, seller)).data.records.map(
        ({ file_id: id, kind }) => [id, kind],
      )
    const clean = await feeDocument(app, seller, 'clean')
    expect(await shown()).not.toContainEqual([clean, 'fee_document'])
    expect(await act('fee-charge', { ...fee, fileId: clean })).toMatchObject({ ok: true, fileId: clean })
    expect(await shown()).toContainEqual([clean, 'fee_document'])
    const [entry] = await auditOf(seller.companyId, 'fee-charge')
    expect(entry).toMatchObject({ after: { fileId: clean } })
    await app.drainEvents()
    expect(app.outbox.newestTo(seller.email).text).toContain('凭证已放入您的文件')
  })

  test('is refused above what the terms allow on a charge order, and where they allow none', async () => {
    const { seller, act } = await due()
    expect(await act('fee-charge', { amount: '150.00', key: 'a' })).toMatchObject({ ok: true })
    expect(await act('fee-charge', { amount: '50.01', key: 'b' })).toMatchObject(
      refusal('ruleBroken', {
        message: expect.stringContaining('200.00'),
        errors: [{ field: 'amount', rule: 'invalid' }],
      }),
    )
    // A waived part of the fee still counts as charged; a reversed one does not.
    await act('charge-waive', { kind: 'fee', amount: '100.00', key: 'w' })
    expect(await act('fee-charge', { amount: '50.01', key: 'b' })).toMatchObject(refusal('ruleBroken'))
    await act('posting-reverse', { postingId: (await feePostings(seller.facilityId))[0] })
    expect((await story.charges(seller))[0]).toMatchObject({ fee: '50.00' })
    app.clock.set('2026-11-02T01:00:00.000Z')
    const strict = await buildFacility(app, { limitCents: 50_000_00, terms: { maxPassThroughFeeCents: 0 } })
    await drawMoney(app, strict, '10000.00')
    const here = await story.laterOn('2027-01-31T01:00:00.000Z', strict)
    await story.closeDay()
    const [charge] = await story.charges(here)
    expect(
      await callDesk(app, 'fee-charge', {
        facilityId: strict.facilityId,
        chargeId: charge?.id,
        amount: '0.01',
        kind: 'bank',
        fileId: await feeDocument(app, strict),
        key: 'a',
      }),
    ).toMatchObject(refusal('ruleBroken'))
  })

  test('counts towards 48 % a year: refused beyond it, with the fees before it, and counted no more once taken back', async () => {
    app.clock.set('2026-11-02T01:00:00.000Z')
    const seller = await buildFacility(app, { limitCents: 50_000_00 })
    const drawdownId = await drawMoney(app, seller, '1000.00')
    const here = await story.laterOn('2027-01-31T01:00:00.000Z', seller)
    await story.closeDay()
    const [charge] = await story.charges(here)
    const ids = { facilityId: seller.facilityId, chargeId: charge?.id ?? '' }
    const fileId = await feeDocument(app, seller)
    const take = (amount: string, key: string) =>
      callDesk(app, 'fee-charge', { ...ids, amount, kind: 'court', key, fileId })
    // 1,000.00 over 90 days, 89 by calendar months, may cost 118.66, of which 27.00 are interest.
    expect(await take('91.67', 'a')).toMatchObject(
      refusal('ruleBroken', { message: expect.stringContaining('effective rate') }),
    )
    expect(await take('60.00', 'b')).toMatchObject({ ok: true })
    expect(await take('31.67', 'c')).toMatchObject(refusal('ruleBroken'))
    const counted = async () =>
      (await findDrawdown(app.deps.table, seller.companyId, drawdownId))?.passThroughFees
    expect(await counted()).toEqual({ cents: 60_00, centDays: 60_00 * 90, centMonthDays: 60_00 * 89 })
    expect(
      await callDesk(app, 'posting-reverse', {
        facilityId: seller.facilityId,
        postingId: `fee-charged:${ids.chargeId}@b`,
      }),
    ).toMatchObject({ ok: true })
    expect(await counted()).toEqual({ cents: 0, centDays: 0, centMonthDays: 0 })
    expect(await take('91.66', 'd')).toMatchObject({ ok: true })
    await inOrder(seller.facilityId)
  })

  test('of two at once that would pass the ceiling together, one is charged', async () => {
    const { seller, act } = await due()
    const outcomes = await Promise.all(
      ['a', 'b', 'c'].map((key) => act('fee-charge', { amount: '150.00', key })),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await story.charges(seller))[0]).toMatchObject({ fee: '150.00' })
  })

  test('has a ceiling a kind, and a key means one kind', async () => {
    const terms = { defaultChargeCents: { bank: 60_00, court: 150_00, collector: 0, latePayment: 0 } }
    app.clock.set('2026-11-02T01:00:00.000Z')
    const seller = await buildFacility(app, { limitCents: 50_000_00, terms })
    await drawMoney(app, seller, '10000.00')
    const here = await story.laterOn('2027-01-31T01:00:00.000Z', seller)
    await story.closeDay()
    const ids = { facilityId: seller.facilityId, chargeId: (await story.charges(here))[0]?.id ?? '' }
    const fileId = await feeDocument(app, seller)
    const take = (kind: string, amount: string, key: string) =>
      callDesk(app, 'fee-charge', { ...ids, kind, amount, key, fileId })
    expect(await take('collector', '0.01', 'a')).toMatchObject(refusal('ruleBroken'))
    expect(await take('bank', '60.01', 'a')).toMatchObject(
      refusal('ruleBroken', {
        message: 'the terms allow 60.00 of the kind bank on a charge order, of which 0.00 are charged',
      }),
    )
    expect(await take('bank', '60.00', 'a')).toMatchObject({ ok: true, kind: 'bank' })
    expect(await take('court', '60.00', 'a')).toMatchObject(refusal('changedMeanwhile'))
    expect(await take('bank', '0.01', 'b')).toMatchObject(refusal('ruleBroken'))
    expect(await take('court', '140.00', 'b')).toMatchObject({ ok: true, kind: 'court' })
    const postingId = `fee-charged:${ids.chargeId}@a`
    expect(
      await callDesk(app, 'posting-reverse', { facilityId: seller.facilityId, postingId }),
    ).toMatchObject({ ok: true })
    // After the reversal, the whole ceiling of this kind can be charged again.
    expect(await take('bank', '60.00', 'c')).toMatchObject({ ok: true })
    await inOrder(seller.facilityId)
  })

  test('for late payment is refused beside overdue interest, and held to simple interest without', async () => {
    const { act } = await due()
    const late = { kind: 'latePayment', fileId: undefined, key: 'l' }
    expect(await act('fee-charge', { ...late, amount: '0.01' })).toMatchObject(refusal('ruleBroken'))
    app.clock.set('2026-11-02T01:00:00.000Z')
    const terms = {
      overdueInterest: false,
      defaultChargeCents: { bank: 0, court: 0, collector: 0, latePayment: 200_00 },
    }
    const seller = await buildFacility(app, { limitCents: 50_000_00, terms })
    await drawMoney(app, seller, '10000.00')
    const here = await story.closeOn('2027-01-31', seller)
    const ids = { facilityId: seller.facilityId, chargeId: (await story.charges(here))[0]?.id ?? '' }
    const take = (amount: string, key: string, more: object = {}) =>
      callDesk(app, 'fee-charge', { ...ids, ...late, amount, key, ...more })
    expect(await take('0.01', 'a')).toMatchObject(refusal('ruleBroken'))
    // Ten days of 3.00.
    app.clock.set('2027-02-10T01:00:00.000Z')
    expect(await take('30.00', 'a', { fileId: 'x' })).toMatchObject(
      refusal('invalidInput', { errors: [{ field: 'fileId', rule: 'invalid' }] }),
    )
    expect(await take('30.01', 'a')).toMatchObject(
      refusal('ruleBroken', {
        message: expect.stringContaining('section 22 of the Money Lenders Ordinance allows 30.00'),
      }),
    )
    expect(await take('30.00', 'a')).toMatchObject({ ok: true, kind: 'latePayment' })
    expect(await take('0.01', 'b')).toMatchObject(refusal('ruleBroken'))
    app.clock.set('2027-02-11T01:00:00.000Z')
    expect(await take('3.00', 'b')).toMatchObject({ ok: true })
    await inOrder(seller.facilityId)
  })

  test('is not charged on what is paid', async () => {
    const paid = await due()
    await pay(paid, '102700.00')
    expect(await paid.act('fee-charge', { amount: '1.00', key: 'a' })).toMatchObject(refusal('wrongState'))
  })
})

describe('a waiver', () => {
  test('lets off overdue interest of today, once a key, which then is not charged again', async () => {
    const { seller, ids, act } = await due()
    const here = await story.laterOn('2027-02-10T01:00:00.000Z', seller)
    const waiver = { kind: 'overdueInterest', amount: '300.00', key: 'goodwill' }
    expect(await act('charge-waive', { ...waiver, amount: '300.01' })).toMatchObject(refusal('ruleBroken'))
    await Promise.all([1, 2, 3].map(() => act('charge-waive', waiver)))
    expect(await act('charge-waive', waiver)).toEqual({
      ok: true,
      ...ids,
      key: 'goodwill',
      kind: 'overdueInterest',
      waived: '300.00',
    })
    expect(await story.charges(here)).toMatchObject([{ outstanding: '102700.00', received: '0.00' }])
    expect(await inOrder(ids.facilityId)).toMatchObject({
      overdueInterestIncome: '-300.00',
      waivedIncome: '300.00',
      overdueInterestReceivable: '0.00',
    })
    const later = await story.laterOn('2027-02-11T01:00:00.000Z', seller)
    expect(await story.charges(later)).toMatchObject([{ overdue_interest: '30.00' }])
    await act('posting-reverse', { postingId: `charge-waived:${ids.chargeId}@goodwill` })
    expect(await story.charges(later)).toMatchObject([{ overdue_interest: '330.00', total: '103030.00' }])
    expect(await inOrder(ids.facilityId)).toMatchObject({ waivedIncome: '0.00' })
  })

  test('of the last that is owed ends the drawdown; principal cannot be waived', async () => {
    app.clock.set('2026-11-02T01:00:00.000Z')
    const principalFirst = ['principal', 'fee', 'overdueInterest', 'interest'] as const
    const seller = await buildFacility(app, {
      limitCents: 250_000_00,
      terms: { allocationOrder: principalFirst },
    })
    const drawdownId = await drawMoney(app, seller, '10000.00')
    const here = await story.laterOn('2027-01-31T01:00:00.000Z', seller)
    await story.closeDay()
    const [charge] = await story.charges(here)
    const ids = { facilityId: seller.facilityId, chargeId: charge?.id ?? '' }
    const act = (action: string, fields: object = {}) => callDesk(app, action, { ...ids, ...fields })
    await pay({ seller: here, ids, act }, '10000.00')
    const status = async () => (await findDrawdown(app.deps.table, seller.companyId, drawdownId))?.status
    expect(await status()).toBe('due')
    const principal = { kind: 'principal', amount: '1.00', key: 'w' }
    expect(await act('charge-waive', principal)).toMatchObject(refusal('invalidInput'))
    expect(await act('charge-waive', { ...principal, kind: 'interest', amount: '270.00' })).toMatchObject({
      ok: true,
    })
    expect(await status()).toBe('repaid')
    expect(await story.charges(here)).toMatchObject([{ status: 'collected', total: '10000.00' }])
    await act('posting-reverse', { postingId: `charge-waived:${ids.chargeId}@w` })
    expect(await status()).toBe('due')
    expect(await inOrder(ids.facilityId)).toMatchObject({ interestReceivable: '270.00' })
  })
})

describe('a write-off', () => {
  test('takes all that is owed as a loss, once, and nothing accrues any more', async () => {
    const owing = await due()
    await pay(owing, '30000.00')
    const { seller, ids, act } = owing
    const here = await story.laterOn('2027-05-31T01:00:00.000Z', seller)
    await Promise.all([1, 2, 3].map(() => act('charge-write-off')))
    // 72,700 × 10.80% × 120 ÷ 360 of overdue interest
    expect(await act('charge-write-off')).toMatchObject({
      ok: true,
      status: 'voided',
      forgone: { fee: '0.00', overdueInterest: '2617.20', interest: '0.00', principal: '72700.00' },
    })
    expect(await auditOf(seller.companyId, 'charge-write-off')).toHaveLength(1)
    expect(await story.charges(here)).toMatchObject([
      { status: 'voided', total: '30000.00', received: '30000.00', outstanding: '0.00' },
    ])
    expect(await story.report(here, ids.chargeId, '1.00')).toMatchObject({ code: 20016 })
    await story.laterOn('2027-08-31T01:00:00.000Z', seller)
    await story.closeDay()
    expect(await inOrder(ids.facilityId)).toMatchObject({
      creditLoss: '75317.20',
      principalReceivable: '0.00',
      overdueInterestReceivable: '0.00',
      overdueInterestIncome: '-2617.20',
    })
  })
})

describe('a write-off of a facility', () => {
  test('takes all its bills as a loss, with the reason on each', async () => {
    const { seller, ids } = await due()
    const { facilityId } = ids
    await drawMoney(app, seller, '20000.00')
    const here = await story.laterOn('2027-05-31T01:00:00.000Z', seller)
    await story.closeDay()
    const act = () => callDesk(app, 'facility-write-off', { facilityId, writeOffReason: 'insolvent' })
    const outcomes = await Promise.all([act(), act()])
    expect(outcomes.filter(({ ok }) => ok)).toMatchObject([{ bills: 2, openBills: 0 }])
    expect(await act()).toMatchObject(refusal('wrongState'))
    expect((await story.charges(here)).map(({ status }) => status)).toEqual(['voided', 'voided'])
    expect(await callDesk(app, 'charge-list', { facilityId })).toMatchObject({
      charges: [{ writeOffReason: 'insolvent' }, { writeOffReason: 'insolvent' }],
    })
    const [writeOff, ...others] = await auditOf(seller.companyId, 'facility-write-off')
    expect(others).toEqual([])
    expect(writeOff).toMatchObject({ after: { writeOffReason: 'insolvent', bills: 2 } })
    expect(await inOrder(facilityId)).toMatchObject({
      principalReceivable: '0.00',
      interestReceivable: '0.00',
    })
  })

  test('is proposed once and approved on another day, unless a bill was changed', async () => {
    const owing = await due()
    const { facilityId } = owing.ids
    const proposed = { facilityId, writeOffReason: 'fraud' }
    const overtaken = await propose(owing, 'facility-write-off', proposed)
    await pay(owing, '50.00')
    expect(await approve(overtaken)).toMatchObject(refusal('changedMeanwhile'))
    const proposalId = await propose(owing, 'facility-write-off', proposed)
    await nextDay('2027-02-05', owing)
    expect(await approve(proposalId)).toMatchObject({ ok: true, bills: 1, writtenOff: '102800.00' })
    expect(await inOrder(facilityId)).toMatchObject({ overdueInterestReceivable: '0.00' })
  })

  test('is stopped by money that is not booked', async () => {
    const owing = await due()
    await story.report(owing.seller, owing.ids.chargeId, '1.00')
    const { facilityId } = owing.ids
    expect(
      await callDesk(app, 'facility-write-off', { facilityId, writeOffReason: 'uneconomic' }),
    ).toMatchObject({ ok: false, errors: [{ field: 'unbookedAccepted', rule: 'mustAccept' }] })
  })
})

const secondly = (actor: string, action: string, fields: object) =>
  deskOf({ ...app.deps, config: { ...app.deps.config, fourEyes: true } })({
    action,
    actor,
    reason: 'as agreed',
    ...fields,
  })
const nextDay = async (day: string, owing: Due) => {
  await story.laterOn(`${day}T01:00:00.000Z`, owing.seller)
  await story.closeDay()
}
const propose = async ({ ids }: Due, action: string, fields: object = {}) => {
  const proposed = await secondly('ada', action, { ...ids, ...fields })
  if (!proposed.ok) throw new Error(proposed.message)
  return proposed['proposalId']
}

const approve = (proposalId: unknown, fields: object = {}) =>
  secondly('grace', 'proposal-approve', { proposalId, ...fields })

describe('what two people let off', () => {
  test('can be approved on another day, at what that day comes to', async () => {
    const owing = await due()
    await nextDay('2027-02-10', owing)
    const waiver = { kind: 'overdueInterest', amount: '100.00', key: 'goodwill' }
    const [waived, writtenOff] = [
      await propose(owing, 'charge-waive', waiver),
      await propose(owing, 'charge-write-off'),
    ]
    await nextDay('2027-02-12', owing)
    // 30.00 a day from 31 January.
    expect(await approve(writtenOff, { dryRun: true })).toMatchObject({ after: { writtenOff: '103060.00' } })
    expect(await approve(waived)).toMatchObject({ ok: true, waived: '100.00' })
    // The proposed amount is no longer the whole debt.
    expect(await approve(writtenOff)).toMatchObject(refusal('changedMeanwhile'))
    const anew = await propose(owing, 'charge-write-off')
    await nextDay('2027-02-15', owing)
    expect(await approve(anew)).toMatchObject({ forgone: { overdueInterest: '450.00' } })
    expect(await inOrder(owing.ids.facilityId)).toMatchObject({ overdueInterestReceivable: '0.00' })
  })

  test('cannot while a reported payment is not booked, unless that is accepted by name', async () => {
    const owing = await due()
    await story.report(owing.seller, owing.ids.chargeId, '1.00')
    expect(await owing.act('charge-write-off')).toMatchObject(
      refusal('ruleBroken', { errors: [{ field: 'unbookedAccepted', rule: 'mustAccept' }] }),
    )
    const proposed = await owing.act('charge-write-off', { unbookedAccepted: true })
    expect(proposed).toMatchObject({ ok: true })
  })

  test.each<[string, (owing: Due) => Promise<unknown>]>([
    ['a part was paid', (owing) => pay(owing, '50.00')],
    ['a fee was charged', ({ act }) => act('fee-charge', { amount: '50.00', key: 'late' })],
    [
      'some of it was let off',
      ({ act }) => act('charge-waive', { kind: 'interest', amount: '1.00', key: 'w' }),
    ],
  ])('cannot once %s', async (_what, change) => {
    const owing = await due()
    const proposalId = await propose(owing, 'charge-write-off')
    await change(owing)
    expect(await approve(proposalId)).toMatchObject(refusal('changedMeanwhile'))
  })
})

describe('a repayment that bounced', () => {
  test('restores what it settled: charge order, drawdown and balances, as if it had never come', async () => {
    const owing = await due()
    const { seller, drawdownId, ids, act } = owing
    const { facilityId } = ids
    const paymentId = await pay(owing, '102700.00')
    const postingId = `repayment-received:${paymentId}`
    const drawdown = () => findDrawdown(app.deps.table, seller.companyId, drawdownId)
    expect((await drawdown())?.status).toBe('repaid')
    const here = await story.laterOn('2027-02-10T01:00:00.000Z', seller)
    await Promise.all([1, 2, 3].map(() => act('posting-reverse', { postingId })))
    expect(await act('posting-reverse', { postingId })).toMatchObject({
      ok: true,
      paymentId,
      status: 'reversed',
      reversed: '102700.00',
    })
    expect(await auditOf(seller.companyId, 'posting-reverse')).toHaveLength(1)
    expect(await findPayment(app.deps.table, seller.companyId, paymentId)).toMatchObject({
      status: 'reversed',
      reverseReason: 'test',
    })
    expect(await drawdown()).toMatchObject({ status: 'due' })
    expect(await drawdown()).not.toHaveProperty('repaidAt')
    // Ten days overdue since the due date: the money never came.
    expect(await story.charges(here)).toMatchObject([
      { status: 'active', received: '0.00', outstanding: '103000.00', overdue_interest: '300.00' },
    ])
    expect(await story.summary(here)).toMatchObject({ outstanding: '100000.00' })
    expect(await inOrder(facilityId)).toMatchObject({ cash: '-100000.00', interestReceivable: '2700.00' })
    expect(await act('repayment-post', { paymentId })).toMatchObject(refusal('wrongState'))
    await pay({ ...owing, seller: here }, '103000.00')
    expect((await drawdown())?.status).toBe('repaid')
    expect(await inOrder(facilityId)).toMatchObject({ principalReceivable: '0.00', cash: '3000.00' })
  })

  test('one of two leaves the other', async () => {
    const owing = await due()
    const first = await pay(owing, '30000.00')
    await pay(owing, '20000.00')
    const { seller, ids, act } = owing
    await act('posting-reverse', { postingId: `repayment-received:${first}` })
    expect(await story.charges(seller)).toMatchObject([
      { status: 'partial collected', received: '20000.00', outstanding: '82700.00' },
    ])
    await inOrder(ids.facilityId)
  })

  test('takes back what was held for the payer too', async () => {
    const owing = await due()
    const { seller, ids, act } = owing
    const { payment_id: paymentId } = (await story.report(seller, ids.chargeId, '102700.00')).data
    await act('repayment-post', { paymentId, amount: '103000.00' })
    expect(await inOrder(ids.facilityId)).toMatchObject({ suspense: '-300.00' })
    await act('posting-reverse', { postingId: `repayment-received:${paymentId}` })
    expect(await inOrder(ids.facilityId)).toMatchObject({ suspense: '0.00', cash: '-100000.00' })
  })

  test('after the write-off brings back what it had settled, which can be written off in turn', async () => {
    const owing = await due()
    const { seller, ids, act } = owing
    const paymentId = await pay(owing, '30000.00')
    await act('charge-write-off')
    await act('posting-reverse', { postingId: `repayment-received:${paymentId}` })
    expect(await story.charges(seller)).toMatchObject([{ status: 'active', outstanding: '30000.00' }])
    expect(await act('charge-write-off')).toMatchObject({ ok: true, forgone: { principal: '100000.00' } })
    expect(await inOrder(ids.facilityId)).toMatchObject({
      creditLoss: '102700.00',
      principalReceivable: '0.00',
    })
  })
})

/** Receives 300.00 more than a first charge order, held in suspense, with a second charge order of 1,027.00. */
const held = async () => {
  const owing = await due()
  const { seller, ids, act } = owing
  const { facilityId } = ids
  const { payment_id: paymentId } = (await story.report(seller, ids.chargeId, '102700.00')).data
  await act('repayment-post', { paymentId, amount: '103000.00' })
  await drawMoney(app, seller, '1000.00')
  const here = await story.laterOn('2027-05-02T01:00:00.000Z', seller)
  await story.closeDay()
  const open = (await story.charges(here)).find(({ status }) => status === 'active')
  const chargeId = open?.id ?? ''
  const sure = (action: string, fields: object) => callDesk(app, action, { facilityId, chargeId, ...fields })
  return { here, facilityId, chargeId, paymentId, act: sure }
}

describe('what is held for the seller', () => {
  test('settles another charge order, once a key, and no more than there is', async () => {
    const { here, facilityId, chargeId, paymentId, act } = await held()
    expect(await act('suspense-apply', { amount: '300.01', key: 'a' })).toMatchObject(refusal('ruleBroken'))
    const applied = { amount: '200.00', key: 'a' }
    await Promise.all([1, 2, 3].map(() => act('suspense-apply', applied)))
    expect(await act('suspense-apply', applied)).toMatchObject({ ok: true, applied: '200.00' })
    expect(await act('suspense-apply', { amount: '100.00', key: 'a' })).toMatchObject(
      refusal('changedMeanwhile'),
    )
    expect((await story.charges(here)).find(({ id }) => id === chargeId)).toMatchObject({
      status: 'partial collected',
      received: '200.00',
    })
    // The transfer from which the held money came can no longer be reversed as a whole.
    const postingId = `repayment-received:${paymentId}`
    expect(await act('posting-reverse', { postingId })).toMatchObject(refusal('wrongState'))
    expect(await inOrder(facilityId)).toMatchObject({ suspense: '-100.00' })
    await checkBooks(app, { companyId: here.companyId, facilityId })
  })

  test('goes back, once a key, and no more than there is', async () => {
    const { here, facilityId, act } = await held()
    expect(await act('facility-close', {})).toMatchObject(refusal('wrongState'))
    const back = { amount: '300.00', key: 'transfer-7' }
    await Promise.all([1, 2, 3].map(() => act('suspense-pay-back', back)))
    expect(await act('suspense-pay-back', back)).toMatchObject({ ok: true, paidBack: '300.00' })
    expect(await act('suspense-pay-back', { amount: '0.01', key: 'more' })).toMatchObject(
      refusal('ruleBroken'),
    )
    expect(await inOrder(facilityId)).toMatchObject({ suspense: '0.00' })
    await checkBooks(app, { companyId: here.companyId, facilityId })
  })
})

test('what moves by itself is not taken back by itself, and nothing by another facility', async () => {
  const { ids, act } = await due()
  const { facilityId } = ids
  expect(await act('posting-reverse', { postingId: `limit-granted:${facilityId}` })).toMatchObject(
    refusal('wrongState'),
  )
  expect(await act('posting-reverse', { postingId: 'repayment-received:none' })).toMatchObject(
    refusal('notFound'),
  )
  const other = await buildFacility(app, { limitCents: 1_000_00 })
  const fields = { facilityId: other.facilityId, kind: 'fee', amount: '1.00', key: 'k' }
  for (const action of ['fee-charge', 'charge-waive', 'charge-write-off'])
    expect(
      await act(action, { ...fields, ...(action === 'fee-charge' ? { kind: 'bank' } : {}) }),
    ).toMatchObject(refusal('notFound'))
})
