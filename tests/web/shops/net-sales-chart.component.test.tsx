import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NetSalesChart } from '../../../web/features/shops/net-sales-chart.tsx'
import { renderScreen } from '../../support/web/render-screen.tsx'

const months = [
  { from: '2026-09-20', to: '2026-10-01', net: '100.10' },
  { from: '2026-10-01', to: '2026-11-01', net: '1090967.05' },
  { from: '2026-11-01', to: '2026-11-27', net: '-0.20' },
]

const renderChart = () => renderScreen(<NetSalesChart of="灯街店" currency="GBP" months={months} />)

it('shows the total of its months to the cent, with the days that it covers', () => {
  renderChart()
  const period = screen.getByText('2026年9月20日 至 2026年11月26日，净销售额合计')
  expect(period.parentElement?.textContent).toContain('1,091,066.95')
})

it('names and hatches a month that is not complete, and no other (N12)', () => {
  const { container } = renderChart()
  expect(screen.getAllByText('2026年11月（不足整月）')).toHaveLength(2)
  expect(screen.getByText('不足整月')).toBeTruthy()
  const drawn = [...container.querySelectorAll('[data-drawn]')].map((column) =>
    getComputedStyle(column).backgroundImage.includes('repeating-linear-gradient'),
  )
  expect(drawn).toEqual([true, false, true])
  fireEvent.pointerEnter(screen.getByText('10月').parentElement as HTMLElement)
  expect(screen.getAllByText('2026年10月')).toHaveLength(2)
})

it('has all figures and their sum in a table', () => {
  renderChart()
  const table = within(screen.getByRole('table', { name: '灯街店 每月净销售额' }))
  expect(table.getAllByRole('row').map((row) => row.textContent?.replaceAll(/\s/g, ' '))).toEqual([
    '月份净销售额',
    '2026年9月（不足整月）GBP 100.10',
    '2026年10月GBP 1,090,967.05',
    '2026年11月（不足整月）GBP −0.20',
    '合计GBP 1,091,066.95',
  ])
})
