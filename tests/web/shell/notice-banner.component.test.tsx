import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { notificationsEndpoints } from '#shared/notifications/notifications.endpoints.ts'
import { activateLocale } from '../../../web/i18n/i18n.ts'
import { NoticeBanner } from '../../../web/shell/notice-banner.tsx'
import type { StandingNotice } from '../../../web/shell/notices-query.ts'
import { registerDialog } from '../../../web/ui/open-dialogs.ts'
import { Toasts } from '../../../web/ui/toasts.tsx'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'

const { listNotifications, handleNotification } = notificationsEndpoints

const aNotice = (id: string, changes: Partial<StandingNotice> = {}): StandingNotice => ({
  id,
  title: `事项 ${id}`,
  content: '请尽快处理。',
  link: 'shop_list',
  code: 4019,
  level: 'other',
  ...changes,
})

let wantsLess = false

beforeEach(() => {
  vi.useFakeTimers()
  wantsLess = false
  vi.stubGlobal('matchMedia', () => ({ matches: wantsLess }))
  loginSeller()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Renders the effect of a timer before the next one is set. */
const turn = async () => {
  await pass(5_000)
  await pass(500)
}

/** As the server lists them: one notice for each page, with a cursor. */
const answer = (notices: readonly StandingNotice[]) =>
  server.answer(listNotifications, ({ query: { cursor = '0' } }) => {
    const at = Number(cursor)
    return {
      data: notices.slice(at, at + 1),
      per_page: 1,
      ...(at + 1 < notices.length ? { cursor: String(at + 1) } : {}),
    }
  })

const open = async (notices = [aNotice('1'), aNotice('2'), aNotice('3')]) => {
  answer(notices)
  const rendered = renderScreen(
    <>
      <NoticeBanner />
      <Toasts />
    </>,
  )
  await pass(50)
  return rendered
}

const banner = () => screen.getByRole('region', { name: '待处理事项' })
const title = () => banner().querySelector('strong')?.textContent
const line = () => banner().querySelector('p')?.parentElement as HTMLElement
const shade = () => getComputedStyle(line()).opacity

describe('the banner', () => {
  it('shows one notice at a time, each for five seconds, and fades over half a second', async () => {
    await open()
    expect(title()).toBe('事项 1')
    await pass(4_900)
    expect([title(), shade()]).toEqual(['事项 1', '1'])
    await pass(150)
    expect([title(), shade()]).toEqual(['事项 1', '0'])
    await pass(500)
    expect([title(), shade()]).toEqual(['事项 2', '1'])
    await turn()
    expect(title()).toBe('事项 3')
    await turn()
    expect(title()).toBe('事项 1')
    // Requested one by one, each once.
    expect(server.callsOf(listNotifications).map(({ query }) => query)).toEqual([
      { per_page: '1' },
      { per_page: '1', cursor: '1' },
      { per_page: '1', cursor: '2' },
    ])
  })

  it('is requested in the current language, and again after it changes', async () => {
    server.answer(listNotifications, ({ headers }) => ({
      data: [aNotice('1', { title: headers.get('accept-language') === 'en' ? 'A shop' : '一家店铺' })],
      per_page: 1,
    }))
    renderScreen(<NoticeBanner />)
    await pass(50)
    expect(title()).toBe('一家店铺')
    await act(() => activateLocale('en'))
    await pass(50)
    expect(document.querySelector('strong')?.textContent).toBe('A shop')
    await act(() => activateLocale('zh-CN'))
  })

  it('does not rotate a single notice', async () => {
    await open([aNotice('1')])
    await pass(20_000)
    expect([title(), shade()]).toEqual(['事项 1', '1'])
    expect(screen.queryByRole('button', { name: '停止轮播' })).toBeNull()
  })

  it('is hidden without notices', async () => {
    await open([])
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('pauses while a dialog is open', async () => {
    await open()
    const noteClosed = await act(async () => registerDialog())
    await pass(30_000)
    expect([title(), shade()]).toEqual(['事项 1', '1'])
    act(() => noteClosed())
    await turn()
    expect(title()).toBe('事项 2')
  })

  it('pauses while it is hovered, even during a fade, and resumes', async () => {
    await open()
    await pass(5_100)
    expect(shade()).toBe('0')
    fireEvent.pointerEnter(banner(), { pointerType: 'mouse' })
    await pass(30_000)
    expect([title(), shade()]).toEqual(['事项 1', '1'])
    fireEvent.pointerLeave(banner())
    await pass(500)
    expect(title()).toBe('事项 2')
  })

  it('pauses while it has the focus', async () => {
    await open()
    const details = screen.getByRole('link', { name: '查看详情' })
    act(() => details.focus())
    await pass(30_000)
    expect(title()).toBe('事项 1')
    act(() => details.blur())
    await turn()
    expect(title()).toBe('事项 2')
  })

  it('can be paused, and rotated manually', async () => {
    await open()
    fireEvent.click(screen.getByRole('button', { name: '停止轮播' }))
    await pass(30_000)
    expect(title()).toBe('事项 1')
    fireEvent.click(screen.getByRole('button', { name: '下一条' }))
    expect(title()).toBe('事项 2')
  })

  it('does not rotate automatically with reduced motion', async () => {
    wantsLess = true
    await open()
    await pass(30_000)
    expect(title()).toBe('事项 1')
    expect(screen.getByRole('button', { name: '下一条' })).toBeTruthy()
  })

  it('leads to the shops, and explains in a dialog why no limit was granted', async () => {
    await open([aNotice('1'), aNotice('2', { code: 4016, level: 'error', content: '销售不足。' })])
    expect(screen.getByRole('link', { name: '查看详情' }).getAttribute('href')).toBe('/credit/hook/shops')
    await turn()
    fireEvent.click(screen.getByRole('button', { name: '查看详情' }))
    const dialog = screen.getByRole('dialog', { name: '事项 2' })
    expect(dialog.textContent).toContain('销售不足。')
    // While the dialog is open, nothing rotates behind it.
    await pass(30_000)
    expect(title()).toBe('事项 2')
  })

  it.each([4016, 4017] as const)('explains %i in a dialog', async (code) => {
    await open([aNotice('1', { code })])
    expect(screen.queryByRole('link', { name: '查看详情' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: '查看详情' }))
    expect(screen.getByRole('dialog', { name: '事项 1' })).toBeTruthy()
  })
})

describe('a dismissed notice', () => {
  it('is dismissed on the server, and followed by the next', async () => {
    await open([aNotice('1'), aNotice('2')])
    server.answer(handleNotification, null)
    fireEvent.click(screen.getByRole('button', { name: '标为已处理: 事项 1' }))
    await pass(50)
    expect(server.callsOf(handleNotification).map(({ params }) => params)).toEqual([{ id: '1' }])
    expect(title()).toBe('事项 2')
    fireEvent.click(screen.getByRole('button', { name: '标为已处理: 事项 2' }))
    await pass(50)
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('stays with a message if that failed', async () => {
    await open([aNotice('1')])
    server.breakOff(handleNotification)
    fireEvent.click(screen.getByRole('button', { name: '标为已处理: 事项 1' }))
    await pass(50)
    expect(title()).toBe('事项 1')
    expect(screen.getByText(/没有连上服务器/)).toBeTruthy()
  })
})
