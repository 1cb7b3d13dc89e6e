import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { notificationsEndpoints } from '#shared/notifications/notifications.endpoints.ts'
import { Bell } from '../../../web/shell/bell.tsx'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'

const { searchMessages, searchAnnouncements } = notificationsEndpoints

beforeEach(() => loginSeller())
afterEach(() => {
  vi.useRealTimers()
})

const unread = (messages: number, announcements: number) => {
  const words = { title: '', content: '', is_read: false }
  const of = (count: number, body: unknown) =>
    Array.from({ length: Math.min(count, (body as { page_size: number }).page_size) }, (_, id) => ({
      id: String(id),
      ...words,
    }))
  server.answer(searchMessages, ({ body }) => ({
    records: of(messages, body).map((each) => ({
      ...each,
      kind: 'kyc-approved' as const,
      place: 'company' as const,
      created_at: '',
    })),
  }))
  server.answer(searchAnnouncements, ({ body }) => ({
    records: of(announcements, body).map((each) => ({ ...each, published_at: '' })),
  }))
}

describe('the bell', () => {
  it.each([
    [2, 1, '3'],
    [0, 4, '4'],
    [9, 1, '9+'],
    [40, 0, '9+'],
  ])('shows %i unread notifications and %i unread announcements', async (messages, announcements, shown) => {
    unread(messages, announcements)
    renderScreen(<Bell />)
    const bell = await screen.findByRole('link', { name: `消息通知，${shown} 条未读` })
    expect(bell.getAttribute('href')).toBe('/notifications')
    expect(bell.textContent).toBe(shown)
    expect(server.callsOf(searchMessages).map(({ body }) => body)).toEqual([
      { status: 'unread', page_size: 10 },
    ])
  })

  it('counts those that arrive while a page stays open (N21)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    unread(1, 0)
    renderScreen(<Bell />)
    await screen.findByRole('link', { name: '消息通知，1 条未读' })
    unread(9, 0)
    await vi.advanceTimersByTimeAsync(60_000)
    expect((await screen.findByRole('link', { name: '消息通知，9 条未读' })).textContent).toBe('9')
  })

  it('shows nothing if all are read or the number is unknown', async () => {
    unread(0, 0)
    server.breakOff(searchAnnouncements)
    renderScreen(<Bell />)
    expect((await screen.findByRole('link', { name: '消息通知' })).textContent).toBe('')
  })
})
