import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ChartTable } from '../../../web/ui/chart-table.tsx'
import { ColumnChart } from '../../../web/ui/column-chart.tsx'
import { renderScreen } from '../../support/web/render-screen.tsx'

const columns = [
  { key: '2026-08', label: '8月', amount: '120000.00' },
  { key: '2026-09', label: '9月', amount: '90000.00' },
  { key: '2026-10', label: '10月', amount: '150000.00' },
]

const renderChart = (shown = columns) =>
  renderScreen(
    <ColumnChart columns={shown}>{({ label, amount }) => <p>{`${label}：${amount}`}</p>}</ColumnChart>,
  )

const columnOf = (label: string) => screen.getByText(label).parentElement as HTMLElement

describe('a column chart', () => {
  it('shows the newest column’s details, and those of another while it is hovered', () => {
    renderChart()
    expect(screen.getByText('10月：150000.00')).toBeTruthy()
    fireEvent.pointerEnter(columnOf('8月'))
    expect(screen.getByText('8月：120000.00')).toBeTruthy()
    fireEvent.pointerLeave(columnOf('8月').parentElement?.parentElement as HTMLElement)
    expect(screen.getByText('10月：150000.00')).toBeTruthy()
  })

  it('shows details on touch too', () => {
    renderChart()
    fireEvent.pointerDown(columnOf('9月'))
    expect(screen.getByText('9月：90000.00')).toBeTruthy()
  })

  it('is hidden from screen readers, and not rendered without figures', () => {
    const { container, unmount } = renderChart()
    expect(container.querySelector('[aria-hidden]')?.textContent).toBe('8月9月10月')
    unmount()
    expect(renderChart([]).container.textContent).toBe('')
  })
})

describe('a chart’s table', () => {
  it('has the figures for screen readers', () => {
    renderScreen(
      <ChartTable caption="每月净销售额" head={['月份', '金额']} rows={[['8月', 'GBP 120,000.00']]} />,
    )
    expect(screen.getByRole('table', { name: '每月净销售额' })).toBeTruthy()
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['月份', '金额'])
    expect(screen.getByRole('rowheader').textContent).toBe('8月')
    expect(screen.getByRole('cell').textContent).toBe('GBP 120,000.00')
  })
})
