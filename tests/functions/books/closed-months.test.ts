import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { everyAct } from '#shared/desk/all-acts.ts'
import type { JournalPage, ShownBooks } from '#shared/desk/books.ts'
import { findBookMonth } from '../../../functions/data/book-months.ts'
import { findFacility } from '../../../functions/data/facilities.ts'
import { findFacilityMonth } from '../../../functions/data/facility-months.ts'
import type { Table } from '../../../functions/data/table.ts'
import { bookMonths } from '../../../functions/jobs/month-end.ts'
import { buildFacility, type SellerWithFacility } from '../../support/build-facility.ts'
import { checkBooks } from '../../support/check-books.ts'
import { deskOf } from '../../support/desk-of.ts'
import { callDesk, drawMoney } from '../../support/draw-money.ts'
import { Crash, type CrashTime, createFailingTable } from '../../support/failing-table.ts'
import { feeDocument } from '../../support/fee-document.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'
import { createRepaymentStory } from '../repayment/repayment-story.ts'

const apps: TestApp[] = []
let app: TestApp
let seller: SellerWithFacility
beforeEach(async () => {
  app = await createTestApp({ startAt: '2026-11-02T01:00:00.000Z' })
  apps.push(app)
  seller = await buildFacility(app, { limitCents: 250_000_00 })
  // Due on 31 January with 2,700.00 of interest.
  await drawMoney(app, seller, '100000.00')
})
afterAll(async () => {
  for (const each of apps) await each.close()
})

const bookAfter = async (lastDay: string) => {
  app.clock.set(`${lastDay}T16:05:00.000Z`)
  await bookMonths(app.deps)
}

/** The statement, books and journal of a month. */
const printed = async (month: string) => {
  const { facilityId } = seller
  const [from, to] = [`${month}-01`, `${month}-${month.endsWith('11') ? '30' : '31'}`]
  const { sha256 } = (await callDesk(app, 'statement-issue', { facilityId, from, to })) as never as {
    sha256: string
  }
  const { currencies } = (await callDesk(app, 'books-show', { month })) as never as ShownBooks
  const { content } = (await callDesk(app, 'journal-export', { month })) as never as JournalPage
  return { sha256, currencies, content }
}

/** A table on which the first transaction that `picks` selects waits for `meanwhile`. */
const interrupted = (
  picks: (writes: readonly string[]) => boolean,
  meanwhile: () => Promise<unknown>,
): Table => {
  let isOver = false
  return {
    ...app.deps.table,
    transact: async (writes) => {
      const names = Object.entries(writes).flatMap(([name, write]) => (write ? [name] : []))
      if (!isOver && picks(names)) {
        isOver = true
        await meanwhile()
      }
      return app.deps.table.transact(writes)
    },
  }
}

/** The bill that falls due on 31 January. */
const dueBill = async () => {
  const story = createRepaymentStory(app)
  seller = await story.closeOn('2027-01-31', seller)
  const [charge] = await story.charges(seller)
  if (!charge) throw new Error('nothing is due')
  return charge.id
}

const reportedPayment = async (chargeId: string, amount: string): Promise<string> =>
  (await createRepaymentStory(app).report(seller, chargeId, amount)).data.payment_id

describe('a month that is over', () => {
  test('says the same in its statement, its journal and its books, whatever is found later', async () => {
    const story = createRepaymentStory(app)
    for (const end of ['2026-11-30', '2026-12-31']) {
      seller = await story.laterOn(`${end}T01:00:00.000Z`, seller)
      await bookAfter(end)
    }
    const chargeId = await dueBill()
    await story.pay(seller, chargeId, '1000.00')
    const late = await reportedPayment(chargeId, '500.00')
    await bookAfter('2027-01-31')
    const months = ['2026-11', '2026-12', '2027-01']
    const before = await Promise.all(months.map(printed))
    // In February: a receipt of January is found, the payment of January bounces, and the bill is changed.
    seller = await story.laterOn('2027-02-10T02:00:00.000Z', seller)
    await story.closeDay()
    const { facilityId } = seller
    const paymentId = (await journalOf('2027-01')).find((id) => id.startsWith('repayment-received:'))
    const fileId = await feeDocument(app, seller, 'fee')
    for (const [action, fields] of [
      ['repayment-post', { paymentId: late, valueDate: '2027-01-31', laterBookingsAccepted: true }],
      ['posting-reverse', { postingId: paymentId }],
      ['charge-waive', { chargeId, kind: 'interest', key: 'w', amount: '100.00' }],
      ['fee-charge', { chargeId, kind: 'bank', key: 'fee', fileId, amount: '20.00' }],
      ['charge-write-off', { chargeId, unbookedAccepted: true }],
    ] as const)
      expect([action, await callDesk(app, action, { facilityId, ...fields })]).toMatchObject([
        action,
        { ok: true },
      ])
    await app.drainEvents()
    expect(await Promise.all(months.map(printed))).toEqual(before)
    await bookAfter('2027-02-28')
    expect(await Promise.all(months.map(printed))).toEqual(before)
    // The receipt counts in February, with its value date.
    expect((await printed('2027-02')).content).toMatch(/2027-02-10,2027-01-31,2027-02-10,repayment-received/)
    await checkBooks(app, seller)
  })

  test('takes no posting that was begun in it and is written once it is booked', async () => {
    const chargeId = await dueBill()
    const paymentId = await reportedPayment(chargeId, '1000.00')
    app.clock.set('2027-01-31T15:59:59.000Z')
    const table = interrupted(
      (names) => names.includes('balances'),
      () => bookAfter('2027-01-31'),
    )
    const fields = { facilityId: seller.facilityId, paymentId, actor: 'tester', reason: 'r' }
    const act = { action: 'repayment-post', ...fields }
    expect(await deskOf({ ...app.deps, table })(act)).toMatchObject({ ok: false })
    const before = await printed('2027-01')
    // A second try counts in the open month.
    expect(await callDesk(app, 'repayment-post', fields)).toMatchObject({ ok: true })
    expect(await printed('2027-01')).toEqual(before)
    await bookAfter('2027-02-28')
    expect(await journalOf('2027-02')).toContain(`repayment-received:${paymentId}`)
    await checkBooks(app, seller)
  })

  test('has what is posted while it is being booked', async () => {
    const chargeId = await dueBill()
    const paymentId = await reportedPayment(chargeId, '1000.00')
    // The earlier months are booked first.
    app.clock.set('2027-01-30T16:05:00.000Z')
    await bookMonths(app.deps)
    app.clock.set('2027-01-31T16:05:00.000Z')
    const table = interrupted(
      (names) => names.includes('end') && names.includes('facility'),
      () =>
        deskOf({ ...app.deps, clock: () => new Date('2027-01-31T15:59:59.000Z') })({
          action: 'repayment-post',
          actor: 'tester',
          reason: 'r',
          facilityId: seller.facilityId,
          paymentId,
        }),
    )
    await bookMonths({ ...app.deps, table })
    expect(await journalOf('2027-01')).toContain(`repayment-received:${paymentId}`)
    expect((await findFacility(app.deps.table, seller.facilityId))?.bookedMonth).toBe('2027-01')
  })

  test('is booked by the parameters that were set before it began, in all its facilities', async () => {
    const set = () =>
      callDesk(app, 'loss-parameters-set', {
        productCode: 'small_shop_financing',
        validFrom: '2026-11',
        defaultPercent: '2',
        lifetimeDefaultPercent: '6',
        lossGivenDefaultPercent: '45',
        conversionPercent: '50',
      })
    app.clock.set('2026-11-30T16:05:00.000Z')
    const outcomes: unknown[] = []
    const table = interrupted(
      (names) => names.includes('end') && names.includes('facility'),
      async () => outcomes.push(await set()),
    )
    await bookMonths({ ...app.deps, table })
    expect(outcomes).toMatchObject([{ reason: 'invalidInput' }])
    // The month is booked just before the parameters are written.
    const other = await createTestApp({ startAt: '2026-11-02T01:00:00.000Z' })
    apps.push(other)
    app = other
    app.clock.set('2026-11-30T16:05:00.000Z')
    const late = interrupted(
      (names) => names.includes('parameters'),
      () => bookMonths(app.deps),
    )
    const act = {
      action: 'loss-parameters-set',
      actor: 'tester',
      reason: 'r',
      productCode: 'small_shop_financing',
      validFrom: '2026-11',
      defaultPercent: '2',
      lifetimeDefaultPercent: '6',
      lossGivenDefaultPercent: '45',
      conversionPercent: '50',
    }
    expect(await deskOf({ ...app.deps, table: late })(act)).toMatchObject({ reason: 'changedMeanwhile' })
  })
})

const journalOf = async (month: string): Promise<string[]> => {
  const [, ...rows] = (await printed(month)).content.trimEnd().split('\n')
  return rows.map((row) => row.split(',')[14] ?? '')
}

const filedOf = async (month: string): Promise<string[]> => {
  const names = ['trial-balance', 'allowance', 'journal.1']
  return Promise.all(
    names.map(async (name) => text(await app.deps.files.read(`audit/books/${month}/${name}.csv`))),
  )
}

const close = (actor: string) =>
  deskOf(app.deps)({ action: 'month-close', actor, reason: 'r', month: '2026-11' })

describe('a closed month', () => {
  test('is closed once by people who close it at the same moment', async () => {
    await bookAfter('2026-11-30')
    const outcomes = await Promise.all(['ada', 'ben', 'cyn'].map(close))
    const refused = outcomes.flatMap((outcome) => (outcome.ok ? [] : outcome.reason))
    expect(refused.length).toBeLessThan(outcomes.length)
    expect(refused.filter((reason) => reason !== 'changedMeanwhile')).toEqual([])
    const closed = (await findBookMonth(app.deps.table, '2026-11'))?.closed
    app.clock.set('2026-12-02T01:00:00.000Z')
    expect(await close('dan')).toMatchObject({ ok: true })
    expect((await findBookMonth(app.deps.table, '2026-11'))?.closed).toEqual(closed)
  })

  test('is opened again by nobody: the acts that change the books are few', () => {
    const changing = everyAct.filter(({ subject, reads }) => subject === 'books' && !reads)
    expect(changing.map(({ name }) => name).toSorted()).toEqual([
      'book-currency-set',
      'chart-account-set',
      'drawdown-restructured',
      'loss-parameters-set',
      'month-close',
    ])
    expect(changing.find(({ name }) => name === 'month-close')).toMatchObject({ fourEyes: true })
  })

  test('keeps the chart of accounts that it was closed with', async () => {
    const account = { account: 'accruedIncome', code: '4711', name: 'Abgrenzung' }
    await callDesk(app, 'chart-account-set', account)
    await bookAfter('2026-11-30')
    await close('ada')
    const before = await printed('2026-11')
    expect(before.content).toContain('4711,Abgrenzung')
    await callDesk(app, 'chart-account-set', { ...account, code: '4712', name: 'Anders' })
    expect(await printed('2026-11')).toEqual(before)
    await bookMonths(app.deps)
    expect((await filedOf('2026-11'))[2]).toBe(before.content)
    await bookAfter('2026-12-31')
    expect((await printed('2026-12')).content).toContain('4712,Anders')
  })

  test('is filed with its allowance from opening to closing, as DynamoDB keeps no order of names', async () => {
    await bookAfter('2026-11-30')
    await close('ada')
    await bookMonths(app.deps)
    const [, allowance = ''] = await filedOf('2026-11')
    const movements = allowance.split('\r\n').map((row) => row.split(',')[1])
    expect(movements.join(' ').trim()).toBe(
      'movement opening new stageMoves remeasured repaid writtenOff recovered recoveryToIncome closing',
    )
  })

  test('comes out the same, whichever of its writes a crash interrupts', async () => {
    const outcomes: unknown[] = []
    const write = 'audit/books/2026-11'
    const run = async (nth: number, when: CrashTime): Promise<number> => {
      app.clock.set('2026-11-30T16:05:00.000Z')
      const failing = createFailingTable(app.deps.table, (at) => (at === nth ? when : undefined))
      const files = {
        ...app.deps.files,
        write: (...file: Parameters<TestApp['deps']['files']['write']>) =>
          file[0].startsWith(write)
            ? failing.attempt(() => app.deps.files.write(...file))
            : app.deps.files.write(...file),
      }
      const deps = { ...app.deps, table: failing.table, files, log: () => {} }
      const steps = async () => {
        await bookMonths(deps)
        await deskOf(deps)({ action: 'month-close', actor: 'ada', reason: 'r', month: '2026-11' })
        await bookMonths(deps)
      }
      await steps().catch((error: unknown) => {
        const causes = error instanceof AggregateError ? error.errors : [error]
        if (!causes.every((cause) => cause instanceof Crash)) throw error
      })
      await bookMonths(app.deps)
      await close('ada')
      await bookMonths(app.deps)
      const [trialBalance, allowance, journal = ''] = await filedOf('2026-11')
      const booked = await findFacilityMonth(app.deps.table, '2026-11', seller.facilityId)
      outcomes.push([
        trialBalance,
        allowance,
        journal.split('\n').map((row) => row.split(',').slice(0, 11)),
        booked?.loans.map(({ drawdownId: _id, ...loan }) => loan),
      ])
      return failing.crashes()
    }
    let crashes = 0
    for (let nth = 1; ; nth += 1) {
      const interruptedRuns = []
      for (const when of ['before', 'after'] as const) {
        app = await createTestApp({ startAt: '2026-11-02T01:00:00.000Z' })
        apps.push(app)
        seller = await buildFacility(app, { limitCents: 250_000_00 })
        await drawMoney(app, seller, '100000.00')
        // The earlier months are booked without crashes, as these would be the same.
        await bookMonths(app.deps)
        interruptedRuns.push(await run(nth, when))
      }
      crashes += interruptedRuns.filter((each) => each > 0).length
      if (interruptedRuns.every((each) => each === 0)) break
    }
    // The month is begun and ended, its facility booked, the month closed, three reports and their mark written.
    expect(crashes).toBeGreaterThan(12)
    expect(outcomes).toEqual(outcomes.map(() => outcomes[0]))
  })
})
