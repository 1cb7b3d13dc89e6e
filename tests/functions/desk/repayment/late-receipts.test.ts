import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { monthAfter } from '#shared/books/month-sums.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { addDays } from '#shared/time/business-date.ts'
import { bookFacility } from '../../../../functions/books/book-facility.ts'
import { findChargeOrder } from '../../../../functions/data/charge-orders.ts'
import { endFacilityMonth, findFacility } from '../../../../functions/data/facilities.ts'
import { listPostings, readLedger } from '../../../../functions/data/ledger.ts'
import { findPayment, listAllPaymentsOf } from '../../../../functions/data/payments.ts'
import { commitPrepared } from '../../../../functions/data/prepared-transactions.ts'
import { readFacility, type SellerWithFacility } from '../../../support/build-facility.ts'
import { checkBooks } from '../../../support/check-books.ts'
import { deskOf } from '../../../support/desk-of.ts'
import { callDesk } from '../../../support/draw-money.ts'
import { Crash, createFailingTable } from '../../../support/failing-table.ts'
import { present } from '../../../support/present.ts'
import { refusal } from '../../../support/refusal.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { createRepaymentStory } from '../../repayment/repayment-story.ts'
import { writeCamt } from '../payments/statements/write-statements.ts'

const app = await useTestApp()
const story = createRepaymentStory(app)

const dueDate = '2027-01-31'
const today = '2027-02-20'

interface Due {
  seller: SellerWithFacility
  chargeId: string
}

/** 100,000.00 at 10.80% and 2,700.00 of interest, due on 31 January: 30.00 of overdue interest a day. */
const due = async (): Promise<Due> => {
  const { seller, charge } = await story.sellerWithDueDrawdown()
  return { seller, chargeId: charge.id }
}

const goTo = async (of: Due, day: string): Promise<void> => {
  of.seller = await story.laterOn(`${day}T01:00:00.000Z`, of.seller)
  await story.closeDay()
}

const report = async ({ seller, chargeId }: Due, amount: string): Promise<string> => {
  const reported = await story.report(seller, chargeId, amount)
  if (reported.code !== 200) throw new Error(reported.body)
  return reported.data.payment_id
}

const post = ({ seller }: Due, paymentId: string, valueDate: string, more: object = {}) =>
  callDesk(app, 'repayment-post', { facilityId: seller.facilityId, paymentId, valueDate, ...more })

const rebooks = { amount: '50000.00', rebooksLater: true, reason: 'the bank sent it late' }

const balancesOf = async ({ seller }: Due) => {
  await checkBooks(app, seller)
  return (await readFacility(app, seller.facilityId)).balances
}

const postingsOf = async ({ seller }: Due) => {
  const found = []
  for await (const { postingId, businessDate, lines } of listPostings(app.deps.table, seller.facilityId))
    found.push({ postingId, businessDate, lines })
  return found
}

/** A bill in comparable form: its charge order, and what the receipts of each value date settled. */
const ledgerOf = async (of: Due) => {
  const { companyId } = await readFacility(app, of.seller.facilityId)
  const charge = present(await findChargeOrder(app.deps.table, companyId, of.chargeId))
  const { chargedCents, owedCents, principalSteps, status, pendingCents } = charge
  const receipts = []
  for await (const { status: is, valueDate, postedCents, settledCents, surplusCents } of listAllPaymentsOf(
    app.deps.table,
    charge,
  ))
    if (is === 'posted') receipts.push({ valueDate, postedCents, settledCents, surplusCents })
  return {
    charge: { chargedCents, owedCents, principalSteps, status, pendingCents },
    receipts: receipts.toSorted(
      (a, b) =>
        (a.valueDate ?? '').localeCompare(b.valueDate ?? '') || (a.postedCents ?? 0) - (b.postedCents ?? 0),
    ),
    balances: await balancesOf(of),
  }
}

/** A pending transfer of 50,000.00, and another one of 55,000.00 that was booked with a value date of 12 February. */
const withLaterBooking = async () => {
  const of = await due()
  await goTo(of, '2027-02-12')
  const late = await report(of, '30000.00')
  const later = await report(of, '20000.00')
  expect(await post(of, later, '2027-02-12', { amount: '55000.00' })).toMatchObject({
    ok: true,
    settled: { overdueInterest: '360.00', interest: '2700.00', principal: '51940.00' },
  })
  await goTo(of, today)
  return { of, late, later }
}

describe('a receipt with an earlier value date than what was booked', () => {
  test('is refused by name, and nothing is written, until somebody has it booked in its place', async () => {
    const { of, late } = await withLaterBooking()
    const before = await ledgerOf(of)
    expect(await post(of, late, '2027-02-05')).toMatchObject(
      refusal('ruleBroken', {
        errors: [{ field: 'rebooksLater' }],
        message: expect.stringContaining('repayment of 2027-02-12'),
      }),
    )
    expect(await ledgerOf(of)).toEqual(before)
  })

  test('takes its place: what came after is reversed and booked again, each on its own day', async () => {
    const { of, late, later } = await withLaterBooking()
    expect(await post(of, late, '2027-02-05', rebooks)).toMatchObject({
      ok: true,
      // Five days of 100,000.00.
      settled: { overdueInterest: '150.00', interest: '2700.00', principal: '47150.00' },
      surplus: '0.00',
      valueDate: '2027-02-05',
    })
    const { charge, receipts } = await ledgerOf(of)
    // Seven days of 52,850.00 until the second receipt, which settles all and leaves the rest.
    expect(receipts).toMatchObject([
      { valueDate: '2027-02-05' },
      {
        valueDate: '2027-02-12',
        settledCents: { overdueInterest: 110_99, interest: 0, principal: 52_850_00 },
        surplusCents: 2_039_01,
      },
    ])
    expect(charge).toMatchObject({ status: 'collected', chargedCents: { overdueInterest: 260_99 } })
    const first = `repayment-received:${later}`
    const posted = await postingsOf(of)
    const datesOf = (id: string) =>
      posted.flatMap(({ postingId, businessDate }) => (postingId === id ? businessDate : []))
    for (const id of [first, `reversal:${first}`, `${first}#2`]) expect(datesOf(id)).toEqual(['2027-02-12'])
    // Overdue interest is reversed as of the day of the act.
    expect(posted.find(({ postingId }) => postingId.startsWith('overdue-interest-taken-back'))).toMatchObject(
      {
        businessDate: today,
      },
    )
  })

  test('is previewed with each charge before and after, and asks for two people', async () => {
    const { of, late } = await withLaterBooking()
    const before = await ledgerOf(of)
    const preview = await post(of, late, '2027-02-05', { ...rebooks, dryRun: true })
    expect(preview).toMatchObject({
      ok: true,
      dryRun: true,
      before: {
        outstanding: '48175.34',
        overdueInterest: '475.34',
        rebooked: [{ valueDate: '2027-02-12', overdueInterest: '360.00', principal: '51940.00' }],
      },
      after: {
        outstanding: '0.00',
        overdueInterest: '260.99',
        surplus: '2039.01',
        rebooked: [{ valueDate: '2027-02-12', overdueInterest: '110.99', surplus: '2039.01' }],
      },
    })
    expect(await ledgerOf(of)).toEqual(before)
    const fields = { facilityId: of.seller.facilityId, paymentId: late, valueDate: '2027-02-05', ...rebooks }
    const two = { ...app.deps, config: { ...app.deps.config, fourEyes: true } }
    const act = (action: string, actor: string, more: object) => deskOf(two)({ action, actor, ...more })
    const proposed = await act('repayment-post', 'ada', fields)
    expect(proposed).toMatchObject({ ok: true, waitsFor: 'a second person' })
    expect(await ledgerOf(of)).toEqual(before)
    const { proposalId } = proposed as unknown as { proposalId: string }
    expect(await act('proposal-approve', 'ada', { proposalId })).toMatchObject({ ok: false })
    // Approved on another day, with other figures of overdue interest.
    await goTo(of, '2027-02-21')
    expect(await act('proposal-approve', 'ben', { proposalId })).toMatchObject({ ok: true })
    expect((await ledgerOf(of)).charge.chargedCents.overdueInterest).toBe(260_99)
  })

  test('corrects a bill that was already collected, and what it paid too much is held for the payer', async () => {
    const of = await due()
    await goTo(of, '2027-02-12')
    const late = await report(of, '30000.00')
    const later = await report(of, '53060.00')
    expect(await post(of, later, '2027-02-12', { amount: '103060.00' })).toMatchObject({ ok: true })
    expect((await ledgerOf(of)).charge.status).toBe('collected')
    expect(await post(of, late, '2027-02-05')).toMatchObject({ errors: [{ field: 'rebooksLater' }] })
    expect(await post(of, late, '2027-02-05', rebooks)).toMatchObject({ ok: true })
    // 150.00 and 110.99 instead of 360.00.
    expect(await balancesOf(of)).toMatchObject({ overdueInterestIncome: -260_99, suspense: -50_099_01 })
  })

  test('pays no fee of a later day, and a waiver of what never accrued is reduced', async () => {
    const of = await due()
    const ids = { facilityId: of.seller.facilityId, chargeId: of.chargeId }
    await goTo(of, '2027-02-10')
    const late = await report(of, '102850.00')
    const waiver = { ...ids, kind: 'overdueInterest', amount: '300.00', key: 'w1', reason: 'goodwill' }
    expect(await callDesk(app, 'charge-waive', waiver)).toMatchObject({ ok: true })
    expect(await post(of, late, '2027-02-05')).toMatchObject({ errors: [{ field: 'rebooksLater' }] })
    expect(await post(of, late, '2027-02-05', { ...rebooks, amount: '102850.00' })).toMatchObject({
      ok: true,
      // Of 150.00 all are waived.
      settled: { overdueInterest: '0.00', interest: '2700.00', principal: '100000.00' },
      surplus: '150.00',
    })
    expect(await balancesOf(of)).toMatchObject({ overdueInterestIncome: -150_00, waivedIncome: 150_00 })
    const first = `charge-waived:${of.chargeId}@w1`
    const reverse = (postingId: string) =>
      callDesk(app, 'posting-reverse', { facilityId: ids.facilityId, postingId, reason: 'a mistake' })
    expect(await reverse(first)).toMatchObject(refusal('wrongState'))
    expect(await reverse(`${first}#2`)).toMatchObject({ ok: true })
    expect(await callDesk(app, 'charge-waive', waiver)).toMatchObject({ ok: true, waived: '300.00' })
    await checkBooks(app, of.seller)
  })

  test('books money that was held for the payer again, by what is still owed', async () => {
    const of = await due()
    const ids = { facilityId: of.seller.facilityId, chargeId: of.chargeId }
    await goTo(of, '2027-02-12')
    const late = await report(of, '30000.00')
    const held = await report(of, '20000.00')
    // 100.00 above the debt of another day is held, and then settles this bill.
    expect(await post(of, held, '2027-02-12', { amount: '103160.00' })).toMatchObject({ surplus: '100.00' })
    const postingId = `repayment-received:${held}`
    expect(await post(of, late, '2027-02-05', rebooks)).toMatchObject({ ok: true })
    // A receipt that bounces is reversed by its present posting alone.
    const reverse = (id: string) =>
      callDesk(app, 'posting-reverse', { ...ids, postingId: id, reason: 'bounced' })
    expect(await reverse(postingId)).toMatchObject(refusal('wrongState'))
    expect(await reverse(`${postingId}#2`)).toMatchObject({ ok: true, status: 'reversed' })
    expect(await reverse(`${postingId}#2`)).toMatchObject({ ok: true, status: 'reversed' })
    await checkBooks(app, of.seller)
  })

  test('is refused with its reason before the due date, to come, or after a write-off', async () => {
    const { of, late } = await withLaterBooking()
    for (const day of ['2027-01-30', '2027-02-21'])
      expect(await post(of, late, day, rebooks)).toMatchObject(refusal('invalidDate'))
    const { facilityId } = of.seller
    const ids = { facilityId, chargeId: of.chargeId, unbookedAccepted: true, reason: 'lost' }
    expect(await callDesk(app, 'charge-write-off', ids)).toMatchObject({ ok: true })
    expect(await post(of, late, '2027-02-05', rebooks)).toMatchObject(
      refusal('wrongState', { message: expect.stringContaining('written off') }),
    )
    await checkBooks(app, of.seller)
  })
})

test('a line of the bank is offered for a bill that a later one collected, and takes its place', async () => {
  const of = await due()
  await goTo(of, '2027-02-12')
  const later = await report(of, '20000.00')
  expect(await post(of, later, '2027-02-12', { amount: '103060.00' })).toMatchObject({ ok: true })
  const { companyId } = await readFacility(app, of.seller.facilityId)
  const line = { day: '2027-02-05', cents: 40_000_00, text: 'Found late' }
  const file = Buffer.from(writeCamt({ lines: [line], number: 'L1' })).toString('base64')
  const act = (action: string, fields: object) =>
    deskOf(app.deps)({ action, actor: 'ada', reason: 'the bank sent it late', ...fields })
  expect(await act('statement-read', { file })).toMatchObject({ ok: true })
  const { lines } = (await act('statement-line-list', { limit: 10 })) as unknown as {
    lines: { lineId: string; text: string }[]
  }
  const lineId = lines.find(({ text }) => text === 'Found late')?.lineId
  const target = { kind: 'charge', facilityId: of.seller.facilityId, id: of.chargeId }
  expect(await act('statement-line-targets', { lineId, companyId })).toMatchObject({
    targets: [{ ...target, amount: '0.00' }],
  })
  const fields = { lineId, targets: [target] }
  expect(await act('statement-line-match', fields)).toMatchObject({ errors: [{ field: 'rebooksLater' }] })
  const match = () => act('statement-line-match', { ...fields, rebooksLater: true })
  for (const outcome of [await match(), await match()])
    expect(outcome).toMatchObject({ ok: true, line: { state: 'booked' } })
  expect((await ledgerOf(of)).receipts).toMatchObject([
    { valueDate: '2027-02-05', settledCents: { overdueInterest: 150_00, principal: 37_150_00 } },
    { valueDate: '2027-02-12', settledCents: { overdueInterest: 131_99, principal: 62_850_00 } },
  ])
  expect(
    await act('statement-line-match', {
      lineId,
      targets: [target, { ...target, id: 'another' }],
      rebooksLater: true,
    }),
  ).toMatchObject({ ok: false })
})

describe('the seller', () => {
  test('is notified of the correction once, with what changed', async () => {
    const { of, late } = await withLaterBooking()
    await app.drainEvents()
    const before = app.outbox.sent.length
    await Promise.all([1, 2].map(() => post(of, late, '2027-02-05', rebooks)))
    await post(of, late, '2027-02-05', rebooks)
    await app.drainEvents()
    const mails = app.outbox.sent.slice(before).filter(({ to }) => to === of.seller.email)
    expect(mails).toHaveLength(1)
    for (const amount of ['50,000.00', '475.34', '260.99', '48,175.34', '2,039.01'])
      expect(mails[0]?.text).toContain(amount)
  })
})

describe('done twice, broken off or concurrently', () => {
  test('a double click rebooks once, and another receipt of that moment is counted too', async () => {
    const { of, late, later } = await withLaterBooking()
    const other = await report(of, '1000.00')
    await Promise.all([
      post(of, late, '2027-02-05', rebooks),
      post(of, late, '2027-02-05', rebooks),
      post(of, other, today),
    ])
    await post(of, late, '2027-02-05', rebooks)
    await post(of, other, today)
    const { receipts } = await ledgerOf(of)
    expect(receipts.map(({ valueDate }) => valueDate)).toEqual(['2027-02-05', '2027-02-12', today])
    const ids = (await postingsOf(of)).map(({ postingId }) => postingId)
    expect(ids.filter((id) => id.startsWith(`repayment-received:${later}`))).toHaveLength(2)
  })

  test('a crash before or after the write, and a retry, give the same ledger', async () => {
    const ledgers = []
    for (const when of ['before', 'after'] as const) {
      const { of, late } = await withLaterBooking()
      const { table } = createFailingTable(app.deps.table, (nth) => (nth === 1 ? when : undefined))
      const { facilityId } = of.seller
      const given = { facilityId, paymentId: late, valueDate: '2027-02-05', ...rebooks }
      await expect(
        deskOf({ ...app.deps, table })({ action: 'repayment-post', actor: 'ada', ...given }),
      ).rejects.toThrow(Crash)
      expect(await post(of, late, '2027-02-05', rebooks)).toMatchObject({ ok: true })
      ledgers.push(await ledgerOf(of))
    }
    const [one, other] = ledgers
    expect(one).toEqual(other)
  })
})

test('receipts booked in any order give the ledger of their value dates', async () => {
  const histories = fc.record({
    receipts: fc.uniqueArray(
      fc.record({ day: fc.integer({ min: 0, max: 19 }), cents: fc.integer({ min: 1_00, max: 40_000_00 }) }),
      { minLength: 2, maxLength: 4, selector: ({ day }) => day },
    ),
    seed: fc.integer({ min: 0, max: 1_000 }),
  })
  await fc.assert(
    fc.asyncProperty(histories, async ({ receipts, seed }) => {
      const book = async (order: typeof receipts) => {
        const of = await due()
        await goTo(of, today)
        const ids = new Map<number, string>()
        for (const { day } of receipts) ids.set(day, await report(of, '10.00'))
        for (const { day, cents } of order) {
          const id = ids.get(day) ?? ''
          const fields = { ...rebooks, amount: decimalFromCents(cents) }
          const posted = await post(of, id, addDays(dueDate, day), fields)
          if (!posted.ok) throw new Error(JSON.stringify(posted))
          const { companyId } = await readFacility(app, of.seller.facilityId)
          expect(await findPayment(app.deps.table, companyId, id)).toMatchObject({ status: 'posted' })
        }
        await story.closeDay()
        return ledgerOf(of)
      }
      const byDate = receipts.toSorted((a, b) => a.day - b.day)
      const rotated = [...byDate.slice(seed % byDate.length), ...byDate.slice(0, seed % byDate.length)]
      expect(await book(seed % 2 === 0 ? rotated : rotated.toReversed())).toEqual(await book(byDate))
    }),
    { seed: 3, numRuns: 12 },
  )
})

describe('more bookings than one transaction takes', () => {
  const count = 59

  /** Receipts of 100.00 from 6 February on, and one of 5 February, booked in the order of their days or last. */
  const booked = async (isLate: boolean) => {
    const of = await due()
    await goTo(of, today)
    const late = await report(of, '10.00')
    const post50 = () => post(of, late, '2027-02-05', rebooks)
    if (!isLate) expect(await post50()).toMatchObject({ ok: true })
    for (let nth = 0; nth < count; nth++) {
      // Within a day, receipts are ordered by their time of booking.
      app.clock.set(`${today}T01:${String(nth).padStart(2, '0')}:00.000Z`)
      const id = await report(of, '10.00')
      const amount = decimalFromCents(100_00 + nth)
      expect(await post(of, id, addDays('2027-02-06', Math.floor(nth / 5)), { amount })).toMatchObject({
        ok: true,
      })
    }
    await story.closeDay()
    return { of, late, post50 }
  }

  test('are booked again in steps, each once, whatever crash or booking comes between', async () => {
    const inOrder = await booked(false)
    const expected = await ledgerOf(inOrder.of)
    const { of, late, post50 } = await booked(true)
    const before = await ledgerOf(of)
    await app.drainEvents()
    expect(await post50()).toMatchObject({ ok: true, posted: '50000.00' })
    const { table } = app.deps
    const other = await findPayment(table, of.seller.companyId, late)
    expect(other).toMatchObject({ status: 'reported' })

    // Until the last step, no other act changes the bill, and the same act cannot be started twice.
    const { facilityId } = of.seller
    const waiver = {
      facilityId,
      chargeId: of.chargeId,
      kind: 'interest',
      amount: '1.00',
      key: 'w',
      reason: 'x',
    }
    for (const outcome of [await post50(), await callDesk(app, 'charge-waive', waiver)])
      expect(outcome).toMatchObject({ ok: false })
    const change = { facilityId, changeId: late }
    let crashes = 0
    for (let nth = 1; nth <= 4; nth++)
      for (const when of ['before', 'after'] as const) {
        const failing = createFailingTable(table, (at) => (at === 1 ? when : undefined))
        await commitPrepared(failing.table, change, app.clock.now()).catch((error: unknown) => {
          if (!(error instanceof Crash)) throw error
          crashes += 1
        })
      }
    expect(crashes).toBe(6)
    await Promise.all([
      commitPrepared(table, change, app.clock.now()),
      commitPrepared(table, change, app.clock.now()),
      app.drainEvents(),
    ])
    expect(await ledgerOf(of)).toEqual(expected)
    expect(before).not.toEqual(expected)
    expect(await post50()).toMatchObject({ ok: true })
    const next = await report(of, '10.00')
    expect(await post(of, next, today)).toMatchObject({ ok: true })
    await checkBooks(app, of.seller)
  })

  test('hold the books of their month up, and count in the next one where it is over before the last', async () => {
    const { of, post50 } = await booked(true)
    await app.drainEvents()
    expect(await post50()).toMatchObject({ ok: true })
    const { table } = app.deps
    const { facilityId } = of.seller
    app.clock.set('2027-03-01T01:00:00.000Z')
    const book = () => bookFacility(table, of.seller, { month: today.slice(0, 7), parameters: [] })
    await expect(book()).rejects.toThrow('has an unfinished change')
    // As if the month had been booked just before the change was prepared.
    const facility = present(await findFacility(table, facilityId))
    await table.transact({ end: endFacilityMonth(table, facility, today.slice(0, 7)) })
    await app.drainEvents()
    const months = (await readLedger(table, facilityId))?.postings.map(({ at, postingId }) => ({
      postingId,
      month: at.slice(0, 7),
    }))
    const again = months?.filter(({ postingId }) => postingId.endsWith('#2'))
    expect(new Set(again?.map(({ month }) => month))).toEqual(new Set([monthAfter(today.slice(0, 7))]))
    await checkBooks(app, of.seller)
  })
})
