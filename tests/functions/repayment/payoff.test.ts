import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { buildFacility, readFacility, type SellerWithFacility } from '../../support/build-facility.ts'
import { callDesk, drawMoney, requestDrawdown, trialBalance } from '../../support/draw-money.ts'
import { refusal } from '../../support/refusal.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { createRepaymentStory } from './repayment-story.ts'

const app = await useTestApp({ config: { earlySettlementOpinion: 'Example & Co, 2026-10-01' } })
const story = createRepaymentStory(app)

const quote = ({ token }: SellerWithFacility, drawdown_id: string, date?: string) =>
  app.send(repaymentEndpoints.quotePayoff, { body: { drawdown_id, ...(date ? { date } : {}) } }, { token })

const report = (
  { token }: SellerWithFacility,
  drawdown_id: string,
  amount: string,
  key = randomUUID() as string,
) =>
  app.send(
    repaymentEndpoints.reportPayoff,
    { body: { drawdown_id, amount, reference: 'FPS 77' } },
    { token, headers: { 'idempotency-key': key } },
  )

/**
 * A seller with 100,000.00 paid out on 2 November at 10.80%, due on 31 January; on 2 December, after 30 days.
 */
const sellerAfterAMonth = async () => {
  app.clock.set('2026-11-02T01:00:00.000Z')
  const seller = await buildFacility(app, { limitCents: 250_000_00 })
  const drawdownId = await drawMoney(app, seller, '100000.00')
  return { seller: await story.laterOn('2026-12-02T01:00:00.000Z', seller), drawdownId }
}

const balancesOf = async ({ facilityId }: SellerWithFacility) => {
  const { balances, headroomCents } = await readFacility(app, facilityId)
  expect(await trialBalance(app, facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
  const { principalReceivable, interestReceivable, suspense, interestIncome } = balances
  return { principalReceivable, interestReceivable, suspense, interestIncome, headroomCents }
}

describe('the quote of an early settlement is refused', () => {
  test('for another company’s drawdown, an unknown one, before its payout, and once it is due', async () => {
    const { seller, drawdownId } = await sellerAfterAMonth()
    const stranger = await buildFacility(app, { limitCents: 100_000_00 })
    for (const id of [drawdownId, 'no-such-drawdown'])
      expect(await quote(stranger, id)).toMatchObject({ status: 404, code: 20018, data: null })
    const requested = await requestDrawdown(app, seller, '1000.00')
    expect(await quote(seller, requested)).toMatchObject({ status: 422, code: 20016 })
    const due = await story.sellerWithDueDrawdown()
    expect(await quote(due.seller, due.drawdownId)).toMatchObject({ code: 20016 })
    expect(await report(due.seller, due.drawdownId, '100900.00')).toMatchObject({ code: 20016 })
  })

  test('for a past day, or one after the due date', async () => {
    const { seller, drawdownId } = await sellerAfterAMonth()
    for (const date of ['2026-12-01', '2027-02-01'])
      expect(await quote(seller, drawdownId, date)).toMatchObject({
        code: 70001,
        errors: [{ field: 'body.date', rule: 'dateInvalid' }],
      })
    expect(await quote(seller, drawdownId, '2026-02-30')).toMatchObject({ code: 20008 })
  })
})

describe('the quote of an early settlement', () => {
  test('has interest up to the day only: 30 of 90 days saves 1,800 of 2,700', async () => {
    const { seller, drawdownId } = await sellerAfterAMonth()
    expect((await quote(seller, drawdownId)).data).toMatchObject({
      drawdown_id: drawdownId,
      currency: 'GBP',
      date: '2026-12-02',
      due_date: '2027-01-31',
      principal: '100000.00',
      interest: '900.00',
      total: '100900.00',
      saved: '1800.00',
    })
    expect((await quote(seller, drawdownId, '2027-01-31')).data).toMatchObject({
      interest: '2700.00',
      total: '102700.00',
      saved: '0.00',
    })
  })

  test('has at least the minimum interest tenor', async () => {
    app.clock.set('2026-11-02T01:00:00.000Z')
    const seller = await buildFacility(app, { limitCents: 250_000_00, terms: { minimumInterestDays: 3 } })
    const drawdownId = await drawMoney(app, seller, '100000.00')
    const later = await story.laterOn('2026-11-03T01:00:00.000Z', seller)
    expect((await quote(later, drawdownId)).data).toMatchObject({ interest: '90.00', saved: '2610.00' })
    expect((await quote(later, drawdownId, '2026-11-06')).data).toMatchObject({ interest: '120.00' })
  })
})

describe('the report of an early settlement', () => {
  test('must cover the drawdown, and not exceed what it could ever owe', async () => {
    const { seller, drawdownId } = await sellerAfterAMonth()
    expect(await report(seller, drawdownId, '100899.99')).toMatchObject({
      code: 70001,
      errors: [{ field: 'body.amount', rule: 'amountBelowMinimum' }],
    })
    expect(await report(seller, drawdownId, '102700.01')).toMatchObject({
      code: 70001,
      errors: [{ field: 'body.amount', rule: 'amountAboveOutstanding' }],
    })
    const stranger = await buildFacility(app, { limitCents: 100_000_00 })
    expect(await report(stranger, drawdownId, '100900.00')).toMatchObject({ code: 20018 })
    expect(await callDesk(app, 'payoff-post', { facilityId: seller.facilityId, drawdownId })).toMatchObject(
      refusal('notFound'),
    )
  })

  test('counts once for a hundred concurrent calls with one key, and refuses the key with another body', async () => {
    const { seller, drawdownId } = await sellerAfterAMonth()
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => report(seller, drawdownId, '100900.00', key)),
    )
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 200, data: { drawdown_id: drawdownId, status: 'reported' } })
    expect(await report(seller, drawdownId, '100901.00', key)).toMatchObject({ code: 20010 })
    expect(await report(seller, drawdownId, '100900.00')).toMatchObject({ status: 409, code: 20010 })
  })

  test('does not change the loan until the lender posts it, and not at all if voided', async () => {
    const { seller, drawdownId } = await sellerAfterAMonth()
    const before = await balancesOf(seller)
    expect((await quote(seller, drawdownId)).data).toMatchObject({ reported: null })
    await report(seller, drawdownId, '100900.00')
    expect((await quote(seller, drawdownId)).data).toMatchObject({
      reported: { status: 'reported', amount: '100900.00' },
    })
    expect(await balancesOf(seller)).toEqual(before)
    const ids = { facilityId: seller.facilityId, drawdownId }
    expect(JSON.stringify(await callDesk(app, 'payoff-list', { limit: 200 }))).toContain(drawdownId)
    expect(await callDesk(app, 'payoff-void', ids)).toMatchObject({ ok: true, status: 'voided' })
    expect((await quote(seller, drawdownId)).data).toMatchObject({ reported: { status: 'voided' } })
    expect(await callDesk(app, 'payoff-post', ids)).toMatchObject(refusal('wrongState'))
    expect(JSON.stringify(await callDesk(app, 'payoff-list', { limit: 200 }))).not.toContain(drawdownId)
    expect(await balancesOf(seller)).toEqual(before)
    await app.drainEvents()
    const [told] = app.outbox.sent.filter(
      ({ to, subject }) => to === seller.email && subject === '【明岸】我们未收到您提交的提前还款',
    )
    expect(told?.text).toContain('100,900.00')
    expect(told?.text).toContain('FPS 77')
    expect(await report(seller, drawdownId, '100900.00')).toMatchObject({ code: 0 })
    expect(await callDesk(app, 'payoff-post', ids)).toMatchObject({ ok: true, status: 'posted' })
  })
})

describe('an early settlement that the lender posts', () => {
  test('settles principal and interest to the day, once, and releases the limit', async () => {
    const { seller, drawdownId } = await sellerAfterAMonth()
    await report(seller, drawdownId, '100900.00')
    const ids = { facilityId: seller.facilityId, drawdownId }
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => callDesk(app, 'payoff-post', ids)))
    expect(outcomes.filter(({ ok }) => ok).length).toBeGreaterThan(0)
    expect(await callDesk(app, 'payoff-post', ids)).toMatchObject({ ok: true, status: 'posted' })
    expect(await balancesOf(seller)).toEqual({
      principalReceivable: 0,
      interestReceivable: 0,
      suspense: 0,
      interestIncome: -900_00,
      headroomCents: 250_000_00,
    })
    expect(await story.charges(seller)).toMatchObject([
      {
        status: 'collected',
        due_date: '2026-12-02',
        total: '100900.00',
        received: '100900.00',
        outstanding: '0.00',
        interest: '900.00',
        sub_orders: [{ drawdown_id: drawdownId }],
      },
    ])
    await app.drainEvents()
    const mails = app.outbox.sent.filter(
      ({ to, text }) => to === seller.email && text.includes('100,900.00') && text.includes('900.00'),
    )
    expect(mails.length).toBeGreaterThan(0)

    // On its due date nothing is left to charge.
    const later = await story.laterOn('2027-01-31T01:00:00.000Z', seller)
    await story.closeDay()
    expect(await story.charges(later)).toHaveLength(1)
    expect(await quote(later, drawdownId)).toMatchObject({ code: 20016 })
    expect(await report(later, drawdownId, '100900.00')).toMatchObject({ code: 20016 })
    expect((await balancesOf(later)).interestIncome).toBe(-900_00)
  })

  test('counts from the bank’s value date, with an excess in suspense for the seller', async () => {
    const { seller, drawdownId } = await sellerAfterAMonth()
    await report(seller, drawdownId, '101000.00')
    const ids = { facilityId: seller.facilityId, drawdownId }
    for (const valueDate of ['2026-11-01', '2026-12-03', '2027-02-01'])
      expect(await callDesk(app, 'payoff-post', { ...ids, valueDate })).toMatchObject(refusal('invalidDate'))
    app.clock.set('2026-12-07T01:00:00.000Z')
    expect(await callDesk(app, 'payoff-post', ids)).toMatchObject(refusal('ruleBroken'))
    expect(await callDesk(app, 'payoff-post', { ...ids, valueDate: '2026-12-03' })).toMatchObject({
      ok: true,
    })
    // 31 days: 930.00.
    expect(await balancesOf(seller)).toMatchObject({
      interestIncome: -930_00,
      suspense: -70_00,
      principalReceivable: 0,
    })
  })

  test('is refused once the drawdown is due', async () => {
    const { seller, drawdownId } = await sellerAfterAMonth()
    await report(seller, drawdownId, '102700.00')
    const later = await story.laterOn('2027-01-31T01:00:00.000Z', seller)
    const ids = { facilityId: seller.facilityId, drawdownId }
    const [, posted] = await Promise.all([story.closeDay(), callDesk(app, 'payoff-post', ids)])
    const { principalReceivable } = await balancesOf(later)
    expect(principalReceivable).toBe(posted.ok ? 0 : 100_000_00)
    expect((await balancesOf(later)).interestIncome).toBe(-2_700_00)
    expect(await story.charges(later)).toHaveLength(1)
  })
})
