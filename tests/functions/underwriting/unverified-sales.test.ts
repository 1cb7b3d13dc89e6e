import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ShownLimit } from '#shared/desk/limit.ts'
import { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import type { UploadedMonth } from '#shared/shops/read-orders.ts'
import { replaceUploadedSource, type UploadedSource } from '../../../functions/data/uploaded-sources.ts'
import { callDesk } from '../../support/draw-money.ts'
import { deliver } from '../../support/event-lanes.ts'
import { logInAgain, type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'
import { createIncreaseStory } from '../credit/increase-story.ts'

let app: TestApp
let story: ReturnType<typeof createIncreaseStory>
beforeAll(async () => {
  app = await createTestApp({ startAt: '2026-03-06T01:00:00.000Z' })
  story = createIncreaseStory(app)
})
afterAll(() => app.close())

const aMonth = (month: string): UploadedMonth => ({
  month,
  currency: 'GBP',
  orders: 100,
  sales: 25_000_00,
  refunds: 5_000_00,
})

/** Of the fourteen, eleven are whole months of the limit's twelve: April to February. */
const months = [
  ...Array.from({ length: 11 }, (_, index) => aMonth(`2025-${String(index + 2).padStart(2, '0')}`)),
  ...['2026-01', '2026-02', '2026-03'].map(aMonth),
]

const upload = async ({ companyId }: Seller, change: Partial<UploadedSource> = {}) => {
  const { table } = app.deps
  const source: UploadedSource = {
    companyId,
    sourceId: 'temu',
    kind: 'shop',
    platform: 'Temu',
    name: 'Harbour Gift',
    currency: 'GBP',
    timeZone: 'Asia/Shanghai',
    addedAt: app.clock.now().toISOString(),
    uploads: [],
    orders: 1400,
    months,
    version: 0,
    ...change,
  }
  await table.transact({ source: replaceUploadedSource(table, source) })
}

/** A seller who uploaded sales before signing an agreement whose product counts a percentage of them. */
const signed = async (unverifiedSalesPercent: string, change?: Partial<UploadedSource>) => {
  const seller = await logInAgain(app, await signUpSeller(app))
  await story.linkShop(seller, 'one', story.evenMonths(20))
  await upload(seller, change)
  const terms = { ...productTerms.small_shop_financing, unverifiedSalesPercent }
  await deliver(await story.completeSigning(seller, { terms }), app.deps)
  return seller
}

describe('uploaded sales', () => {
  test('count for nothing by the terms in the code', async () => {
    expect(productTerms.small_shop_financing.unverifiedSalesPercent).toBe('0')
    const limit = await story.limitOf(await signed('0'))
    expect(limit).toMatchObject({ limit: '98000.00', start: '150000.00' })
    expect(limit.factors.map(({ key }) => key)).not.toContain('unverifiedSales')
  })

  test('count as far as the terms say, reduced by the factors of the verified sales', async () => {
    const seller = await signed('50')
    const limit = await story.limitOf(seller)
    // (1,104,000.00 + 50% of 220,000.00) ÷ 12 × 1.5 × V 1 × C 0.9 × A 19/24 = 108,121.88.
    expect(limit).toMatchObject({ limit: '108000.00', start: '177500.00', net_sales: '1104000.00' })
    expect(limit.factors.find(({ key }) => key === 'unverifiedSales')).toEqual({
      key: 'unverifiedSales',
      value: '50',
      detail: { unverified: '220000.00' },
      took_off: '13750.00',
      raise_key: 'setByProduct',
      data_from: '2025-03-06',
      data_to: '2026-03-05',
    })
    const facilityId = (await story.summaryOf(seller))?.facility_id
    const shown = (await callDesk(app, 'limit-show', { facilityId })) as unknown as ShownLimit
    expect(shown.today).toEqual(shown.granted)
    expect(shown.granted.factors).toEqual(limit.factors)
    const { token } = seller
    const { report } = (await app.send(engagementEndpoints.getCategoryReport, {}, { token })).data
    expect(report?.limit).toMatchObject({ limit: '108000.00' })
  })

  test('of a payment account, or in a currency without a rate, count for nothing', async () => {
    expect(await story.limitOf(await signed('50', { kind: 'account' }))).toMatchObject({ limit: '98000.00' })
    const inDongs = months.map((each) => ({ ...each, currency: 'VND' as const }))
    expect(await story.limitOf(await signed('50', { months: inDongs }))).toMatchObject({ limit: '98000.00' })
  })

  test('are no basis of a limit without verified ones', async () => {
    const seller = await logInAgain(app, await signUpSeller(app))
    await story.linkShop(seller, 'one', [])
    await upload(seller)
    const terms = { ...productTerms.small_shop_financing, unverifiedSalesPercent: '100' }
    await deliver(await story.completeSigning(seller, { terms }), app.deps)
    expect(await story.limitOf(seller)).toMatchObject({ status: 'failed', failure_reason: 'noSales' })
  })
})
