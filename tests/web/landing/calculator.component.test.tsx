import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Component as HookCalculator } from '../../../web/features/landing/hook/hook-calculator.tsx'
import { Component as PlatformCalculator } from '../../../web/features/landing/payoneer/payoneer-calculator.tsx'
import { Component as RevenueCalculator } from '../../../web/features/landing/underwriting/underwriting-calculator.tsx'
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

  it('says beside a field why there is nothing to reckon with, and leaves the last figures', async () => {
    const { fill } = renderScreen(<HookCalculator />)
    await fill(field(/想提取/), '1万')
    expect(field(/想提取/).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(/请填写金额/)).toBeTruthy()
    await fill(field(/想提取/), '500')
    expect(screen.getByText('单笔最低 USD 1,000.00。')).toBeTruthy()
    expect(season('一般').getByText(/461/)).toBeTruthy()
  })

  it('says where an amount is beyond what such sales lead to', async () => {
    const { fill } = renderScreen(<HookCalculator />)
    await fill(field(/想提取/), '30000')
    expect(screen.queryByText(/额度一般不超过/)).toBeNull()
    await fill(field(/想提取/), '30000.01')
    expect(screen.getByText(/额度一般不超过 USD 30,000.00/)).toBeTruthy()
  })

  it('prices each way of repaying, with its fee', async () => {
    const { user } = renderScreen(<RevenueCalculator />)
    expect(screen.getByText('手续费（随各期支付）')).toBeTruthy()
    const level = total()
    await user.click(screen.getByRole('radio', { name: '等额本金' }))
    expect(total()).not.toBe(level)
  })

  it('takes fee and interest of the platform’s line out of the payout', () => {
    renderScreen(<PlatformCalculator />)
    expect(screen.getByText('手续费（放款时扣除）')).toBeTruthy()
    expect(screen.getByText('利息（放款时扣除）')).toBeTruthy()
    expect(screen.getByText('应还总额').closest('div')?.textContent).toContain('30,000')
  })
})
