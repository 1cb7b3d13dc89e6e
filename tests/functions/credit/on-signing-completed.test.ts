import { describe, expect, test } from 'vitest'
import { productTerms } from '#shared/lending/product-terms.ts'
import { centsFromDecimal, decimalFromCents } from '#shared/money/cents.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import { facilityIdOf, facilityKey } from '../../../functions/data/facilities.ts'
import { readFacility } from '../../support/build-facility.ts'
import { trialBalance } from '../../support/draw-money.ts'
import { deliver } from '../../support/event-lanes.ts'
import { type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { createLimitStory } from './limit-story.ts'

const app = await useTestApp()
const story = createLimitStory(app)

describe('the limit once signing is complete', () => {
  test('is read consistently while it is decided between two reads', async () => {
    const seller = await signUpSeller(app)
    await story.linkShop(seller, 'one', story.evenMonths(20))
    const eventId = await story.completeSigning(seller)
    const { table } = app.deps
    const facilityId = facilityIdOf(seller.companyId, 'small_shop_financing')
    const opened = Promise.withResolvers<void>()
    let hasLooked = false
    app.deps.table = {
      ...table,
      async get(key, options) {
        if (key.sk.startsWith('CREDITAPPLICATION#')) await opened.promise
        if (key.pk !== facilityKey(facilityId).pk) return table.get(key, options)
        const found = await table.get<never>(key, options)
        if (hasLooked) return found
        hasLooked = true
        await deliver(eventId, { ...app.deps, table })
        opened.resolve()
        return found
      },
    }
    try {
      expect(await story.limitOf(seller)).toMatchObject({ status: 'active', currency: 'GBP' })
    } finally {
      app.deps.table = table
    }
  })

  test('is computed from the shops, explained by factor, and opens one facility for repeated events', async () => {
    const seller = await signUpSeller(app)
    expect(await story.applicationOf(seller)).toMatchObject({
      status: 'none',
      type: 'initial',
      pre_limit: null,
    })
    expect(await story.summaryOf(seller)).toBeNull()
    await story.linkShop(seller, 'one', story.evenMonths(20))
    const eventId = await story.completeSigning(seller)
    expect(await story.applicationOf(seller)).toMatchObject({ status: 'submitted' })
    expect(await story.limitOf(seller)).toMatchObject({ status: 'calculating', limit: null, factors: [] })

    await Promise.all(Array.from({ length: 5 }, () => deliver(eventId, app.deps)))
    await deliver(eventId, app.deps)
    await app.drainEvents()
    expect(await story.facilitiesOf(seller)).toHaveLength(1)

    // 92,000 a month × 1.5 × V 1 × C 0.9 × A 19/24, whole months since the first order: 98,325
    const limit = await story.limitOf(seller)
    expect(limit).toMatchObject({
      status: 'active',
      currency: 'GBP',
      limit: '98000.00',
      watermark: '98000.00',
      available: '98000.00',
      net_sales: '1104000.00',
      start: '150000.00',
    })
    expect(limit.factors.map(({ key, value, took_off }) => [key, value, took_off])).toEqual([
      ['multiple', '1.5', '0.00'],
      ['netSales', '1104000.00', '12000.00'],
      ['stability', '1.000000', '0.00'],
      ['diversification', '0.900000', '13800.00'],
      ['age', '0.791667', '25875.00'],
      ['rounding', '1000.00', '325.00'],
      ['cap', '500000.00', '0.00'],
    ])
    expect(limit.factors.find(({ key }) => key === 'age')).toMatchObject({
      detail: { months_trading: '19' },
      raise_key: 'keepTrading',
      data_from: '2025-04-01',
      data_to: '2026-11-01',
    })
    expect(limit.rule_months).toHaveLength(12)
    expect(limit.months.map(({ from }) => from)).toEqual([
      '2025-11-02',
      '2025-12-01',
      ...Array.from({ length: 11 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-01`),
    ])
    const inMonths = (months: typeof limit.months) =>
      decimalFromCents(months.reduce((sum, { net_sales }) => sum + centsFromDecimal(net_sales), 0))
    expect(inMonths(limit.months)).toBe(limit.net_sales)
    expect(inMonths(limit.rule_months)).toBe(limit.net_sales)
    expect(await story.applicationOf(seller)).toMatchObject({ status: 'active', failure_reason: null })
    const summary = await story.summaryOf(seller)
    expect(summary).toMatchObject({
      currency: 'GBP',
      facility_limit: '98000.00',
      available_funding: '98000.00',
      outstanding: '0.00',
      status: 'active',
      effective_date: '2026-11-02',
      next_review_date: '2027-11-02',
    })
    const facilityId = summary?.facility_id ?? ''
    expect(await trialBalance(app, facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
    expect((await readFacility(app, facilityId)).postingCount).toBe(1)
    const mails = app.outbox.sent.filter(({ to, text }) => to === seller.email && text.includes('98,000.00'))
    expect(mails[0]?.text, 'where its dates are').toContain('/credit/hook/facility')
    expect(mails).toHaveLength(1)
  })

  test('follows the signed terms, not today’s', async () => {
    const seller = await signUpSeller(app)
    await story.linkShop(seller, 'one', story.evenMonths(20))
    const terms = { ...productTerms.small_shop_financing, limitCapCents: 50_000_00 }
    await deliver(await story.completeSigning(seller, { terms }), app.deps)
    const limit = await story.limitOf(seller)
    expect(limit).toMatchObject({ limit: '50000.00' })
    expect(limit.factors.at(-1)).toMatchObject({ key: 'cap', value: '50000.00', took_off: '48000.00' })
  })

  test('excludes a shop with an expired consent', async () => {
    const seller = await signUpSeller(app)
    await story.linkShop(seller, 'one', story.evenMonths(20))
    await story.linkShop(seller, 'two', story.evenMonths(20), { expiresAt: app.clock.now().toISOString() })
    await deliver(await story.completeSigning(seller), app.deps)
    expect(await story.limitOf(seller)).toMatchObject({ status: 'active', net_sales: '1104000.00' })
  })

  test.each<[string, (seller: Seller) => Promise<void>]>([
    ['noShops', async () => {}],
    ['noSales', (seller) => story.linkShop(seller, 'one', [])],
    [
      'limitZero',
      (seller) =>
        story.linkShop(seller, 'one', [
          { date: addDays(businessDate(app.clock.now()), -3), sales: 5_00, refunds: 0 },
        ]),
    ],
  ])('is refused with the reason %s', async (reason, prepare) => {
    const seller = await signUpSeller(app)
    await prepare(seller)
    const eventId = await story.completeSigning(seller)
    await deliver(eventId, app.deps)
    await deliver(eventId, app.deps)
    expect(await story.applicationOf(seller)).toMatchObject({ status: 'failed', failure_reason: reason })
    expect(await story.limitOf(seller)).toMatchObject({
      status: 'failed',
      failure_reason: reason,
      limit: null,
    })
    expect(await story.summaryOf(seller)).toBeNull()
  })
})
