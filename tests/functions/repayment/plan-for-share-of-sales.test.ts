import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ProductTerms } from '#shared/lending/product-terms.ts'
import { centsFromDecimal } from '#shared/money/cents.ts'
import { addDays } from '#shared/time/business-date.ts'
import { startPaymentPlan } from '../../../functions/credit/start-payment-plan.ts'
import { findDrawdown, unbilledOf } from '../../../functions/data/drawdowns.ts'
import { findFacility } from '../../../functions/data/facilities.ts'
import { findFacilityMonth } from '../../../functions/data/facility-months.ts'
import { put } from '../../../functions/data/table.ts'
import { bookMonths } from '../../../functions/jobs/month-end.ts'
import { buildFacility } from '../../support/build-facility.ts'
import { callDesk, drawMoney, trialBalance } from '../../support/draw-money.ts'
import { present } from '../../support/present.ts'
import { refusal } from '../../support/refusal.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'
import { writeAgreement } from '../../torture/selling-company.ts'
import { createPlanStory, type LateSeller } from './payment-plan-story.ts'
import { advanceShopSync, seedShopSales, storeShopSales } from './shop-sales.ts'

let app: TestApp
let story: ReturnType<typeof createPlanStory>
beforeEach(async () => {
  app = await createTestApp({ startAt: '2026-11-02T01:00:00.000Z' })
  story = createPlanStory(app)
})
afterEach(() => app.close())

/** A drawdown of 10,000.00 on 2 November, of which the weeks of 8 and 15 November are billed and paid. */
const sharingSeller = async (terms: Partial<ProductTerms> = {}): Promise<LateSeller> => {
  const built = await buildFacility(app, { limitCents: 50_000_00, terms })
  await writeAgreement(app, built.companyId, { mailDomain: 'director.test' })
  // 2,000.00 a day: 1,400.00 a week.
  await seedShopSales(app, built, '2026-11-16', 2_000_00)
  const drawdownId = await drawMoney(app, built, '10000.00', {
    repayment_method: 'salesShare',
    sales_share: '10.00',
  })
  const seller = { ...built, drawdownId }
  for (const day of ['2026-11-11', '2026-11-18']) {
    await story.closeOn(day)
    const [bill] = await story.billsOf(seller)
    await story.pay(seller, bill?.outstanding ?? '', `paid-${day}`)
  }
  return seller
}

const wishes = { firstDate: '2026-12-10', count: 4 }

const drawdownOf = async ({ companyId, drawdownId }: LateSeller) =>
  present(await findDrawdown(app.deps.table, companyId, drawdownId))

const isBalanced = async ({ facilityId }: LateSeller) =>
  expect(await trialBalance(app, facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })

const sellTo = async ({ companyId }: LateSeller, from: string, to: string) => {
  for (let date = from; date < to; date = addDays(date, 1))
    await storeShopSales(app, companyId, date, 2_000_00)
  await advanceShopSync(app, companyId, to)
}

/** All principal that was ever billed or repaid early. */
const principalOfBills = async (seller: LateSeller) =>
  (await story.billsOf(seller)).reduce((sum, { principal }) => sum + centsFromDecimal(principal), 0)

describe('a payment plan for a running share of sales', () => {
  test('takes over what is still to fall due, and no week is billed any more', async () => {
    const seller = await sharingSeller()
    await story.closeOn('2026-11-20')
    const plan = await story.inForce(seller, wishes)
    expect(plan).toMatchObject({ replacesWeeks: true, status: 'offered' })
    const amounts = plan.instalments.map(({ amount }) => centsFromDecimal(amount))
    expect(amounts.reduce((sum, cents) => sum + cents, 0)).toBe(centsFromDecimal(plan.total))
    expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThan(plan.instalments.length)
    expect(await story.plansOf(seller)).toMatchObject([
      { status: 'in force', replaces_share: true, outstanding: '0.00', bills: [] },
    ])
    const before = await drawdownOf(seller)
    expect(unbilledOf(before).weekEnding).toBeUndefined()
    // Delivered again, it changes nothing.
    await startPaymentPlan({ companyId: seller.companyId, planId: plan.planId }, app.deps)
    expect(await drawdownOf(seller)).toEqual(before)

    // The week that ended on 22 November would have been billed on the 25th.
    await sellTo(seller, '2026-11-16', '2026-12-01')
    const billed = (await story.billsOf(seller)).length
    await story.closeOn('2026-12-02')
    expect(await story.billsOf(seller)).toHaveLength(billed)
    await isBalanced(seller)
  })

  test('is kept by paying each instalment as it is billed, and the principal is billed once', async () => {
    const seller = await sharingSeller()
    await story.closeOn('2026-11-20')
    const plan = await story.inForce(seller, wishes)
    for (const { dueDate, amount } of plan.instalments) {
      await story.closeOn(dueDate)
      const open = (await story.billsOf(seller)).filter(({ outstanding }) => outstanding !== '0.00')
      expect(open).toMatchObject([{ due_date: dueDate, outstanding: amount, sales_week: null }])
      await story.pay(seller, amount, `paid-${dueDate}`)
    }
    expect(await drawdownOf(seller)).toMatchObject({ status: 'repaid' })
    expect(await principalOfBills(seller)).toBe(10_000_00)
    await story.closeOn(addDays(plan.instalments.at(-1)?.dueDate ?? '', 7))
    expect(await story.plansOf(seller)).toMatchObject([{ status: 'kept', outstanding: '0.00' }])
    await isBalanced(seller)
  })

  test('has a week that is billed between offer and signature as a bill under the plan', async () => {
    const seller = await sharingSeller()
    await story.closeOn('2026-11-20')
    const plan = await story.offered(seller, wishes)
    await sellTo(seller, '2026-11-16', '2026-11-23')
    await story.closeOn('2026-11-25')
    const [week] = await story.billsOf(seller)
    expect(week).toMatchObject({ due_date: '2026-11-25', outstanding: '1400.00' })
    await story.sign(seller)
    expect(await story.plansOf(seller)).toMatchObject([
      { status: 'in force', outstanding: week?.outstanding, bills: [{ id: week?.id }] },
    ])
    for (const { dueDate } of plan.instalments) {
      await story.closeOn(dueDate)
      const [of] = (await story.plansOf(seller)) ?? []
      for (const bill of of?.bills ?? []) {
        const reported = await story.report(seller, bill.id, bill.outstanding, `${dueDate}-${bill.due_date}`)
        await callDesk(app, 'repayment-post', { facilityId: seller.facilityId, paymentId: reported })
      }
    }
    expect(await drawdownOf(seller)).toMatchObject({ status: 'repaid' })
    expect(await principalOfBills(seller)).toBe(10_000_00)
    await isBalanced(seller)
  })

  test('that is ended lets weeks be billed again, from the first whole week on', async () => {
    const seller = await sharingSeller()
    await story.closeOn('2026-11-20')
    const { planId } = await story.inForce(seller, wishes)
    await story.closeOn('2026-12-02')
    await sellTo(seller, '2026-11-16', '2026-12-14')
    const { facilityId } = seller
    expect(await callDesk(app, 'plan-end', { facilityId, planId })).toMatchObject({ ok: true })
    const [change, back] = (await drawdownOf(seller)).scheduleChanges ?? []
    expect(change).toMatchObject({ on: '2026-11-20', insteadOf: '2026-11-25' })
    // 2 December is a Wednesday: the week of the change still belongs to the plan.
    expect(back).toMatchObject({ on: '2026-12-02', weekEnding: '2026-12-13', insteadOf: '2026-12-10' })
    const billed = (await story.billsOf(seller)).length
    await story.closeOn('2026-12-14')
    expect(await story.billsOf(seller)).toHaveLength(billed)
    await story.closeOn('2026-12-16')
    const [week] = await story.billsOf(seller)
    expect(week).toMatchObject({ due_date: '2026-12-16', outstanding: '1400.00', sales_week: {} })
    expect(await story.plansOf(seller)).toMatchObject([{ status: 'ended' }])
    await isBalanced(seller)
  })

  test('that is missed ends with weeks again, and a receipt found late is booked in its place', async () => {
    const seller = await sharingSeller()
    await story.closeOn('2026-11-20')
    await story.inForce(seller, wishes)
    await story.closeOn('2026-12-21')
    expect(await story.plansOf(seller)).toMatchObject([{ status: 'broken', missed_on: '2026-12-10' }])
    const drawdown = await drawdownOf(seller)
    // The plan ended on a Monday, so the week that began then still belongs to it.
    expect(unbilledOf(drawdown)).toMatchObject({
      weekEnding: '2027-01-03',
      lots: [{ dueDate: drawdown.price.dueDate }],
    })
    await story.reportEarly(seller, '500.00')
    const { facilityId, drawdownId } = seller
    // The money had arrived while the plan was in force, before the first of its dates.
    expect(
      await callDesk(app, 'payoff-post', {
        facilityId,
        drawdownId,
        amount: '500.00',
        valueDate: '2026-12-01',
        rebooksLater: true,
      }),
    ).toMatchObject({ ok: true })
    await isBalanced(seller)
    const after = await drawdownOf(seller)
    const unbilled = unbilledOf(after).lots.reduce((sum, { principalCents }) => sum + principalCents, 0)
    expect((await principalOfBills(seller)) + unbilled).toBe(10_000_00)
  })

  test('is refused where a fee was priced for the tenor, and says when to offer it', async () => {
    const seller = await sharingSeller({ fees: [{ type: 'deduction', percent: '1.00' }] })
    await story.closeOn('2026-11-20')
    expect(await story.offer(seller, wishes)).toMatchObject(
      refusal('ruleBroken', { message: expect.stringContaining('once its last week is billed') }),
    )
  })

  test('begins after the days for which interest is owed at least', async () => {
    const seller = await sharingSeller()
    const { table } = app.deps
    const facility = present(await findFacility(table, seller.facilityId))
    await table.write(put(table, { ...facility, terms: { ...facility.terms, minimumInterestDays: 60 } }))
    await story.closeOn('2026-11-20')
    expect(await story.offer(seller, wishes)).toMatchObject({ ok: false, errors: [{ field: 'firstDate' }] })
    expect(await story.offer(seller, { ...wishes, firstDate: '2027-01-04' })).toMatchObject({ ok: true })
  })

  test('is in the books by its dates, and a month before it stays as it was', async () => {
    const seller = await sharingSeller()
    await story.closeOn('2026-11-20')
    await story.inForce(seller, wishes)
    const bookedAt = async (end: string) => {
      await story.closeOn(end)
      app.clock.set(`${end}T16:05:00.000Z`)
      await bookMonths(app.deps)
      return (await findFacilityMonth(app.deps.table, end.slice(0, 7), seller.facilityId))?.loans[0]
    }
    const left = unbilledOf(await drawdownOf(seller)).lots.reduce((sum, lot) => sum + lot.principalCents, 0)
    const november = await bookedAt('2026-11-30')
    expect(november).toMatchObject({ outstandingCents: left, stage: 3, restructuredOn: '2026-11-20' })
    // Simple interest at 10.80% for the days since the last bill, of 18 November.
    expect(november?.accruedInterestCents).toBe(Math.round((left * 10.8 * 12) / 36_000))
    expect(await bookedAt('2026-12-31')).toMatchObject({ outstandingCents: left })
    await isBalanced(seller)
  })
})
