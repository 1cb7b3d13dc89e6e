import { describe, expect, test } from 'vitest'
import { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import { notificationsEndpoints } from '#shared/notifications/notifications.endpoints.ts'
import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import type { UploadedMonth } from '#shared/shops/read-orders.ts'
import { replaceUploadedSource, type UploadedSource } from '../../../functions/data/uploaded-sources.ts'
import { deskResult } from '../../support/desk-result.ts'
import { deliver } from '../../support/event-lanes.ts'
import { logInAgain, type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { createIncreaseStory } from '../credit/increase-story.ts'
import { uploadFile } from '../files/upload-file.ts'

const app = await useTestApp({ startAt: '2026-03-06T01:00:00.000Z' })
const story = createIncreaseStory(app)

const aMonth = (month: string): UploadedMonth => ({
  month,
  currency: 'GBP',
  orders: 100,
  sales: 25_000_00,
  refunds: 5_000_00,
})

/** Of these fourteen months, eleven are whole months of the limit's twelve: April to February. */
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
    const shown = await deskResult(app, 'limit-show', { facilityId })
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

/** Delivers the event of an uploaded shop's version, and all that follows until the limit is calculated again. */
const follow = async (seller: Seller, version: number) => {
  const event = `uploads-changed:${seller.companyId}:temu:${version}`
  await deliver(event, app.deps)
  const facilityId = (await story.summaryOf(seller))?.facility_id
  await deliver(`limit-recalculation-requested:${facilityId}:${event}`, app.deps)
  await deliver(await story.importAgain(seller, 'one'), app.deps)
  await deliver(`limit-recalculated:${facilityId}:${event}`, app.deps)
}

const effectOf = async ({ token }: Seller, body: object) =>
  (await app.send(shopsEndpoints.previewUploadLimits, { body: { source_id: 'temu', ...body } }, { token }))
    .data.limits

const latestMessage = async ({ token }: Seller) =>
  (await app.send(notificationsEndpoints.searchMessages, { body: {} }, { token })).data.records[0]

describe('a change of uploaded sales', () => {
  test('that are removed lowers the limit to the forecast, and names both limits and the cause', async () => {
    const seller = await signed('50')
    expect(await effectOf(seller, {})).toMatchObject([
      { limit_now: '108000.00', limit_after: '98000.00', is_estimate: false },
    ])
    await app.send(shopsEndpoints.removeUploadedSource, { body: { source_id: 'temu' } }, seller)
    await follow(seller, 1)
    expect(await story.limitOf(seller)).toMatchObject({ limit: '98000.00' })
    expect(await latestMessage(seller)).toMatchObject({
      kind: 'limit-lowered-by-uploads',
      content: expect.stringMatching(/上传的销售有变动.*108,000\.00 调整为 .*98,000\.00/) as string,
    })
  })

  test('that are uploaded never raises it alone, and says up to what it could be asked for', async () => {
    const seller = await signed('50', { months: [], orders: 0 })
    const rows = months.slice(0, 13).map(({ month }) => `${month},${month}-15,20000.00`)
    const content = new TextEncoder().encode(['Order ID,Paid Time,Order Amount', ...rows].join('\n'))
    const file_id = await uploadFile(app, seller.token, { content, name: 'orders.csv', extension: 'csv' })
    const columns = { id: 'Order ID', date: 'Paid Time', amount: 'Order Amount' }
    const exported = { file_id, reading: { columns, date_order: 'YMD', repeated: 'totals' } } as const
    expect(await effectOf(seller, { upload: exported })).toMatchObject([
      { limit_now: '98000.00', limit_after: '98000.00' },
    ])
    const kept = { source_id: 'temu', ...exported }
    expect(await app.send(shopsEndpoints.keepUpload, { body: kept }, seller)).toMatchObject({ code: 0 })
    await follow(seller, 1)
    expect(await story.limitOf(seller)).toMatchObject({ limit: '98000.00' })
    expect(await latestMessage(seller)).toMatchObject({
      kind: 'limit-higher-possible-by-uploads',
      content: expect.stringMatching(/支持到 .*108,000\.00，现为 .*98,000\.00/) as string,
    })
  })

  test('recalculates no limit whose terms do not count them', async () => {
    const seller = await signed('0')
    expect(await effectOf(seller, {})).toEqual([])
    await app.send(shopsEndpoints.removeUploadedSource, { body: { source_id: 'temu' } }, seller)
    await deliver(`uploads-changed:${seller.companyId}:temu:1`, app.deps)
    expect(await story.applicationItem(seller)).not.toHaveProperty('recalculation')
  })
})
