import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { PhoneForm } from '../../../../web/features/account/profile/phone-form.tsx'
import { server } from '../../../support/web/fake-server.ts'
import { loginSeller } from '../../../support/web/login-seller.ts'
import { renderScreen } from '../../../support/web/render-screen.tsx'
import { loginResponse } from '../account-responses.ts'

const { changePhone } = accountEndpoints

beforeEach(() => loginSeller())

const renderPhone = (phone_country_code = '+86') =>
  renderScreen(<PhoneForm user={{ ...loginResponse.user, phone_country_code }} onClose={() => {}} />)

const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: /手机号/ })
const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: '短信验证码' })
const change = () => screen.getByRole('button', { name: '更改手机号' })
const errorOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent

it('requires a number, and a country code if the current one is no longer offered', async () => {
  const { user, unmount } = renderPhone()
  await user.click(change())
  expect(errorOf(number())).toBe('请填写手机号。')
  unmount()
  renderPhone('+44')
  await user.click(change())
  expect(errorOf(number())).toBe('请选择区号并填写手机号。')
  await user.type(number(), '61234567')
  expect(errorOf(number())).toBe('请选择国家或地区区号。')
})

it('shows the error on blur, and sends the normalised number', async () => {
  server.answer(changePhone, { ...loginResponse.user, phone_country_code: '+852', mobile: '61234567' })
  const { user } = renderPhone()
  await user.type(number(), '12800138000')
  await user.tab()
  expect(errorOf(number())).toContain('+86 为 11 位')
  await user.clear(number())
  await user.paste('+852 6123 4567')
  await user.type(code(), '123 456')
  await user.click(change())
  expect(server.callsOf(changePhone).map(({ body }) => body)).toEqual([
    { phone_country_code: '+852', phone_number: '61234567', phone_code: expect.stringMatching(/^123 ?456$/) },
  ])
})
