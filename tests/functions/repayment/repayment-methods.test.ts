import { describe, expect, test } from 'vitest'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { addDays } from '#shared/time/business-date.ts'
import { findDrawdown } from '../../../functions/data/drawdowns.ts'
import { putJobCursor } from '../../../functions/data/job-cursors.ts'
import { findPayoff } from '../../../functions/data/payoffs.ts'
import { listShops } from '../../../functions/data/shops.ts'
import { createJobsHandler } from '../../../functions/jobs/handler.ts'
import { buildFacility, type SellerWithFacility } from '../../support/build-facility.ts'
import { callDesk, drawMoney, requestQuote, trialBalance } from '../../support/draw-money.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { createRepaymentStory } from './repayment-story.ts'
import { advanceShopSync, seedShopSales, storeShopSales } from './shop-sales.ts'

const app = await useTestApp()
const story = createRepaymentStory(app)

/** A seller without an earlier close: the tests share a table, and each starts at the same time. */
const seller = async (terms: Partial<typeof productTerms.small_shop_financing>) => {
  app.clock.set('2026-11-02T01:00:00.000Z')
  const { table } = app.deps
  const updatedAt = app.clock.now().toISOString()
  await table.transact({
    cursor: putJobCursor(table, { job: 'daily-close', upTo: '2026-11-02', updatedAt }),
  })
  return buildFacility(app, { limitCents: 250_000_00, terms })
}

const instalments = { repayment: productTerms.revenue_credit_automation.repayment }

const statusOf = async ({ companyId }: SellerWithFacility, drawdownId: string) =>
  (await findDrawdown(app.deps.table, companyId, drawdownId))?.status

const payoutMailTo = ({ email }: SellerWithFacility) =>
  app.outbox.sent.find(({ to, subject }) => to === email && subject === '【明岸】您的提款已放款')?.text

const expectBalanced = async ({ facilityId }: SellerWithFacility, principal: string) =>
  expect(await trialBalance(app, facilityId)).toMatchObject({
    total: '0.00',
    rebuiltEqual: true,
    accounts: { principalReceivable: principal, interestReceivable: '0.00' },
  })

describe('a drawdown repaid in instalments', () => {
  test.each(['equalInstalment', 'equalPrincipal', 'interestMonthly'] as const)(
    'by %s is charged as quoted, and repaid with the last one',
    async (repayment_method) => {
      const who = await seller(instalments)
      const quote = (await requestQuote(app, who, '60000.00', { repayment_method })).data
      expect(quote.options.map((option) => option.repayment_method)).toEqual([
        'equalInstalment',
        'equalPrincipal',
        'interestMonthly',
      ])
      const drawdownId = await drawMoney(app, who, '60000.00', { repayment_method })
      const { data: listed } = await app.send(
        applicationEndpoints.listApplications,
        { body: { name: 'drawdown' } },
        who,
      )
      const [firstDue] = quote.schedule
      expect(listed.records).toMatchObject([
        { next_due_date: firstDue?.due_date, next_due_amount: firstDue?.total, upcoming: quote.schedule },
      ])
      let here = who
      for (const { due_date, principal, interest, total } of quote.schedule) {
        here = await story.closeOn(due_date, who)
        await story.closeDay()
        const [charge] = await story.charges(here)
        expect(charge).toMatchObject({ due_date, principal, interest, total, outstanding: total })
        expect(await statusOf(who, drawdownId)).toBe(due_date === quote.due_date ? 'due' : 'paid out')
        await story.pay(here, charge?.id ?? '', total)
      }
      expect(await story.charges(here)).toHaveLength(6)
      expect(await statusOf(who, drawdownId)).toBe('repaid')
      const firstTotal = quote.schedule[0]?.total ?? ''
      expect(payoutMailTo(who)).toContain('分 6 期偿还')
      expect(payoutMailTo(who)?.replaceAll(',', '')).toMatch(
        new RegExp(`首次还款金额：GBP\\s${firstTotal}\n`),
      )
      await expectBalanced(who, '0.00')
    },
  )

  test('with a late first instalment is repaid only when that is paid too', async () => {
    const who = await seller({ repayment: [{ ...instalments.repayment[1], tenor: { months: 2 } }] } as never)
    const drawdownId = await drawMoney(app, who, '60000.00')
    await story.closeOn('2026-12-02', who)
    const here = await story.closeOn('2027-01-02', who)
    const [second, first] = await story.charges(here)
    await story.pay(here, second?.id ?? '', second?.outstanding ?? '')
    expect(await statusOf(who, drawdownId)).toBe('due')
    await story.pay(here, first?.id ?? '', first?.outstanding ?? '')
    expect(await statusOf(who, drawdownId)).toBe('repaid')
    await expectBalanced(who, '0.00')
  })

  test('is charged for every due date at once if no close ran for months', async () => {
    const who = await seller(instalments)
    await drawMoney(app, who, '60000.00')
    const here = await story.closeOn('2027-03-02', who)
    expect((await story.charges(here)).map(({ due_date }) => due_date)).toEqual([
      '2027-03-02',
      '2027-02-02',
      '2027-01-02',
      '2026-12-02',
    ])
  })
})

describe('an early partial repayment', () => {
  test('pays the interest to its day, then principal, which reduces later interest', async () => {
    const who = await seller({})
    const drawdownId = await drawMoney(app, who, '100000.00')
    const here = await story.laterOn('2026-12-02T01:00:00.000Z', who)
    const { data } = await app.send(
      repaymentEndpoints.quotePayoff,
      { body: { drawdown_id: drawdownId, amount: '50900.00' } },
      here,
    )
    // 30 of 90 days on 100,000.00 at 10.80% are 900.00; the other 60 days on half of it save 900.00.
    expect(data).toMatchObject({
      interest: '900.00',
      principal: '50000.00',
      total: '50900.00',
      saved: '900.00',
      principal_left: '50000.00',
    })
    expect(await story.prepay(here, drawdownId, '50900.00')).toMatchObject({ ok: true })
    expect(await statusOf(who, drawdownId)).toBe('paid out')
    await expectBalanced(who, '50000.00')
    const later = await story.closeOn('2027-01-31', who)
    const [charge] = await story.charges(later)
    expect(charge).toMatchObject({ principal: '50000.00', interest: '900.00' })
    await story.pay(later, charge?.id ?? '', '50900.00')
    expect(await statusOf(who, drawdownId)).toBe('repaid')
    await expectBalanced(who, '0.00')
  })

  test('that bounces is undone; after another charge its amount is due at once', async () => {
    const who = await seller(instalments)
    const drawdownId = await drawMoney(app, who, '60000.00', { repayment_method: 'equalPrincipal' })
    const here = await story.laterOn('2026-11-12T01:00:00.000Z', who)
    await story.prepay(here, drawdownId, '5000.00')
    const before = await findDrawdown(app.deps.table, who.companyId, drawdownId)
    expect(before?.uncharged?.lots[0]?.principalCents).toBeLessThan(10_000_00)
    const bounce = (payment: string) =>
      callDesk(app, 'posting-reverse', {
        facilityId: who.facilityId,
        postingId: `repayment-received:payoff-${payment}`,
      })
    expect(await bounce(drawdownId)).toMatchObject({ ok: true })
    const restored = await findDrawdown(app.deps.table, who.companyId, drawdownId)
    expect(restored?.uncharged).toMatchObject({ chargedDays: 0, timesCharged: 1 })
    expect(restored?.uncharged?.lots[0]?.principalCents).toBe(10_000_00)
    await expectBalanced(who, '60000.00')

    await story.prepay(here, drawdownId, '5000.00')
    await story.closeOn('2026-12-02', who)
    expect(await bounce(`${drawdownId}@2`)).toMatchObject({ ok: true })
    const charges = await story.charges(await story.laterOn('2026-12-03T01:00:00.000Z', who))
    expect(charges.filter(({ status }) => status === 'active')).toHaveLength(2)
    expect(await findPayoff(app.deps.table, who.companyId, drawdownId)).toMatchObject({ status: 'reversed' })
    expect(await trialBalance(app, who.facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
  })

  test('is refused if it repays no principal, or everything', async () => {
    const who = await seller({})
    const drawdownId = await drawMoney(app, who, '100000.00')
    const here = await story.laterOn('2026-12-02T01:00:00.000Z', who)
    expect(await story.prepay(here, drawdownId, '900.00')).toMatchObject({
      errors: [{ field: 'body.amount', rule: 'amountBelowMinimum' }],
    })
    expect(await story.prepay(here, drawdownId, '100900.00')).toMatchObject({
      errors: [{ field: 'body.amount', rule: 'amountAboveOutstanding' }],
    })
  })
})

const estimateOf = async ({ token }: SellerWithFacility, drawdown_id: string) =>
  app.send(repaymentEndpoints.estimateCharge, { body: { drawdown_id } }, { token })

describe('a drawdown repaid by a share of sales', () => {
  const shares = { repayment: [productTerms.small_shop_financing.repayment[1]] } as never
  const choice = { repayment_method: 'salesShare', sales_share: '10.00' } as const

  test('charges the share of each week’s sales, and corrects an estimate with the next one', async () => {
    const who = await seller(shares)
    const drawdownId = await drawMoney(app, who, '10000.00', choice)
    const { data: listed } = await app.send(
      applicationEndpoints.listApplications,
      { body: { name: 'drawdown' } },
      who,
    )
    expect(listed.records).toMatchObject([
      { repayment_method: 'salesShare', next_due_date: '2026-11-11', next_due_amount: null },
    ])
    await app.drainEvents()
    expect(payoutMailTo(who)).toContain('首次还款日：2026年11月11日')
    // 2,000.00 a day: 14,000.00 a week, 1,400.00 of it. The second week is not read in time.
    await seedShopSales(app, who, '2026-11-10', 2_000_00)
    const first = await story.closeOn('2026-11-11', who)
    // Nine days on 10,000.00 at 10.80% are 27.00.
    expect(await story.charges(first)).toMatchObject([
      { due_date: '2026-11-11', interest: '27.00', principal: '1373.00', outstanding: '1400.00' },
    ])
    await createJobsHandler(app.deps)({ job: 'repayment-reminders' })
    await app.drainEvents()
    expect(app.outbox.newestTo(who.email).text).toContain('所还的销售周，截至：2026年11月8日')
    await story.closeOn('2026-11-18', who)
    for (let date = '2026-11-10'; date <= '2026-11-22'; date = addDays(date, 1))
      await storeShopSales(app, who.companyId, date, 1_000_00)
    await advanceShopSync(app, who.companyId, '2026-11-23')
    const third = await story.closeOn('2026-11-25', who)
    const [corrected, estimated] = await story.charges(third)
    expect(estimated).toMatchObject({
      due_date: '2026-11-18',
      sales_week: { net_sales: '14000.00', share: '1400.00', correction: '0.00', is_estimate: true },
    })
    // Last week's actual sales were 8,000.00, known for one day only, so it was overcharged by 600.00: of
    // this week's 700.00, 100.00 remains.
    expect(corrected).toMatchObject({
      due_date: '2026-11-25',
      outstanding: '100.00',
      sales_week: { correction: '-600.00' },
    })
    expect(await statusOf(who, drawdownId)).toBe('paid out')
  })

  test('expects the charge as sales come in, and bills each shop’s week with its corrections', async () => {
    const who = await seller(shares)
    const drawdownId = await drawMoney(app, who, '10000.00', choice)
    // October has 2,000.00 a day. Of the first week three days are known.
    await seedShopSales(app, who, '2026-11-05', 2_000_00)
    let here = await story.laterOn('2026-11-05T01:00:00.000Z', who)
    const { data: early } = await estimateOf(here, drawdownId)
    expect(early).toMatchObject({
      due_date: '2026-11-11',
      grace_until: '2026-11-16',
      known_to: '2026-11-04',
      known_sales: '6000.00',
      known_share: '600.00',
      sales_week: { from: '2026-11-02', to: '2026-11-08', net_sales: '14000.00', share: '1400.00' },
      shops: [{ name: 'Lantern Street', known_to: '2026-11-04', known_sales: '6000.00', is_estimate: true }],
      interest: '27.00',
      principal: '1373.00',
      total: '1400.00',
    })
    // The rest of the week sells less, and is known before the due date: the estimate is the bill.
    for (let date = '2026-11-05'; date <= '2026-11-08'; date = addDays(date, 1))
      await storeShopSales(app, who.companyId, date, 500_00)
    await advanceShopSync(app, who.companyId, '2026-11-09')
    here = await story.laterOn('2026-11-09T01:00:00.000Z', who)
    const { data: last } = await estimateOf(here, drawdownId)
    expect(last).toMatchObject({ known_sales: '8000.00', known_share: '800.00', total: '800.00' })
    here = await story.closeOn('2026-11-11', who)
    const [bill] = await story.charges(here)
    const { data: detail } = await app.send(
      repaymentEndpoints.getCharge,
      { body: { charge_id: bill?.id ?? '' } },
      here,
    )
    expect(detail.charge).toMatchObject({
      total: '800.00',
      principal: last.principal,
      interest: last.interest,
      sales_week: { ...last.sales_week, is_estimate: false },
      grace_until: '2026-11-16',
    })
    expect(detail.sales_week_parts).toEqual({
      shops: [{ name: 'Lantern Street', net_sales: '8000.00', is_estimate: false }],
      corrections: [],
      carried: '0.00',
    })
  })

  test('names each corrected week, and what a correction leaves for the next', async () => {
    const who = await seller(shares)
    const drawdownId = await drawMoney(app, who, '10000.00', choice)
    await seedShopSales(app, who, '2026-11-02', 2_000_00)
    await story.closeOn('2026-11-11', who)
    // The first week was estimated with 14,000.00 and sold 700.00; the second sells as little.
    for (let date = '2026-11-02'; date <= '2026-11-22'; date = addDays(date, 1))
      await storeShopSales(app, who.companyId, date, 100_00)
    await advanceShopSync(app, who.companyId, '2026-11-23')
    let here = await story.laterOn('2026-11-16T01:00:00.000Z', who)
    const { data: second } = await estimateOf(here, drawdownId)
    expect(second).toMatchObject({
      sales_week: { from: '2026-11-09', share: '70.00', correction: '-1330.00' },
      corrections: [{ from: '2026-11-02', to: '2026-11-08', estimated: '1400.00', actual: '70.00' }],
      carried: '0.00',
      total: '0.00',
    })
    here = await story.closeOn('2026-11-18', who)
    const { data: third } = await estimateOf(here, drawdownId)
    expect(third).toMatchObject({
      sales_week: { from: '2026-11-16', share: '70.00', correction: '-1260.00' },
      corrections: [],
      carried: '-1260.00',
      total: '0.00',
    })
  })

  test('has no estimate of another company’s drawdown, nor of one without weeks', async () => {
    const who = await seller(shares)
    const drawdownId = await drawMoney(app, who, '10000.00', choice)
    const other = await seller({})
    expect(await estimateOf(other, drawdownId)).toMatchObject({ status: 404 })
    const bullet = await drawMoney(app, other, '10000.00')
    expect(await estimateOf(other, bullet)).toMatchObject({ status: 422, code: 20016 })
  })

  test('requests the shops’ sales up to the end of the week before the due date', async () => {
    const who = await seller(shares)
    await drawMoney(app, who, '10000.00', choice)
    await seedShopSales(app, who, '2026-11-08', 2_000_00)
    // A Monday: the week's last day is missing.
    await story.closeOn('2026-11-09', who)
    const { table } = app.deps
    expect((await listShops(table, who.companyId))[0]?.import.status).not.toBe('imported')
  })

  test('charges the minimum without sales, and the remainder at the end of the tenor', async () => {
    const who = await seller(shares)
    const drawdownId = await drawMoney(app, who, '10000.00', choice)
    await seedShopSales(app, who, '2027-12-01', 0)
    const here = await story.closeOn('2027-05-01', who)
    const { data } = await app.send(repaymentEndpoints.listCharges, { body: { page_size: 50 } }, here)
    expect(data.records.at(-1)).toMatchObject({
      due_date: '2026-11-11',
      principal: '23.00',
      interest: '27.00',
    })
    const principal = data.records.reduce((sum, charge) => sum + Number(charge.principal), 0)
    expect(principal).toBeCloseTo(10_000, 2)
    expect(await statusOf(who, drawdownId)).toBe('due')
    expect(await trialBalance(app, who.facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
  })

  test('accepts only a share that the facility offers', async () => {
    const who = await seller(shares)
    for (const sales_share of ['4.99', '30.01'])
      expect(await requestQuote(app, who, '10000.00', { ...choice, sales_share })).toMatchObject({
        status: 422,
        errors: [{ field: 'body.sales_share', rule: 'percentInvalid' }],
      })
    expect(await requestQuote(app, who, '10000.00', { repayment_method: 'equalPrincipal' })).toMatchObject({
      status: 422,
      errors: [{ field: 'body.repayment_method', rule: 'unknownOption' }],
    })
  })
})
