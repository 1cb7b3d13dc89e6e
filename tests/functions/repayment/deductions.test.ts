import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { productTerms } from '#shared/lending/product-terms.ts'
import { centsFromDecimal } from '#shared/money/cents.ts'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { startPaymentPlan } from '../../../functions/credit/start-payment-plan.ts'
import { findDrawdown } from '../../../functions/data/drawdowns.ts'
import { replacePaymentAccount } from '../../../functions/data/payment-accounts.ts'
import { deductRepayments } from '../../../functions/jobs/repayment-deductions.ts'
import type { Deps } from '../../../functions/runtime/deps.ts'
import { buildFacility, type SellerWithFacility } from '../../support/build-facility.ts'
import { checkBooks } from '../../support/check-books.ts'
import { callDesk, drawMoney } from '../../support/draw-money.ts'
import { createFailingTable } from '../../support/failing-table.ts'
import { present } from '../../support/present.ts'
import { createPaymentApp } from '../shops/payment-app.ts'
import { createRepaymentStory } from './repayment-story.ts'

const app = await createPaymentApp()
const story = createRepaymentStory(app)
afterAll(() => app.close())

const link = (companyId: string, accountId: string) =>
  app.deps.table.transact({
    account: replacePaymentAccount(app.deps.table, {
      platform: 'quay-pay',
      accountId,
      companyId,
      currency: 'USD',
      status: 'authorized',
      authorisedAt: app.clock.now().toISOString(),
      authorisationId: accountId,
      isVerified: false,
      version: 0,
    }),
  })

/** A seller with 10,000.00 due, linked to an account whose name selects a scenario, or to none. */
const due = async (kind: string | null = 'shop') => {
  app.clock.set('2026-11-02T01:00:00.000Z')
  const seller = await buildFacility(app, {
    limitCents: 100_000_00,
    currency: 'USD',
    terms: { repayment: productTerms.payoneer.repayment },
  })
  const account = `${kind ?? 'none'}-${randomUUID().slice(0, 8)}`
  if (kind) await link(seller.companyId, account)
  const drawdownId = await drawMoney(app, seller, '10000.00')
  const here = await story.laterOn('2027-01-31T01:00:00.000Z', seller)
  await story.closeDay()
  const charge = present((await story.charges(here))[0])
  await app.drainEvents()
  return { seller: here, drawdownId, account, charge }
}

type Due = Awaited<ReturnType<typeof due>>

const deduct = (deps: Partial<Deps> = {}) => deductRepayments({ ...app.deps, ...deps })

/** A run that may fail. */
const run = (deps?: Partial<Deps>) => deduct(deps).catch(() => undefined)

/** The platform performs the deduction, and its response is lost. */
const losingAnswers: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init)
  if (init?.method === 'PUT') throw new TypeError('the connection broke')
  return answer
}

const asked = ({ account }: Pick<Due, 'account'>) =>
  Object.values(app.peer.deductions).filter(({ accountId }) => accountId === account)

const taken = (of: Pick<Due, 'account'>) =>
  asked(of)
    .filter(({ status }) => status === 'done')
    .reduce((sum, { amountCents }) => sum + amountCents, 0)

const detail = async ({ seller, charge }: Due) =>
  (await app.send(repaymentEndpoints.getCharge, { body: { charge_id: charge.id } }, seller)).data

const settled = async (of: Due) => {
  const { charge, payments } = await detail(of)
  const posted = payments.filter(({ status }) => status === 'posted')
  return { charge, posted, cents: posted.reduce((sum, { reported }) => sum + centsFromDecimal(reported), 0) }
}

const mailsTo = ({ email }: SellerWithFacility, about: RegExp) =>
  app.outbox.sent.filter(({ to, subject }) => to === email && about.test(subject ?? ''))

const dispute = ({ seller, charge }: Due) =>
  app.send(repaymentEndpoints.disputeCharge, { body: { charge_id: charge.id, words: '金额不对' } }, seller)

test('a payment plan is paid by transfer: nothing is deducted until it ends', async () => {
  const of = await due()
  const { facilityId, companyId } = of.seller
  const offer = await callDesk(app, 'plan-offer', {
    facilityId,
    drawdownId: of.drawdownId,
    firstDate: '2027-02-15',
    count: 2,
  })
  const { planId } = offer as unknown as { planId: string }
  await startPaymentPlan({ companyId, planId }, app.deps)
  await deduct()
  expect(asked(of)).toEqual([])
  expect((await detail(of)).charge).toMatchObject({
    under_plan: true,
    collection_method: 'bank_transfer',
    deduction: null,
  })
  app.clock.set('2027-02-01T01:00:00.000Z')
  await story.closeDay()
  await app.drainEvents()
  expect(await callDesk(app, 'overdue-show', { facilityId })).toMatchObject({
    chargesPastDue: [{ collectionMethod: 'bank_transfer' }],
  })
  await callDesk(app, 'plan-end', { facilityId, planId, reason: 'the company stopped trading' })
  await deduct()
  expect(asked(of)).toMatchObject([{ status: 'done' }])
})

describe('a due amount', () => {
  test('is deducted with the platform’s value date, and settles the bill once', async () => {
    const of = await due()
    expect((await detail(of)).charge.deduction).toMatchObject({ state: 'planned', refusal: null })
    expect(mailsTo(of.seller, /今日到期/)).toEqual([])
    await deduct()
    await deduct()
    await app.drainEvents()
    const { charge, payments } = await detail(of)
    expect(charge).toMatchObject({ status: 'collected', outstanding: '0.00', pending: '0.00' })
    expect(payments).toMatchObject([
      { status: 'posted', method: 'platform_deduction', posted: { value_date: '2027-01-31' } },
    ])
    expect(asked(of)).toMatchObject([{ status: 'done', amountCents: centsFromDecimal(of.charge.total) }])
    expect((await findDrawdown(app.deps.table, of.seller.companyId, of.drawdownId))?.status).toBe('repaid')
    expect(mailsTo(of.seller, /已还清/)[0]?.text).toContain('扣款账户：Quay Pay ••••')
    await checkBooks(app, of.seller)
  })

  test.each([
    ['empty', 'insufficient', /余额不足/],
    ['ended', 'revoked', /授权已终止/],
    [null, 'noAccount', /没有可以扣款的账户/],
  ] as const)(
    'remains to be transferred if %s: the seller is notified once, and it is retried the next day',
    async (kind, refusal, why) => {
      const of = await due(kind)
      await deduct()
      await deduct()
      await app.drainEvents()
      const { charge } = await detail(of)
      expect(charge).toMatchObject({ status: 'active', pending: '0.00', outstanding: of.charge.total })
      expect(charge.deduction).toMatchObject({ state: 'refused', refusal, asked_on: '2027-01-31' })
      expect(asked(of)).toHaveLength(kind ? 1 : 0)
      const sentMails = () =>
        app.outbox.sent.filter(({ to, text }) => to === of.seller.email && why.test(text))
      expect(sentMails()).toHaveLength(1)
      expect(sentMails()[0]?.text).toContain('转账附言')
      const seller = await story.laterOn('2027-02-01T01:00:00.000Z', of.seller)
      await deduct()
      await app.drainEvents()
      expect(asked(of)).toHaveLength(kind ? 2 : 0)
      expect(sentMails()).toHaveLength(1)
      const { data } = await story.report(seller, charge.id, charge.outstanding)
      of.seller = await story.laterOn('2027-02-02T01:00:00.000Z', seller)
      await deduct()
      expect(asked(of)).toHaveLength(kind ? 2 : 0)
      await callDesk(app, 'repayment-post', { facilityId: seller.facilityId, paymentId: data.payment_id })
      expect((await detail(of)).charge.status).toBe('collected')
      await checkBooks(app, of.seller)
    },
  )

  test('is deducted as soon as an account is linked, without another notification', async () => {
    const of = await due(null)
    await deduct()
    await link(of.seller.companyId, of.account)
    const seller = await story.laterOn('2027-02-01T01:00:00.000Z', of.seller)
    await deduct()
    const { charge } = await detail({ ...of, seller })
    expect(charge.status).toBe('collected')
    expect(charge.deduction?.refusal).toBeNull()
  })

  test('is pending while the platform has not decided, and cannot be paid otherwise', async () => {
    const of = await due('slow')
    await deduct()
    expect((await detail(of)).charge).toMatchObject({
      pending: of.charge.total,
      deduction: { state: 'asked' },
    })
    expect(await story.report(of.seller, of.charge.id, '1.00')).toMatchObject({ status: 422 })
    for (const act of ['repayment-post', 'payment-void']) {
      const [payment] = (await detail(of)).payments
      const ids = { facilityId: of.seller.facilityId, paymentId: payment?.id }
      expect(await callDesk(app, act, ids)).toMatchObject({ ok: false, reason: 'wrongState' })
    }
    app.clock.advance('PT61M')
    await deduct()
    expect((await settled(of)).charge.status).toBe('collected')
    expect(asked(of)).toHaveLength(1)
    await checkBooks(app, of.seller)
  })

  test('is reduced by transfers that the seller has reported', async () => {
    const of = await due()
    await story.report(of.seller, of.charge.id, '4000.00')
    await deduct()
    const { charge } = await settled(of)
    expect(charge).toMatchObject({ status: 'partial collected', pending: '4000.00', outstanding: '4000.00' })
    expect(taken(of)).toBe(centsFromDecimal(of.charge.total) - 4000_00)
    await checkBooks(app, of.seller)
  })

  test('is not deducted while disputed', async () => {
    const of = await due()
    await dispute(of)
    await deduct()
    expect(asked(of)).toEqual([])
    const ids = { facilityId: of.seller.facilityId, chargeId: of.charge.id }
    await callDesk(app, 'dispute-reject', { ...ids, answer: '无误' })
    await deduct()
    expect((await settled(of)).charge.status).toBe('collected')
    await checkBooks(app, of.seller)
  })

  test('that bounced is deducted again the next day', async () => {
    const of = await due()
    await deduct()
    const [payment] = (await settled(of)).posted
    const { facilityId } = of.seller
    const postingId = `repayment-received:${payment?.id}`
    expect(await callDesk(app, 'posting-reverse', { facilityId, postingId })).toMatchObject({ ok: true })
    await deduct()
    expect(asked(of)).toHaveLength(1)
    const seller = await story.laterOn('2027-02-01T01:00:00.000Z', of.seller)
    await deduct()
    expect(asked(of)).toHaveLength(2)
    expect((await detail({ ...of, seller })).charge.status).toBe('collected')
    await checkBooks(app, seller)
  })
})

describe('an interrupted run', () => {
  test.each([1, 2].flatMap((write) => (['before', 'after'] as const).map((when) => [when, write] as const)))(
    '%s its write %i deducts nothing twice, and is continued by the next run',
    async (when, write) => {
      const of = await due()
      const { table, crashes } = createFailingTable(app.deps.table, (nth) =>
        nth === write ? when : undefined,
      )
      await deduct({ table }).catch(() => undefined)
      expect(crashes()).toBe(1)
      await deduct()
      const { charge, posted } = await settled(of)
      expect(charge.status).toBe('collected')
      expect(posted).toHaveLength(1)
      expect(asked(of)).toHaveLength(1)
      await checkBooks(app, of.seller)
    },
  )

  test('without the platform’s response retries with the same key, even days later', async () => {
    const of = await due()
    expect(await deduct({ fetch: losingAnswers })).toMatchObject({ unanswered: 1 })
    expect(taken(of)).toBe(centsFromDecimal(of.charge.total))
    const seller = await story.laterOn('2027-02-02T01:00:00.000Z', of.seller)
    await deduct()
    const { posted } = await settled({ ...of, seller })
    expect(posted).toMatchObject([{ posted: { value_date: '2027-01-31' } }])
    expect(asked(of)).toHaveLength(1)
    await checkBooks(app, seller)
  })

  test('that is found after a later transfer was booked keeps its day, and two people post it', async () => {
    const of = await due()
    const transfer = await story.report(of.seller, of.charge.id, '3000.00')
    expect(await deduct({ fetch: losingAnswers })).toMatchObject({ unanswered: 1 })
    of.seller = await story.laterOn('2027-02-10T01:00:00.000Z', of.seller)
    await story.closeDay()
    const { facilityId, companyId } = of.seller
    const posted = await callDesk(app, 'repayment-post', {
      facilityId,
      paymentId: transfer.data.payment_id,
      valueDate: '2027-02-09',
    })
    expect(posted).toMatchObject({ ok: true })
    // The platform's deduction is neither booked with another value date nor requested again.
    const before = await detail(of)
    expect([await deduct(), await deduct()]).toMatchObject([{ foundLate: 1 }, { foundLate: 1 }])
    expect(await detail(of)).toEqual(before)
    expect(asked(of)).toHaveLength(1)
    const listed = await callDesk(app, 'payment-list', {})
    const waiting = (listed as unknown as { waiting: { companyId: string; paymentId: string }[] }).waiting
    const paymentId = waiting.find((each) => each.companyId === companyId)?.paymentId
    const ids = { facilityId, paymentId, rebooksLater: true, reason: 'found late' }
    expect(await callDesk(app, 'repayment-post', { ...ids, valueDate: '2027-02-10' })).toMatchObject({
      ok: false,
      message: expect.stringContaining('on 2027-01-31'),
    })
    const post = () => callDesk(app, 'repayment-post', { ...ids, valueDate: '2027-01-31' })
    expect(await post()).toMatchObject({ ok: true, valueDate: '2027-01-31' })
    expect(await post()).toMatchObject({ ok: true, valueDate: '2027-01-31' })
    const { charge, payments } = await detail(of)
    // 3,000.00 from the due date to the transfer's day, at 10.80%.
    expect(charge).toMatchObject({ pending: '0.00', overdue_interest: '8.10', outstanding: '8.10' })
    expect(payments.filter(({ status }) => status === 'posted')).toHaveLength(2)
    expect(await deduct()).toMatchObject({ foundLate: 0 })
    await checkBooks(app, of.seller)
  })

  test('before the platform’s call is cancelled if the bill is disputed in the meantime', async () => {
    const of = await due()
    app.line.isDown = true
    expect(await deduct()).toMatchObject({ unanswered: 1 })
    app.line.isDown = false
    await dispute(of)
    expect(await deduct()).toMatchObject({ cancelled: 1 })
    expect(taken(of)).toBe(0)
    expect((await detail(of)).charge).toMatchObject({ status: 'suspend', pending: '0.00' })
    await checkBooks(app, of.seller)
  })

  test('is completed even if the bill was written off: the money recovers the loss', async () => {
    const of = await due('slow')
    await deduct()
    const { facilityId } = of.seller
    const ids = { facilityId, chargeId: of.charge.id }
    expect(await callDesk(app, 'charge-write-off', ids)).toMatchObject({ ok: true })
    const [key = ''] = Object.entries(app.peer.deductions).flatMap(([name, { accountId }]) =>
      accountId === of.account ? [name] : [],
    )
    const before = present(app.peer.deductions[key])
    app.peer.deductions[key] = { ...before, status: 'done', takenAt: app.clock.now().toISOString() }
    await deduct()
    const [payment] = (await settled(of)).posted
    expect(payment?.posted).toMatchObject({ recovered: of.charge.total, surplus: '0.00' })
    await checkBooks(app, of.seller)
  })
})

describe('concurrently', () => {
  test('runs deduct once, and a report at the same time never exceeds the bill', async () => {
    const of = await due()
    const [, , report] = await Promise.all([
      deduct(),
      deduct(),
      story.report(of.seller, of.charge.id, of.charge.total),
    ])
    await deduct()
    const { cents } = await settled(of)
    expect(taken(of)).toBe(cents)
    expect(report.code === 200 ? cents : cents - centsFromDecimal(of.charge.total)).toBe(0)
    await checkBooks(app, of.seller)
  })

  test('each deduction is posted once and the books are in order, whatever the order of events', async () => {
    const acts = [
      'deduct',
      'down',
      'lost',
      'crash',
      'hour',
      'day',
      'report',
      'post',
      'dispute',
      'answer',
    ] as const
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('shop', 'slow', 'empty'),
        fc.array(fc.constantFrom(...acts), { minLength: 4, maxLength: 12 }),
        async (kind, order) => {
          const of = await due(kind)
          const ids = { facilityId: of.seller.facilityId, chargeId: of.charge.id }
          const reported: string[] = []
          const does: Record<(typeof acts)[number], () => Promise<unknown>> = {
            deduct: run,
            down: () => run({ fetch: () => Promise.reject(new TypeError('down')) }),
            lost: () => run({ fetch: losingAnswers }),
            crash: () =>
              run({
                table: createFailingTable(app.deps.table, (nth) => (nth === 2 ? 'before' : undefined)).table,
              }),
            hour: async () => app.clock.advance('PT1H'),
            day: async () => {
              of.seller = await story.laterOn(
                new Date(app.clock.now().getTime() + 86_400_000).toISOString(),
                of.seller,
              )
              await story.closeDay()
            },
            report: async () => {
              const { data } = await story.report(of.seller, of.charge.id, '3000.00')
              if (data) reported.push(data.payment_id)
            },
            post: async () => {
              const paymentId = reported.pop()
              if (paymentId) await callDesk(app, 'repayment-post', { ...ids, paymentId })
            },
            dispute: () => dispute(of),
            answer: () => callDesk(app, 'dispute-reject', { ...ids, answer: '无误' }),
          }
          for (const act of order) await does[act]()
          app.clock.advance('PT2H')
          of.seller = await story.laterOn(app.clock.now().toISOString(), of.seller)
          await run()
          await run()
          const { payments } = await detail(of)
          const deducted = payments.filter(
            ({ method, status }) => method === 'platform_deduction' && status === 'posted',
          )
          expect(deducted.reduce((sum, { reported: cents }) => sum + centsFromDecimal(cents), 0)).toBe(
            taken(of),
          )
          await checkBooks(app, of.seller)
        },
      ),
      { numRuns: 8 },
    )
  })
})
