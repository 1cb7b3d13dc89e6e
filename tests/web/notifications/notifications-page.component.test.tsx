import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { notificationsEndpoints } from '#shared/notifications/notifications.endpoints.ts'
import { Component as NotificationsPage } from '../../../web/features/notifications/notifications-page.tsx'
import type { Announcement, Message } from '../../../web/features/notifications/notifications-queries.ts'
import { activateLocale } from '../../../web/i18n/i18n.ts'
import { Toasts } from '../../../web/ui/toasts.tsx'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'

const { searchMessages, readMessages, searchAnnouncements, readAnnouncements } = notificationsEndpoints

const aMessage = (id: string, changes: Partial<Message> = {}): Message => ({
  id,
  kind: 'charge-raised',
  place: 'bills',
  title: `账单 ${id}`,
  content: '请在 2026年12月1日 前支付 USD 1,020.00。',
  is_read: false,
  created_at: '2026-11-02T01:00:00.000Z',
  ...changes,
})

const anAnnouncement = (id: string, changes: Partial<Announcement> = {}): Announcement => ({
  id,
  title: `公告 ${id}`,
  content: '春节期间照常放款。',
  is_read: false,
  published_at: '2026-11-02T01:00:00.000Z',
  ...changes,
})

const open = (at = '/notifications') =>
  renderScreen(
    <>
      <NotificationsPage />
      <Toasts />
    </>,
    { at },
  )

const rows = async () =>
  within(await screen.findByRole('list', { name: /消息|公告/ })).findAllByRole('listitem')
const bodiesOf = (endpoint: Parameters<typeof server.callsOf>[0]) =>
  server.callsOf(endpoint).map(({ body }) => body)

beforeEach(() => loginSeller())

describe('notifications', () => {
  it('show what happened and when, and link to it', async () => {
    server.answer(searchMessages, {
      records: [
        aMessage('1'),
        aMessage('2', { kind: 'kyc-approved', place: 'company', title: '公司认证通过', is_read: true }),
        aMessage('3', {
          kind: 'drawdown-awaits-colleague',
          place: 'secondApproval',
          title: '有一笔提款等您复核',
        }),
      ],
    })
    server.answer(readMessages, null)
    const { user, place } = open()
    const [bill, kyc, colleague] = await rows()
    expect(bill?.textContent).toContain('2026年11月2日 09:00')
    expect(within(bill as HTMLElement).getByRole('img', { name: '未读' })).toBeTruthy()
    expect(within(kyc as HTMLElement).queryByRole('img', { name: '未读' })).toBeNull()
    expect(within(kyc as HTMLElement).queryByRole('button')).toBeNull()
    expect(
      within(colleague as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/credit/hook/second-drawdown/approval')
    await user.click(within(bill as HTMLElement).getByRole('link', { name: '查看账单' }))
    expect(place()).toBe('/credit/hook/repay')
    await waitFor(() => expect(bodiesOf(readMessages)).toEqual([{ ids: ['1'] }]))
  })

  it('are requested in the current language, and again after it changes', async () => {
    server.answer(searchMessages, ({ headers }) => ({
      records: [aMessage('1', { title: headers.get('accept-language') === 'en' ? 'A bill' : '一张账单' })],
    }))
    open()
    expect(await screen.findByText('一张账单')).toBeTruthy()
    await act(() => activateLocale('en'))
    expect(await screen.findByText('A bill')).toBeTruthy()
    await act(() => activateLocale('zh-CN'))
  })

  it('are marked read one by one', async () => {
    server.answer(searchMessages, { records: [aMessage('1'), aMessage('2')] })
    server.answer(readMessages, () => {
      server.answer(searchMessages, { records: [aMessage('1', { is_read: true }), aMessage('2')] })
      return null
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '标为已读: 账单 1' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: '标为已读: 账单 1' })).toBeNull())
    expect(screen.getByRole('button', { name: '标为已读: 账单 2' })).toBeTruthy()
    expect(bodiesOf(readMessages)).toEqual([{ ids: ['1'] }])
    // The clicked button is gone, but the focus is not lost.
    expect(document.activeElement).toBe(screen.getByRole('list', { name: '消息' }))
  })

  it('are marked read in bulk', async () => {
    server.answer(searchMessages, {
      records: [aMessage('1'), aMessage('2'), aMessage('3', { is_read: true }), aMessage('4')],
    })
    server.answer(readMessages, null)
    const { user } = open()
    await user.click(await screen.findByRole('checkbox', { name: '全选' }))
    await user.click(screen.getByRole('checkbox', { name: /账单 2/ }))
    await user.click(screen.getByRole('button', { name: '标为已读（2）' }))
    expect(await screen.findByText('已将 2 条标为已读')).toBeTruthy()
    expect(bodiesOf(readMessages)).toEqual([{ ids: ['1', '4'] }])
  })

  it('are all marked read, including those not shown', async () => {
    server.answer(searchMessages, { records: [aMessage('1')], cursor: 'next' })
    server.answer(readMessages, null)
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '全部标为已读' }))
    expect(await screen.findByText('已全部标为已读')).toBeTruthy()
    expect(bodiesOf(readMessages)).toEqual([{ all: true }])
  })

  it('show why they could not be marked, and stay selected', async () => {
    server.answer(searchMessages, { records: [aMessage('1')] })
    server.breakOff(readMessages)
    const { user } = open()
    await user.click(await screen.findByRole('checkbox', { name: /账单 1/ }))
    await user.click(screen.getByRole('button', { name: '标为已读（1）' }))
    expect(await screen.findByText(/没有连上服务器/)).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /账单 1/ }).checked).toBe(true)
  })

  it('are filtered to unread ones by the URL, with an empty state', async () => {
    server.answer(searchMessages, { records: [] })
    const { user, place } = open('/notifications?status=unread')
    expect(await screen.findByRole('heading', { name: '没有符合条件的内容' })).toBeTruthy()
    expect(bodiesOf(searchMessages)).toEqual([{ status: 'unread' }])
    await user.click(screen.getByRole('link', { name: '全部' }))
    expect(place()).toBe('/notifications')
    expect(await screen.findByRole('heading', { name: '还没有消息' })).toBeTruthy()
  })

  it('are loaded page by page, and can be retried', async () => {
    server.breakOff(searchMessages)
    const { user } = open()
    const again = await screen.findByRole('button', { name: '再试一次' })
    server.answer(searchMessages, ({ body }) =>
      (body as { cursor?: string }).cursor
        ? { records: [aMessage('2')] }
        : { records: [aMessage('1')], cursor: 'next' },
    )
    await user.click(again)
    await user.click(await screen.findByRole('button', { name: '显示更多' }))
    await waitFor(async () => expect(await rows()).toHaveLength(2))
  })
})

describe('the announcements', () => {
  it('can be searched, and marked read', async () => {
    server.answer(searchAnnouncements, ({ body }) => ({
      records: [anAnnouncement('1'), anAnnouncement('2')].filter(({ title }) =>
        title.includes((body as { text: string }).text),
      ),
    }))
    server.answer(readAnnouncements, null)
    const { user } = open('/notifications?tab=announcements')
    expect(await rows()).toHaveLength(2)
    await user.type(screen.getByRole('searchbox', { name: '搜索公告' }), '公告 2')
    await waitFor(async () => expect(await rows()).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: '标为已读: 公告 2' }))
    await waitFor(() => expect(bodiesOf(readAnnouncements)).toEqual([{ ids: ['2'] }]))
    await user.type(screen.getByRole('searchbox', { name: '搜索公告' }), '！')
    expect(await screen.findByRole('heading', { name: '没有符合条件的内容' })).toBeTruthy()
  })
})
