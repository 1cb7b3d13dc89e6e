import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { securityActivity } from '#shared/account/security-activity.ts'
import { SecurityCard } from '../../../../web/features/account/profile/security-card.tsx'
import { SessionsCard } from '../../../../web/features/account/profile/sessions-card.tsx'
import { server } from '../../../support/web/fake-server.ts'
import { loginSeller } from '../../../support/web/login-seller.ts'
import { renderScreen } from '../../../support/web/render-screen.tsx'

const { listSecurityActivity, listSessions, endOtherSessions } = accountEndpoints

beforeEach(() => loginSeller())

const entry = (what: (typeof securityActivity)[number], index: number) => ({
  id: String(index),
  what,
  happened_at: '2026-11-02T01:00:00.000Z',
  ip: '',
  user_agent: '',
  about: 'ABC',
})

describe('security activity', () => {
  it('shows each event with time, place and device', async () => {
    const news = [
      {
        ...entry('newDevice', 1),
        ip: '198.51.100.4',
        user_agent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36',
      },
      entry('userInvited', 2),
    ]
    server.answer(listSecurityActivity, { news })
    renderScreen(<SecurityCard />)
    const [first, second] = await screen.findAllByRole('listitem')
    expect(first?.textContent).toContain('在新设备上登录')
    expect(first?.textContent).toContain('Chrome · Windows')
    expect(first?.textContent).toContain('198.51.100.4')
    expect(first?.querySelector('time')?.dateTime).toBe('2026-11-02T01:00:00.000Z')
    expect(second?.textContent).toContain('公司邀请了 ABC')
    expect(second?.textContent).not.toContain('IP')
  })

  it('has a text for every event, and shows five before *show more*', async () => {
    server.answer(listSecurityActivity, { news: securityActivity.map(entry) })
    const { user } = renderScreen(<SecurityCard />)
    expect(await screen.findAllByRole('listitem')).toHaveLength(5)
    await user.click(screen.getByRole('button', { name: '查看更多' }))
    const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
    expect(shown).toHaveLength(securityActivity.length)
    expect(shown.filter((text) => text.includes('securityActivity') || /^\w+$/.test(text))).toEqual([])
    expect(screen.queryByRole('button', { name: '查看更多' })).toBeNull()
  })

  it('shows a message if there is none', async () => {
    server.answer(listSecurityActivity, { news: [] })
    renderScreen(<SecurityCard />)
    expect(await screen.findByText(/目前没有可以显示的/)).toBeTruthy()
  })
})

const session = (id: string, is_current: boolean) => ({
  id,
  created_at: '2026-11-02T01:00:00.000Z',
  expires_at: '2026-11-02T13:00:00.000Z',
  ip: '198.51.100.4',
  user_agent: '',
  is_current,
})

describe('all other devices', () => {
  it('are logged out after a confirmation', async () => {
    server.answer(listSessions, { sessions: [session('here', true), session('there', false)] })
    server.answer(endOtherSessions, { ended: 1 })
    const { user } = renderScreen(<SessionsCard />)
    const button = await screen.findByRole('button', { name: '退出其他所有设备' })
    await user.click(button)
    const dialog = screen.getByRole('dialog', { name: '让其他所有设备退出登录？' })
    await user.click(within(dialog).getByRole('button', { name: '取消' }))
    expect(server.callsOf(endOtherSessions)).toEqual([])
    await waitFor(() => expect(document.activeElement).toBe(button))
    await user.click(button)
    server.answer(listSessions, { sessions: [session('here', true)] })
    await user.click(screen.getByRole('button', { name: '全部退出' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: '退出其他所有设备' })).toBeNull())
    expect(server.callsOf(endOtherSessions)).toHaveLength(1)
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '已登录的设备' }))
  })

  it('are not offered where there is none', async () => {
    server.answer(listSessions, { sessions: [session('here', true)] })
    renderScreen(<SessionsCard />)
    expect(await screen.findByText('没有其他设备登录。')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '退出其他所有设备' })).toBeNull()
  })
})
