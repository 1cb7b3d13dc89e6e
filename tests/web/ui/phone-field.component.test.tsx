import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Phone, PhoneField } from '../../../web/ui/phone-field.tsx'
import { renderField } from '../../support/web/render-field.tsx'

it('is one field with a country code and a number, each with its label', async () => {
  const { user, value } = renderField<Phone>({ countryCode: '+86', number: '' }, (phone, onChange) => (
    <PhoneField label="手机号" value={phone} onChange={onChange} name="phone_number" />
  ))
  const number = screen.getByRole('textbox', { name: '手机号' })
  const code = screen.getByRole('combobox', { name: '国家或地区区号' })
  expect([...code.querySelectorAll('option')].map((option) => option.value)).toEqual(['+86', '+852', '+1'])
  await user.type(number, '61234501')
  await user.selectOptions(code, '+852')
  expect(value()).toEqual({ countryCode: '+852', number: '61234501' })
  expect(number).toHaveProperty('value', '61234501')
})

it('marks the number as invalid, and not the country code', () => {
  renderField<Phone>({ countryCode: '+86', number: '12345' }, (phone, onChange) => (
    <PhoneField
      label="手机号"
      value={phone}
      onChange={onChange}
      error="手机号不对：+86 为 11 位，+852 为 8 位，+1 为 10 位。请检查区号和号码。"
    />
  ))
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('combobox').getAttribute('aria-invalid')).toBeNull()
})

const renderPhone = () =>
  renderField<Phone>({ countryCode: '+86', number: '' }, (phone, onChange) => (
    <PhoneField label="手机号" value={phone} onChange={onChange} />
  ))

it.each([
  ['+852 6123 4567', { countryCode: '+852', number: '61234567' }],
  ['１３８ ００１３ ８０００', { countryCode: '+86', number: '13800138000' }],
  ['+1 (415) 555-0123', { countryCode: '+1', number: '4155550123' }],
])('reads %s as soon as it is pasted', async (pasted, phone) => {
  const { user, value } = renderPhone()
  await user.click(screen.getByRole('textbox'))
  await user.paste(pasted)
  expect(value()).toEqual(phone)
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe(phone.countryCode)
})

it('keeps typed text until blur, then normalises it', async () => {
  const { user, value } = renderPhone()
  await user.type(screen.getByRole('textbox'), '+852 6123 4567')
  expect(value()).toEqual({ countryCode: '+86', number: '+852 6123 4567' })
  await user.tab()
  expect(value()).toEqual({ countryCode: '+852', number: '61234567' })
})

it.each(['12800138000', '+44 7911 123456', '138001380', '六一二三'])(
  'keeps %s, to be reported as invalid',
  async (typed) => {
    const { user, value } = renderPhone()
    await user.click(screen.getByRole('textbox'))
    await user.paste(typed)
    await user.tab()
    expect(value()).toEqual({ countryCode: '+86', number: typed })
  },
)
