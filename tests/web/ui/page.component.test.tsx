import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Money } from '../../../web/ui/money.tsx'
import { PageHeader } from '../../../web/ui/page.tsx'
import { usePageTitle } from '../../../web/ui/use-page-title.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'

const Titled = ({ title }: { title: string }) => {
  usePageTitle(title)
  return null
}

it('a header sets the heading and the document title', () => {
  renderScreen(<PageHeader title="还款管理" lead="到期的账单在这里。" />)
  expect(screen.getByRole('heading', { level: 1, name: '还款管理' })).toBeTruthy()
  expect(document.title).toBe('还款管理 · 明岸 Brightquay')
})

it('a screen without a header sets the document title itself', () => {
  const { rerender } = renderScreen(<Titled title="登录" />)
  expect(document.title).toBe('登录 · 明岸 Brightquay')
  rerender(<Titled title="注册" />)
  expect(document.title).toBe('注册 · 明岸 Brightquay')
})

it('an amount is one text, currency first, and never wraps', () => {
  const { container } = renderScreen(<Money amount="-1234567.8" currency="GBP" size="xl" />)
  expect(container.textContent).toBe('GBP\u00A0−1,234,567.80')
})
