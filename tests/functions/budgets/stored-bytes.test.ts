import { expect, test } from 'vitest'
import { entityOfType } from '#shared/analytics/entities.ts'
import { put } from '../../../functions/data/table.ts'
import { createJobsHandler } from '../../../functions/jobs/handler.ts'
import { bytesOfItem } from '../../../scripts/bench/costs/stored-sales.ts'
import { profile, tableOfSeller } from '../../../scripts/bench/costs/use-profile.ts'
import { buildFacility } from '../../support/build-facility.ts'
import { callDesk, requestDrawdown } from '../../support/draw-money.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'
import { createRepaymentStory } from '../repayment/repayment-story.ts'

/** Items of which there is one for many months or many sellers. */
const shared = new Set(['portfolio-sum', 'portfolio-contribution', 'job-cursor'])

/** The bytes of the items that stay, and of those that expire, and the number of both. */
const storedBytes = async ({ deps: { table } }: TestApp) => {
  const bytes = { kept: 0, expiring: 0, items: 0, exported: 0 }
  let after: Parameters<typeof table.scan>[0]['after']
  do {
    const page = await table.scan({ having: ['pk'], limit: 1000, after })
    for (const item of page.items.filter(({ type }) => !shared.has(type))) {
      bytes[item.ttl === undefined ? 'kept' : 'expiring'] += bytesOfItem(put(table, item))
      if (item.ttl === undefined) bytes.items++
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
    expect(after.expiring - before.expiring).toBeLessThanOrEqual(profile.expiringItems)
    expect(after.items - before.items).toBeLessThanOrEqual(profile.itemsOfMonth)
    expect(after.exported - before.exported).toBe(profile.exportedOfMonth)
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
