import { describe, expect, test } from 'vitest'
import { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { interestPaidOf } from '#shared/ledger/interest-paid.ts'
import type { ProductTerms } from '#shared/lending/product-terms.ts'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { readLedger } from '../../../functions/data/ledger.ts'
import { buildFacility, readFacility, type SellerWithFacility } from '../../support/build-facility.ts'
import { checkBooks } from '../../support/check-books.ts'
import { callDesk, drawMoney, trialBalance } from '../../support/draw-money.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { createRepaymentStory } from './repayment-story.ts'

const app = await useTestApp()
const story = createRepaymentStory(app)

const bullet = { method: 'bullet', tenor: { days: 90 }, collection: 'bank_transfer' } as const

/** 10.80% for 90 days: 2,700.00 of interest on 100,000.00; and a fee of 1,000.00, both deducted at payout. */
const taken: Partial<ProductTerms> = {
  fees: [{ type: 'deduction', percent: '1.00' }],
  repayment: [{ ...bullet, timing: 'upfront' }],
}

/** The same interest, and a fee of 500.00 due with it. */
const besides: Partial<ProductTerms> = {
  fees: [{ type: 'interest_fee', percent: '0.50' }],
  repayment: [{ ...bullet, timing: 'maturity' }],
}

/** A seller with 100,000.00 paid out on 2 November, due on 31 January. */
const draw = async (terms: Partial<ProductTerms>) => {
  app.clock.set('2026-11-02T01:00:00.000Z')
  const seller = await buildFacility(app, { limitCents: 250_000_00, terms })
  return { seller, drawdownId: await drawMoney(app, seller, '100000.00') }
}

/** The same after 30 of the 90 days. */
const drawnAMonthAgo = async (terms: Partial<ProductTerms>) => {
  const { seller, drawdownId } = await draw(terms)
  return { seller: await story.laterOn('2026-12-02T01:00:00.000Z', seller), drawdownId }
}

const booksOf = async (seller: SellerWithFacility) => {
  await checkBooks(app, seller)
  expect(await trialBalance(app, seller.facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
  const { balances } = await readFacility(app, seller.facilityId)
  const { cash, principalReceivable, interestReceivable, feeReceivable, interestIncome, feeIncome } = balances
  return { cash, principalReceivable, interestReceivable, feeReceivable, interestIncome, feeIncome }
}

const quote = ({ token }: SellerWithFacility, drawdown_id: string, amount?: string) =>
  app.send(
    repaymentEndpoints.quotePayoff,
    { body: { drawdown_id, ...(amount ? { amount } : {}) } },
    { token },
  )

const repayEarly = async (
  { token, facilityId }: SellerWithFacility,
  drawdownId: string,
  amount: string,
  partial = false,
) => {
  const reported = await app.send(
    repaymentEndpoints.reportPayoff,
    { body: { drawdown_id: drawdownId, amount, partial, reference: 'FPS 77' } },
    { token },
  )
  expect(reported).toMatchObject({ code: 0 })
  expect(await callDesk(app, 'payoff-post', { facilityId, drawdownId })).toMatchObject({ ok: true })
  await app.drainEvents()
}

describe('interest and a fee deducted at payout', () => {
  test('are quoted with the amount paid out, and leave the face value to be repaid', async () => {
    app.clock.set('2026-11-02T01:00:00.000Z')
    const seller = await buildFacility(app, { limitCents: 250_000_00, terms: taken })
    const { data } = await app.send(
      drawdownEndpoints.quoteDrawdown,
      { body: { amount: '100000.00' } },
      seller,
    )
    expect(data).toMatchObject({
      interest: '2700.00',
      upfront: { fee: '1000.00', interest: '2700.00', payout: '96300.00' },
      total: '100000.00',
      // 3,700 on 96,300 for a quarter of a year.
      effective_rate: '15.37',
      options: [{ upfront: { payout: '96300.00' }, total: '100000.00' }],
    })
    expect(data).not.toHaveProperty('fee')
  })

  test('are each posted on a separate line of the payout', async () => {
    const { seller } = await draw(taken)
    expect(await booksOf(seller)).toEqual({
      cash: -96_300_00,
      principalReceivable: 100_000_00,
      interestReceivable: 0,
      feeReceivable: 0,
      interestIncome: -2_700_00,
      feeIncome: -1_000_00,
    })
    const ledger = await readLedger(app.deps.table, seller.facilityId)
    expect(interestPaidOf(ledger?.postings ?? [], '2026-11-02', '2026-11-02').total).toEqual({
      interestCents: 2_700_00,
      overdueInterestCents: 0,
      feeCents: 1_000_00,
    })
    const mail = app.outbox.newestTo(seller.email)
    for (const figure of ['1,000.00', '2,700.00', '96,300.00']) expect(mail.text).toContain(figure)
  })

  test('are refunded for 60 of 90 days by an early settlement, and reversed by a bounce', async () => {
    const { seller, drawdownId } = await drawnAMonthAgo(taken)
    expect((await quote(seller, drawdownId)).data).toMatchObject({
      principal: '100000.00',
      interest: '0.00',
      given_back: { fee: '666.67', interest: '1800.00' },
      total: '97533.33',
      saved: '2466.67',
      principal_left: '0.00',
    })
    const before = await booksOf(seller)
    await repayEarly(seller, drawdownId, '97533.33')
    expect(await booksOf(seller)).toMatchObject({
      cash: 1_233_33,
      principalReceivable: 0,
      interestIncome: -900_00,
      feeIncome: -333_33,
    })
    const [charge] = await story.charges(seller)
    expect(charge).toMatchObject({
      principal: '100000.00',
      given_back: { fee: '666.67', interest: '1800.00' },
      total: '97533.33',
      received: '97533.33',
      outstanding: '0.00',
    })
    const ledger = await readLedger(app.deps.table, seller.facilityId)
    expect(interestPaidOf(ledger?.postings ?? [], '2026-11-02', '2026-12-02').total).toEqual({
      interestCents: 900_00,
      overdueInterestCents: 0,
      feeCents: 333_33,
    })

    const { facilityId } = seller
    const postingId = `repayment-received:payoff-${drawdownId}`
    expect(await callDesk(app, 'posting-reverse', { facilityId, postingId })).toMatchObject({ ok: true })
    expect(await booksOf(seller)).toEqual(before)
    expect((await quote(seller, drawdownId)).data).toMatchObject({ total: '97533.33' })
  })

  test('are refunded at once for an early partial repayment, and not again when the rest falls due', async () => {
    const { seller, drawdownId } = await drawnAMonthAgo(taken)
    // 48,766.67 and the rebate on 50,000.00 for 60 days: 900.00 and 333.33.
    expect((await quote(seller, drawdownId, '48766.67')).data).toMatchObject({
      principal: '50000.00',
      given_back: { fee: '333.33', interest: '900.00' },
      total: '48766.67',
      saved: '1233.33',
      principal_left: '50000.00',
    })
    await repayEarly(seller, drawdownId, '48766.67', true)
    expect(await booksOf(seller)).toMatchObject({ principalReceivable: 50_000_00, feeIncome: -666_67 })

    const due = await story.laterOn('2027-01-31T01:00:00.000Z', seller)
    await story.closeDay()
    const charge = (await story.charges(due)).find(({ status }) => status === 'active')
    expect(charge).toMatchObject({ principal: '50000.00', interest: '0.00', fee: '0.00', total: '50000.00' })
    expect(charge).not.toHaveProperty('given_back')
    const { facilityId } = seller
    const written = { facilityId, chargeId: charge?.id }
    expect(await callDesk(app, 'charge-write-off', written)).toMatchObject({ ok: true, status: 'voided' })
    // The loss is the principal; the earned amounts were paid at the payout.
    expect(await booksOf(due)).toMatchObject({ principalReceivable: 0, interestIncome: -1_800_00 })
  })
})

describe('a fee due at maturity', () => {
  test('is quoted separately and falls due with the interest', async () => {
    const { seller } = await draw(besides)
    const due = await story.laterOn('2027-01-31T01:00:00.000Z', seller)
    await story.closeDay()
    const [charge] = await story.charges(due)
    expect(charge).toMatchObject({ interest: '2700.00', fee: '500.00', total: '103200.00' })
    expect(await booksOf(due)).toMatchObject({
      cash: -100_000_00,
      interestReceivable: 2_700_00,
      feeReceivable: 500_00,
      feeIncome: -500_00,
    })
  })

  test('is owed pro rata on an early settlement', async () => {
    const { seller, drawdownId } = await drawnAMonthAgo(besides)
    expect((await quote(seller, drawdownId)).data).toMatchObject({
      interest: '900.00',
      fee: '166.67',
      total: '101066.67',
      saved: '2133.33',
    })
    const before = await booksOf(seller)
    await repayEarly(seller, drawdownId, '101066.67')
    expect(await booksOf(seller)).toMatchObject({ cash: 1_066_67, feeReceivable: 0, feeIncome: -166_67 })
    const { facilityId } = seller
    const postingId = `repayment-received:payoff-${drawdownId}`
    expect(await callDesk(app, 'posting-reverse', { facilityId, postingId })).toMatchObject({ ok: true })
    expect(await booksOf(seller)).toEqual(before)
  })

  test('continues for the remainder after a partial repayment, and adds up', async () => {
    const { seller, drawdownId } = await drawnAMonthAgo(besides)
    await repayEarly(seller, drawdownId, '51066.67', true)
    const due = await story.laterOn('2027-01-31T01:00:00.000Z', seller)
    await story.closeDay()
    const charge = (await story.charges(due)).find(({ status }) => status === 'active')
    // 166.67 was charged; half of the remaining 333.33 is earned after it.
    expect(charge).toMatchObject({ principal: '50000.00', interest: '900.00', fee: '166.66' })
    expect(await booksOf(due)).toMatchObject({ feeIncome: -333_33 })
  })
})
