import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { setCurrentRates } from '../../../web/landing/current-rates.ts'
import { Component as HookCalculator } from '../../../web/landing/hook/hook-calculator.tsx'
import { publishOffer } from '../../../web/landing/payoneer/offered-amount.ts'
import { Component as PlatformCalculator } from '../../../web/landing/payoneer/payoneer-calculator.tsx'
import { Component as RevenueCalculator } from '../../../web/landing/underwriting/underwriting-calculator.tsx'
import { renderScreen } from '../../support/web/render-screen.tsx'

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const season = (name: string) => {
  const card = screen.getByRole('heading', { name, level: 4 }).parentElement?.parentElement
  if (!card) throw new Error(`there is no ${name}`)
  return within(card)
}
const total = () => screen.getByText('应还总额').closest('div')?.textContent ?? ''

describe('the calculator', () => {
  it('shows what a share of sales repays in three seasons', async () => {
    const { fill } = renderScreen(<HookCalculator />)
    expect(season('淡季').getByText(/406/)).toBeTruthy()
    expect(season('一般').getByText(/461/)).toBeTruthy()
    await fill(field(/净销售额/), '40000')
    expect(season('一般').getByText(/923/)).toBeTruthy()
  })

  it('shows an error at an invalid field, and keeps the last figures', async () => {
    const { fill } = renderScreen(<HookCalculator />)
    await fill(field(/想提取/), '1万')
    expect(field(/想提取/).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(/请填写金额/)).toBeTruthy()
    await fill(field(/想提取/), '500')
    expect(screen.getByText('单笔最低 USD 1,000.00。')).toBeTruthy()
    expect(season('一般').getByText(/461/)).toBeTruthy()
  })

  it('shows if an amount exceeds the limit for such sales', async () => {
    const { fill } = renderScreen(<HookCalculator />)
    await fill(field(/想提取/), '30000')
    expect(screen.queryByText(/额度一般不超过/)).toBeNull()
    await fill(field(/想提取/), '30000.01')
    expect(screen.getByText(/额度一般不超过 USD 30,000.00/)).toBeTruthy()
  })

  it('prices each repayment method with its fee', async () => {
    const { user } = renderScreen(<RevenueCalculator />)
    expect(screen.getByText('手续费（随各期支付）')).toBeTruthy()
    const level = total()
    await user.click(screen.getByRole('radio', { name: '等额本金' }))
    expect(total()).not.toBe(level)
  })

  it('deducts fee and interest of the payment platform’s line from the payout', () => {
    renderScreen(<PlatformCalculator />)
    expect(screen.getByText('手续费（放款时扣除）')).toBeTruthy()
    expect(screen.getByText('利息（放款时扣除）')).toBeTruthy()
    expect(screen.getByText('应还总额').closest('div')?.textContent).toContain('30,000')
  })

  it.each([
    ['of the lines that follow the shops', <HookCalculator key="hook" />],
    ['of the revenue line', <RevenueCalculator key="revenue" />],
  ])('uses the chosen currency: %s', async (_name, calculator) => {
    const fixing = { percent: '3.50', date: '2026-12-01', source: 'HKMA' }
    const benchmarks = { USD: fixing, HKD: { ...fixing, name: 'HIBOR' as const } }
    setCurrentRates({ date: '2026-12-02', benchmarks })
    onTestFinished(() => act(() => setCurrentRates(undefined)))
    const { user } = renderScreen(calculator)
    const currency = screen.getByRole<HTMLSelectElement>('combobox', { name: '货币' })
    expect([...currency.options].map(({ value }) => value)).toEqual(['USD', 'HKD'])
    expect(document.body.textContent).not.toContain('HKD\u00A0')
    await user.selectOptions(currency, 'HKD')
    expect(document.body.textContent).toContain('HKD\u00A0')
    expect(document.body.textContent).not.toContain('USD\u00A0')
  })

  it('has no currency selection if the product has one currency', () => {
    renderScreen(<PlatformCalculator />)
    expect(screen.queryByRole('combobox', { name: '货币' })).toBeNull()
  })
})

describe('the calculator with an offer', () => {
  afterEach(() => act(() => publishOffer(undefined)))

  it('starts with its amount, and with typical sales for it', () => {
    renderScreen(<PlatformCalculator />)
    act(() => publishOffer({ amount: '80000.00', currency: 'USD' }))
    expect(field(/想提取/).value).toBe('80,000')
    expect(screen.getByText('已按支付平台给您的报价填好，可以改。')).toBeTruthy()
    expect(total()).toContain('80,000')
    expect(screen.queryByText(/额度一般不超过/)).toBeNull()
  })

  it('keeps values set before the offer was loaded', async () => {
    const { fill } = renderScreen(<PlatformCalculator />)
    await fill(field(/想提取/), '12000')
    act(() => publishOffer({ amount: '80000.00', currency: 'USD' }))
    expect(field(/想提取/).value).toBe('12000')
    expect(screen.queryByText('已按支付平台给您的报价填好，可以改。')).toBeNull()
  })

  it.each([
    ['in another currency', { amount: '80000.00', currency: 'HKD' }, '30,000'],
    ['above what the product lends', { amount: '900000.00', currency: 'USD' }, '500,000'],
  ] as const)('starts with at most the maximum loan, for an offer %s', (_name, offered, amount) => {
    renderScreen(<PlatformCalculator />)
    act(() => publishOffer(offered))
    expect(field(/想提取/).value).toBe(amount)
  })
})
