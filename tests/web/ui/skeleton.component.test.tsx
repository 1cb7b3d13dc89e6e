import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import {
  SkeletonFormPage,
  SkeletonPage,
  SkeletonText,
  SkeletonTranslations,
} from '../../../web/ui/skeleton.tsx'
import { renderScreen } from '../../support/web/render-screen.tsx'

const pages: Record<string, ReactElement> = {
  'a screen': <SkeletonPage />,
  'a form': <SkeletonFormPage asideWidth="280px" />,
}

it.each(Object.keys(pages))('loading %s is announced to screen readers only as that', (kind) => {
  renderScreen(pages[kind])
  expect(screen.getByRole('status', { busy: true }).textContent).toBe('正在载入')
})

it('bars are hidden from screen readers', () => {
  const { container } = renderScreen(<SkeletonText lines={3} />)
  const bars = [...container.querySelectorAll('[aria-hidden]')]
  expect(bars).toHaveLength(3)
})

it('the skeleton of a text keeps its space and is hidden from screen readers', () => {
  renderScreen(
    <SkeletonTranslations>
      <p>可用 USD 0.00</p>
    </SkeletonTranslations>,
  )
  const words = screen.getByText('可用 USD 0.00')
  expect(words.closest('[aria-hidden]')).not.toBeNull()
  expect(getComputedStyle(words.parentElement as HTMLElement).visibility).toBe('hidden')
})
