import { describe, expect, test } from 'vitest'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import type { ShownLimit } from '#shared/desk/limit.ts'
import { centsFromDecimal } from '#shared/money/cents.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import { findCompany, storeCompany } from '../../../../functions/data/companies.ts'
import { callDesk } from '../../../support/draw-money.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { createIncreaseStory } from '../../credit/increase-story.ts'
import { pdf, uploadCleanFile } from '../../files/upload-file.ts'

const app = await useTestApp()
const story = createIncreaseStory(app)
const seller = await story.sellerWithLimit()

const show = async (fields: object = {}): Promise<ShownLimit> => {
  const outcome = await callDesk(app, 'limit-show', { facilityId: seller.facilityId, ...fields })
  if (!outcome.ok) throw new Error(outcome.message)
  return outcome as unknown as ShownLimit
}

describe('a limit explained', () => {
  test('is what its seller is told, and what today’s sales come to', async () => {
    const shown = await show()
    const seen = await story.limitOf(seller)
    expect(shown.limit).toBe(seen.limit)
    expect(shown.granted).toMatchObject({ limit: seen.calculated_limit, factors: seen.factors })
    expect(shown.granted.months.map(({ refunds: _refunds, ...month }) => month)).toEqual(seen.months)
    expect(shown.today).toEqual(shown.granted)
    expect(shown.otherTerms).toBeNull()
    expect([shown.request, shown.renewal]).toEqual([null, null])
  })

  test('tells what was refunded in each month beside its net sales', async () => {
    const { granted } = await show()
    const refunds = granted.months.reduce((sum, month) => sum + centsFromDecimal(month.refunds ?? ''), 0)
    const [netSales] = granted.factors.filter(({ key }) => key === 'netSales')
    expect(refunds).toBe(centsFromDecimal(netSales?.detail['refunds'] ?? ''))
  })

  test('by another multiple and another cap is computed anew, and changes nothing', async () => {
    const before = await show()
    const half = await show({ salesMultiple: '0.75' })
    expect(Number(half.otherTerms?.start) * 2).toBeCloseTo(Number(before.granted.start), 1)
    expect(Number(half.otherTerms?.limit)).toBeLessThan(Number(before.limit))
    const capped = await show({ limitCap: '20000.00' })
    expect(capped.otherTerms?.limit).toBe('20000.00')
    expect(await show()).toEqual(before)
  })

  test.each(['-1', '1,5', 'much'])('by a multiple of %s is refused', async (salesMultiple) => {
    expect(await callDesk(app, 'limit-show', { facilityId: seller.facilityId, salesMultiple })).toMatchObject(
      { ok: false, reason: 'invalidInput' },
    )
  })
})

describe('a limit that its seller asks about', () => {
  test('is told with the request, its explanation and documents, and what the sales of its day bore', async () => {
    await story.sellMore(seller)
    const fileId = await uploadCleanFile(app, seller, { content: pdf('orders'), name: 'orders.pdf' })
    const { data } = await story.submit(seller, {
      requested_limit: '150000.00',
      note: '旺季备货',
      documents: [fileId],
    })
    const shown = await show()
    expect(shown.request).toEqual({
      requestId: data?.approval_id,
      requested: '150000.00',
      present: '98000.00',
      submittedAt: app.clock.now().toISOString(),
      note: '旺季备货',
      documents: [{ fileId, fileName: 'orders.pdf' }],
      calculated: shown.today,
    })
    // The calculation that it is based on was made earlier.
    expect(shown.granted.limit).toBe('98000.00')
    expect(Number(shown.today?.limit)).toBeGreaterThan(98_000)
  })

  test('and once that is decided, with none', async () => {
    const { request } = await show()
    await callDesk(app, 'limit-reject', { facilityId: seller.facilityId, requestId: request?.requestId })
    expect((await show()).request).toBeNull()
  })

  test('is told with a request for a renewal, which is decided by its id', async () => {
    const { facilityId, companyId, token } = seller
    const { table } = app.deps
    const company = await findCompany(table, companyId)
    if (!company) throw new Error('no company')
    await table.transact({ ...storeCompany(table, { ...company, kycStatus: 'approved' }) })
    const reviewDate = addDays(businessDate(app.clock.now()), 20)
    await callDesk(app, 'facility-renew', { facilityId, reviewDate })
    const asked = await app.send(
      creditEndpoints.submitRenewal,
      { body: { facility_id: facilityId } },
      { token, headers: { 'idempotency-key': 'renewal-of-the-limit' } },
    )
    const shown = await show()
    expect(shown.renewal).toEqual({
      renewalId: asked.data?.approval_id,
      reviewDate,
      present: '98000.00',
      submittedAt: app.clock.now().toISOString(),
      calculated: shown.today,
    })
    await callDesk(app, 'renewal-approve', { facilityId, renewalId: shown.renewal?.renewalId })
    const renewed = await show()
    expect([renewed.renewal, renewed.granted.limit]).toEqual([null, shown.today?.limit])
  })
})
