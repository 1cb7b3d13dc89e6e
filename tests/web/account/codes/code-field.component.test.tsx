import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { PhoneCodeField } from '../../../../web/features/account/codes/phone-code-field.tsx'
import { server } from '../../../support/web/fake-server.ts'
import { renderField } from '../../../support/web/render-field.tsx'
import { picture, sent } from '../account-responses.ts'

const { sendPhoneCode, getCaptcha } = accountEndpoints

// Fake timers for the countdown only, as Testing Library's waiting needs real ones.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }))

const pass = (seconds: number) =>
  act(() => {
    vi.advanceTimersByTime(seconds * 1000)
  })

const renderCode = (number: string, error?: string) =>
  renderField('', (code, onChange) => (
    <form>
      <input aria-label="别处" />
      <PhoneCodeField phone={{ countryCode: '+86', number }} value={code} onChange={onChange} error={error} />
    </form>
  ))

const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: '短信验证码' })
const button = (name: RegExp | string) => screen.getByRole<HTMLButtonElement>('button', { name })

describe('a code by text message', () => {
  it('can be requested once the number is valid', () => {
    const { unmount } = renderCode('1380013')
    expect(button('发送验证码').disabled).toBe(true)
    unmount()
    renderCode('13800138000')
    expect(button('发送验证码').disabled).toBe(false)
  })

  it('shows its destination, takes the focus, and accepts grouped digits', async () => {
    server.answer(sendPhoneCode, sent)
    const { user, value } = renderCode('13800138000')
    await user.click(button('发送验证码'))
    expect(await screen.findByText('验证码已发到 +86 13800138000。')).toBeTruthy()
    expect(server.callsOf(sendPhoneCode).map(({ body }) => body)).toEqual([
      { phone_country_code: '+86', phone_number: '13800138000' },
    ])
    expect(document.activeElement).toBe(code())
    await user.keyboard('123 456')
    await user.tab()
    expect(value()).toBe('123456')
  })

  it('does not take the focus from another field', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof sent>()
    server.answer(sendPhoneCode, promise)
    const { user } = renderCode('13800138000')
    await user.click(button('发送验证码'))
    await user.click(screen.getByRole('textbox', { name: '别处' }))
    resolve(sent)
    await screen.findByText('验证码已发到 +86 13800138000。')
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '别处' }))
  })

  it('can be requested again after a countdown', async () => {
    server.answer(sendPhoneCode, sent)
    const { user } = renderCode('13800138000')
    await user.click(button('发送验证码'))
    await screen.findByText('验证码已发到 +86 13800138000。')
    pass(0.25)
    expect(button('60 秒后可重发').disabled).toBe(true)
    pass(30)
    expect(button('30 秒后可重发').disabled).toBe(true)
    pass(30)
    expect(button('重新发送').disabled).toBe(false)
    await user.click(button('重新发送'))
    await screen.findByRole('button', { name: '60 秒后可重发' })
    expect(server.callsOf(sendPhoneCode)).toHaveLength(2)
  })

  it('shows the server’s rate limit at the code field', async () => {
    server.refuse(sendPhoneCode, 'waitBeforeResending')
    const { user } = renderCode('13800138000')
    await user.click(button('发送验证码'))
    expect(await screen.findByText('请一分钟后再重新发送。')).toBeTruthy()
    expect(code().getAttribute('aria-invalid')).toBe('true')
  })

  it('requires a captcha when the server does, and submits it by Enter', async () => {
    server.refuse(sendPhoneCode, 'captchaNeeded')
    server.answer(getCaptcha, picture('captcha-1'))
    const { user } = renderCode('13800138000')
    await user.click(button('发送验证码'))
    await screen.findByAltText(/验证码图片/)
    expect(screen.getByText('今天发送超过 3 次了，请先填写图中验证码。')).toBeTruthy()
    server.answer(sendPhoneCode, sent)
    await user.type(screen.getByRole('textbox', { name: '图中验证码' }), 'ab12{Enter}')
    expect(await screen.findByText('验证码已发到 +86 13800138000。')).toBeTruthy()
    expect(server.callsOf(sendPhoneCode)[1]?.body).toMatchObject({ uuid: 'captcha-1', code: 'ab12' })
    expect(screen.queryByRole('textbox', { name: '图中验证码' })).toBeNull()
  })

  it('shows the form’s error', () => {
    renderCode('13800138000', '请输入收到的 6 位数字。')
    expect(code().getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('请输入收到的 6 位数字。')).toBeTruthy()
  })
})
