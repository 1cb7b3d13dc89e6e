import { expect, test } from 'vitest'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { findPayment } from '../../../functions/data/payments.ts'
import { findPayoff } from '../../../functions/data/payoffs.ts'
import { buildFacility, readFacility, type SellerWithFacility } from '../../support/build-facility.ts'
import { checkBooks } from '../../support/check-books.ts'
import { callDesk, drawMoney } from '../../support/draw-money.ts'
import { createFailingTable } from '../../support/failing-table.ts'
import { refusal } from '../../support/refusal.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { createRepaymentStory } from '../repayment/repayment-story.ts'

const app = await useTestApp()
const story = createRepaymentStory(app)

const report = ({ token }: SellerWithFacility, drawdown_id: string, amount: string) =>
  app.send(repaymentEndpoints.reportPayoff, { body: { drawdown_id, amount, reference: 'FPS 77' } }, { token })

/** 10,000.00 at 10.80%, due today with 270.00 of interest, before its charge order is raised. */
const sellerOnDueDate = async () => {
  app.clock.set('2026-11-02T01:00:00.000Z')
  const seller = await buildFacility(app, { limitCents: 50_000_00 })
  const drawdownId = await drawMoney(app, seller, '10000.00')
  return { seller: await story.laterOn('2027-01-31T01:00:00.000Z', seller), drawdownId }
}

const mailsTo = ({ email }: SellerWithFacility, subject: RegExp) =>
  app.outbox.sent.filter((sent) => sent.to === email && subject.test(sent.subject ?? ''))

test('an early settlement overtaken by its due date is carried over to the charge order once, despite crashes', async () => {
  const { seller, drawdownId } = await sellerOnDueDate()
  const { companyId, facilityId } = seller
  expect(await report(seller, drawdownId, '10270.00')).toMatchObject({ code: 0 })

  const sound = app.deps.table
  for (const when of ['before', 'after'] as const) {
    const failing = createFailingTable(sound, () => when)
    app.deps.table = failing.table
    await expect(story.closeDay()).rejects.toThrow('could not be charged')
    app.deps.table = sound
    expect(failing.crashes()).toBeGreaterThan(0)
    await checkBooks(app, seller)
  }
  await Promise.all([story.closeDay(), story.closeDay()])
  expect(await findPayoff(sound, companyId, drawdownId)).toMatchObject({ status: 'voided' })
  expect(await findPayoff(sound, companyId, drawdownId)).not.toHaveProperty('gsi1pk')
  const paymentId = `payoff-${drawdownId}`
  const [charge] = await story.charges(seller)
  expect(charge).toMatchObject({ outstanding: '10270.00', pending: '10270.00', status: 'active' })
  expect(JSON.stringify(await callDesk(app, 'payment-list', { limit: 200 }))).toContain(paymentId)

  // The earlier report can neither be repeated nor posted as a settlement.
  expect(await story.report(seller, charge?.id ?? '', '0.01')).toMatchObject({ code: 70001 })
  expect(await report(seller, drawdownId, '10270.00')).toMatchObject({ code: 20016 })
  expect(await callDesk(app, 'payoff-post', { facilityId, drawdownId })).toMatchObject(
    refusal('wrongState', { message: expect.stringContaining('charge order') }),
  )
  await app.drainEvents()
  const [told] = mailsTo(seller, /提前还款已转为到期还款/)
  expect(told?.text).toContain('10,270.00')
  expect(told?.text).toContain('FPS 77')

  await Promise.all([1, 2].map(() => callDesk(app, 'repayment-post', { facilityId, paymentId })))
  expect(await callDesk(app, 'repayment-post', { facilityId, paymentId })).toMatchObject({
    ok: true,
    settled: { interest: '270.00', principal: '10000.00' },
  })
  expect((await readFacility(app, facilityId)).balances).toMatchObject({
    principalReceivable: 0,
    interestReceivable: 0,
    suspense: 0,
    cash: 270_00,
  })
  await checkBooks(app, seller)

  // It bounces like any repayment: the drawdown is due, and the interest to its due date stays posted.
  await callDesk(app, 'posting-reverse', { facilityId, postingId: `repayment-received:${paymentId}` })
  expect(await story.charges(seller)).toMatchObject([{ status: 'active', outstanding: '10270.00' }])
  await app.drainEvents()
  const [bounced] = mailsTo(seller, /还款被银行退回/)
  expect(bounced?.text).toContain('10,270.00')
  expect(bounced?.text).toContain('123-456789-000')
  await checkBooks(app, seller)
})

test('a report concurrent with the close is carried over or refused, never lost', async () => {
  const { seller, drawdownId } = await sellerOnDueDate()
  const [reported] = await Promise.all([report(seller, drawdownId, '10270.00'), story.closeDay()])
  const payoff = await findPayoff(app.deps.table, seller.companyId, drawdownId)
  expect(payoff?.status).toBe(reported.code === 0 ? 'voided' : undefined)
  expect((await story.charges(seller))[0]?.pending).toBe(reported.code === 0 ? '10270.00' : '0.00')
  await checkBooks(app, seller)
})

test('a report committed between the close’s read and write is carried over, too', async () => {
  const { seller, drawdownId } = await sellerOnDueDate()
  const sound = app.deps.table
  let isReported = false
  app.deps.table = {
    ...sound,
    transact: async (writes) => {
      if ('charge' in writes && !isReported) {
        isReported = true
        app.deps.table = sound
        await report(seller, drawdownId, '10270.00')
      }
      return sound.transact(writes)
    },
  }
  expect(await story.closeDay()).toMatchObject({ charged: 1 })
  app.deps.table = sound
  expect(isReported).toBe(true)
  expect(await story.charges(seller)).toMatchObject([{ pending: '10270.00' }])
  await checkBooks(app, seller)
})

test('a carried-over payment that never arrives can be voided, and the seller is notified', async () => {
  const { seller, drawdownId } = await sellerOnDueDate()
  const { companyId, facilityId } = seller
  await report(seller, drawdownId, '10270.00')
  await story.closeDay()
  const paymentId = `payoff-${drawdownId}`
  const voided = () => callDesk(app, 'payment-void', { facilityId, paymentId })
  await Promise.all([voided(), voided()])
  expect(await voided()).toMatchObject({ ok: true, status: 'voided' })
  expect(await findPayment(app.deps.table, companyId, paymentId)).toMatchObject({ status: 'voided' })
  expect(await story.charges(seller)).toMatchObject([{ pending: '0.00', outstanding: '10270.00' }])
  await app.drainEvents()
  expect(mailsTo(seller, /未收到您提交的付款/)).toHaveLength(1)
  await checkBooks(app, seller)
})

test('a voided report is not carried over, and new ones are refused after the due date', async () => {
  const { seller, drawdownId } = await sellerOnDueDate()
  const { facilityId } = seller
  await report(seller, drawdownId, '10270.00')
  await callDesk(app, 'payoff-void', { facilityId, drawdownId, reason: 'never arrived' })
  const late = await story.laterOn('2027-02-01T01:00:00.000Z', seller)
  expect(await report(late, drawdownId, '10270.00')).toMatchObject({ code: 20016 })
  await story.closeDay()
  expect(await story.charges(late)).toMatchObject([{ pending: '0.00' }])
  const waiting = await callDesk(app, 'payment-list', { limit: 200 })
  expect(JSON.stringify(waiting)).not.toContain(drawdownId)
})
