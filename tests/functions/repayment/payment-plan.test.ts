import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '#shared/api/errors.ts'
import { centsFromDecimal } from '#shared/money/cents.ts'
import { startPaymentPlan } from '../../../functions/credit/start-payment-plan.ts'
import { findAgreement } from '../../../functions/data/agreements.ts'
import { findDrawdown } from '../../../functions/data/drawdowns.ts'
import { findFacilityMonth } from '../../../functions/data/facility-months.ts'
import { concludePaymentPlan } from '../../../functions/jobs/conclude-payment-plan.ts'
import { bookMonths } from '../../../functions/jobs/month-end.ts'
import { remindOfRepayments } from '../../../functions/jobs/repayment-reminders.ts'
import { deskOf } from '../../support/desk-of.ts'
import { callDesk, trialBalance } from '../../support/draw-money.ts'
import { present } from '../../support/present.ts'
import { refusal } from '../../support/refusal.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'
import { packed, readPdf } from '../documents/read-pdf.ts'
import { createPlanStory, type LateSeller } from './payment-plan-story.ts'

let app: TestApp
let story: ReturnType<typeof createPlanStory>
beforeEach(async () => {
  app = await createTestApp({ startAt: '2026-11-02T01:00:00.000Z' })
  story = createPlanStory(app)
})
afterEach(() => app.close())

const drawdownOf = async ({ companyId, drawdownId }: LateSeller) =>
  present(await findDrawdown(app.deps.table, companyId, drawdownId))

const messagesTo = (email: string): string[] =>
  app.outbox.sent.filter(({ to }) => to === email).map(({ subject = '' }) => subject)

const isBalanced = async ({ facilityId }: LateSeller) =>
  expect(await trialBalance(app, facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })

const bookedOn = async (seller: LateSeller, end: string) => {
  await story.closeOn(end)
  app.clock.set(`${end}T16:05:00.000Z`)
  await bookMonths(app.deps)
  return (await findFacilityMonth(app.deps.table, end.slice(0, 7), seller.facilityId))?.loans[0]
}

const by = (actor: string, action: string, fields: Record<string, unknown>) =>
  deskOf({ ...app.deps, config: { ...app.deps.config, fourEyes: true } })({
    action,
    actor,
    principal: `arn of ${actor}`,
    ...fields,
  })
const propose = (seller: LateSeller) =>
  by('ada', 'plan-offer', {
    facilityId: seller.facilityId,
    drawdownId: seller.drawdownId,
    firstDate: '2027-03-01',
    count: 3,
    reason: 'sales are back in March',
  })

describe('a payment plan', () => {
  test('is offered, signed by everyone, and takes the place of the due dates (B16)', async () => {
    const seller = await story.lateSeller()
    const plan = await story.offered(seller)
    // 10,270.00 and 15 days of overdue interest, in three parts with interest at the agreed rate.
    expect(plan).toMatchObject({ status: 'offered', owed: '10315.00', instalments: [{}, {}, {}] })
    const sum = plan.instalments.reduce((cents, { amount }) => cents + centsFromDecimal(amount), 0)
    expect(sum).toBe(centsFromDecimal(plan.total))
    expect(await story.offer(seller), 'repeated').toMatchObject({ ok: true, planId: plan.planId })
    expect(await story.offer(seller, { count: 4 })).toMatchObject(refusal('wrongState'))
    expect((await drawdownOf(seller)).planId, 'nothing changes before it is signed').toBeUndefined()

    const begun = await story.initiate(seller)
    expect(begun.data.agreement_id).toBe((await story.initiate(seller)).data.agreement_id)
    await story.sign(seller)
    expect(await story.plansOf(seller)).toMatchObject([
      {
        id: plan.planId,
        status: 'in force',
        in_force_on: '2027-02-15',
        next: { due_date: '2027-03-01', amount: plan.instalments[0]?.amount },
        bills: [{ outstanding: '10315.00' }],
      },
    ])
    expect(await drawdownOf(seller)).toMatchObject({ planId: plan.planId, restructuredOn: '2027-02-15' })
    // Delivered again, it changes nothing.
    const before = await app.everyItem()
    await startPaymentPlan({ companyId: seller.companyId, planId: plan.planId }, app.deps)
    expect(await app.everyItem()).toEqual(before)
    await isBalanced(seller)
  })

  test('is kept by paying each instalment, to the cent, and then ends', async () => {
    const seller = await story.lateSeller()
    const plan = await story.inForce(seller)
    for (const { dueDate, amount } of plan.instalments) {
      await story.closeOn(dueDate)
      await story.pay(seller, amount, `paid-${dueDate}`)
    }
    expect(await drawdownOf(seller)).toMatchObject({ status: 'repaid' })
    await story.closeOn('2027-05-05')
    expect(await story.plansOf(seller)).toMatchObject([{ status: 'kept', next: null, outstanding: '0.00' }])
    await isBalanced(seller)
  })

  test('is ended by two people of the lender, and the old terms apply again from that day', async () => {
    const seller = await story.lateSeller()
    const { facilityId } = seller
    const { planId } = await story.inForce(seller, { interest: 'none' })
    await story.closeOn('2027-02-20')
    const reason = 'the company stopped trading'
    const proposed = await by('ada', 'plan-end', { facilityId, planId, reason })
    const { proposalId } = proposed as unknown as { proposalId: string }
    expect(await story.plansOf(seller), 'nothing before the second person').toMatchObject([
      { status: 'in force' },
    ])
    expect(await by('ada', 'proposal-approve', { proposalId })).toMatchObject({ ok: false })
    expect(await by('grace', 'proposal-approve', { proposalId })).toMatchObject({ ok: true, status: 'ended' })
    await app.drainEvents()
    expect(await story.plansOf(seller)).toMatchObject([
      { status: 'ended', ended_on: '2027-02-20', next: null },
    ])
    expect(messagesTo(seller.email).join()).toMatch(/plan was ended|还款安排已提前终止/)
    // 15 days before the plan, and 10 after it, at 10.80% on 10,000.00: none for the plan's own five.
    await story.closeOn('2027-03-02')
    expect(await story.billsOf(seller)).toMatchObject([{ overdue_interest: '75.00' }])
    const before = await app.everyItem()
    expect(await callDesk(app, 'plan-end', { facilityId, planId, reason: 'again' })).toMatchObject({
      ok: true,
    })
    expect(await app.everyItem()).toHaveLength(before.length)
    await isBalanced(seller)
    expect(await story.offer(seller, { firstDate: '2027-03-15' })).toMatchObject({ ok: true })
  })

  test('is told in the statements of its periods, each alike before and after it ends', async () => {
    const seller = await story.lateSeller()
    const { facilityId } = seller
    const { planId, instalments } = await story.inForce(seller)
    const issue = async (from: string, to: string) => {
      const issued = await callDesk(app, 'statement-issue', { facilityId, from, to, locale: 'en' })
      if (!issued.ok) throw new Error(issued.message)
      return new Uint8Array(await (await fetch(String(issued['url']))).arrayBuffer())
    }
    expect((await readPdf(await issue('2027-02-01', '2027-02-14'))).text).not.toContain('Paymentplans')
    await story.closeOn('2027-02-20')
    const during = await issue('2027-02-01', '2027-02-19')
    const told = (await readPdf(during)).text
    expect(told).toContain(packed('In force from 15 Feb 2027'))
    expect(told).toContain(
      packed(`1 Mar 2027: USD ${instalments[0]?.amount}`.replace(/(\d)(\d{3}\.)/, '$1,$2')),
    )
    await callDesk(app, 'plan-end', { facilityId, planId, reason: 'the company stopped trading' })
    expect(await issue('2027-02-01', '2027-02-19')).toEqual(during)
    expect((await readPdf(await issue('2027-02-01', '2027-02-20'))).text).toContain(
      packed('Ended by the lender on 20 Feb 2027'),
    )
  })

  test('is described in the list of past-due debts by its bills alone', async () => {
    const seller = await story.lateSeller()
    const { planId } = await story.inForce(seller)
    await story.closeOn('2027-02-20')
    const { table } = app.deps
    const read: string[] = []
    const counted = deskOf({
      ...app.deps,
      table: {
        ...table,
        get(key, options) {
          read.push(key.sk)
          return table.get(key, options)
        },
        all(options) {
          read.push(`${options.prefix ?? options.pk}`)
          return table.all(options)
        },
      },
    })
    const listed = await counted({ action: 'overdue-list', actor: 'ada' })
    expect(listed).toMatchObject({
      overdue: [{ plan: { planId, status: 'in force' } }],
    })
    expect(read).toContain('PAYMENTPLAN#')
    expect(read.filter((place) => /^(?:DRAWDOWN|PAYOFF)/.test(place))).toEqual([])
  })

  test('is ended only while it is in force, by the facility that has it', async () => {
    const seller = await story.lateSeller()
    const { facilityId } = seller
    const reason = 'asked for'
    const { planId } = await story.offered(seller)
    expect(await callDesk(app, 'plan-end', { facilityId, planId, reason })).toMatchObject(
      refusal('wrongState'),
    )
    for (const unknown of [
      { facilityId: 'none', planId },
      { facilityId, planId: 'none' },
    ])
      expect(await callDesk(app, 'plan-end', { ...unknown, reason })).toMatchObject(refusal('notFound'))
  })

  test('is broken by a missed instalment after its grace, and the old terms apply again', async () => {
    const seller = await story.lateSeller()
    const plan = await story.inForce(seller)
    await story.closeOn('2027-03-04')
    expect(await story.plansOf(seller), 'within grace').toMatchObject([{ status: 'in force' }])
    await story.closeOn('2027-03-20')
    expect(await story.plansOf(seller)).toMatchObject([
      { status: 'broken', missed_on: '2027-03-01', ended_on: '2027-03-20' },
    ])
    // 48 days of overdue interest at 10.80% on 10,000.00: as if there had been no plan.
    expect(await story.billsOf(seller)).toMatchObject([
      { outstanding: '10414.00', overdue_interest: '144.00' },
    ])
    const before = await app.everyItem()
    expect(
      await concludePaymentPlan({ companyId: seller.companyId, planId: plan.planId }, '2027-03-21', app.deps),
    ).toBe(false)
    expect(await app.everyItem()).toEqual(before)
    expect(messagesTo(seller.email).join()).toMatch(/payment plan has ended|还款安排已终止/)
    await isBalanced(seller)
  })

  test('without interest gives its days, and interest runs again once it is broken', async () => {
    const seller = await story.lateSeller()
    await story.inForce(seller, { interest: 'none' })
    await story.closeOn('2027-03-01')
    // The 15 days before it, and none since.
    expect(await story.billsOf(seller)).toMatchObject([{ overdue_interest: '45.00' }])
    await story.closeOn('2027-03-20')
    expect(await story.plansOf(seller)).toMatchObject([{ status: 'broken' }])
    await story.closeOn('2027-03-25')
    // Five days since its end.
    expect(await story.billsOf(seller)).toMatchObject([
      { overdue_interest: '60.00', outstanding: '10330.00' },
    ])
    await isBalanced(seller)
  })

  test('is not broken while a reported transfer waits for the lender', async () => {
    const seller = await story.lateSeller()
    const plan = await story.inForce(seller)
    await story.closeOn('2027-03-01')
    const [bill] = await story.billsOf(seller)
    await story.report(seller, bill?.id ?? '', plan.instalments[0]?.amount ?? '', 'waiting')
    await story.closeOn('2027-03-20')
    expect(await story.plansOf(seller)).toMatchObject([
      { status: 'in force', pending: plan.instalments[0]?.amount },
    ])
  })

  test('is not broken while a reported early repayment waits for the lender', async () => {
    const seller = await story.lateSeller({ paidMonthly: true, lateOn: '2027-01-10' })
    const [instalment] = (await story.inForce(seller, { firstDate: '2027-01-19', count: 8 })).instalments
    await story.reportEarly(seller, instalment?.amount ?? '')
    await story.closeOn('2027-01-26')
    expect(await story.plansOf(seller)).toMatchObject([
      { status: 'in force', pending: instalment?.amount, next: { due_date: '2027-01-19' } },
    ])
  })

  test('is reminded of by its instalments, not by its bills', async () => {
    const seller = await story.lateSeller()
    await story.inForce(seller)
    app.clock.set('2027-02-26T03:00:00.000Z')
    expect(await remindOfRepayments(app.deps)).toMatchObject({ instalments: 1, due: 0 })
    expect(await remindOfRepayments(app.deps), 'once a day').toMatchObject({ instalments: 0 })
    await app.drainEvents()
    expect(messagesTo(seller.email).at(-1)).toMatch(/instalment is due|一期在/)
  })

  test('bears no default charges and no write-off while it is in force', async () => {
    const seller = await story.lateSeller()
    await story.inForce(seller)
    const { facilityId } = seller
    const chargeId = (await story.billsOf(seller))[0]?.id
    expect(
      await callDesk(app, 'fee-charge', {
        facilityId,
        chargeId,
        amount: '1.00',
        kind: 'latePayment',
        key: 'late',
      }),
    ).toMatchObject({ ok: false })
    expect(await callDesk(app, 'charge-write-off', { facilityId, chargeId })).toMatchObject(
      refusal('wrongState'),
    )
    expect(
      await callDesk(app, 'facility-write-off', { facilityId, writeOffReason: 'uncollectable' }),
    ).toMatchObject({ ok: false })
  })
})

describe('the books of a loan with a payment plan', () => {
  test('count it as restructured, and cured once three instalments are paid', async () => {
    const seller = await story.lateSeller()
    const { instalments } = await story.inForce(seller, { count: 5 })
    expect(await bookedOn(seller, '2027-02-28')).toMatchObject({
      stage: 3,
      stageReasons: ['restructured'],
      restructuredOn: '2027-02-15',
      // By the dates of the plan, nothing is past due.
      daysPastDue: 0,
      nonAccrualSince: '2027-02-28',
    })
    for (const [index, end] of ['2027-03-31', '2027-04-30', '2027-05-31'].entries()) {
      const { dueDate, amount } = instalments[index] ?? { dueDate: '', amount: '' }
      await story.closeOn(dueDate)
      await story.pay(seller, amount, `paid-${dueDate}`)
      expect(await bookedOn(seller, end)).toMatchObject({ stage: index < 2 ? 3 : 2, daysPastDue: 0 })
    }
  })

  test('count the days of the bills again once it is broken', async () => {
    const seller = await story.lateSeller()
    await story.inForce(seller)
    expect(await bookedOn(seller, '2027-02-28')).toMatchObject({ stage: 3, daysPastDue: 0 })
    expect(await bookedOn(seller, '2027-03-31')).toMatchObject({ stage: 3, daysPastDue: 59 })
  })
})

describe('a payment plan by two people', () => {
  test('is offered on a later day with the figures of its proposal', async () => {
    const seller = await story.lateSeller()
    const proposed = await propose(seller)
    if (!proposed.ok) throw new Error(proposed.message)
    const { proposalId } = proposed as unknown as { proposalId: string }
    expect(await story.plansOf(seller), 'nothing before the second person').toEqual([])
    await story.closeOn('2027-02-17')
    expect(await by('ada', 'proposal-approve', { proposalId })).toMatchObject({ ok: false })
    expect(await by('grace', 'proposal-approve', { proposalId })).toMatchObject({ ok: true })
    expect(await callDesk(app, 'plan-list', {})).toMatchObject({
      plans: [
        {
          companyNameEn: 'Lantern Street Trading Limited',
          from: '2027-02-15',
          owed: '10315.00',
          offeredBy: 'ada',
          secondedBy: 'grace',
        },
      ],
    })
  })

  test('is not offered when something was paid since it was proposed', async () => {
    const seller = await story.lateSeller()
    const proposed = await propose(seller)
    if (!proposed.ok) throw new Error(proposed.message)
    const { proposalId } = proposed as unknown as { proposalId: string }
    await story.pay(seller, '100.00')
    expect(await by('grace', 'proposal-approve', { proposalId })).toMatchObject(refusal('changedMeanwhile'))
  })
})

describe('an offer of a payment plan', () => {
  test('is refused where it does not fit', async () => {
    const seller = await story.lateSeller()
    expect(await story.offer(seller, { firstDate: '2027-02-16' }), 'no time to sign').toMatchObject(
      refusal('invalidInput', { errors: [{ field: 'firstDate' }] }),
    )
    expect(await story.offer(seller, { from: '2027-01-01' })).toMatchObject({ errors: [{ field: 'from' }] })
    expect(await story.offer(seller, { drawdownId: 'unknown' })).toMatchObject(refusal('notFound'))
    expect(await story.initiate(seller)).toMatchObject({ code: codeOf('wrongState') })
    expect(await story.plansOf(seller)).toEqual([])
  })

  test('can be withdrawn until everyone has signed, with its document', async () => {
    const seller = await story.lateSeller()
    const { facilityId } = seller
    const { planId } = await story.offered(seller)
    const { data } = await story.initiate(seller)
    await app.drainEvents()
    expect(await callDesk(app, 'plan-withdraw', { facilityId, planId })).toMatchObject({
      status: 'withdrawn',
    })
    expect(await callDesk(app, 'plan-withdraw', { facilityId, planId }), 'repeated').toMatchObject({
      ok: true,
    })
    expect(await findAgreement(app.deps.table, seller.companyId, data.agreement_id)).toMatchObject({
      status: 'withdrawn',
    })
    expect(await story.plansOf(seller)).toMatchObject([{ status: 'withdrawn' }])
    const next = await story.inForce(seller)
    expect(next.planId).not.toBe(planId)
    expect(await callDesk(app, 'plan-withdraw', { facilityId, planId: next.planId })).toMatchObject(
      refusal('wrongState'),
    )
    expect(await callDesk(app, 'plan-list', { facilityId })).toMatchObject({
      plans: [{ status: 'in force' }, { status: 'withdrawn' }],
    })
  })

  test('lapses when nobody signs it in time', async () => {
    const seller = await story.lateSeller()
    await story.offered(seller)
    await story.closeOn('2027-03-01')
    expect(await story.plansOf(seller)).toMatchObject([{ status: 'lapsed', ended_on: '2027-03-01' }])
    expect(messagesTo(seller.email).join()).toMatch(/has lapsed|已过期/)
    expect(await drawdownOf(seller)).not.toHaveProperty('restructuredOn')
  })

  test('is another company’s secret', async () => {
    const [one, other] = [await story.lateSeller(), await story.lateSeller()]
    await story.offered(one)
    expect(await story.plansOf(other)).toEqual([])
    expect(await story.initiate(other)).toMatchObject({ code: codeOf('wrongState') })
  })
})
