import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { sessionStore } from '../../../../web/api/session-store.ts'
import { useAuthDrafts } from '../../../../web/features/account/dialog/use-auth-drafts.ts'
import { LoginForm } from '../../../../web/features/account/sessions/login-form.tsx'
import { server } from '../../../support/web/fake-server.ts'
import { renderScreen } from '../../../support/web/render-screen.tsx'
import { followEvents } from '../../../support/web/tracked-events.ts'
import { loginResponse, picture, sent } from '../account-responses.ts'

const { login, getCaptcha, resendActivation } = accountEndpoints

const renderLogin = (typed = '') => {
  const onDone = vi.fn<() => void>()
  const onForgot = vi.fn<() => void>()
  const Parent = () => <LoginForm {...useAuthDrafts(typed)} onDone={onDone} onForgot={onForgot} />
  return { ...renderScreen(<Parent />), onDone, onForgot }
}

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: '邮箱或手机号' })
const password = () => screen.getByLabelText<HTMLInputElement>('密码')
const captcha = () => screen.findByRole<HTMLInputElement>('textbox', { name: '图中验证码' })
const submit = () => screen.getByRole('button', { name: '登录' })

const logIn = async ({ user, fill }: ReturnType<typeof renderLogin>, word: string) => {
  await fill(password(), word)
  await user.click(submit())
}

const isWrong = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true'

describe('logging in', () => {
  it('reports missing fields without a call', async () => {
    const { user, fill } = renderLogin()
    await user.click(submit())
    expect(screen.getAllByText('请填写这一项。')).toHaveLength(2)
    expect(document.activeElement).toBe(email())
    await user.type(email(), 'no-address')
    await user.click(submit())
    expect(screen.getByText(/请填写邮箱或手机号。/)).toBeTruthy()
    await fill(email(), 'mei@harbour')
    await user.click(submit())
    expect(screen.getByText(/邮箱格式不对/)).toBeTruthy()
    expect(server.callsOf(login)).toEqual([])
  })

  it('starts a session', async () => {
    server.answer(login, loginResponse)
    const events = followEvents()
    const { user, onDone } = renderLogin()
    await user.type(email(), 'mei@harbour-gift.example')
    await user.type(password(), 'quay-light-2026{Enter}')
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(server.callsOf(login).map(({ body }) => body)).toEqual([
      expect.objectContaining({ email: 'mei@harbour-gift.example', password: 'quay-light-2026' }),
    ])
    expect(sessionStore.get()).toMatchObject({
      accessToken: 'access-token',
      user: { email: 'mei@harbour-gift.example' },
    })
    expect(events).toEqual(['login_success'])
  })

  it('accepts a mobile number instead of the address, and normalises it', async () => {
    server.answer(login, loginResponse)
    const { user, onDone } = renderLogin()
    await user.type(email(), '138 0013 8000')
    await user.tab()
    expect(email().value).toBe('+86 13800138000')
    await user.type(password(), 'quay-light-2026{Enter}')
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    const [sentBody] = server.callsOf(login).map(({ body }) => body)
    expect(sentBody).toMatchObject({ mobilePhoneAreaCode: '+86', mobilePhone: '13800138000' })
    expect(sentBody).not.toHaveProperty('email')
  })

  it('supports password managers, and a keyboard with digits and @', () => {
    renderLogin()
    expect(email().autocomplete).toBe('username')
    expect(email().inputMode).toBe('email')
    expect(email().type).toBe('text')
  })

  it('shows a blocked account and an unknown number at the number', async () => {
    server.refuse(login, 'accountBlocked')
    const rendered = renderLogin('13800138000')
    await logIn(rendered, 'quay-light-2026')
    expect(await screen.findByText('这个账户已停用，请联系客服。')).toBeTruthy()
    expect(isWrong(email())).toBe(true)
    await rendered.fill(email(), '4155550123')
    await rendered.user.tab()
    expect(screen.getByText(/请带上区号/)).toBeTruthy()
  })

  it('sends the activation mail again by mobile number, without showing the address', async () => {
    server.refuse(login, 'emailNotVerified')
    server.answer(resendActivation, sent)
    const rendered = renderLogin('+852 6123 4567')
    await logIn(rendered, 'quay-light-2026')
    expect(await screen.findByText(/您注册时填写的邮箱发过一封激活邮件/)).toBeTruthy()
    await rendered.user.click(await screen.findByRole('button', { name: '重发激活邮件' }))
    expect(await screen.findByText('激活邮件已再次发到您注册时填写的邮箱。')).toBeTruthy()
    expect(server.callsOf(resendActivation).map(({ body }) => body)).toEqual([
      { mobilePhoneAreaCode: '+852', mobilePhone: '61234567' },
    ])
  })

  it('shows a wrong password at its field, focuses it and keeps the text', async () => {
    server.refuse(login, 'wrongPassword')
    const rendered = renderLogin('mei@harbour-gift.example')
    const { onDone } = rendered
    await logIn(rendered, 'not-the-password-1')
    expect(await screen.findByText('邮箱、手机号或密码不对，请核对后再试。')).toBeTruthy()
    expect(isWrong(password())).toBe(true)
    expect(isWrong(email())).toBe(false)
    expect(document.activeElement).toBe(password())
    expect(email().value).toBe('mei@harbour-gift.example')
    expect(password().value).toBe('not-the-password-1')
    expect(onDone).not.toHaveBeenCalled()
    expect(sessionStore.get()).toBeNull()
  })

  it('shows a blocked account at the address', async () => {
    server.refuse(login, 'accountBlocked')
    const rendered = renderLogin('mei@harbour-gift.example')
    await logIn(rendered, 'quay-light-2026')
    expect(await screen.findByText('这个账户已停用，请联系客服。')).toBeTruthy()
    expect(isWrong(email())).toBe(true)
    expect(isWrong(password())).toBe(false)
  })

  it('shows other refusals above the form', async () => {
    server.breakOff(login)
    const rendered = renderLogin('mei@harbour-gift.example')
    await logIn(rendered, 'quay-light-2026')
    expect(await screen.findByText('登录没有成功，请稍后再试。')).toBeTruthy()
    expect(isWrong(email()) || isWrong(password())).toBe(false)
  })

  it('leads a locked out user to the password reset', async () => {
    server.refuse(login, 'accountLocked')
    const rendered = renderLogin('mei@harbour-gift.example')
    const { user, onForgot } = rendered
    await logIn(rendered, 'wrong-guess-10')
    const notice = (await screen.findByText('账户已锁定，明天可以再登录')).closest('[role=alert]')
    await user.click(within(notice as HTMLElement).getByRole('button', { name: '重设密码' }))
    expect(onForgot).toHaveBeenCalledOnce()
  })

  it('sends the activation mail again to a user who is not activated', async () => {
    server.refuse(login, 'emailNotVerified')
    server.answer(resendActivation, sent)
    const rendered = renderLogin('mei@harbour-gift.example')
    const { user } = rendered
    await logIn(rendered, 'quay-light-2026')
    await user.click(await screen.findByRole('button', { name: '重发激活邮件' }))
    expect(await screen.findByText('激活邮件已再次发到 mei@harbour-gift.example。')).toBeTruthy()
    expect(screen.getByRole('button', { name: /^\d+ 秒后可重发$/ })).toHaveProperty('disabled', true)
    expect(server.callsOf(resendActivation).map(({ body }) => body)).toEqual([
      { email: 'mei@harbour-gift.example' },
    ])
  })

  it('leads to the password reset', async () => {
    const { user, onForgot } = renderLogin()
    await user.click(screen.getByRole('button', { name: '忘记密码' }))
    expect(onForgot).toHaveBeenCalledOnce()
  })
})

/** After three wrong passwords, when the captcha is shown. */
const untilCaptcha = async () => {
  server.refuse(login, 'wrongPasswordCaptchaNeeded')
  server.answer(getCaptcha, picture('captcha-1'))
  const rendered = renderLogin('mei@harbour-gift.example')
  await logIn(rendered, 'wrong-guess-3')
  await screen.findByAltText(/验证码图片/)
  return rendered
}

describe('logging in with a captcha', () => {
  it('requires it after wrong passwords, without an alert', async () => {
    await untilCaptcha()
    expect(isWrong(await captcha())).toBe(false)
    expect(isWrong(password())).toBe(true)
  })

  it('sends nothing before it is filled in', async () => {
    const rendered = await untilCaptcha()
    await logIn(rendered, 'quay-light-2026')
    expect(screen.getByText('请填写图中验证码。')).toBeTruthy()
    expect(document.activeElement).toBe(await captcha())
    expect(server.callsOf(login)).toHaveLength(1)
  })

  it('sends the characters with the picture’s id', async () => {
    const rendered = await untilCaptcha()
    const { user, onDone } = rendered
    server.answer(login, loginResponse)
    await user.type(await captcha(), 'ab12')
    await logIn(rendered, 'quay-light-2026')
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(server.callsOf(login)[1]?.body).toMatchObject({ uuid: 'captcha-1', code: 'ab12' })
  })

  it('shows a wrong answer at the captcha only, and loads another picture', async () => {
    const rendered = await untilCaptcha()
    const { user } = rendered
    server.refuse(login, 'codeIncorrect')
    server.answer(getCaptcha, picture('captcha-2'))
    await user.type(await captcha(), 'nope')
    await logIn(rendered, 'quay-light-2026')
    expect(await screen.findByText('图中验证码不对，请看新的一张。')).toBeTruthy()
    expect(isWrong(password())).toBe(false)
    expect((await captcha()).value).toBe('')
    expect(document.activeElement).toBe(await captcha())
    expect((await screen.findByAltText<HTMLImageElement>(/验证码图片/)).src).toContain(btoa('captcha-2'))
    expect(password().value).toBe('quay-light-2026')
  })
})
