import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { productTerms } from '#shared/lending/product-terms.ts'
import { rebateTotal } from '#shared/lending/rebate.ts'
import { type Cents, decimalFromCents } from '#shared/money/cents.ts'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { sumOfKinds } from '#shared/repayment/charge-order.ts'
import { addDays, type BusinessDate } from '#shared/time/business-date.ts'
import { listChargesOfDrawdown } from '../../../../functions/data/charge-orders.ts'
import { findDrawdown } from '../../../../functions/data/drawdowns.ts'
import { putJobCursor } from '../../../../functions/data/job-cursors.ts'
import { listEveryPayment } from '../../../../functions/data/payments.ts'
import { buildFacility, readFacility, type SellerWithFacility } from '../../../support/build-facility.ts'
import { checkBooks } from '../../../support/check-books.ts'
import { deskOf } from '../../../support/desk-of.ts'
import { callDesk, drawMoney } from '../../../support/draw-money.ts'
import { Crash, createFailingTable } from '../../../support/failing-table.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { createRepaymentStory } from '../../repayment/repayment-story.ts'
import { seedShopSales } from '../../repayment/shop-sales.ts'
import { writeCamt } from '../payments/statements/write-statements.ts'

const app = await useTestApp()
const story = createRepaymentStory(app)

const start = '2026-11-02'
/** Due on the second of each month, or at once on 31 January. */
const instalments = { repayment: productTerms.revenue_credit_automation.repayment }
type Method = 'equalPrincipal' | 'interestMonthly' | 'equalInstalment'

interface Story {
  seller: SellerWithFacility
  drawdownId: string
}

const sharesOfSales = { repayment: [productTerms.small_shop_financing.repayment[1]] } as never

const drawn = async (amount: string, method?: Method | 'salesShare'): Promise<Story> => {
  const { table } = app.deps
  app.clock.set(`${start}T01:00:00.000Z`)
  const updatedAt = app.clock.now().toISOString()
  await table.transact({ cursor: putJobCursor(table, { job: 'daily-close', upTo: start, updatedAt }) })
  const isShare = method === 'salesShare'
  const terms = isShare ? sharesOfSales : method ? instalments : {}
  const seller = await buildFacility(app, { limitCents: 250_000_00, terms })
  const choice = method ? { repayment_method: method, ...(isShare ? { sales_share: '10.00' } : {}) } : {}
  return { seller, drawdownId: await drawMoney(app, seller, amount, choice) }
}

const goTo = async (of: Story, day: BusinessDate) => {
  of.seller = await story.laterOn(`${day}T01:00:00.000Z`, of.seller)
  await story.closeDay()
}

const reportEarly = ({ seller, drawdownId }: Story, amount: string, partial = true) =>
  app.send(
    repaymentEndpoints.reportPayoff,
    { body: { drawdown_id: drawdownId, amount, partial, reference: 'FPS 9' } },
    seller,
  )

const reason = 'the bank sent it late'
const act = (action: string, fields: object) => deskOf(app.deps)({ action, actor: 'ada', reason, ...fields })

const postEarly = ({ seller: { facilityId }, drawdownId }: Story, fields: object) =>
  callDesk(app, 'payoff-post', { facilityId, drawdownId, reason, ...fields })

/** Reports an early repayment and posts it on the same day. */
const prepay = async (of: Story, amount: string) => {
  expect(await reportEarly(of, amount)).toMatchObject({ code: 0 })
  expect(await postEarly(of, {})).toMatchObject({ ok: true })
}

/** Books a line to a drawdown or a charge order. */
const match = async (lineId: string | undefined, target: object, rebooksLater: boolean) => {
  const outcome = await act('statement-line-match', { lineId, targets: [target], rebooksLater })
  expect(outcome).toMatchObject({ ok: true })
}

/** Lines of the bank, by their texts. */
const linesOf = async (lines: readonly { day: BusinessDate; cents: Cents; text: string }[]) => {
  const referenced = lines.map((line) => ({ ...line, bankReference: randomUUID().slice(0, 16) }))
  const file = Buffer.from(writeCamt({ lines: referenced, number: randomUUID().slice(0, 8) })).toString(
    'base64',
  )
  expect(await act('statement-read', { file })).toMatchObject({ ok: true })
  const { lines: listed } = (await act('statement-line-list', { limit: 100 })) as unknown as {
    lines: { lineId: string; text: string }[]
  }
  return new Map(listed.map(({ text, lineId }) => [text, lineId]))
}

/** The ledger as of each value date: what was charged, received and held, whatever the order of booking. */
const ledgerOf = async ({ seller, drawdownId }: Story) => {
  const { table } = app.deps
  await checkBooks(app, seller)
  const { companyId, balances } = await readFacility(app, seller.facilityId)
  const drawdown = await findDrawdown(table, companyId, drawdownId)
  if (!drawdown) throw new Error('no drawdown')
  const charges = await listChargesOfDrawdown(table, drawdown)
  const payments = []
  for await (const { status, valueDate, postedCents, settledCents, surplusCents } of listEveryPayment(
    table,
    companyId,
  ))
    if (status === 'posted') payments.push({ valueDate, postedCents, settledCents, surplusCents })
  const { timesCharged: _times, ...left } = drawdown.uncharged ?? {}
  return {
    charges: charges
      // Booked in order, there is no charge on a date on which nothing is due, so empty charges are left out.
      .filter(
        ({ chargedCents, packetCents = 0, rebate, isEarly }) =>
          isEarly || sumOfKinds(chargedCents) + packetCents + (rebate ? rebateTotal(rebate) : 0) > 0,
      )
      .map(({ dueDate, isEarly, chargedCents, owedCents, status, packetCents, rebate, pendingCents }) => ({
        dueDate,
        isEarly,
        chargedCents,
        owedCents,
        status,
        packetCents,
        rebate,
        pendingCents,
      }))
      .toSorted(
        (a, b) => a.dueDate.localeCompare(b.dueDate) || Number(b.isEarly ?? 0) - Number(a.isEarly ?? 0),
      ),
    payments: payments.toSorted(
      (a, b) =>
        (a.valueDate ?? '').localeCompare(b.valueDate ?? '') || (a.postedCents ?? 0) - (b.postedCents ?? 0),
    ),
    left,
    status: drawdown.status,
    balances,
  }
}

describe('an early repayment that is found late', () => {
  test('after a later one is refused by name, previewed, and then counts from its day', async () => {
    const of = await drawn('100000.00')
    await goTo(of, '2026-12-12')
    expect(await reportEarly(of, '30000.00')).toMatchObject({ code: 0 })
    expect(await postEarly(of, { valueDate: '2026-12-12' })).toMatchObject({ ok: true })
    expect(await reportEarly(of, '20000.00')).toMatchObject({ code: 0 })
    const before = await ledgerOf(of)
    expect(await postEarly(of, { valueDate: '2026-12-02' })).toMatchObject({
      ok: false,
      reason: 'ruleBroken',
      errors: [{ field: 'rebooksLater' }],
      message: expect.stringContaining('2026-12-12'),
    })
    const late = { valueDate: '2026-12-02', rebooksLater: true }
    const preview = await postEarly(of, { ...late, dryRun: true })
    expect(preview).toMatchObject({
      ok: true,
      dryRun: true,
      // 40 days of 100,000.00; or 30 days of it and ten of 80,900.00.
      before: { outstanding: '71200.00', charges: [{ interest: '1200.00' }] },
      after: { outstanding: '51142.70', charges: [{ interest: '242.70' }] },
    })
    expect(await ledgerOf(of)).toEqual(before)
    expect(await postEarly(of, late)).toMatchObject({ ok: true, status: 'posted', valueDate: '2026-12-02' })
    expect(await postEarly(of, late)).toMatchObject({ ok: true, status: 'posted' })
    const after = await ledgerOf(of)
    expect(after.payments).toMatchObject([
      { valueDate: '2026-12-02', settledCents: { interest: 900_00, principal: 19_100_00 } },
      { valueDate: '2026-12-12', settledCents: { interest: 242_70, principal: 29_757_30 } },
    ])
    await app.drainEvents()
    const mails = app.outbox.sent.filter(
      ({ to, subject }) => to === of.seller.email && subject === '【明岸】已补记您较早到账的提前还款',
    )
    expect(mails).toHaveLength(1)
    for (const amount of ['20,000.00', '71,200.00', '51,142.70']) expect(mails[0]?.text).toContain(amount)
  })

  test('after its drawdown fell due and was paid corrects the bill, and what it paid too much is held', async () => {
    const of = await drawn('100000.00')
    await goTo(of, '2026-12-02')
    expect(await reportEarly(of, '100900.00', false)).toMatchObject({ code: 0 })
    await goTo(of, '2027-02-10')
    const [charge] = await story.charges(of.seller)
    expect(charge).toMatchObject({ outstanding: '103000.00', pending: '100900.00' })
    const { facilityId } = of.seller
    const paymentId = `payoff-${of.drawdownId}`
    const post = (fields: object) =>
      callDesk(app, 'repayment-post', { facilityId, paymentId, valueDate: '2026-12-02', reason, ...fields })
    expect(await post({})).toMatchObject({ ok: false, errors: [{ field: 'rebooksLater' }] })
    // In transit since before the due date, and booked by its day: nothing is owed, and no overdue interest runs.
    for (const outcome of [await post({ rebooksLater: true }), await post({ rebooksLater: true })])
      expect(outcome).toMatchObject({
        ok: true,
        settled: { interest: '900.00', principal: '100000.00' },
        surplus: '0.00',
      })
    const { charges, status, balances } = await ledgerOf(of)
    expect(charges).toMatchObject([{ dueDate: '2026-12-02', isEarly: true, status: 'collected' }])
    expect(status).toBe('repaid')
    expect(balances).toMatchObject({ interestIncome: -900_00, overdueInterestIncome: 0, suspense: 0 })
  })

  test('is a line of the bank that nobody reported, and is offered and booked to its drawdown', async () => {
    const of = await drawn('60000.00', 'equalPrincipal')
    await goTo(of, '2026-12-20')
    const text = `Found late ${randomUUID().slice(0, 8)}`
    const lineId = (await linesOf([{ day: '2026-11-22', cents: 12_000_00, text }])).get(text)
    const { companyId, facilityId } = await readFacility(app, of.seller.facilityId)
    const target = { kind: 'payoff', facilityId, id: of.drawdownId }
    expect(await act('statement-line-targets', { lineId, companyId })).toMatchObject({
      targets: expect.arrayContaining([expect.objectContaining(target)]),
    })
    const fields = { lineId, targets: [target] }
    expect(await act('statement-line-match', fields)).toMatchObject({ errors: [{ field: 'rebooksLater' }] })
    for (let time = 0; time < 2; time++)
      expect(await act('statement-line-match', { ...fields, rebooksLater: true })).toMatchObject({
        ok: true,
        line: { state: 'booked' },
      })
    // 20 days of 60,000.00; it repays the first instalment and a part of the second.
    const { charges } = await ledgerOf(of)
    expect(charges).toMatchObject([
      { dueDate: '2026-11-22', isEarly: true, chargedCents: { interest: 360_00, principal: 11_640_00 } },
      { dueDate: '2026-12-02', chargedCents: { principal: 0 } },
    ])
    // A line of today is not matched as an early repayment unless it was reported.
    const now = `In order ${randomUUID().slice(0, 8)}`
    const today = (await linesOf([{ day: '2026-12-20', cents: 1_000_00, text: now }])).get(now)
    for (const rebooksLater of [false, true])
      expect(
        await act('statement-line-match', { lineId: today, targets: [target], rebooksLater }),
      ).toMatchObject({ ok: false, reason: 'wrongState' })
  })

  test('is refused where a later bill was written off, before the payout, or on a day to come', async () => {
    const of = await drawn('60000.00', 'equalPrincipal')
    await goTo(of, '2026-11-12')
    expect(await reportEarly(of, '12000.00')).toMatchObject({ code: 0 })
    await goTo(of, '2026-12-05')
    const before = await ledgerOf(of)
    for (const valueDate of ['2026-11-01', '2027-01-20'])
      expect(await postEarly(of, { valueDate, rebooksLater: true })).toMatchObject({ reason: 'invalidDate' })
    expect(await ledgerOf(of)).toEqual(before)
    const [charge] = await story.charges(of.seller)
    const { facilityId } = of.seller
    expect(
      await callDesk(app, 'charge-write-off', {
        facilityId,
        chargeId: charge?.id,
        unbookedAccepted: true,
        reason: 'lost',
      }),
    ).toMatchObject({ ok: true })
    expect(await postEarly(of, { valueDate: '2026-11-12', rebooksLater: true })).toMatchObject({
      ok: false,
      message: expect.stringContaining('written off'),
    })
    await checkBooks(app, of.seller)
  })
})

/** An early repayment of 12 November that waits, and a bill of 2 December that was paid. */
const foundAfterBill = async () => {
  const of = await drawn('60000.00', 'interestMonthly')
  await goTo(of, '2026-11-12')
  expect(await reportEarly(of, '12000.00')).toMatchObject({ code: 0 })
  await goTo(of, '2026-12-20')
  const [charge] = await story.charges(of.seller)
  await story.pay(of.seller, charge?.id ?? '', '300.00')
  return of
}

describe('done twice, broken off or concurrently', () => {
  const late = { valueDate: '2026-11-12', rebooksLater: true }

  test('a crash before or after the write, and a retry, give the same ledger', async () => {
    const ledgers = []
    for (const when of ['before', 'after'] as const) {
      const of = await foundAfterBill()
      const { table } = createFailingTable(app.deps.table, (nth) => (nth === 1 ? when : undefined))
      const { facilityId } = of.seller
      const given = { facilityId, drawdownId: of.drawdownId, reason, ...late }
      await expect(
        deskOf({ ...app.deps, table })({ action: 'payoff-post', actor: 'ada', ...given }),
      ).rejects.toThrow(Crash)
      expect(await postEarly(of, late)).toMatchObject({ ok: true })
      ledgers.push(await ledgerOf(of))
    }
    const [one, other] = ledgers
    expect(one).toEqual(other)
  })

  test('a double click, a bill that is paid and one that is raised at that moment are each counted once', async () => {
    const of = await foundAfterBill()
    const { facilityId } = of.seller
    const [charge] = await story.charges(of.seller)
    const paid = await story.report(of.seller, charge?.id ?? '', '10.00')
    const paymentId = paid.data.payment_id
    app.clock.set('2027-01-03T01:00:00.000Z')
    const all = () =>
      Promise.all([
        postEarly(of, late),
        postEarly(of, late),
        callDesk(app, 'repayment-post', { facilityId, paymentId }),
        story.closeDay(),
      ])
    await all()
    await all()
    const { payments, charges } = await ledgerOf(of)
    expect(payments.filter(({ valueDate }) => valueDate === '2026-11-12')).toHaveLength(1)
    expect(charges.map(({ dueDate }) => dueDate)).toEqual(['2026-11-12', '2026-12-02', '2027-01-02'])
  })

  test('that bounces is owed at once, and the books add up', async () => {
    const of = await foundAfterBill()
    await postEarly(of, late)
    const { facilityId } = of.seller
    const postingId = `repayment-received:payoff-${of.drawdownId}@2`
    expect(
      await callDesk(app, 'posting-reverse', { facilityId, postingId, reason: 'bounced' }),
    ).toMatchObject({
      ok: true,
      status: 'reversed',
    })
    await checkBooks(app, of.seller)
  })
})

test('of a drawdown repaid by a share of sales charges the weeks since then again', async () => {
  const ledgers = []
  for (const isLate of [false, true]) {
    const of = await drawn('10000.00', 'salesShare')
    // 1,400.00 a week, and at last the rest.
    await seedShopSales(app, of.seller, '2026-12-20', 2_000_00)
    await goTo(of, '2026-11-20')
    if (!isLate) await prepay(of, '6000.00')
    await goTo(of, '2026-12-20')
    if (isLate) {
      const text = `Found late ${randomUUID().slice(0, 8)}`
      const lineId = (await linesOf([{ day: '2026-11-20', cents: 6_000_00, text }])).get(text)
      await match(lineId, { kind: 'payoff', facilityId: of.seller.facilityId, id: of.drawdownId }, true)
      await goTo(of, '2026-12-20')
    }
    const { left, ...ledger } = await ledgerOf(of)
    expect(ledger.charges.length).toBeGreaterThan(3)
    ledgers.push({ ...ledger, left: { ...left, weekEnding: undefined } })
  }
  const [inOrder, late] = ledgers
  expect(late).toEqual(inOrder)
})

/** Early repayments, and payments of bills, each with its day. */
type Money =
  | { kind: 'early'; day: number; cents: Cents }
  | { kind: 'bill'; bill: number; after: number; cents: Cents }

const dueDates = ['2026-12-02', '2027-01-02', '2027-02-02', '2027-03-02']

test('receipts booked in any order give the ledger of their value dates', async () => {
  const histories = fc.record({
    method: fc.constantFrom<Method>('equalPrincipal', 'interestMonthly', 'equalInstalment'),
    early: fc.uniqueArray(
      fc.record({
        kind: fc.constant('early' as const),
        day: fc.integer({ min: 1, max: 110 }),
        cents: fc.integer({ min: 1_000_00, max: 12_000_00 }),
      }),
      { minLength: 1, maxLength: 3, selector: ({ day }) => day },
    ),
    bills: fc.uniqueArray(
      fc.record({
        kind: fc.constant('bill' as const),
        bill: fc.integer({ min: 0, max: 2 }),
        after: fc.integer({ min: 0, max: 15 }),
        cents: fc.integer({ min: 100_00, max: 12_000_00 }),
      }),
      { maxLength: 3, selector: ({ bill }) => bill },
    ),
    order: fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
  })
  await fc.assert(
    fc.asyncProperty(histories, async ({ method, early, bills, order }) => {
      const dateOf = (money: Money) =>
        money.kind === 'early' ? addDays(start, money.day) : addDays(dueDates[money.bill] ?? '', money.after)
      const last = '2027-03-20'
      const all: Money[] = [...early, ...bills].toSorted((a, b) => dateOf(a).localeCompare(dateOf(b)))
      const days = all.map(dateOf)
      // On one day, the order of booking decides.
      fc.pre(new Set(days).size === days.length && days.every((day) => !dueDates.includes(day)))

      const book = async (sequence: readonly Money[], isInOrder: boolean) => {
        const of = await drawn('60000.00', method)
        const { facilityId } = of.seller
        const texts = new Map(sequence.map((money) => [money, randomUUID().slice(0, 12)]))
        if (!isInOrder) await goTo(of, last)
        else await goTo(of, '2026-11-03')
        let lines: ReadonlyMap<string, string> | undefined
        for (const money of sequence) {
          const day = dateOf(money)
          if (isInOrder) await goTo(of, day)
          if (isInOrder && money.kind === 'early') {
            await prepay(of, decimalFromCents(money.cents))
            continue
          }
          const text = texts.get(money) ?? ''
          if (isInOrder) lines = await linesOf([{ day, cents: money.cents, text }])
          else
            lines ??= await linesOf(
              all.map((each) => ({ day: dateOf(each), cents: each.cents, text: texts.get(each) ?? '' })),
            )
          const { companyId } = await readFacility(app, facilityId)
          const drawdown = await findDrawdown(app.deps.table, companyId, of.drawdownId)
          const charges = drawdown ? await listChargesOfDrawdown(app.deps.table, drawdown) : []
          const target =
            money.kind === 'early'
              ? { kind: 'payoff', facilityId, id: of.drawdownId }
              : {
                  kind: 'charge',
                  facilityId,
                  id: charges.find(({ dueDate, isEarly }) => dueDate === dueDates[money.bill] && !isEarly)
                    ?.chargeId,
                }
          await match(lines.get(text), target, !isInOrder)
        }
        await goTo(of, last)
        return ledgerOf(of)
      }
      const shuffled = all
        .map((money) => ({ money, at: order.next().value as number }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ money }) => money)
      expect(await book(shuffled, false)).toEqual(await book(all, true))
    }),
    { seed: 5, numRuns: 5 },
  )
})
