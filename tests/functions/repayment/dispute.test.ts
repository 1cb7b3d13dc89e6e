import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { findFile } from '../../../functions/data/files.ts'
import { buildFacility, type SellerWithFacility } from '../../support/build-facility.ts'
import { checkBooks } from '../../support/check-books.ts'
import { deskResult } from '../../support/desk-result.ts'
import { callDesk } from '../../support/draw-money.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { uploadFile } from '../files/upload-file.ts'
import { createRepaymentStory } from './repayment-story.ts'

const app = await useTestApp()
const story = createRepaymentStory(app)

const dispute = (
  { token }: { token: string },
  charge_id: string,
  body: Record<string, unknown> = {},
  key = randomUUID() as string,
) =>
  app.send(
    repaymentEndpoints.disputeCharge,
    { body: { charge_id, words: '三月三日已经付过', ...body } },
    { token, headers: { 'idempotency-key': key } },
  )

const withdraw = ({ token }: { token: string }, charge_id: string, key = randomUUID() as string) =>
  app.send(
    repaymentEndpoints.withdrawDispute,
    { body: { charge_id } },
    { token, headers: { 'idempotency-key': key } },
  )

const detail = async ({ token }: SellerWithFacility, charge_id: string) =>
  (await app.send(repaymentEndpoints.getCharge, { body: { charge_id } }, { token })).data

/** The item of a charge order in the list of disputes. */
const disputed = async (id: string) => {
  const { waiting } = await deskResult(app, 'dispute-list', {})
  return waiting.find(({ chargeId }) => chargeId === id)
}

const answered = { answer: '已核实' }

describe('a dispute is refused', () => {
  test('for another company’s charge order, an unknown one, without a text, and with another company’s file', async () => {
    const { seller, charge } = await story.sellerWithDueDrawdown()
    const stranger = await buildFacility(app, { limitCents: 100_000_00 })
    expect(await dispute(stranger, charge.id)).toMatchObject({ status: 404, code: 20018, data: null })
    expect(await dispute(seller, 'no-such-charge')).toMatchObject({ code: 20018 })
    expect(await dispute(seller, charge.id, { words: ' ' })).toMatchObject({ code: 20008 })
    const file_id = await uploadFile(app, stranger.token)
    expect(await dispute(seller, charge.id, { file_id })).toMatchObject({ status: 422, code: 70001 })
    expect(await story.charges(seller)).toMatchObject([{ status: 'active' }])
    await checkBooks(app, seller)
  })

  test('for a paid charge order, and for a disputed one', async () => {
    const { seller, charge } = await story.sellerWithDueDrawdown()
    const { facilityId } = seller
    expect((await dispute(seller, charge.id)).status).toBe(200)
    expect(await dispute(seller, charge.id)).toMatchObject({ status: 422, code: 20016 })
    const ids = { facilityId, chargeId: charge.id }
    expect(await callDesk(app, 'dispute-reject', { ...ids, ...answered })).toMatchObject({ ok: true })
    const { payment_id: paymentId } = (await story.report(seller, charge.id, '102700.00')).data
    await callDesk(app, 'repayment-post', { facilityId, paymentId })
    expect(await dispute(seller, charge.id)).toMatchObject({ status: 422, code: 20016 })
    expect(await callDesk(app, 'dispute-uphold', { ...ids, ...answered })).toMatchObject({
      ok: false,
      reason: 'wrongState',
    })
  })
})

describe('a disputed charge order', () => {
  test('is suspended once, keeps its file, bears no interest, and is corrected from the day of the error', async () => {
    const { seller, charge } = await story.sellerWithDueDrawdown()
    const { companyId, facilityId } = seller
    const ids = { facilityId, chargeId: charge.id }
    const here = await story.laterOn('2027-02-10T01:00:00.000Z', seller)
    await story.closeDay()
    const file_id = await uploadFile(app, here.token)
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => dispute(here, charge.id, { file_id }, key)),
    )
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(await findFile(app.deps.table, companyId, file_id)).toMatchObject({ kind: 'dispute_evidence' })
    expect(await callDesk(app, 'dispute-list', {})).toMatchObject({
      waiting: expect.arrayContaining([expect.objectContaining({ chargeId: charge.id, fileId: file_id })]),
    })

    const later = await story.laterOn('2027-03-10T01:00:00.000Z', seller)
    await story.closeDay()
    // 100,000 × 10.80% × 10 ÷ 360, and none after that.
    expect(await story.charges(later)).toMatchObject([{ status: 'suspend', overdue_interest: '300.00' }])
    for (const wrongSince of ['2027-01-30', '2027-02-11'])
      expect(await callDesk(app, 'dispute-uphold', { ...ids, ...answered, wrongSince })).toMatchObject({
        reason: 'invalidDate',
      })
    const uphold = () => callDesk(app, 'dispute-uphold', { ...ids, ...answered, wrongSince: '2027-02-05' })
    await Promise.all([uphold(), uphold(), uphold()])
    expect(await uphold()).toMatchObject({ ok: true, outcome: 'upheld', status: 'active' })
    expect(await story.charges(later)).toMatchObject([{ status: 'active', overdue_interest: '150.00' }])
    expect((await detail(later, charge.id)).disputes).toMatchObject([
      { words: '三月三日已经付过', file_id, outcome: 'upheld', answer: '已核实' },
    ])
    await app.drainEvents()
    expect(app.outbox.newestTo(seller.email).text).toContain('我们的答复：已核实')
    await checkBooks(app, seller)
  })

  test('can be paid in its undisputed part, and bears interest on the rest only', async () => {
    const { seller, charge } = await story.sellerWithDueDrawdown()
    const { facilityId } = seller
    await dispute(seller, charge.id)
    expect(await story.report(seller, charge.id, '102700.01')).toMatchObject({
      errors: [{ field: 'body.amount', rule: 'amountAboveOutstanding' }],
    })
    const { payment_id: paymentId } = (await story.report(seller, charge.id, '52700.00')).data
    expect(await callDesk(app, 'repayment-post', { facilityId, paymentId })).toMatchObject({ ok: true })
    expect(await story.charges(seller)).toMatchObject([{ status: 'suspend', outstanding: '50000.00' }])
    const later = await story.laterOn('2027-02-10T01:00:00.000Z', seller)
    await story.closeDay()
    expect(await withdraw(later, charge.id)).toMatchObject({ status: 200 })
    const { companyId } = seller
    expect(await callDesk(app, 'company-history', { companyId })).toMatchObject({
      entries: expect.arrayContaining([
        expect.objectContaining({ action: 'withdraw-dispute', isLook: false }),
      ]),
    })
    // 50,000 × 10.80% × 10 ÷ 360, from the due date on.
    expect(await story.charges(later)).toMatchObject([
      { status: 'partial collected', overdue_interest: '150.00', outstanding: '50150.00' },
    ])
    await checkBooks(app, seller)
  })

  test('is collected again once it is withdrawn, as if the lender had rejected it (N6)', async () => {
    const { seller, charge } = await story.sellerWithDueDrawdown()
    await dispute(seller, charge.id)
    const here = await story.laterOn('2027-03-10T01:00:00.000Z', seller)
    await story.closeDay()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 3 }, () => withdraw(here, charge.id, key)))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    await app.drainEvents()
    const told = app.outbox.sent.filter(
      ({ to, subject }) => to === seller.email && /撤回|withdrawn/.test(subject ?? ''),
    )
    expect(told).toHaveLength(1)
    expect(told[0]?.text).toContain('剩余应还：GBP\u00a0103,120.00')
    // The first 14 days are owed: 100,000 × 10.80% × 14 ÷ 360.
    expect(await story.charges(here)).toMatchObject([{ status: 'active', overdue_interest: '420.00' }])
    const { disputes } = await detail(here, charge.id)
    expect(disputes).toMatchObject([
      { outcome: 'withdrawn', answer: null, answered_time: '2027-03-10T01:00:00.000Z' },
    ])
    expect(await callDesk(app, 'dispute-list', {})).toMatchObject({
      waiting: expect.not.arrayContaining([expect.objectContaining({ chargeId: charge.id })]),
    })
    expect(
      await callDesk(app, 'dispute-uphold', {
        facilityId: seller.facilityId,
        chargeId: charge.id,
        ...answered,
      }),
    ).toMatchObject({ reason: 'wrongState' })
    expect(await withdraw(here, charge.id)).toMatchObject({ status: 422, code: 20016 })
    expect(await dispute(here, charge.id)).toMatchObject({ status: 200 })
    await checkBooks(app, seller)
  })

  test('cannot be withdrawn by another company, nor where none was raised', async () => {
    const { seller, charge } = await story.sellerWithDueDrawdown()
    expect(await withdraw(seller, charge.id)).toMatchObject({ status: 422, code: 20016 })
    await dispute(seller, charge.id)
    const stranger = await buildFacility(app, { limitCents: 100_000_00 })
    expect(await withdraw(stranger, charge.id)).toMatchObject({ status: 404, code: 20018, data: null })
    expect(await story.charges(seller)).toMatchObject([{ status: 'suspend' }])
  })

  test('accepts money in transit, and ends by the payment of the whole bill (B17)', async () => {
    const { seller, charge } = await story.sellerWithDueDrawdown()
    const { facilityId } = seller
    const { payment_id: paymentId } = (await story.report(seller, charge.id, '102700.00')).data
    await dispute(seller, charge.id)
    expect(await callDesk(app, 'repayment-post', { facilityId, paymentId })).toMatchObject({
      ok: true,
      surplus: '0.00',
    })
    expect(await story.charges(seller)).toMatchObject([{ status: 'collected', outstanding: '0.00' }])
    expect((await detail(seller, charge.id)).disputes).toMatchObject([
      { outcome: 'paid', answer: null, answered_time: app.deps.clock().toISOString() },
    ])
    expect(await disputed(charge.id)).toBeUndefined()
    expect(
      await callDesk(app, 'dispute-reject', { facilityId, chargeId: charge.id, ...answered }),
    ).toMatchObject({ ok: false, reason: 'wrongState' })
    expect(await story.summary(seller)).toMatchObject({ outstanding: '0.00' })
    await checkBooks(app, seller)
  })

  test('goes on after a part of it is paid', async () => {
    const { seller, charge } = await story.sellerWithDueDrawdown()
    const { facilityId } = seller
    const { payment_id: paymentId } = (await story.report(seller, charge.id, '2700.00')).data
    await dispute(seller, charge.id)
    await callDesk(app, 'repayment-post', { facilityId, paymentId })
    expect(await story.charges(seller)).toMatchObject([{ status: 'suspend', outstanding: '100000.00' }])
    expect(await disputed(charge.id)).toMatchObject({
      dueDate: charge.due_date,
      charged: '102700.00',
      outstanding: '100000.00',
      reported: '0.00',
      transferReference: expect.stringMatching(/^\S+$/),
    })
    await checkBooks(app, seller)
  })

  test('is owed again if its payment bounces', async () => {
    const { seller, charge } = await story.sellerWithDueDrawdown()
    const { facilityId } = seller
    const { payment_id: paymentId } = (await story.report(seller, charge.id, '102700.00')).data
    await dispute(seller, charge.id)
    const later = await story.laterOn('2027-02-10T01:00:00.000Z', seller)
    await callDesk(app, 'repayment-post', { facilityId, paymentId })
    expect(await story.charges(later)).toMatchObject([{ status: 'collected' }])
    const postingId = `repayment-received:${paymentId}`
    expect(await callDesk(app, 'posting-reverse', { facilityId, postingId })).toMatchObject({ ok: true })
    expect(await story.charges(later)).toMatchObject([{ status: 'active', outstanding: '102700.00' }])
    await checkBooks(app, seller)
  })
})
