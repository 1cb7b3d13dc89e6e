import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import { Component as RewardsPage } from '../../../../web/features/engagement/rewards/rewards-page.tsx'
import type { RedPacket } from '../../../../web/features/engagement/rewards/rewards-queries.ts'
import { Toasts } from '../../../../web/ui/toasts.tsx'
import { server } from '../../../support/web/fake-server.ts'
import { loginSeller } from '../../../support/web/login-seller.ts'
import { renderScreen } from '../../../support/web/render-screen.tsx'
import { followEvents } from '../../../support/web/tracked-events.ts'

const { listRedPackets, collectRedPacket } = engagementEndpoints

const aPacket = (changes: Partial<RedPacket> = {}): RedPacket => ({
  id: 'welcome-2026',
  type: 'interest-coupon',
  amount: '500.00',
  currency: 'USD',
  status: 'active',
  remaining_quantity: 12,
  expires_on: '2026-12-31',
  claimed_at: null,
  drawdown_id: null,
  ...changes,
})

const claimed = { status: 'claimed', remaining_quantity: 0, claimed_at: '2026-11-02T01:00:00.000Z' } as const

const show = (at = '/rewards') =>
  renderScreen(
    <>
      <RewardsPage />
      <Toasts />
    </>,
    { at },
  )

const rowOf = async (text: string) => {
  const rows = await screen.findAllByRole('listitem')
  return within(rows.find((row) => row.textContent?.includes(text)) as HTMLElement)
}

beforeEach(() => loginSeller())

describe('the red packets', () => {
  test('show their worth, expiry and remaining number', async () => {
    server.answer(listRedPackets, [aPacket()])
    show()
    const row = await rowOf('抵扣提款利息')
    expect(row.getByText('可领取')).toBeTruthy()
    expect(row.getByText('有效期至 2026年12月31日（含当日）')).toBeTruthy()
    expect(row.getByText('剩余 12 个')).toBeTruthy()
    expect(row.queryByRole('link')).toBeNull()
  })

  test('can be collected, after which the list is refetched and links to a drawdown', async () => {
    server.answer(listRedPackets, [aPacket()])
    server.answer(collectRedPacket, () => {
      server.answer(listRedPackets, [aPacket(claimed)])
      return aPacket(claimed)
    })
    const { user } = show()
    await user.dblClick(await screen.findByRole('button', { name: '领取' }))
    expect(await screen.findByText('可使用', { selector: 'li *' })).toBeTruthy()
    expect(screen.getByText('红包已领取，提款时可使用。')).toBeTruthy()
    expect(screen.getByRole('link', { name: '去提款' }).getAttribute('href')).toBe(
      '/credit/hook/second-drawdown',
    )
    expect(screen.queryByRole('button', { name: '领取' })).toBeNull()
    expect(server.callsOf(collectRedPacket)).toHaveLength(1)
  })

  test.each([
    ['500.00', 'get_500_red_packet'],
    ['200.00', 'get_red_packet'],
  ])('of %s are tracked once they are collected', async (amount, event) => {
    server.answer(listRedPackets, [aPacket({ amount })])
    server.answer(collectRedPacket, aPacket({ amount, ...claimed }))
    const events = followEvents()
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: '领取' }))
    await waitFor(() => expect(events).toEqual([event]))
  })

  test('that others have collected are reported, and leave the list', async () => {
    server.answer(listRedPackets, [aPacket()])
    server.refuse(collectRedPacket, 'wrongState')
    const events = followEvents()
    const { user } = show()
    const button = await screen.findByRole('button', { name: '领取' })
    server.answer(listRedPackets, [])
    await user.click(button)
    expect(await screen.findByText('红包已被领完或已失效。')).toBeTruthy()
    expect(await screen.findByRole('heading', { name: '暂无红包' })).toBeTruthy()
    expect(events).toEqual([])
  })

  test('show at the packet why it could not be collected, and can be retried', async () => {
    server.answer(listRedPackets, [aPacket(), aPacket({ id: 'autumn-2026', amount: '88.00' })])
    server.breakOff(collectRedPacket)
    const { user } = show()
    const row = await rowOf('500.00')
    await screen.findAllByRole('button', { name: '领取' })
    // The list fails as well, so the previous one stays.
    server.breakOff(listRedPackets)
    await user.click(row.getByRole('button', { name: '领取' }))
    expect(await row.findByText('红包未能领取，请再试一次')).toBeTruthy()
    expect(screen.getAllByRole('listitem')).toHaveLength(2)

    server.answer(listRedPackets, [aPacket(claimed)])
    server.answer(collectRedPacket, aPacket(claimed))
    await user.click(row.getByRole('button', { name: '领取' }))
    expect(await screen.findByText('可使用', { selector: 'li *' })).toBeTruthy()
    expect(screen.queryByText('红包未能领取，请再试一次')).toBeNull()
  })

  test.each([
    ['active', '可领取'],
    ['claimed', '可使用'],
    ['used', '已使用'],
    ['expired', '已过期'],
    ['invalid', '已作废'],
  ] as const)('that are %s are filtered by the URL', async (status, label) => {
    server.answer(listRedPackets, [])
    const { user, place } = show('/rewards')
    await user.click(await screen.findByRole('link', { name: label }))
    expect(await screen.findByRole('heading', { name: `没有“${label}”的红包` })).toBeTruthy()
    expect(place()).toBe(`/rewards?status=${status}`)
    expect(screen.getByRole('link', { name: label }).getAttribute('aria-current')).toBe('page')
    await waitFor(() => expect(server.callsOf(listRedPackets).at(-1)?.query).toEqual({ status }))
  })

  test('show a failure to load, and can be retried', async () => {
    server.breakOff(listRedPackets)
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: '再试一次' }))
    await waitFor(() => expect(server.callsOf(listRedPackets)).toHaveLength(2))
  })
})
