import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import { storeAdviser } from '../../../web/api/stored-adviser.ts'
import { closeAuth, useAuthDialog } from '../../../web/features/account/dialog/auth-dialog-store.ts'
import { paymentVisitor } from '../../../web/features/account/signup/payment-visitor.ts'
import { DeferredFrame } from '../../../web/shell/deferred-frame.tsx'
import { ServiceDialog } from '../../../web/shell/service-dialog.tsx'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'
import { resizeWindow } from '../../support/web/resize-window.ts'

const { getCustomerService } = engagementEndpoints

/** A picture of one pixel. */
const image =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const Auth = () => <output>{useAuthDialog()?.mode}</output>

const open = (at: string) =>
  renderScreen(
    <>
      <main id="main" tabIndex={-1} />
      <DeferredFrame />
      <Auth />
    </>,
    { at },
  )

const widget = () => within(screen.getByRole('complementary', { name: '帮助与服务' }))

const isAway = () => 'away' in screen.getByRole('complementary', { name: '帮助与服务' }).dataset

const scrollTo = (top: number) =>
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
    window.dispatchEvent(new Event('scroll'))
  })

beforeEach(() => {
  server.store('http://portal.example/config.json', () => Response.json({}))
  paymentVisitor.set({ status: 'unknown', customer: null })
})
afterEach(() => {
  act(closeAuth)
  scrollTo(0)
  paymentVisitor.set({ status: 'unknown', customer: null })
})

describe('the free report', () => {
  it.each([
    ['signup', '/credit/hook', 'unknown'],
    ['signup', '/credit/underwriting', 'success'],
    ['signup', '/questions', 'unknown'],
    ['loginOnly', '/credit/payoneer', 'unknown'],
    ['signupPayoneer', '/credit/payoneer', 'success'],
    ['signupPayoneer', '/credit/payoneer/questions', 'payoneerAccountExist'],
  ] as const)('opens %s for a visitor of %s with the platform’s status %s', async (mode, at, status) => {
    paymentVisitor.set({ status, customer: null })
    const { user } = open(at)
    await user.click(widget().getByRole('button', { name: '免费报告' }))
    expect(screen.getByText(mode)).toBeTruthy()
  })
})

describe('the widget', () => {
  it('leaves the content to a reader who scrolls on, and is back once they scroll up (N20)', () => {
    open('/questions')
    expect(isAway()).toBe(false)
    scrollTo(300)
    expect(isAway()).toBe(true)
    // A scroll smaller than a person would make changes nothing.
    scrollTo(290)
    expect(isAway()).toBe(true)
    scrollTo(200)
    expect(isAway()).toBe(false)
  })

  it('leads to the questions of the line', () => {
    open('/questions')
    expect(widget().getByRole('link', { name: '常见问题' }).getAttribute('href')).toBe('/questions')
  })

  it('scrolls to the top from 200 pixels on', async () => {
    const { user } = open('/questions')
    scrollTo(200)
    expect(widget().queryByRole('button', { name: '回到顶部' })).toBeNull()
    scrollTo(201)
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    await user.click(widget().getByRole('button', { name: '回到顶部' }))
    expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }))
    // The button disappears, but the focus is not lost.
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  it('opens by a button on a phone, closes on Escape, and returns the focus', async () => {
    resizeWindow('phone')
    const { user } = open('/questions')
    const opener = widget().getByRole('button', { name: '帮助与服务' })
    expect(widget().queryByRole('link', { name: '常见问题' })).toBeNull()
    await user.click(opener)
    expect(widget().getByRole('link', { name: '常见问题' })).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(opener.getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(opener)
  })
})

const dialog = () => screen.findByRole('dialog', { name: '在线客服' })

describe('customer service', () => {
  it('shows the QR code of the adviser in this tab’s link', async () => {
    storeAdviser('?cpid=team-9')
    server.answer(getCustomerService, { cs_qrcode: image })
    const { user } = open('/credit/hook')
    await user.click(widget().getByRole('button', { name: '在线客服' }))
    const code = await within(await dialog()).findByRole('img', { name: '在线客服的二维码' })
    expect(code.getAttribute('src')).toBe(`data:image/png;base64,${image}`)
    expect(server.callsOf(getCustomerService).map(({ params }) => params)).toEqual([{ id: 'team-9' }])
  })

  it('shows hotline and mailbox without such a contact', async () => {
    storeAdviser('?cpid=gone')
    server.refuse(getCustomerService, 'notFound')
    const { user } = open('/credit/hook')
    await user.click(widget().getByRole('button', { name: '在线客服' }))
    const inDialog = within(await dialog())
    expect(await inDialog.findByText(/请发邮件到以下邮箱/)).toBeTruthy()
    expect(inDialog.queryByRole('img')).toBeNull()
    expect(inDialog.getByRole('link', { name: /\+852/ }).getAttribute('href')).toMatch(/^tel:\+\d+$/)
    expect(inDialog.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/)
  })

  it('asks for the lender’s own contact where the link’s does not exist', async () => {
    server.refuse(getCustomerService, 'notFound')
    renderScreen(<ServiceDialog contacts={['gone', 'own']} onClose={() => {}} />)
    expect(await screen.findByText(/请发邮件到以下邮箱/)).toBeTruthy()
    expect(server.callsOf(getCustomerService).map(({ params }) => params['id'])).toEqual(['gone', 'own'])
  })

  it('links to the mailbox if the lender has no contact', async () => {
    const { user } = open('/credit/hook')
    await user.click(widget().getByRole('button', { name: '在线客服' }))
    const inDialog = within(await dialog())
    expect(inDialog.getByText(/目前没有可扫码添加的客服/)).toBeTruthy()
    const [mailbox] = inDialog.getAllByRole('link')
    expect(mailbox?.getAttribute('href')).toBe('mailto:care@brightquay.example')
  })

  it('is opened by a link, whose parameter is removed on closing', async () => {
    const { user, place } = open('/questions?service=open')
    await user.click(within(await dialog()).getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(place()).toBe('/questions')
  })
})

describe('while switching the company', () => {
  it('nothing of the former one is shown, for half a second', async () => {
    open('/questions')
    act(() => void window.dispatchEvent(new CustomEvent('company-change')))
    expect(screen.getByText('正在载入')).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('正在载入')).toBeNull())
  })
})

describe('a seller’s additional link', () => {
  it('opens the report in a new tab', () => {
    loginSeller()
    // The header's slots are missing, so their contents make no calls.
    open('/questions')
    const report = widget().getByRole('link', { name: /免费报告/ })
    expect(report.getAttribute('href')).toBe('/financing/free-reports')
    expect(report.getAttribute('target')).toBe('_blank')
  })
})
