import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Exposure } from '#shared/desk/exposure.ts'
import { ExposureStrip } from '../../../web/desk/features/exposure/exposure-strip.tsx'
import { showScreen } from './show-screen.tsx'

const clear: Exposure = {
  companyId: 'c1',
  asOf: '2027-01-31',
  pastDue: [],
  reportedTransfers: [],
  bankLines: [],
  openDisputes: [],
  shopsInTrouble: [],
  riskLevel: 'low',
  riskReasons: [],
  riskRating: 'high',
  ratingReasons: ['countryUnderMonitoring', 'young'],
  kycReviewDueOn: '2027-11-26',
  kycApprovedAt: '2026-11-26T01:00:00.000Z',
  reviews: [{ facilityId: 'f1', limitDecidedAt: '2026-12-01T01:00:00.000Z', nextReviewDate: '2027-11-26' }],
  stops: [],
}

const against: Exposure = {
  ...clear,
  pastDue: [
    {
      facilityId: 'f1',
      currency: 'GBP',
      since: '2026-09-24',
      daysPastDue: 129,
      owedCents: 52_575_66,
      bills: 5,
    },
  ],
  reportedTransfers: [
    {
      id: 'p1',
      facilityId: 'f1',
      currency: 'GBP',
      reported: '10369.49',
      reportedAt: '2026-12-28T01:00:00.000Z',
    },
  ],
  riskLevel: 'medium',
  riskReasons: ['pasted', 'young'],
  stops: ['pastDue', 'unbookedMoney'],
}

const show = (exposure: Exposure, decision?: 'lend' | 'writeOff') =>
  showScreen(<ExposureStrip companyId="c1" decision={decision} />, {
    path: '/',
    told: { 'company-exposure': exposure, 'payment-list': {} },
  })

const strip = () => screen.findByRole('region', { name: '决定前须知' })

describe('the strip of a company’s standing', () => {
  test('has the days, sums and dates of what speaks against a decision, and the way to it', async () => {
    await show(against, 'writeOff')
    const region = await strip()
    expect(await within(region).findByText(/逾期 129 天/)).toBeDefined()
    expect(region.textContent).toMatch(/逾期 129 天，GBP.52,575\.66/)
    expect(region.textContent).toMatch(/已申报未入账 1 笔：GBP.10,369\.49（2026年12月28日）/)
    expect(region.textContent).toContain('号码为粘贴填写、公司成立不满一年')
    expect(region.textContent).toContain('66 天前')
    // Reasons that are required for a write-off only.
    expect(region.textContent).toContain('逐项写明理由并勾选：有来款未入账')
    expect(
      within(region)
        .getByRole('link', { name: /已申报未入账/ })
        .getAttribute('href'),
    ).toBe('/inbox/payments')
    expect(within(region).queryByRole('link', { name: /逾期/ })).toBeNull()
  })

  test('says so where nothing does', async () => {
    await show(clear, 'lend')
    const region = await strip()
    expect(await within(region).findByText('没有逾期、未入账来款、异议或店铺异常')).toBeDefined()
    expect(region.textContent).not.toContain('勾选')
  })
})
