import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findDrawdown } from '../../../functions/data/drawdowns.ts'
import { deliver } from '../../../functions/events/handler.ts'
import { createJobsHandler } from '../../../functions/jobs/handler.ts'
import { accountEndpoints } from '../../../shared/account/account.endpoints.ts'
import { creditEndpoints } from '../../../shared/credit/credit.endpoints.ts'
import { drawdownEndpoints } from '../../../shared/drawdown/drawdown.endpoints.ts'
import { filesEndpoints } from '../../../shared/files/files.endpoints.ts'
import { buildFacility, readFacility, type SellerWithFacility } from '../../support/build-facility.ts'
import { askQuote, callDesk, drawMoney, requestDrawdown, trialBalance } from '../../support/draw-money.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const summary = async ({ token }: SellerWithFacility) =>
  (await app.send(creditEndpoints.getFacilitySummary, {}, { token })).data

const charges = async ({ token }: SellerWithFacility) =>
  (await app.send(drawdownEndpoints.listCharges, { body: {} }, { token })).data.records

const report = (
  { token }: SellerWithFacility,
  charge_id: string,
  amount: string,
  key = randomUUID() as string,
) =>
  app.send(
    drawdownEndpoints.reportPayment,
    { body: { charge_id, amount, reference: 'FPS 123' } },
    { token, headers: { 'idempotency-key': key } },
  )

const closeDay = () => createJobsHandler(app.deps)({ job: 'daily-close' })

/** The seller at another time: a session is good for hours, not for the life of a drawdown. */
const laterOn = async (instant: string, seller: SellerWithFacility): Promise<SellerWithFacility> => {
  app.clock.set(instant)
  const { email, password } = seller
  const signedIn = await app.send(accountEndpoints.login, { body: { email, password } })
  return { ...seller, token: signedIn.data.token }
}

/** A seller with a drawdown of 100,000.00 that fell due today. */
const sellerWithDueDrawdown = async () => {
  app.clock.set('2026-11-02T01:00:00.000Z')
  const seller = await buildFacility(app, { limitCents: 250_000_00 })
  const drawdownId = await drawMoney(app, seller, '100000.00')
  const here = await laterOn('2027-01-31T01:00:00.000Z', seller)
  await closeDay()
  await app.drainEvents()
  const [charge] = await charges(here)
  if (!charge) throw new Error('no charge order was raised')
  return { seller: here, drawdownId, charge }
}

describe('a drawdown from quote to repayment', () => {
  test('comes out to the cent, with a trial balance of zero after every step', async () => {
    app.clock.set('2026-11-02T01:00:00.000Z')
    const seller = await buildFacility(app, { limitCents: 250_000_00 })
    const { facilityId } = seller
    const balanced = async () =>
      expect(await trialBalance(app, facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })

    // 100,000 × 10.80% × 90 ÷ 360 = 2,700.00
    const quote = (await askQuote(app, seller, '100000.00')).data
    expect(quote).toMatchObject({
      currency: 'GBP',
      amount: '100000.00',
      benchmark: { percent: '4.30', date: '2026-10-30' },
      margin: '6.50',
      rate: '10.80',
      basis: 'ACT/360',
      drawdown_date: '2026-11-02',
      due_date: '2027-01-31',
      days: 90,
      interest: '2700.00',
      total: '102700.00',
      effective_rate: '10.80',
    })
    expect(quote).not.toHaveProperty('warning')

    const drawdownId = await requestDrawdown(app, seller, '100000.00')
    expect(await summary(seller)).toMatchObject({
      facility_limit: '250000.00',
      pending_drawdown: '100000.00',
      outstanding: '0.00',
      available_funding: '150000.00',
    })
    await balanced()

    // Without its note the money does not move, approved or not.
    await callDesk(app, 'drawdown-approve', { facilityId, drawdownId })
    expect(await callDesk(app, 'drawdown-pay-out', { facilityId, drawdownId })).toMatchObject({
      ok: false,
      code: 20009,
    })
    await app.drainEvents()
    expect(await callDesk(app, 'drawdown-pay-out', { facilityId, drawdownId })).toMatchObject({ ok: true })
    await app.drainEvents()
    expect(await summary(seller)).toMatchObject({
      pending_drawdown: '0.00',
      outstanding: '100000.00',
      available_funding: '150000.00',
    })
    await balanced()
    expect(app.outbox.newestTo(seller.email).text).toContain('102,700.00')

    const applications = await app.send(drawdownEndpoints.listApplications, { body: {} }, seller)
    expect(applications.data.records).toMatchObject([
      { approval_id: drawdownId, status: 'approved', stage: 'paid out', due_date: '2027-01-31' },
    ])
    const file_id = applications.data.records[0]?.note_file_id ?? ''
    const file = await app.send(filesEndpoints.getFileOnlineUrl, { body: { file_id } }, seller)
    expect(file.code).toBe(200)
    const { objectKey } = (await app.everyItem()).find((item) => item['fileId'] === file_id) ?? {}
    const pdf = await buffer(await app.deps.files.read(String(objectKey)))
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')

    // The day before, nothing is due; two days are then closed in one run.
    app.clock.set('2027-01-29T01:00:00.000Z')
    expect(await closeDay()).toMatchObject({ charged: 0 })
    const here = await laterOn('2027-02-01T01:00:00.000Z', seller)
    expect(await closeDay()).toMatchObject({ charged: 1 })
    expect(await closeDay()).toMatchObject({ charged: 0 })
    await app.drainEvents()
    await balanced()

    const [charge, ...others] = await charges(here)
    expect(others).toEqual([])
    expect(charge).toMatchObject({
      facility_id: facilityId,
      principal: '100000.00',
      interest: '2700.00',
      total: '102700.00',
      outstanding: '102700.00',
      pending: '0.00',
      received: '0.00',
      status: 'active',
      due_date: '2027-01-31',
      sub_orders: [{ drawdown_id: drawdownId }],
    })
    expect(app.outbox.newestTo(seller.email).text).toContain('102,700.00')

    const reported = await report(here, charge?.id ?? '', '102700.00')
    expect(reported.data.charge).toMatchObject({ pending: '102700.00', outstanding: '102700.00' })
    const { payment_id: paymentId } = reported.data
    expect(await callDesk(app, 'repayment-post', { facilityId, paymentId })).toMatchObject({
      ok: true,
      posted: '102700.00',
      settled: { fee: '0.00', overdueInterest: '0.00', interest: '2700.00', principal: '100000.00' },
      surplus: '0.00',
    })
    await app.drainEvents()
    expect(await charges(here)).toMatchObject([
      { status: 'collected', received: '102700.00', outstanding: '0.00', pending: '0.00' },
    ])
    expect(await summary(here)).toMatchObject({ outstanding: '0.00', available_funding: '250000.00' })
    expect((await findDrawdown(app.deps.table, seller.companyId, drawdownId))?.status).toBe('repaid')
    const { accounts } = await trialBalance(app, facilityId)
    expect(accounts).toMatchObject({
      cash: '2700.00',
      interestIncome: '-2700.00',
      principalReceivable: '0.00',
      interestReceivable: '0.00',
      suspense: '0.00',
    })
    await balanced()
  })

  test('repeating every act of the lender, every event and the job changes nothing', async () => {
    const { seller, drawdownId, charge } = await sellerWithDueDrawdown()
    const { facilityId } = seller
    const { payment_id: paymentId } = (await report(seller, charge.id, '102700.00')).data
    await callDesk(app, 'repayment-post', { facilityId, paymentId })
    await app.drainEvents()

    const before = await app.everyItem()
    const mails = app.outbox.sent.length
    const again = [
      await callDesk(app, 'drawdown-pay-out', { facilityId, drawdownId }),
      await callDesk(app, 'repayment-post', { facilityId, paymentId }),
      await callDesk(app, 'repayment-post', { facilityId, paymentId, amount: '1.00' }),
    ]
    expect(again).toMatchObject([{ ok: true }, { ok: true, posted: '102700.00' }, { posted: '102700.00' }])
    expect(await callDesk(app, 'drawdown-approve', { facilityId, drawdownId })).toMatchObject({ ok: false })
    expect(await callDesk(app, 'drawdown-reject', { facilityId, drawdownId })).toMatchObject({ ok: false })
    expect(await closeDay()).toMatchObject({ charged: 0 })
    const events = before.filter(({ type }) => type === 'event').map(({ eventId }) => String(eventId))
    expect(events.length).toBeGreaterThan(6)
    for (const eventId of events) await deliver(eventId, app.deps)
    await app.drainEvents()
    const bySk = (items: Record<string, unknown>[]) =>
      items.map((item) => JSON.stringify(item, Object.keys(item).toSorted())).toSorted()
    expect(bySk(await app.everyItem())).toEqual(bySk(before))
    expect(app.outbox.sent).toHaveLength(mails)
  })

  test('a rejected request gives its reservation back, and is rejected once', async () => {
    app.clock.set('2026-11-02T01:00:00.000Z')
    const seller = await buildFacility(app, { limitCents: 50_000_00 })
    const { facilityId } = seller
    const drawdownId = await requestDrawdown(app, seller, '50000.00')
    expect(await summary(seller)).toMatchObject({ available_funding: '0.00' })
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => callDesk(app, 'drawdown-reject', { facilityId, drawdownId })),
    )
    expect(outcomes.filter(({ ok }) => ok)).not.toHaveLength(0)
    expect(await summary(seller)).toMatchObject({ available_funding: '50000.00', pending_drawdown: '0.00' })
    expect(await trialBalance(app, facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
    await app.drainEvents()
    const { data } = await app.send(drawdownEndpoints.listApplications, { body: {} }, seller)
    expect(data.records).toMatchObject([{ status: 'rejected', note_file_id: null }])
  })

  test('simultaneous payouts pay once', async () => {
    app.clock.set('2026-11-02T01:00:00.000Z')
    const seller = await buildFacility(app, { limitCents: 50_000_00 })
    const { facilityId } = seller
    const drawdownId = await requestDrawdown(app, seller, '20000.00')
    await app.drainEvents()
    await callDesk(app, 'drawdown-approve', { facilityId, drawdownId })
    await Promise.all(
      Array.from({ length: 10 }, () => callDesk(app, 'drawdown-pay-out', { facilityId, drawdownId })),
    )
    expect((await readFacility(app, facilityId)).balances).toMatchObject({
      cash: -20_000_00,
      principalReceivable: 20_000_00,
      pendingDrawdown: 0,
    })
  })

  test('paid out some days after it was quoted, it bears interest for fewer days, to the same due date', async () => {
    app.clock.set('2026-11-02T01:00:00.000Z')
    const seller = await buildFacility(app, { limitCents: 150_000_00 })
    const { facilityId } = seller
    const drawdownId = await requestDrawdown(app, seller, '100000.00')
    await app.drainEvents()
    await callDesk(app, 'drawdown-approve', { facilityId, drawdownId })
    app.clock.set('2026-11-12T01:00:00.000Z')
    // 100,000 × 10.80% × 80 ÷ 360
    expect(await callDesk(app, 'drawdown-pay-out', { facilityId, drawdownId })).toMatchObject({
      interest: '2400.00',
      dueDate: '2027-01-31',
    })
  })
})

describe('repayment', () => {
  test('a part settles interest before principal, and what is left can be paid later', async () => {
    const { seller, charge } = await sellerWithDueDrawdown()
    const { facilityId } = seller
    const first = (await report(seller, charge.id, '30000.00')).data
    await callDesk(app, 'repayment-post', { facilityId, paymentId: first.payment_id })
    expect(await charges(seller)).toMatchObject([
      { status: 'partial collected', received: '30000.00', outstanding: '72700.00', pending: '0.00' },
    ])
    expect(await summary(seller)).toMatchObject({ outstanding: '72700.00', available_funding: '177300.00' })
    const rest = (await report(seller, charge.id, '72700.00')).data
    await callDesk(app, 'repayment-post', { facilityId, paymentId: rest.payment_id })
    expect(await charges(seller)).toMatchObject([{ status: 'collected', outstanding: '0.00' }])
    expect(await trialBalance(app, facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
  })

  test('beyond the days of grace overdue interest runs from the due date and is settled first', async () => {
    const { seller, charge } = await sellerWithDueDrawdown()
    const { facilityId } = seller
    const inGrace = await laterOn('2027-02-03T01:00:00.000Z', seller)
    expect(await charges(inGrace)).toMatchObject([{ overdue_interest: '0.00', total: '102700.00' }])
    const here = await laterOn('2027-02-10T01:00:00.000Z', seller)
    // 100,000 × 10.80% × 10 ÷ 360
    expect(await charges(here)).toMatchObject([{ overdue_interest: '300.00', outstanding: '103000.00' }])
    const { payment_id: paymentId } = (await report(here, charge.id, '50000.00')).data
    expect(await callDesk(app, 'repayment-post', { facilityId, paymentId })).toMatchObject({
      settled: { overdueInterest: '300.00', interest: '2700.00', principal: '47000.00' },
    })
    const later = await laterOn('2027-02-20T01:00:00.000Z', seller)
    // and 53,000 × 10.80% × 10 ÷ 360 = 159.00
    expect(await charges(later)).toMatchObject([{ overdue_interest: '459.00', outstanding: '53159.00' }])
    const rest = (await report(later, charge.id, '53159.00')).data
    await callDesk(app, 'repayment-post', { facilityId, paymentId: rest.payment_id })
    expect(await charges(later)).toMatchObject([{ status: 'collected', received: '103159.00' }])
    const { accounts } = await trialBalance(app, facilityId)
    expect(accounts).toMatchObject({ overdueInterestIncome: '-459.00', overdueInterestReceivable: '0.00' })
    expect(await trialBalance(app, facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
  })

  test('what arrives above what is owed is kept for the payer', async () => {
    const { seller, charge } = await sellerWithDueDrawdown()
    const { facilityId } = seller
    const { payment_id: paymentId } = (await report(seller, charge.id, '102700.00')).data
    const posted = await callDesk(app, 'repayment-post', { facilityId, paymentId, amount: '103000.00' })
    expect(posted).toMatchObject({ surplus: '300.00' })
    const { accounts, total, rebuiltEqual } = await trialBalance(app, facilityId)
    expect({ suspense: accounts['suspense'], total, rebuiltEqual }).toEqual({
      suspense: '-300.00',
      total: '0.00',
      rebuiltEqual: true,
    })
  })

  test('more than is outstanding cannot be reported, in one transfer or in several', async () => {
    const { seller, charge } = await sellerWithDueDrawdown()
    expect(await report(seller, charge.id, '102700.01')).toMatchObject({ status: 422, code: 70001 })
    const answers = await Promise.all(Array.from({ length: 5 }, () => report(seller, charge.id, '60000.00')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await report(seller, charge.id, '42700.01')).toMatchObject({ status: 422, code: 70001 })
    expect(await charges(seller)).toMatchObject([{ pending: '60000.00', outstanding: '102700.00' }])
  })

  test('one key sent twenty times at once reports one payment', async () => {
    const { seller, charge } = await sellerWithDueDrawdown()
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => report(seller, charge.id, '102700.00', key)),
    )
    expect(answers.map(({ data }) => data)).toEqual(answers.map(() => answers[0]?.data))
    expect(answers[0]?.status).toBe(200)
    expect(await charges(seller)).toMatchObject([{ pending: '102700.00' }])
  })

  test('simultaneous postings of several payments all count, and each once', async () => {
    const { seller, charge } = await sellerWithDueDrawdown()
    const { facilityId } = seller
    const payments: string[] = []
    for (let count = 0; count < 3; count++)
      payments.push((await report(seller, charge.id, '20000.00')).data.payment_id)
    const post = () =>
      Promise.all(payments.map((paymentId) => callDesk(app, 'repayment-post', { facilityId, paymentId })))
    for (let outcomes = await post(); outcomes.some(({ ok }) => !ok); outcomes = await post());
    expect(await charges(seller)).toMatchObject([
      { received: '60000.00', outstanding: '42700.00', pending: '0.00' },
    ])
    expect(await trialBalance(app, facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
  })

  test('a charge order of another company does not exist', async () => {
    const { charge } = await sellerWithDueDrawdown()
    const other = await buildFacility(app, { limitCents: 1_000_00 })
    expect(await report(other, charge.id, '1.00')).toMatchObject({ status: 404, code: 20018, data: null })
    expect(await charges(other)).toEqual([])
    const { data } = await app.send(drawdownEndpoints.listApplications, { body: {} }, other)
    expect(data.records).toEqual([])
  })
})
