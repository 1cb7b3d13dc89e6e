import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LimitGauge } from '../../../web/ui/limit-gauge.tsx'
import { renderScreen } from '../../support/web/render-screen.tsx'

const rows = () =>
  screen
    .getAllByRole('row')
    .map((row) => row.textContent?.replaceAll('\u00A0', ' '))
    .slice(1)

const drawnWidths = (container: HTMLElement) =>
  [...(container.querySelector('[aria-hidden]')?.children ?? [])].map((part) => getComputedStyle(part).width)

it('describes each part of the limit to screen readers', () => {
  const { container } = renderScreen(
    <LimitGauge used="90000.00" pending="10000.00" available="300000.00" limit="400000.00" currency="USD" />,
  )
  expect(screen.getByRole('table', { name: /USD\s400,000\.00/ })).toBeTruthy()
  expect(rows()).toEqual(['已用USD 90,000.00', '处理中USD 10,000.00', '可用USD 300,000.00'])
  expect(drawnWidths(container)).toEqual(['22.5%', '2.5%', '75%'])
})

it('draws no empty part, but describes it to screen readers', () => {
  const { container } = renderScreen(
    <LimitGauge used="0.00" pending="0.00" available="400000.00" limit="400000.00" currency="USD" />,
  )
  expect(drawnWidths(container)).toEqual(['100%'])
  expect(rows()).toHaveLength(3)
})

it('renders a limit of zero', () => {
  const { container } = renderScreen(
    <LimitGauge used="0.00" pending="0.00" available="0.00" limit="0.00" currency="USD" />,
  )
  expect(drawnWidths(container)).toEqual([])
})
