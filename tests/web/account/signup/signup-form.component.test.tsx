import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { sessionStore } from '../../../../web/api/session-store.ts'
import { storeAdviser, storedAdviser } from '../../../../web/api/stored-adviser.ts'
import { useAuthDrafts } from '../../../../web/features/account/dialog/use-auth-drafts.ts'
import { SignupForm } from '../../../../web/features/account/signup/signup-form.tsx'
import { server } from '../../../support/web/fake-server.ts'
import { renderScreen } from '../../../support/web/render-screen.tsx'
import { followEvents } from '../../../support/web/tracked-events.ts'
import { loginResponse, sent } from '../account-responses.ts'

const { register, sendPhoneCode } = accountEndpoints

const renderSignup = () => {
  const onDone = vi.fn<() => void>()
  storeAdviser('?cpid=7')
  const Parent = () => <SignupForm {...useAuthDrafts('')} onDone={onDone} />
  return { ...renderScreen(<Parent />, { at: '/credit/hook' }), onDone }
}
type Rendered = ReturnType<typeof renderSignup>

const fields = () => ({
  email: screen.getByRole<HTMLInputElement>('textbox', { name: '邮箱' }),
  phone: screen.getByRole<HTMLInputElement>('textbox', { name: '手机号' }),
  code: screen.getByRole<HTMLInputElement>('textbox', { name: '短信验证码' }),
  password: screen.getByLabelText<HTMLInputElement>('密码'),
  confirmation: screen.getByLabelText<HTMLInputElement>('再次输入密码'),
  agreements: screen.getByRole<HTMLInputElement>('checkbox'),
})
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: '发送验证码' })
const submit = () => screen.getByRole('button', { name: '注册' })

const typed = {
  email: 'mei@harbour-gift.example',
  phone: '13800138000',
  code: '123456',
  password: 'quay-light-2026',
  confirmation: 'quay-light-2026',
}

/** A new number remounts the code field, so each is looked up when it is needed. */
const fillIn = async ({ fill }: Rendered, texts: typeof typed) => {
  for (const name of Object.keys(texts) as (keyof typeof texts)[]) await fill(fields()[name], texts[name])
}

const fillAll = async (rendered: Rendered) => {
  await fillIn(rendered, typed)
  await rendered.user.click(fields().agreements)
}

/** The error of each invalid field, without its hint. */
const shownErrors = () =>
  Object.fromEntries(
    Object.entries(fields()).flatMap(([name, field]) => {
      const error = document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
      return field.getAttribute('aria-invalid') === 'true' ? [[name, error?.textContent]] : []
    }),
  )

describe('signing up', () => {
  it('parses a pasted number, and shows an error if it contains none', async () => {
    const { user } = renderSignup()
    await user.click(fields().phone)
    await user.paste('+852 6123-4567')
    expect(send().disabled).toBe(false)
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('+852')
    await user.clear(fields().phone)
    await user.paste('12800138000')
    expect(shownErrors()).toEqual({})
    await user.tab()
    expect(shownErrors()).toEqual({ phone: expect.stringContaining('+852 为 8 位') })
    expect(send().disabled).toBe(true)
  })

  it('links to each accepted document', () => {
    renderSignup()
    const links = ['使用条款', '隐私政策', '免息计划', '收入融资补贴计划'].map(
      (name) => new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href).hash,
    )
    expect(links).toEqual(['#terms', '#privacy', '#waiver', '#subsidy'])
  })

  it('reports all missing fields, and focuses the first', async () => {
    const { user } = renderSignup()
    await user.click(submit())
    const missing = '请填写这一项。'
    expect(shownErrors()).toEqual({
      email: missing,
      phone: '请填写手机号。',
      code: missing,
      password: missing,
      confirmation: missing,
      agreements: '请先阅读并同意条款。',
    })
    expect(document.activeElement).toBe(fields().email)
  })

  it('shows each field’s error, and keeps the text', async () => {
    const rendered = renderSignup()
    await fillIn(rendered, {
      email: 'no-address',
      phone: '12345',
      code: '12',
      password: 'onlyletters',
      confirmation: 'otherletters',
    })
    await rendered.user.click(submit())
    expect(shownErrors()).toMatchObject({
      email: expect.stringContaining('邮箱格式不对'),
      phone: '手机号不对：+86 为 11 位，+852 为 8 位，+1 为 10 位。请检查区号和号码。',
      code: '请输入收到的 6 位数字。',
      confirmation: '两次输入的密码不一致，请再输入一次。',
    })
    expect(Object.keys(shownErrors())).toEqual(Object.keys(fields()))
    expect(screen.getByText('密码需 8–30 位，至少含一个字母和一个数字。')).toBeTruthy()
    expect(fields().email.value).toBe('no-address')
    expect(fields().password.value).toBe('onlyletters')
    expect(server.callsOf(register)).toEqual([])
  })

  it('starts a session with the accepted terms and the adviser', async () => {
    server.answer(register, loginResponse)
    const events = followEvents()
    const rendered = renderSignup()
    const { user, onDone } = rendered
    await fillAll(rendered)
    await user.click(submit())
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(server.callsOf(register)[0]?.body).toMatchObject({
      email: 'mei@harbour-gift.example',
      phone_country_code: '+86',
      phone_number: '13800138000',
      phone_code: '123456',
      cpid: '7',
      agreements: expect.arrayContaining([expect.anything()]),
    })
    expect(sessionStore.get()?.user.email).toBe('mei@harbour-gift.example')
    expect(storedAdviser(), 'they are a seller now').toBeNull()
    expect(events).toEqual(['signup_success'])
  })

  it.each([
    { reason: 'signupPhoneTaken', field: 'phone', words: '这个手机号已注册，请直接登录，或换一个手机号。' },
    { reason: 'signupEmailTaken', field: 'email', words: '这个邮箱已注册，请直接登录，或换一个邮箱。' },
    { reason: 'phoneCodeIncorrect', field: 'code', words: /验证码不对/ },
  ] as const)('shows a refusal ($reason) only at the field $field', async ({ reason, field, words }) => {
    server.refuse(register, reason)
    const rendered = renderSignup()
    const { user } = rendered
    await fillAll(rendered)
    await user.click(submit())
    await screen.findByText(words)
    expect(Object.keys(shownErrors())).toEqual([field])
    expect(document.activeElement).toBe(fields()[field])
    expect(fields().password.value).toBe('quay-light-2026')
    expect(fields().agreements.checked).toBe(true)
  })

  it('clears the error of a wrong code when another is requested', async () => {
    server.refuse(register, 'phoneCodeIncorrect')
    server.answer(sendPhoneCode, sent)
    const rendered = renderSignup()
    const { user } = rendered
    await fillAll(rendered)
    await user.click(submit())
    await screen.findByText(/验证码不对/)
    await user.click(screen.getByRole('button', { name: '发送验证码' }))
    expect(await screen.findByText('验证码已发到 +86 13800138000。')).toBeTruthy()
    expect(shownErrors()).toEqual({})
  })

  it('shows other refusals above the form', async () => {
    server.breakOff(register)
    const rendered = renderSignup()
    const { user, onDone } = rendered
    await fillAll(rendered)
    await user.click(submit())
    expect(await screen.findByText(/没有连上服务器/)).toBeTruthy()
    expect(shownErrors()).toEqual({})
    expect(onDone).not.toHaveBeenCalled()
  })
})
