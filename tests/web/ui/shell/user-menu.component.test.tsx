import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { UserMenu } from '../../../../web/ui/shell/user-menu.tsx'
import { renderScreen } from '../../../support/render-screen.tsx'

const renderMenu = (at = '/credit/hook/home') => {
  const onSignOut = vi.fn<() => void>()
  const screenParts = (
    <>
      <UserMenu email="mei@harbour-gift.example" profilePath="/profile" onSignOut={onSignOut} />
      <p>首页</p>
    </>
  )
  return { ...renderScreen(screenParts, { at }), onSignOut }
}

const opener = () => screen.getByRole('button', { name: '账户菜单' })
const signOut = () => screen.queryByRole('button', { name: '退出登录' })

describe('the user menu', () => {
  it('tells who is signed in once it is opened, and is closed by the same button', async () => {
    const { user } = renderMenu()
    expect(opener().getAttribute('aria-expanded')).toBe('false')
    expect(signOut()).toBeNull()
    await user.click(opener())
    expect(opener().getAttribute('aria-expanded')).toBe('true')
    const panel = document.getElementById(String(opener().getAttribute('aria-controls')))
    expect(panel?.textContent).toContain('mei@harbour-gift.example')
    await user.click(opener())
    expect(signOut()).toBeNull()
  })

  it('closes on Escape, and the focus returns to its button', async () => {
    const { user } = renderMenu()
    await user.click(opener())
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('link', { name: '我的资料' }))
    await user.keyboard('{Escape}')
    expect(signOut()).toBeNull()
    expect(document.activeElement).toBe(opener())
  })

  it('closes on a press elsewhere', async () => {
    const { user } = renderMenu()
    await user.click(opener())
    await user.click(screen.getByText('mei@harbour-gift.example'))
    expect(signOut()).not.toBeNull()
    await user.click(screen.getByText('首页'))
    expect(signOut()).toBeNull()
  })

  it('leads to the profile, closes, and marks where one is', async () => {
    const { user, place } = renderMenu()
    await user.click(opener())
    await user.click(screen.getByRole('link', { name: '我的资料', current: false }))
    expect(place()).toBe('/profile')
    expect(signOut()).toBeNull()
    await user.click(opener())
    expect(screen.getByRole('link', { name: '我的资料', current: 'page' })).toBeTruthy()
  })

  it('signs out', async () => {
    const { user, onSignOut } = renderMenu()
    await user.click(opener())
    await user.click(signOut() as HTMLElement)
    expect(onSignOut).toHaveBeenCalledOnce()
  })
})
