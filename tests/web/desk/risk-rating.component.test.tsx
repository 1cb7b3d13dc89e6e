import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ShownRiskRating } from '#shared/desk/risk-rating.ts'
import { InboxPage } from '../../../web/desk/features/inbox/inbox-page.tsx'
import { RatingPanel } from '../../../web/desk/features/risk-rating/rating-panel.tsx'
import { showScreen } from './show-screen.tsx'

const rated: ShownRiskRating = {
  companyId: 'c1',
  riskRating: 'high',
  computedRating: 'medium',
  reasons: [
    { reason: 'countryUnderMonitoring', count: 2, countries: ['43', '65'] },
    { reason: 'otherPayers', count: 3, countries: [] },
    { reason: 'young', count: 1, countries: [] },
  ],
  override: {
    riskRating: 'high',
    by: 'ada@lender.example',
    approvedBy: 'grace@lender.example',
    at: '2027-01-28T01:00:00.000Z',
    reason: '媒体负面报道',
  },
  enhancedReview: null,
  needsEnhancedReview: false,
  kycReviewedAt: '2026-01-15T01:00:00.000Z',
  kycReviewedBy: 'ada@lender.example',
  kycReviewDueOn: '2027-01-15',
}

const show = (shown: ShownRiskRating) =>
  showScreen(<RatingPanel companyId="c1" />, {
    path: '/',
    address: '/',
    told: {
      'risk-rating-show': shown,
      'risk-rating-override': {},
      'kyc-review-record': {},
      'enhanced-review-record': {},
    },
  })

test('the company shows its rating with what made it so, by whom it was overridden, and a late review', async () => {
  await show(rated)
  const panel = await screen.findByRole('region', { name: '客户风险评级' })
  await screen.findByText('高')
  for (const text of [
    '涉及受加强监察的国家或地区（越南、英属维尔京群岛）',
    '由公司以外的人付款（3）',
    '公司成立不满一年',
    '按目前情况：中',
    '媒体负面报道',
    '复核已过期',
  ])
    expect(panel.textContent).toContain(text)
  expect(screen.getByRole('button', { name: '完成认证复核' })).toBeDefined()
  expect(screen.queryByRole('button', { name: '记录加强审查' })).toBeNull()
})

test('a submission of high risk asks for an enhanced review', async () => {
  await show({
    ...rated,
    riskRating: null,
    computedRating: 'high',
    override: null,
    needsEnhancedReview: true,
    kycReviewedAt: null,
    kycReviewedBy: null,
    kycReviewDueOn: null,
  })
  expect(await screen.findByText(/须由通过人以外的同事先记录加强审查/)).toBeDefined()
  expect(screen.getByRole('button', { name: '记录加强审查' })).toBeDefined()
  expect(screen.queryByRole('button', { name: '完成认证复核' })).toBeNull()
})

test('due reviews are an inbox, with the rating and its reasons', async () => {
  await showScreen(<InboxPage />, {
    path: '/inbox/:name',
    address: '/inbox/kycReviews',
    told: {
      'kyc-review-list': {
        waiting: [
          {
            companyId: 'c1',
            companyNameEn: null,
            companyNameCn: '海港贸易',
            riskRating: 'high',
            ratingReasons: ['otherPayers'],
            kycReviewedAt: '2026-01-15T01:00:00.000Z',
            noticedAt: '2026-12-15T16:00:00.000Z',
            kycReviewDueOn: '2027-01-15',
            workId: 'w1',
            takenBy: null,
            takenAt: null,
            proposed: [],
          },
        ],
      },
      'kyc-review-record': {},
      'view-list': { views: [] },
    },
  })
  const line = await screen.findByRole('row', { name: /海港贸易/ })
  expect(line.textContent).toContain('高')
  expect(line.textContent).toContain('由公司以外的人付款')
})
