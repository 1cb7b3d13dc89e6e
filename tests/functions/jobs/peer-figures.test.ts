import { beforeAll, expect, test } from 'vitest'
import { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import { peerMonths } from '#shared/reports/contribution.ts'
import { minPeers, peerConsentVersion } from '#shared/reports/peer-consent.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { replaceCategoryReport } from '../../../functions/data/category-reports.ts'
import { findPeerFigures } from '../../../functions/data/peer-figures.ts'
import { replaceShop } from '../../../functions/data/shops.ts'
import { renewPeerFigures } from '../../../functions/jobs/peer-figures.ts'
import { type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const { storeCategoryReport, getCategoryReport } = engagementEndpoints

/**
 * A shop with a year of sales: 100.00 a month, and twice that in the last one; `refundPercent` of it was
 * refunded.
 */
const giveShop = async (companyId: string, refundPercent: number, firstDate = '2025-01-01') => {
  const { table } = app.deps
  const at = app.clock.now().toISOString()
  const months = peerMonths(businessDate(app.clock.now())).map((month, index) => {
    const sales = index === 11 ? 200_00 : 100_00
    return { month, sales, refunds: (sales * refundPercent) / 100, orders: 1 }
  })
  await table.transact({
    shop: replaceShop(table, {
      companyId,
      shopId: 'one',
      platform: 'harbor-market',
      platformShopId: `${companyId}-one`,
      name: 'Gift shop',
      currency: 'GBP',
      status: 'authorized',
      openedAt: at,
      authorisedAt: at,
      authorisationId: 'a',
      sealedTokens: 'sealed',
      import: { status: 'imported', orders: 12, sales: 0, refunds: 0, firstDate, months },
      version: 0,
    }),
  })
}

const agree = async (companyId: string, changes: { isGiven?: boolean; version?: string } = {}) => {
  const { table } = app.deps
  const consent = {
    isGiven: true,
    version: peerConsentVersion,
    at: '2026-11-01T00:00:00.000Z',
    by: 'a',
    ...changes,
  }
  await table.transact({
    choice: replaceCategoryReport(table, { companyId, categories: ['toys'], consent, version: 0 }),
  })
}

const peersOf = async ({ token }: Seller) => (await app.send(getCategoryReport, {}, { token })).data.peers

const store = (shares: boolean) =>
  app.send(
    storeCategoryReport,
    { body: { categories: ['toys', 'food'], shares_figures: shares, consent_version: peerConsentVersion } },
    seller,
  )

const app = await useTestApp({ startAt: '2026-11-21T01:00:00.000Z' })
const seller = await signUpSeller(app)
beforeAll(async () => {
  await giveShop(seller.companyId, 30)
  for (let each = 1; each < minPeers; each++) {
    await giveShop(`company-${each}`, each)
    await agree(`company-${each}`)
  }
  // None of these counts: one is too young, one did not consent, one consented to another text.
  await giveShop('too-young', 90, '2026-01-01')
  await agree('too-young')
  await giveShop('unwilling', 90)
  await agree('unwilling', { isGiven: false })
  await giveShop('unasked', 90)
  await agree('unasked', { version: '0' })
})

test('figures of nineteen companies are neither stored nor shown', async () => {
  expect(await renewPeerFigures(app.deps)).toEqual({ counted: minPeers - 1, categories: 0 })
  expect(await findPeerFigures(app.deps.table, 'toys')).toBeUndefined()
  await store(false)
  expect(await peersOf(seller)).toEqual([
    { category: 'toys', figures: null },
    { category: 'food', figures: null },
  ])
})

test('a consenting company is included at the next update, and twenty are enough', async () => {
  await store(true)
  expect((await peersOf(seller))[0]?.figures).toBeNull()
  expect(await renewPeerFigures(app.deps)).toEqual({ counted: minPeers, categories: 1 })
  const [toys, food] = await peersOf(seller)
  expect(food).toEqual({ category: 'food', figures: null })
  expect(toys?.figures).toMatchObject({
    // For 1 to 19, and 30 percent.
    refund_ratio: { lower: '0.06', median: '0.11', upper: '0.15', own: '0.3000' },
    top_share: { lower: '1.00', median: '1.00', upper: '1.00', own: '1.0000' },
  })
  expect(toys?.figures?.months.at(-1)).toEqual({
    month: '2026-10',
    lower: '1.85',
    median: '1.85',
    upper: '1.85',
    own: '1.8462',
  })
  // Neither the participants nor their number.
  expect(Object.keys((await findPeerFigures(app.deps.table, 'toys')) ?? {}).toSorted()).toEqual([
    'category',
    'months',
    'pk',
    'refundRatio',
    'renewedAt',
    'sk',
    'topShare',
    'type',
    'variation',
  ])
})

test('a withdrawing company is excluded at the next update', async () => {
  await store(false)
  expect((await peersOf(seller))[0]?.figures).not.toBeNull()
  expect(await renewPeerFigures(app.deps)).toEqual({ counted: minPeers - 1, categories: 0 })
  expect((await peersOf(seller))[0]?.figures).toBeNull()
})
