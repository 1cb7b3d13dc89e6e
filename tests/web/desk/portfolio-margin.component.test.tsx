import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ShownMargin } from '#shared/desk/portfolio.ts'
import { PortfolioPage } from '../../../web/desk/features/portfolio/portfolio-page.tsx'
import { showScreen } from './show-screen.tsx'

const figures = {
  meanPrincipalCents: 12_000_00,
  principalCents: 14_000_00,
  earnedCents: 120_00,
  yieldPercent: '11.77',
  fundingCents: null,
  fundingPercent: null,
  netMarginCents: null,
  netMarginPercent: null,
  lossCents: 50_00,
  lossPercent: '4.91',
  resultCents: null,
  allowanceCents: 280_00,
  allowancePercent: '2.00',
}

const shown: ShownMargin = {
  currencies: [{ currency: 'GBP', months: [{ month: '2027-01', ...figures }], total: figures }],
  fundingCosts: [],
}

const open = (told: ShownMargin) =>
  showScreen(<PortfolioPage />, {
    path: '/portfolio',
    address: '/portfolio?view=margin',
    told: { 'portfolio-margin': { ...told }, 'funding-cost-set': {} },
  })

const cells = (row: HTMLElement | undefined) =>
  [...(row?.children ?? [])].map(({ textContent }) => textContent)

test('each month has its amounts and yearly rates, and the formula in words', async () => {
  const { calls } = await open(shown)
  const table = await screen.findByRole('region', { name: '每月赚了多少，成本和损失各多少？' })
  const [, month, total] = within(table).getAllByRole('row')
  const figuresShown = [
    'GBP\u{A0}12,000.00',
    'GBP\u{A0}120.00',
    '11.77%',
    '–',
    '–',
    '–',
    '–',
    'GBP\u{A0}50.00',
  ]
  expect(cells(month).slice(0, 9)).toEqual(['2027年1月', ...figuresShown])
  expect(cells(total).slice(0, 9)).toEqual(['合计', ...figuresShown])
  expect(
    within(table)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/portfolio/facilities?figure=earnedCents&currency=GBP&month=2027-01',
    '/portfolio/facilities?figure=allowanceCents&currency=GBP&month=2027-01',
  ])
  expect(screen.getByText(/各比率为年化：当月金额 ÷ 月初与月末本金的平均值 × 365 ÷ 当月天数/)).toBeDefined()
  // Neither a day nor a currency is chosen: the figures are of the books.
  expect(screen.queryByRole('combobox')).toBe(null)
  expect(calls.map(({ action }) => action)).toEqual(['portfolio-margin'])
})

test('the cost of funds leads to the act that sets it, and shows who did', async () => {
  await open(shown)
  const costs = await screen.findByRole('region', { name: '资金成本' })
  expect(costs.textContent).toContain('还没有设置资金成本')
  expect(within(costs).getByRole('link', { name: '设置资金成本' }).getAttribute('href')).toBe(
    '/acts/funding-cost-set',
  )
})

test('before two months are booked, the cost can be set already', async () => {
  await open({
    currencies: [],
    fundingCosts: [
      { currency: 'GBP', validFrom: '2027-01', percent: '5.25', setBy: 'ada', approvedBy: 'grace' },
    ],
  })
  expect(await screen.findByText('还没有连续两个月的账簿')).toBeDefined()
  const [, row] = screen.getAllByRole('row')
  expect(cells(row)).toEqual(['GBP', '2027年1月起', '5.25%', 'ada、grace'])
})
