import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { AppShell, type ShellProps } from '../../../../web/ui/shell/app-shell.tsx'
import type { Navigation } from '../../../../web/ui/shell/navigation.tsx'
import { renderScreen } from '../../../support/web/render-screen.tsx'
import { resizeWindow } from '../../../support/web/resize-window.ts'

const navigation: Navigation = {
  home: '/credit/hook/home',
  main: [
    { to: '/credit/hook/home', label: '首页' },
    { to: '/credit/hook/shops', label: '我的店铺' },
    { to: '/credit/hook/repay', label: '还款管理', newTab: '（新标签页）' },
  ],
  profile: { to: '/profile', label: '我的资料' },
  payoutAccounts: '/credit/hook/payout-accounts',
  questions: { to: '/questions', label: '常见问题' },
  legal: [
    { to: '/terms', label: '使用条款' },
    { to: '/terms#privacy', label: '隐私政策' },
  ],
}

const renderShell = (user: ShellProps['user']) => {
  const onLogin = vi.fn<() => void>()
  const onLogout = vi.fn<() => void>()
  const shell = (
    <AppShell
      navigation={navigation}
      user={user}
      onLogin={onLogin}
      onLogout={onLogout}
      notes={['*无最低流水要求，需通过反欺诈审核']}
    >
      正文
    </AppShell>
  )
  return { ...renderScreen(shell, { at: '/credit/hook/shops' }), onLogin, onLogout }
}

const seller = { email: 'mei@harbour-gift.example' }
const drawer = () => screen.queryByRole('dialog', { name: '打开菜单' })
const menuButton = () => screen.queryByRole('button', { name: '打开菜单' })

describe('the bar', () => {
  it('has the seller’s links, and marks the current one', () => {
    renderShell(seller)
    const bar = within(screen.getByRole('navigation', { name: '主导航' }))
    expect(bar.getByRole('link', { name: '我的店铺' }).getAttribute('aria-current')).toBe('page')
    expect(bar.getByRole('link', { name: '首页' }).getAttribute('aria-current')).toBeNull()
    expect(screen.getByRole('button', { name: '账户菜单' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: '登录' })).toBeNull()
    expect(menuButton(), 'the drawer is for small screens').toBeNull()
  })

  it('opens repayment in a new tab, and announces that to screen readers', () => {
    renderShell(seller)
    const repay = screen.getByRole('link', { name: /^还款管理 ?（新标签页）$/ })
    expect(repay.getAttribute('href')).toBe('/credit/hook/repay')
    expect(repay.getAttribute('target')).toBe('_blank')
    expect(repay.getAttribute('rel')).toBe('noopener')
    expect(screen.getByRole('link', { name: '我的店铺' }).getAttribute('target')).toBeNull()
  })

  it('lets a visitor log in', async () => {
    const { user, onLogin } = renderShell(null)
    await user.click(screen.getByRole('button', { name: '登录' }))
    expect(onLogin).toHaveBeenCalledOnce()
    expect(screen.queryByRole('button', { name: '账户菜单' })).toBeNull()
  })

  it('can be skipped by keyboard', async () => {
    const { user } = renderShell(seller)
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('link', { name: '跳到正文' }))
    expect(document.activeElement?.getAttribute('href')).toBe('#main')
    expect(screen.getByRole('main').id).toBe('main')
  })
})

const openDrawer = async (as: ShellProps['user']) => {
  resizeWindow('phone')
  const rendered = renderShell(as)
  await rendered.user.click(menuButton() as HTMLElement)
  return { ...rendered, inDrawer: within(await screen.findByRole('dialog', { name: '打开菜单' })) }
}

describe('the drawer of a small screen', () => {
  it('has the links that the header has no room for', async () => {
    resizeWindow('phone')
    const { user } = renderShell(seller)
    expect(screen.queryByRole('navigation', { name: '主导航' })).toBeNull()
    expect(screen.queryByRole('button', { name: '账户菜单' })).toBeNull()
    await user.click(menuButton() as HTMLElement)
    const inDrawer = within(await screen.findByRole('dialog', { name: '打开菜单' }))
    expect(inDrawer.getAllByRole('link').map((link) => link.textContent)).toEqual([
      '首页',
      '我的店铺',
      '还款管理（新标签页）',
      '我的资料',
      '公司用户',
      '收款账户',
      '红包',
      '切换公司',
    ])
    expect(inDrawer.getByText(seller.email)).toBeTruthy()
    expect(inDrawer.getByRole('combobox', { name: '语言' })).toBeTruthy()
  })

  it('closes on navigation', async () => {
    const { user, place, inDrawer } = await openDrawer(seller)
    await user.click(inDrawer.getByRole('link', { name: '首页' }))
    expect(place()).toBe('/credit/hook/home')
    expect(drawer()).toBeNull()
  })

  it('closes on Escape, by its button and by a click outside, and returns the focus', async () => {
    const { user, inDrawer } = await openDrawer(seller)
    await user.click(inDrawer.getByRole('button', { name: '关闭' }))
    expect(drawer()).toBeNull()
    expect(document.activeElement).toBe(menuButton())
    await user.click(menuButton() as HTMLElement)
    await user.keyboard('{Escape}')
    expect(drawer()).toBeNull()
    expect(document.activeElement).toBe(menuButton())
    await user.click(menuButton() as HTMLElement)
    await user.click(drawer() as HTMLElement)
    expect(drawer()).toBeNull()
  })

  it('signs a seller out, and closes', async () => {
    const { user, onLogout, inDrawer } = await openDrawer(seller)
    await user.click(inDrawer.getByRole('button', { name: '退出登录' }))
    expect(onLogout).toHaveBeenCalledOnce()
    expect(drawer()).toBeNull()
  })

  it('leads a visitor to the other products and the questions (N23)', async () => {
    const { place, user, inDrawer } = await openDrawer(null)
    expect(inDrawer.getAllByRole('link').map((link) => link.textContent)).toEqual(['三种融资', '常见问题'])
    await user.click(inDrawer.getByRole('link', { name: '三种融资' }))
    expect(place()).toBe('/')
  })

  it('lets a visitor log in, and closes', async () => {
    const { user, onLogin, inDrawer } = await openDrawer(null)
    expect(inDrawer.queryByRole('link', { name: '我的资料' })).toBeNull()
    await user.click(inDrawer.getByRole('button', { name: '登录' }))
    expect(onLogin).toHaveBeenCalledOnce()
    expect(drawer()).toBeNull()
  })
})

describe('the footer', () => {
  it('names the lender and its licence, and leads to the terms', () => {
    renderShell(null)
    const foot = within(screen.getByRole('contentinfo'))
    expect(foot.getByText(/香港放债人牌照号码/)).toBeTruthy()
    expect(foot.getByText('借定唔借？还得到先好借！')).toBeTruthy()
    expect(foot.getByText(/无最低流水要求/)).toBeTruthy()
    expect(foot.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      expect.stringMatching(/^tel:\+\d+$/),
      '/questions',
      '/terms',
      '/terms#privacy',
      'https://beian.miit.gov.cn/',
    ])
  })
})
