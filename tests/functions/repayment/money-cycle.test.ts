import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { findDrawdown } from '../../../functions/data/drawdowns.ts'
import { createJobsHandler } from '../../../functions/jobs/handler.ts'
import { buildFacility, readFacility } from '../../support/build-facility.ts'
import { callDesk, requestDrawdown, requestQuote, trialBalance } from '../../support/draw-money.ts'
import { deliver } from '../../support/event-lanes.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { createRepaymentStory } from './repayment-story.ts'

const app = await useTestApp()
const story = createRepaymentStory(app)

const byKey = (items: Record<string, unknown>[]) =>
  items.toSorted((a, b) => `${a['pk']} ${a['sk']}`.localeCompare(`${b['pk']} ${b['sk']}`))

describe('a drawdown from quote to repayment', () => {
  test('is right to the cent, with a trial balance of zero after every step', async () => {
    app.clock.set('2026-11-02T01:00:00.000Z')
    const seller = await buildFacility(app, { limitCents: 250_000_00 })
    const { facilityId } = seller
    const balanced = async () =>
      expect(await trialBalance(app, facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })

    // 100,000 × 10.80% × 90 ÷ 360 = 2,700.00
    const quote = (await requestQuote(app, seller, '100000.00')).data
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
    expect(await story.summary(seller)).toMatchObject({
      facility_limit: '250000.00',
      pending_drawdown: '100000.00',
      outstanding: '0.00',
      available_funding: '150000.00',
    })
    await balanced()

    // Without its promissory note a drawdown is not paid out, approved or not.
    await callDesk(app, 'drawdown-approve', { facilityId, drawdownId })
    expect(await callDesk(app, 'drawdown-pay-out', { facilityId, drawdownId })).toMatchObject({
      ok: false,
      reason: 'changedMeanwhile',
    })
    await app.drainEvents()
    expect(await callDesk(app, 'drawdown-pay-out', { facilityId, drawdownId })).toMatchObject({ ok: true })
    await app.drainEvents()
    expect(await story.summary(seller)).toMatchObject({
      pending_drawdown: '0.00',
      outstanding: '100000.00',
      available_funding: '150000.00',
    })
    await balanced()
    expect(app.outbox.newestTo(seller.email).text).toContain('102,700.00')

    const applications = await app.send(applicationEndpoints.listApplications, { body: {} }, seller)
    expect(applications.data.records).toMatchObject([
      {
        approval_id: drawdownId,
        status: 'approved',
        stage: 'paid out',
        due_date: '2027-01-31',
        amount: '100000.00',
        interest: '2700.00',
        total: '102700.00',
      },
    ])
    const [record] = applications.data.records
    const file_id = (record?.name === 'drawdown' && record.note_file_id) || ''
    const file = await app.send(filesEndpoints.getFileOnlineUrl, { body: { file_id } }, seller)
    expect(file.code).toBe(200)
    const { objectKey } = (await app.everyItem()).find((item) => item['fileId'] === file_id) ?? {}
    const pdf = await buffer(await app.deps.files.read(String(objectKey)))
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')

    // On the previous day nothing is due; two days are then closed in one run.
    app.clock.set('2027-01-29T01:00:00.000Z')
    expect(await story.closeDay()).toMatchObject({ charged: 0 })
    const here = await story.laterOn('2027-02-01T01:00:00.000Z', seller)
    expect(await story.closeDay()).toMatchObject({ charged: 1 })
    expect(await story.closeDay()).toMatchObject({ charged: 0 })
    await app.drainEvents()
    await balanced()

    const [charge, ...others] = await story.charges(here)
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
    await createJobsHandler(app.deps)({ job: 'repayment-reminders' })
    await app.drainEvents()
    const { text: bill } = app.outbox.newestTo(seller.email)
    expect(bill).toContain('102,700.00')
    expect(bill).toContain(`https://portal.test/financing/credit/hook/repay/${charge?.id}`)

    const reported = await story.report(here, charge?.id ?? '', '102700.00')
    expect(reported.data.charge).toMatchObject({ pending: '102700.00', outstanding: '102700.00' })
    const { payment_id: paymentId } = reported.data
    expect(await callDesk(app, 'repayment-post', { facilityId, paymentId })).toMatchObject({
      ok: true,
      posted: '102700.00',
      settled: { fee: '0.00', overdueInterest: '0.00', interest: '2700.00', principal: '100000.00' },
      surplus: '0.00',
    })
    await app.drainEvents()
    expect(await story.charges(here)).toMatchObject([
      { status: 'collected', received: '102700.00', outstanding: '0.00', pending: '0.00' },
    ])
    expect(await story.summary(here)).toMatchObject({ outstanding: '0.00', available_funding: '250000.00' })
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
    const { seller, drawdownId, charge } = await story.sellerWithDueDrawdown()
    const { facilityId } = seller
    const { payment_id: paymentId } = (await story.report(seller, charge.id, '102700.00')).data
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
    expect(await story.closeDay()).toMatchObject({ charged: 0 })
    const events = before.filter(({ type }) => type === 'event').map(({ eventId }) => String(eventId))
    expect(events.length).toBeGreaterThan(6)
    for (const eventId of events) await deliver(eventId, app.deps)
    await app.drainEvents()
    expect(byKey(await app.everyItem())).toEqual(byKey(before))
    expect(app.outbox.sent).toHaveLength(mails)
  })

  test('a rejected request releases its reservation once', async () => {
    app.clock.set('2026-11-02T01:00:00.000Z')
    const seller = await buildFacility(app, { limitCents: 50_000_00 })
    const { facilityId } = seller
    const drawdownId = await requestDrawdown(app, seller, '50000.00')
    expect(await story.summary(seller)).toMatchObject({ available_funding: '0.00' })
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => callDesk(app, 'drawdown-reject', { facilityId, drawdownId })),
    )
    expect(outcomes.filter(({ ok }) => ok)).not.toHaveLength(0)
    expect(await story.summary(seller)).toMatchObject({
      available_funding: '50000.00',
      pending_drawdown: '0.00',
    })
    expect(await trialBalance(app, facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
    await app.drainEvents()
    const { data } = await app.send(applicationEndpoints.listApplications, { body: {} }, seller)
    expect(data.records).toMatchObject([{ status: 'rejected', note_file_id: null }])
  })

  test('concurrent payouts pay once', async () => {
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

  test('a payout some days after the quote bears interest for fewer days, with the same due date', async () => {
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
