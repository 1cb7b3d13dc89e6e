import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { maxExposures, type NamedExposure } from '#shared/desk/exposure.ts'
import { Exposures } from '../../../web/desk/features/exposure/exposures.tsx'
import { showScreen } from './show-screen.tsx'

const standing = (n: number, daysPastDue = 0): NamedExposure => ({
  companyId: `c${n}`,
  companyNameEn: null,
  companyNameCn: `公司${n}`,
  asOf: '2027-01-31',
  pastDue:
    daysPastDue > 0
      ? [{ facilityId: 'f', currency: 'GBP', since: '2027-01-01', daysPastDue, owedCents: 5_00, bills: 1 }]
      : [],
  reportedTransfers: [],
  bankLines: [],
  openDisputes: [],
  shopsInTrouble: [],
  riskLevel: 'low',
  riskReasons: [],
  riskRating: 'high',
  ratingReasons: [],
  kycReviewDueOn: null,
  kycApprovedAt: null,
  reviews: [],
  stops: daysPastDue > 0 ? ['pastDue'] : [],
})

const idsOf = (count: number) => Array.from({ length: count }, (_, n) => `c${n}`)

const show = (companyIds: readonly string[]) =>
  showScreen(<Exposures companyIds={companyIds} />, {
    path: '/',
    told: {
      'company-exposure': { ...standing(0) },
      'exposure-list': ({ companies }) => ({
        exposures: (companies as string[]).map((id) => {
          const n = Number(id.slice(1))
          return standing(n, n === maxExposures ? 12 : 0)
        }),
      }),
    },
  })

const lines = async () => {
  const region = await screen.findByRole('region', { name: '决定前须知' })
  const first = await within(region).findByText(/公司0/)
  const list = first.closest('ul')
  return [...(list?.children ?? [])].map((line) => line.textContent ?? '')
}

describe('the standings of the companies of a decision', () => {
  test('are one line a company, the worst first, over as many calls as they take', async () => {
    const { calls } = await show(idsOf(maxExposures + 2))
    const [worst, ...others] = await lines()
    expect(worst).toContain(`公司${maxExposures}`)
    expect(worst).toContain('逾期 12 天')
    expect(worst).toContain('客户风险：高')
    expect(others).toHaveLength(maxExposures + 1)
    expect(others[0]).toContain('没有逾期')
    expect(calls.map(({ action, companies }) => [action, (companies as string[]).length])).toEqual([
      ['exposure-list', maxExposures],
      ['exposure-list', 2],
    ])
  })

  test('are the whole strip of one company, also where it is named twice, and nothing of none', async () => {
    const { calls } = await show(['c0', 'c0'])
    await screen.findByRole('region', { name: '决定前须知' })
    expect(calls.map(({ action }) => action)).toEqual(['company-exposure'])
    await show([])
    expect(screen.queryAllByRole('region')).toHaveLength(1)
  })
})
