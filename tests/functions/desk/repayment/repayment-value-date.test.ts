import { describe, expect, test } from 'vitest'
import { readFacility, type SellerWithFacility } from '../../../support/build-facility.ts'
import { checkBooks } from '../../../support/check-books.ts'
import { callDesk } from '../../../support/draw-money.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { createRepaymentStory } from '../../repayment/repayment-story.ts'

const app = await useTestApp()
const story = createRepaymentStory(app)

/**
 * 100,000.00 at 10.80% and 2,700.00 of interest, due on 31 January; as of 10 February, ten days late: 300.00 of overdue
 * interest is posted. A payment is reported.
 */
const lateSeller = async (amount: string) => {
  const due = await story.sellerWithDueDrawdown()
  const seller = await story.laterOn('2027-02-10T01:00:00.000Z', due.seller)
  await story.closeDay()
  expect(await balancesOf(seller)).toMatchObject({ overdueInterestReceivable: 300_00 })
  return { seller, chargeId: due.charge.id, paymentId: await report(seller, due.charge.id, amount) }
}

const report = async (seller: SellerWithFacility, chargeId: string, amount: string): Promise<string> => {
  const reported = await story.report(seller, chargeId, amount)
  if (reported.code !== 200) throw new Error(reported.body)
  return reported.data.payment_id
}

const balancesOf = async (seller: SellerWithFacility) => {
  await checkBooks(app, seller)
  return (await readFacility(app, seller.facilityId)).balances
}

const post = ({ facilityId }: SellerWithFacility, paymentId: string, valueDate: string, amount?: string) =>
  callDesk(app, 'repayment-post', { facilityId, paymentId, valueDate, amount })

describe('a repayment does not count from', () => {
  test('a day to come, one before the charge order was due, or none', async () => {
    const { seller, paymentId } = await lateSeller('1000.00')
    const before = await readFacility(app, seller.facilityId)
    for (const valueDate of ['2027-02-11', '2027-01-30'])
      expect(await post(seller, paymentId, valueDate)).toMatchObject({ ok: false, reason: 'invalidDate' })
    expect(await post(seller, paymentId, '2027-02-30')).toMatchObject({ ok: false, reason: 'invalidInput' })
    expect(await readFacility(app, seller.facilityId)).toEqual(before)
  })

  test('a day before principal was repaid, or before overdue interest that was paid', async () => {
    const { seller, chargeId, paymentId } = await lateSeller('300.00')
    const rest = await report(seller, chargeId, '1000.00')
    expect(await post(seller, paymentId, '2027-02-10')).toMatchObject({ ok: true })
    const before = await readFacility(app, seller.facilityId)
    expect(await post(seller, rest, '2027-02-05')).toMatchObject({
      ok: false,
      errors: [{ field: 'rebooksLater' }],
    })
    expect(await readFacility(app, seller.facilityId)).toEqual(before)

    const other = await lateSeller('50000.00')
    const later = await report(other.seller, other.chargeId, '1000.00')
    expect(await post(other.seller, other.paymentId, '2027-02-08')).toMatchObject({ ok: true })
    expect(await post(other.seller, later, '2027-02-07')).toMatchObject({
      ok: false,
      errors: [{ field: 'rebooksLater' }],
    })
    expect(await post(other.seller, later, '2027-02-08')).toMatchObject({ ok: true })
    await checkBooks(app, other.seller)
  })
})

describe('a repayment that counts from an earlier day', () => {
  test('settles with the overdue interest of that day; what was charged beyond it is taken back, once', async () => {
    const { seller, chargeId, paymentId } = await lateSeller('102850.00')
    await Promise.all([1, 2, 3].map(() => post(seller, paymentId, '2027-02-05')))
    expect(await post(seller, paymentId, '2027-02-05')).toMatchObject({
      ok: true,
      settled: { overdueInterest: '150.00', interest: '2700.00', principal: '100000.00' },
      surplus: '0.00',
      valueDate: '2027-02-05',
    })
    expect(await balancesOf(seller)).toMatchObject({
      overdueInterestIncome: -150_00,
      overdueInterestReceivable: 0,
      principalReceivable: 0,
      suspense: 0,
      cash: 2_850_00,
    })
    const here = await story.laterOn('2027-03-10T01:00:00.000Z', seller)
    await story.closeDay()
    expect(await story.charges(here)).toMatchObject([
      { id: chargeId, status: 'collected', outstanding: '0.00', overdue_interest: '150.00' },
    ])
  })

  test('within the days of grace owes no overdue interest, then or ever', async () => {
    const { seller, paymentId } = await lateSeller('102700.00')
    expect(await post(seller, paymentId, '2027-02-03')).toMatchObject({ ok: true, surplus: '0.00' })
    expect(await balancesOf(seller)).toMatchObject({ overdueInterestIncome: 0, principalReceivable: 0 })
    const here = await story.laterOn('2027-03-10T01:00:00.000Z', seller)
    await story.closeDay()
    expect(await story.charges(here)).toMatchObject([{ status: 'collected', outstanding: '0.00' }])
  })

  test('leaves the rest of the principal to bear overdue interest from then; bounced, it never came', async () => {
    const { seller, paymentId } = await lateSeller('52850.00')
    expect(await post(seller, paymentId, '2027-02-05')).toMatchObject({
      settled: { overdueInterest: '150.00', interest: '2700.00', principal: '50000.00' },
    })
    // 50,000.00 for the five days since: 75.00.
    await story.closeDay()
    expect(await balancesOf(seller)).toMatchObject({
      overdueInterestReceivable: 75_00,
      overdueInterestIncome: -225_00,
    })
    const { facilityId } = seller
    const postingId = `repayment-received:${paymentId}`
    expect(await callDesk(app, 'posting-reverse', { facilityId, postingId })).toMatchObject({ ok: true })
    await story.closeDay()
    expect(await balancesOf(seller)).toMatchObject({
      overdueInterestReceivable: 300_00,
      overdueInterestIncome: -300_00,
      principalReceivable: 100_000_00,
    })
  })
})
