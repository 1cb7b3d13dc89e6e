import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { addDays, addMonths, businessDate, startOfDay } from '#shared/time/business-date.ts'
import { findCompany, storeCompany } from '../../../functions/data/companies.ts'
import { findShop, replaceShop } from '../../../functions/data/shops.ts'
import { closeDay } from '../../../functions/jobs/daily-close.ts'
import { remindOfReviews } from '../../../functions/jobs/review-reminders.ts'
import { describeRejection } from '../../../functions/notifications/describe-rejection.ts'
import { readFacility } from '../../support/build-facility.ts'
import { callDesk, trialBalance } from '../../support/draw-money.ts'
import { present } from '../../support/present.ts'
import type { Seller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { aChargeOrder, putChargeOrders } from '../application/build-lists.ts'
import { createIncreaseStory, type SellerWithLimit } from './increase-story.ts'

const app = await useTestApp()
const story = createIncreaseStory(app)

const today = () => businessDate(app.clock.now())

const setKyc = async ({ companyId }: Seller, kycStatus: 'approved' | 'returned') => {
  const { table } = app.deps
  const company = present(await findCompany(table, companyId))
  await table.transact({ ...storeCompany(table, { ...company, kycStatus }) })
}

/** A seller whose facility of 98,000.00 is reviewed in a given number of days. */
const sellerReviewedIn = async (days: number): Promise<SellerWithLimit & { reviewDate: string }> => {
  const seller = await story.sellerWithLimit()
  await setKyc(seller, 'approved')
  const reviewDate = addDays(today(), days)
  await callDesk(app, 'facility-renew', { facilityId: seller.facilityId, reviewDate })
  return { ...seller, reviewDate }
}

const ask = (
  { token }: { token: string },
  { facilityId }: { facilityId: string },
  key = randomUUID() as string,
) =>
  app.send(
    creditEndpoints.submitRenewal,
    { body: { facility_id: facilityId } },
    { token, headers: { 'idempotency-key': key } },
  )

const renewalOf = async ({ token, facilityId }: SellerWithLimit) =>
  (await app.send(creditEndpoints.getRenewal, { body: { facility_id: facilityId } }, { token })).data

const withdraw = ({ token }: Seller, approval_id: string) =>
  app.send(applicationEndpoints.withdrawApplication, { body: { approval_id } }, { token })

const recordsOf = async ({ token }: Seller) =>
  (await app.send(applicationEndpoints.listApplications, { body: { name: 'renewal' } }, { token })).data
    .records

/** A seller with a pending request. */
const sellerWithRequest = async () => {
  const seller = await sellerReviewedIn(20)
  const renewalId = (await ask(seller, seller)).data?.approval_id ?? ''
  return { seller, renewalId, ids: { facilityId: seller.facilityId, renewalId } }
}

const unmetOf = async (seller: SellerWithLimit) =>
  (await renewalOf(seller)).requirements.filter(({ met }) => !met).map(({ key }) => key)

describe('a renewal is refused', () => {
  test('for another company’s or an unknown facility, and more than thirty days before the review', async () => {
    const seller = await sellerReviewedIn(31)
    const stranger = await story.sellerWithLimit()
    const get = (facility_id: string) =>
      app.send(creditEndpoints.getRenewal, { body: { facility_id } }, stranger)
    for (const facilityId of [seller.facilityId, 'no-such-facility']) {
      expect(await ask(stranger, { facilityId })).toMatchObject({ status: 404, code: 20018, data: null })
      expect(await get(facilityId)).toMatchObject({ status: 404, data: null })
    }
    expect(await renewalOf(seller)).toMatchObject({ opens_on: addDays(today(), 1), request: null })
    expect(await ask(seller, seller)).toMatchObject({ status: 422, code: 20016 })
    await callDesk(app, 'facility-close', { facilityId: seller.facilityId })
    expect(await ask(seller, seller)).toMatchObject({ code: 20016 })
    expect(await recordsOf(seller)).toEqual([])
  })

  test('while something is overdue, a shop cannot be read, or the company is not verified', async () => {
    const { table } = app.deps
    const seller = await sellerReviewedIn(30)
    expect(await unmetOf(seller)).toEqual([])
    const overdue = aChargeOrder(seller.companyId, addDays(today(), -9), { facilityId: seller.facilityId })
    await putChargeOrders(app, [overdue])
    await setKyc(seller, 'returned')
    const shop = present(await findShop(table, seller.companyId, 'one'))
    await table.transact({
      shop: replaceShop(table, { ...shop, import: { ...shop.import, status: 'failed' } }),
    })
    expect(await unmetOf(seller)).toEqual(['nothingOverdue', 'shopsRead', 'companyVerified'])
    expect(await ask(seller, seller)).toMatchObject({ status: 422, code: 70001 })
    expect(await recordsOf(seller)).toEqual([])
  })
})

describe('a renewal', () => {
  test('is requested once by repeated calls, and can be withdrawn', async () => {
    const seller = await sellerReviewedIn(20)
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(seller, seller, key)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1)
    expect(await ask(seller, seller)).toMatchObject({ status: 409, code: 20010 })
    const { approval_id: renewalId } = answers[0]?.data ?? { approval_id: '' }
    expect(await recordsOf(seller)).toMatchObject([
      {
        approval_id: renewalId,
        status: 'in progress',
        amount: '98000.00',
        pre_limit: '98000.00',
        review_date: seller.reviewDate,
      },
    ])
    expect(JSON.stringify(await callDesk(app, 'renewal-list', { limit: 200 }))).toContain(renewalId)
    expect(await withdraw(await story.sellerWithLimit(), renewalId)).toMatchObject({ status: 404 })
    expect(await withdraw(seller, renewalId)).toMatchObject({ status: 200, data: { status: 'withdraw' } })
    const ids = { facilityId: seller.facilityId, renewalId }
    for (const action of ['renewal-approve', 'renewal-reject'])
      expect(await callDesk(app, action, ids)).toMatchObject({ ok: false, reason: 'wrongState' })
    expect(await renewalOf(seller)).toMatchObject({ request: null })
    expect(await ask(seller, seller)).toMatchObject({ code: 200 })
  })

  test('is approved once: until the review after next, with the present limit, however high today’s sales are (A13)', async () => {
    const seller = await sellerReviewedIn(20)
    await story.sellMore(seller)
    const renewalId = (await ask(seller, seller)).data?.approval_id ?? ''
    const { supported_limit: supported } = (await renewalOf(seller)).request ?? {}
    const ids = { facilityId: seller.facilityId, renewalId }
    const other = await story.sellerWithLimit()
    for (const wrong of [
      { ...ids, renewalId: 'none' },
      { ...ids, facilityId: other.facilityId },
    ])
      expect(await callDesk(app, 'renewal-approve', wrong)).toMatchObject({ reason: 'notFound' })
    for (const [wrong, reason] of [
      [{ reviewDate: seller.reviewDate }, 'invalidInput'],
      [{ limit: '500000.01' }, 'ruleBroken'],
      // A higher limit is an increase, which the company signs for.
      [{ limit: supported }, 'ruleBroken'],
    ] as const)
      expect(await callDesk(app, 'renewal-approve', { ...ids, ...wrong })).toMatchObject({ reason })
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => callDesk(app, 'renewal-approve', ids)))
    expect(outcomes.some(({ ok }) => ok)).toBe(true)
    const nextReviewDate = addMonths(seller.reviewDate, 12)
    const expected = { ok: true, status: 'approved', limit: '98000.00', nextReviewDate }
    expect(await callDesk(app, 'renewal-approve', ids)).toMatchObject(expected)
    expect(await callDesk(app, 'renewal-reject', ids)).toMatchObject({ reason: 'wrongState' })
    expect(await readFacility(app, seller.facilityId)).toMatchObject({
      status: 'active',
      nextReviewDate,
      postingCount: 1,
    })
    expect(await story.limitOf(seller)).toMatchObject({ limit: '98000.00', calculated_limit: supported })
    expect(await trialBalance(app, seller.facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
    expect(await recordsOf(seller)).toMatchObject([
      { status: 'approved', approved_limit: '98000.00', next_review_date: nextReviewDate },
    ])
    await app.drainEvents()
    const told = app.outbox.sent.filter(
      ({ to, subject }) => to === seller.email && subject === '【明岸】您的额度已续期',
    )
    expect(told).toHaveLength(1)
  })

  test('can be approved with a lower limit, not below the frozen amount, or another date', async () => {
    const { seller, ids } = await sellerWithRequest()
    await callDesk(app, 'facility-set', { facilityId: seller.facilityId, frozenLimit: '98000.00' })
    await story.sellLess(seller)
    await withdraw(seller, ids.renewalId)
    const renewalId = (await ask(seller, seller)).data?.approval_id ?? ''
    expect(
      await callDesk(app, 'renewal-approve', { ...ids, renewalId, reviewDate: '2099-12-31' }),
    ).toMatchObject({ ok: true, limit: '98000.00', nextReviewDate: '2099-12-31' })
  })

  test('that is rejected leaves the facility until its end, and the reason is notified', async () => {
    const { seller, ids } = await sellerWithRequest()
    expect(await callDesk(app, 'renewal-reject', { ...ids, reason: undefined })).toMatchObject({ ok: false })
    const reason = '近三个月退款过多'
    for (let time = 0; time < 2; time++)
      expect(await callDesk(app, 'renewal-reject', { ...ids, reason, rejection: 'salesFell' })).toMatchObject(
        {
          ok: true,
          status: 'rejected',
        },
      )
    expect(await readFacility(app, seller.facilityId)).toMatchObject({ nextReviewDate: seller.reviewDate })
    expect((await renewalOf(seller)).request).toMatchObject({
      status: 'rejected',
      reject_reason: reason,
      rejection: 'salesFell',
    })
    await app.drainEvents()
    const mails = app.outbox.sent.filter(({ to, text }) => to === seller.email && text.includes(reason))
    expect(mails).toHaveLength(1)
    const why = Object.values(await describeRejection('limit', 'salesFell'))
    expect(why.some((text) => mails[0]?.text.includes(text))).toBe(true)
    expect(await ask(seller, seller)).toMatchObject({ code: 200 })
  })

  test('concurrently approved and rejected has one outcome', async () => {
    const { ids } = await sellerWithRequest()
    const outcomes = await Promise.all([
      callDesk(app, 'renewal-approve', ids),
      callDesk(app, 'renewal-reject', ids),
    ])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  })
})

test('a review is notified 30 days, 7 days and one day before, in the daytime and once, followed by the end or a renewal', async () => {
  const { seller, ids } = await sellerWithRequest()
  const { reviewDate, email } = seller
  await app.drainEvents()
  const subjects: [number, string][] = []
  // The days around the reminders.
  for (const days of [8, 7, 6, 2, 1, 0, -1]) {
    const start = startOfDay(addDays(reviewDate, -days)).getTime()
    const before = app.outbox.sent.length
    for (const hour of [3, 10.7, 14.7, 22]) {
      app.clock.set(new Date(start + hour * 3_600_000).toISOString())
      if (hour === 3) await closeDay(app.deps)
      await remindOfReviews(app.deps)
      await app.drainEvents()
    }
    for (const { to, subject } of app.outbox.sent.slice(before))
      if (to === email) subjects.push([days, subject ?? ''])
  }
  expect(subjects).toEqual([
    [7, expect.stringContaining('到期，请申请续期')],
    [1, expect.stringContaining('到期，请申请续期')],
    [-1, '【明岸】您的额度已到期'],
  ])
  expect(await readFacility(app, seller.facilityId)).toMatchObject({ status: 'expired' })
  expect(await callDesk(app, 'renewal-approve', ids)).toMatchObject({ ok: true })
  expect(await readFacility(app, seller.facilityId)).toMatchObject({ status: 'active' })
})
