import { expect, test } from 'vitest'
import { entityOfType } from '#shared/analytics/entities.ts'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { eventType, handledKeptDays } from '../../../functions/data/events.ts'
import { put } from '../../../functions/data/table.ts'
import { createJobsHandler } from '../../../functions/jobs/handler.ts'
import { bytesOfItem } from '../../../scripts/bench/costs/stored-sales.ts'
import { monthlyWork, profile, tableOfSeller } from '../../../scripts/bench/costs/use-profile.ts'
import { buildFacility } from '../../support/build-facility.ts'
import { callDesk, requestDrawdown } from '../../support/draw-money.ts'
import { signUpSeller } from '../../support/sign-up-seller.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'
import { sellerReadyToSign, twoDirectors } from '../agreements/approved-company.ts'
import { initiate, sign, signingTokenOf } from '../agreements/signing-story.ts'
import { createLimitStory } from '../credit/limit-story.ts'
import { completeKyc, submit } from '../kyc/kyc-data.ts'
import { createRepaymentStory } from '../repayment/repayment-story.ts'
import { backgroundBudgets } from './background-budgets.ts'
import { payoutAccount } from './payout-account.ts'

const daysOfMonth = 30

/** The events of a seller in a month. */
const eventsOfMonth = Object.entries(monthlyWork).reduce(
  (sum, [name, count]) => sum + count * (backgroundBudgets[name]?.events ?? 0),
  0,
)

/** Items of which there is one for many months or many sellers. */
const shared = new Set(['portfolio-sum', 'portfolio-contribution', 'job-cursor', 'signing-key'])

/** The bytes of the items that stay, and of those that expire, and the number of both. */
const storedBytes = async ({ deps: { table } }: TestApp) => {
  const bytes = { kept: 0, expiring: 0, indexed: 0, ofEvents: 0, events: 0, items: 0, exported: 0 }
  let after: Parameters<typeof table.scan>[0]['after']
  do {
    const page = await table.scan({ having: ['pk'], limit: 1000, after })
    for (const item of page.items.filter(({ type }) => !shared.has(type))) {
      const kind = item.type === eventType ? 'ofEvents' : item.ttl === undefined ? 'kept' : 'expiring'
      const ofItem = bytesOfItem(put(table, item))
      bytes[kind] += ofItem
      if (kind === 'kept' && item.gsi1pk !== undefined) bytes.indexed += ofItem
      if (kind === 'ofEvents') bytes.events++
      if (kind === 'kept') bytes.items++
      if (entityOfType.has(item.type)) bytes.exported++
    }
    after = page.next
  } while (after)
  return bytes
}

test('a month of lending leaves no more in the table than the costs contain', async () => {
  const app = await createTestApp()
  try {
    const story = createRepaymentStory(app)
    const seller = await buildFacility(app, { limitCents: 50_000_00 })
    await app.drainEvents()
    const before = await storedBytes(app)
    const { facilityId } = seller
    const drawdownId = await requestDrawdown(app, seller, '1000.00')
    await app.drainEvents()
    for (const action of ['drawdown-approve', 'drawdown-pay-out']) {
      await callDesk(app, action, { facilityId, drawdownId })
      await app.drainEvents()
    }
    app.clock.set('2027-01-28T16:00:00.000Z')
    await story.closeDay()
    app.clock.set('2027-01-30T16:00:00.000Z')
    await createJobsHandler(app.deps)({ job: 'daily-close' })
    await app.drainEvents()
    const here = await story.laterOn('2027-02-11T01:00:00.000Z', seller)
    const [charge] = await story.charges(here)
    const { data } = await story.report(here, charge?.id ?? '', '1000.00')
    await app.drainEvents()
    await callDesk(app, 'repayment-post', { facilityId, paymentId: data.payment_id })
    await app.drainEvents()
    const after = await storedBytes(app)
    expect(after.kept - before.kept).toBeGreaterThan(profile.monthlyItems / 2)
    expect(after.kept - before.kept).toBeLessThanOrEqual(profile.monthlyItems)
    expect(after.indexed - before.indexed).toBeGreaterThan(profile.monthlyIndexed / 2)
    expect(after.indexed - before.indexed).toBeLessThanOrEqual(profile.monthlyIndexed)
    const bytesOfEvent = after.ofEvents / after.events
    const handledEvents = (eventsOfMonth * handledKeptDays) / daysOfMonth
    expect(after.expiring - before.expiring + handledEvents * bytesOfEvent).toBeLessThanOrEqual(
      profile.expiringItems,
    )
    expect(after.items - before.items).toBeLessThanOrEqual(profile.itemsOfMonth)
    expect(after.exported - before.exported).toBe(profile.exportedOfMonth)
  } finally {
    await app.close()
  }
})

test('an onboarding leaves no more in the table than the costs contain', async () => {
  const app = await createTestApp()
  try {
    const verified = await signUpSeller(app)
    await createLimitStory(app).linkShop(verified, 'one', [])
    await submit(app, verified.token, await completeKyc(app, verified.token))
    await app.send(applicationEndpoints.saveDebitAccount, { body: payoutAccount }, verified)
    const signing = await sellerReadyToSign(app)
    await initiate(app, signing)
    await app.drainEvents()
    for (const { email, full_name_en } of twoDirectors)
      await sign(app, signingTokenOf(app, email), full_name_en)
    await app.drainEvents()
    const { kept, indexed } = await storedBytes(app)
    expect(kept).toBeGreaterThan(profile.onboardingItems / 2)
    expect(kept).toBeLessThanOrEqual(profile.onboardingItems)
    expect(indexed).toBeGreaterThan(profile.onboardingIndexed / 2)
    expect(indexed).toBeLessThanOrEqual(profile.onboardingIndexed)
  } finally {
    await app.close()
  }
})

test('a seller has months of lending for as long as months of sales', () => {
  expect(profile.monthsOfLending).toBe(profile.monthsOfSales)
  const others =
    profile.monthsOfLending * profile.monthlyItems + profile.onboardingItems + profile.expiringItems
  expect(tableOfSeller * 1_000_000_000).toBeGreaterThan(others)
})
