import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { productTerms } from '#shared/lending/product-terms.ts'
import { referenceEndpoints } from '#shared/reference/reference.endpoints.ts'
import { type CurrentRates, setCurrentRates } from '../../../web/landing/current-rates.ts'
import { CompareSection } from '../../../web/landing/entry/compare-section.tsx'
import { Component as HookCalculator } from '../../../web/landing/hook/hook-calculator.tsx'
import { Component as PlatformCalculator } from '../../../web/landing/payoneer/payoneer-calculator.tsx'
import { withCurrentRates } from '../../../web/landing/with-current-rates.ts'
import { server } from '../../support/web/fake-server.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'

const { getCurrentRates } = referenceEndpoints

const rates: CurrentRates = {
  date: '2026-12-02',
  benchmark: { percent: '4.10', date: '2026-11-30', source: 'New York Fed' },
  benchmarks: {
    USD: { percent: '4.10', date: '2026-11-30', source: 'New York Fed' },
    GBP: { name: 'SONIA', percent: '3.20', date: '2026-12-01', source: 'Bank of England' },
  },
  products: {
    small_shop_financing: { margin: '6.50', fees: [] },
    revenue_credit_automation: { margin: '5.50', fees: [{ type: 'interest_fee', percent: '0.50' }] },
    payoneer: { margin: '4.25', fees: [] },
  },
}

const text = () => document.body.textContent ?? ''
const load = withCurrentRates(async () => ({ HookCalculator }))

afterEach(() => act(() => setCurrentRates(undefined)))

describe('the figures of a landing page', () => {
  it('have no dates before the rates in force are known', () => {
    renderScreen(<HookCalculator />)
    expect(text()).not.toContain('以今天')
    expect(screen.queryByText('还清')).toBeNull()
    expect(screen.getByText('基准利率为 2026年9月29日的 SOFR 30 天平均值 3.73909%。')).toBeTruthy()
  })

  it('are those of today, by the rate in force (N8)', async () => {
    server.answer(getCurrentRates, rates)
    await load()
    renderScreen(<PlatformCalculator />)
    expect(text()).toContain('以今天（2026年12月2日）提款、2026年11月30日的 SOFR 4.10% 计算。')
    // 90 days from 2 December.
    expect(text()).toContain('2027年3月2日一次还清')
    expect(text()).toContain('8.35%')
    expect(text()).not.toContain('手续费（放款时扣除）')
    await load()
    expect(server.callsOf(getCurrentRates)).toHaveLength(1)
  })

  it('are those of the chosen currency, of which only those that can be priced are offered', async () => {
    server.answer(getCurrentRates, rates)
    await load()
    const { user } = renderScreen(<HookCalculator />)
    const currency = screen.getByRole('combobox', { name: '货币' })
    expect(
      within(currency)
        .getAllByRole('option')
        .map((each) => each.getAttribute('value')),
    ).toEqual(['USD', 'GBP'])
    await user.selectOptions(currency, 'GBP')
    expect(text()).toContain('以今天（2026年12月2日）提款、2026年12月1日的 SONIA 3.20% 计算。')
    // 3.20 and the margin of 6.50, by a year of 365 days.
    expect(text()).toContain('9.70%')
    expect(text()).toContain('一年以 365 天为基础')
  })

  it('name the benchmark in the comparison of the products', async () => {
    server.answer(getCurrentRates, rates)
    await load()
    renderScreen(<CompareSection />)
    expect(text()).toContain('基准利率为 2026年11月30日的 SOFR 4.10%。')
    expect(text()).toContain('10.60%')
  })

  describe('without an answer', () => {
    beforeEach(() => void vi.setSystemTime('2026-12-01T16:30:00.000Z'))
    afterEach(() => void vi.useRealTimers())

    it('are those of today by the device, at the last known rate and its date', async () => {
      server.refuse(getCurrentRates, 'internalError')
      await load()
      renderScreen(<HookCalculator />)
      expect(text()).toContain('以今天（2026年12月2日）提款、')
      expect(text()).toContain(`加利差 ${productTerms.small_shop_financing.marginPercent}%`)
      expect(screen.getByText(/2026年9月29日的 SOFR 30 天平均值 3.73909%/)).toBeTruthy()
      server.answer(getCurrentRates, rates)
      await act(load)
      expect(screen.getByText(/2026年11月30日的 SOFR 4.10%/)).toBeTruthy()
    })
  })
})
