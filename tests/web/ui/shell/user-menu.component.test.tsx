import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { UserMenu } from '../../../../web/ui/shell/user-menu.tsx'
import { renderScreen } from '../../../support/web/render-screen.tsx'

const renderMenu = (at = '/credit/hook/home') => {
  const onLogout = vi.fn<() => void>()
  const screenParts = (
    <>
      <UserMenu
        email="mei@harbour-gift.example"
        navigation={{
          profile: { to: '/profile', label: '我的资料' },
          payoutAccounts: '/credit/hook/payout-accounts',
        }}
        onLogout={onLogout}
      />
      <p>首页</p>
    </>
  )
  return { ...renderScreen(screenParts, { at }), onLogout }
}

const opener = () => screen.getByRole('button', { name: '账户菜单' })
const open = async ({ user }: Pick<ReturnType<typeof renderMenu>, 'user'>) => {
  await user.click(opener())
  await screen.findByRole('button', { name: '退出登录' })
}
const logout = () => screen.queryByRole('button', { name: '退出登录' })

describe('the user menu', () => {
  it('shows the logged-in user when opened, and closes by the same button', async () => {
    const { user } = renderMenu()
    expect(opener().getAttribute('aria-expanded')).toBe('false')
    expect(logout()).toBeNull()
    await open({ user })
    expect(opener().getAttribute('aria-expanded')).toBe('true')
    const panel = document.getElementById(String(opener().getAttribute('aria-controls')))
    expect(panel?.textContent).toContain('mei@harbour-gift.example')
    await user.click(opener())
    expect(logout()).toBeNull()
  })

  it('closes on Escape, and the focus returns to its button', async () => {
    const { user } = renderMenu()
    await open({ user })
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('link', { name: '我的资料' }))
    await user.keyboard('{Escape}')
    expect(logout()).toBeNull()
    expect(document.activeElement).toBe(opener())
  })

  it('closes on a click elsewhere', async () => {
    const { user } = renderMenu()
    await open({ user })
    await user.click(screen.getByText('mei@harbour-gift.example'))
    expect(logout()).not.toBeNull()
    await user.click(screen.getByText('首页'))
    expect(logout()).toBeNull()
  })

  it('links to the profile, closes, and marks the current page', async () => {
    const { user, place } = renderMenu()
    await open({ user })
    await user.click(screen.getByRole('link', { name: '我的资料', current: false }))
    expect(place()).toBe('/profile')
    expect(logout()).toBeNull()
    await user.click(opener())
    expect(screen.getByRole('link', { name: '我的资料', current: 'page' })).toBeTruthy()
  })

  it.each([
    ['公司用户', '/company/users'],
    ['收款账户', '/credit/hook/payout-accounts'],
    ['切换公司', '/company/users?switch=company'],
  ])('leads to %s', async (name, to) => {
    const { user } = renderMenu()
    await open({ user })
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(to)
  })

  it('logs out', async () => {
    const { user, onLogout } = renderMenu()
    await open({ user })
    await user.click(logout() as HTMLElement)
    expect(onLogout).toHaveBeenCalledOnce()
  })
})
