import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { findFile } from '../../../functions/data/files.ts'
import { findPayment } from '../../../functions/data/payments.ts'
import { buildFacility } from '../../support/build-facility.ts'
import { deskResult } from '../../support/desk-result.ts'
import { callDesk, requestDrawdown, trialBalance } from '../../support/draw-money.ts'
import { refusal } from '../../support/refusal.ts'
import { signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { uploadFile } from '../files/upload-file.ts'
import { createRepaymentStory } from './repayment-story.ts'

const app = await useTestApp()
const story = createRepaymentStory(app)

describe('repayment', () => {
  test('a partial payment settles interest before principal, and the rest can be paid later', async () => {
    const { seller, charge } = await story.sellerWithDueDrawdown()
    const { facilityId } = seller
    const first = (await story.report(seller, charge.id, '30000.00')).data
    await callDesk(app, 'repayment-post', { facilityId, paymentId: first.payment_id })
    expect(await story.charges(seller)).toMatchObject([
      { status: 'partial collected', received: '30000.00', outstanding: '72700.00', pending: '0.00' },
    ])
    expect(await story.summary(seller)).toMatchObject({
      outstanding: '72700.00',
      available_funding: '177300.00',
    })
    const rest = (await story.report(seller, charge.id, '72700.00')).data
    await callDesk(app, 'repayment-post', { facilityId, paymentId: rest.payment_id })
    expect(await story.charges(seller)).toMatchObject([{ status: 'collected', outstanding: '0.00' }])
    expect(await trialBalance(app, facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
  })

  test('after the grace period, overdue interest accrues from the due date and is settled first', async () => {
    const { seller, charge } = await story.sellerWithDueDrawdown()
    const { facilityId } = seller
    const inGrace = await story.laterOn('2027-02-03T01:00:00.000Z', seller)
    expect(await story.charges(inGrace)).toMatchObject([{ overdue_interest: '0.00', total: '102700.00' }])
    const here = await story.laterOn('2027-02-10T01:00:00.000Z', seller)
    // 100,000 × 10.80% × 10 ÷ 360
    expect(await story.charges(here)).toMatchObject([
      { overdue_interest: '300.00', outstanding: '103000.00' },
    ])
    const { payment_id: paymentId } = (await story.report(here, charge.id, '50000.00')).data
    expect(await callDesk(app, 'repayment-post', { facilityId, paymentId })).toMatchObject({
      settled: { overdueInterest: '300.00', interest: '2700.00', principal: '47000.00' },
    })
    const later = await story.laterOn('2027-02-20T01:00:00.000Z', seller)
    // and 53,000 × 10.80% × 10 ÷ 360 = 159.00
    expect(await story.charges(later)).toMatchObject([
      { overdue_interest: '459.00', outstanding: '53159.00' },
    ])
    const rest = (await story.report(later, charge.id, '53159.00')).data
    await callDesk(app, 'repayment-post', { facilityId, paymentId: rest.payment_id })
    expect(await story.charges(later)).toMatchObject([{ status: 'collected', received: '103159.00' }])
    const { accounts } = await trialBalance(app, facilityId)
    expect(accounts).toMatchObject({ overdueInterestIncome: '-459.00', overdueInterestReceivable: '0.00' })
    expect(await trialBalance(app, facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
  })

  test('an overpayment goes into suspense for the payer', async () => {
    const { seller, charge } = await story.sellerWithDueDrawdown()
    const { facilityId } = seller
    const { payment_id: paymentId } = (await story.report(seller, charge.id, '102700.00')).data
    const posted = await callDesk(app, 'repayment-post', { facilityId, paymentId, amount: '103000.00' })
    expect(posted).toMatchObject({ surplus: '300.00' })
    const { accounts, total, rebuiltEqual } = await trialBalance(app, facilityId)
    expect({ suspense: accounts['suspense'], total, rebuiltEqual }).toEqual({
      suspense: '-300.00',
      total: '0.00',
      rebuiltEqual: true,
    })
  })

  test('reports cannot exceed the outstanding amount, in one transfer or in several', async () => {
    const { seller, charge } = await story.sellerWithDueDrawdown()
    expect(await story.report(seller, charge.id, '102700.01')).toMatchObject({ status: 422, code: 70001 })
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => story.report(seller, charge.id, '60000.00')),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await story.report(seller, charge.id, '42700.01')).toMatchObject({ status: 422, code: 70001 })
    expect(await story.charges(seller)).toMatchObject([{ pending: '60000.00', outstanding: '102700.00' }])
  })

  test('twenty concurrent calls with one key report one payment', async () => {
    const { seller, charge } = await story.sellerWithDueDrawdown()
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => story.report(seller, charge.id, '102700.00', key)),
    )
    expect(answers.map(({ data }) => data)).toEqual(answers.map(() => answers[0]?.data))
    expect(answers[0]?.status).toBe(200)
    expect(await story.charges(seller)).toMatchObject([{ pending: '102700.00' }])
  })

  test('concurrent postings of several payments count once each', async () => {
    const { seller, charge } = await story.sellerWithDueDrawdown()
    const { facilityId } = seller
    const payments: string[] = []
    for (let count = 0; count < 3; count++)
      payments.push((await story.report(seller, charge.id, '20000.00')).data.payment_id)
    const post = () =>
      Promise.all(payments.map((paymentId) => callDesk(app, 'repayment-post', { facilityId, paymentId })))
    for (let outcomes = await post(); outcomes.some(({ ok }) => !ok); outcomes = await post());
    expect(await story.charges(seller)).toMatchObject([
      { received: '60000.00', outstanding: '42700.00', pending: '0.00' },
    ])
    expect(await trialBalance(app, facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
  })

  test('a bill shows its payments, to its company only', async () => {
    const { seller, charge, drawdownId } = await story.sellerWithDueDrawdown()
    const { facilityId } = seller
    const { payment_id: paymentId } = (await story.report(seller, charge.id, '102700.00')).data
    const detail = (token: string, charge_id = charge.id) =>
      app.send(repaymentEndpoints.getCharge, { body: { charge_id } }, { token })
    expect((await detail(seller.token)).data).toMatchObject({
      charge: { id: charge.id, pending: '102700.00' },
      drawdown: { id: drawdownId, amount: '100000.00', drawdown_date: '2026-11-02' },
      payments: [{ id: paymentId, status: 'reported', reference: 'FPS 123', posted: null }],
    })
    await callDesk(app, 'repayment-post', { facilityId, paymentId, amount: '103000.00' })
    expect((await detail(seller.token)).data.payments).toMatchObject([
      {
        status: 'posted',
        reported: '102700.00',
        posted: { amount: '103000.00', value_date: '2027-01-31', principal: '100000.00', surplus: '300.00' },
      },
    ])
    const stranger = await buildFacility(app, { limitCents: 100_000_00 })
    for (const [token, id] of [
      [stranger.token, charge.id],
      [seller.token, 'no-such-charge'],
    ] as const)
      expect(await detail(token, id)).toMatchObject({ status: 404, code: 20018, data: null })
  })

  test('the repayment link is returned for the user’s own id only', async () => {
    const { token, userId } = await signUpSeller(app)
    const ask = (user_id: string) =>
      app.send(repaymentEndpoints.getRepaymentLink, { body: { user_id } }, { token })
    expect(await ask(userId)).toMatchObject({
      code: 0,
      data: { links: 'https://portal.test/financing/credit/hook/repay' },
    })
    expect(await ask('another-user')).toMatchObject({ status: 404, code: 20018 })
  })

  test('a proof of payment is stored with the report, and must be a file of the company', async () => {
    const { seller, charge } = await story.sellerWithDueDrawdown()
    const stranger = await buildFacility(app, { limitCents: 100_000_00 })
    const send = (file_id: string) =>
      app.send(
        repaymentEndpoints.reportPayment,
        { body: { charge_id: charge.id, amount: '10.00', reference: 'FPS 1', file_id } },
        seller,
      )
    const theirs = await uploadFile(app, stranger.token)
    expect(await send(theirs)).toMatchObject({ status: 422, code: 70001 })
    expect(await story.charges(seller)).toMatchObject([{ pending: '0.00' }])
    const file_id = await uploadFile(app, seller.token)
    expect((await send(file_id)).status).toBe(200)
    expect(await findFile(app.deps.table, seller.companyId, file_id)).toMatchObject({ kind: 'payment_proof' })
    const body = { charge_id: charge.id }
    const { data } = await app.send(repaymentEndpoints.getCharge, { body }, seller)
    expect(data.payments).toMatchObject([{ file_id }])
  })

  test('a payment that never arrives can be voided, and then reported again', async () => {
    const { seller, charge } = await story.sellerWithDueDrawdown()
    const { companyId, facilityId } = seller
    const { payment_id: paymentId } = (await story.report(seller, charge.id, '102700.00')).data
    expect(await story.report(seller, charge.id, '0.01')).toMatchObject({ code: 70001 })
    expect(await callDesk(app, 'payment-void', { facilityId, paymentId, reason: undefined })).toMatchObject(
      refusal('invalidInput'),
    )
    const voided = { ok: true, paymentId, status: 'voided', reported: '102700.00' }
    const reason = 'the bank knows of no such transfer'
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => callDesk(app, 'payment-void', { facilityId, paymentId, reason })),
    )
    expect(outcomes).toContainEqual(expect.objectContaining(voided))
    expect(await callDesk(app, 'payment-void', { facilityId, paymentId })).toMatchObject(voided)
    expect(await findPayment(app.deps.table, companyId, paymentId)).toMatchObject({
      status: 'voided',
      voidReason: reason,
      voidedAt: app.clock.now().toISOString(),
    })
    expect(await story.charges(seller)).toMatchObject([{ pending: '0.00', outstanding: '102700.00' }])
    const { entries } = await deskResult(app, 'audit-list', { companyId })
    expect(entries.filter(({ action }) => action === 'payment-void')).toMatchObject([
      {
        reason,
        before: { paymentId, status: 'reported', pending: '102700.00' },
        after: { paymentId, status: 'voided', pending: '0.00' },
      },
    ])

    expect(await callDesk(app, 'repayment-post', { facilityId, paymentId })).toMatchObject(
      refusal('wrongState'),
    )
    const again = (await story.report(seller, charge.id, '102700.00')).data
    await callDesk(app, 'repayment-post', { facilityId, paymentId: again.payment_id })
    expect(await callDesk(app, 'payment-void', { facilityId, paymentId: again.payment_id })).toMatchObject(
      refusal('wrongState'),
    )
    expect(await story.charges(seller)).toMatchObject([{ status: 'collected', outstanding: '0.00' }])
    expect(await trialBalance(app, facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
  })

  test('of concurrently posting and voiding a payment, only one happens', async () => {
    const { seller, charge } = await story.sellerWithDueDrawdown()
    const { facilityId } = seller
    const { payment_id: paymentId } = (await story.report(seller, charge.id, '50000.00')).data
    const outcomes = await Promise.all(
      ['repayment-post', 'payment-void'].map((action) => callDesk(app, action, { facilityId, paymentId })),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await story.charges(seller)).toMatchObject([
      { pending: '0.00', received: outcomes[0]?.ok ? '50000.00' : '0.00' },
    ])
  })

  test('a payment can only be voided with its own facility', async () => {
    const { seller, charge } = await story.sellerWithDueDrawdown()
    const { payment_id: paymentId } = (await story.report(seller, charge.id, '1.00')).data
    const { facilityId } = await buildFacility(app, { limitCents: 1_000_00 })
    for (const action of ['payment-void', 'repayment-post'])
      expect(await callDesk(app, action, { facilityId, paymentId })).toMatchObject(refusal('notFound'))
  })

  test('a charge order of another company is not found', async () => {
    const { charge } = await story.sellerWithDueDrawdown()
    const other = await buildFacility(app, { limitCents: 1_000_00 })
    expect(await story.report(other, charge.id, '1.00')).toMatchObject({
      status: 404,
      code: 20018,
      data: null,
    })
    expect(await story.charges(other)).toEqual([])
    const { data } = await app.send(applicationEndpoints.listApplications, { body: {} }, other)
    expect(data.records).toEqual([])
  })
})

test('pending payments are listed for the lender until they are posted or voided', async () => {
  const { seller, charge } = await story.sellerWithDueDrawdown()
  const { facilityId } = seller
  const waiting = async (action: string) => {
    const outcome = await callDesk(app, action, { limit: 200 })
    const all = (outcome as unknown as { waiting: Record<string, unknown>[] }).waiting
    return all.filter((each) => each['facilityId'] === facilityId)
  }
  expect(await waiting('payment-list')).toEqual([])
  const { payment_id: paymentId } = (await story.report(seller, charge.id, '102700.00')).data
  expect(await waiting('payment-list')).toMatchObject([
    { paymentId, reported: '102700.00', reference: 'FPS 123', transferReference: charge.transfer_reference },
  ])
  await callDesk(app, 'repayment-post', { facilityId, paymentId })
  expect(await waiting('payment-list')).toEqual([])

  expect(await waiting('drawdown-list')).toEqual([])
  const drawdownId = await requestDrawdown(app, seller, '5000.00')
  expect(await waiting('drawdown-list')).toMatchObject([
    { drawdownId, amount: '5000.00', status: 'requested', noteRendered: false },
  ])
  await app.drainEvents()
  await callDesk(app, 'drawdown-approve', { facilityId, drawdownId })
  expect(await waiting('drawdown-list')).toEqual([])
  expect((await callDesk(app, 'payout-list', { limit: 200 })) as unknown).toMatchObject({
    payouts: expect.arrayContaining([expect.objectContaining({ drawdownId, heldUpBy: null })]),
  })
  await callDesk(app, 'drawdown-pay-out', { facilityId, drawdownId })
  expect(await waiting('drawdown-list')).toEqual([])
})
