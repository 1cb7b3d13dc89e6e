import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ButtonLink } from '../../../web/ui/button.tsx'
import { EmptyState } from '../../../web/ui/empty-state.tsx'
import { renderScreen } from '../../support/web/render-screen.tsx'

const action = <ButtonLink to="/shops">连接店铺</ButtonLink>

it('explains what will be here with a link, below the heading of its screen', async () => {
  const { user, place } = renderScreen(
    <EmptyState title="还没有店铺" action={action}>
      连接后可以看到销售额。
    </EmptyState>,
  )
  expect(screen.getByRole('heading', { level: 2, name: '还没有店铺' })).toBeTruthy()
  expect(screen.getByText('连接后可以看到销售额。')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: '连接店铺' }))
  expect(place()).toBe('/shops')
})

it('is the heading if it is the whole screen', () => {
  renderScreen(<EmptyState whole title="没有这个页面" />)
  expect(screen.getByRole('heading', { level: 1, name: '没有这个页面' })).toBeTruthy()
})
