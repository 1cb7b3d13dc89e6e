import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { CheckboxField } from '../../../web/ui/checkbox-field.tsx'
import { DateField } from '../../../web/ui/date-field.tsx'
import type { FieldProps } from '../../../web/ui/field.tsx'
import { FileField } from '../../../web/ui/file-field.tsx'
import { ChoiceListField } from '../../../web/ui/form/choice-list-field.tsx'
import { MoneyField } from '../../../web/ui/money-field.tsx'
import { PasswordField } from '../../../web/ui/password-field.tsx'
import { PhoneField } from '../../../web/ui/phone-field.tsx'
import { SelectField } from '../../../web/ui/select-field.tsx'
import { TextField } from '../../../web/ui/text-field.tsx'
import { renderScreen } from '../../support/web/render-screen.tsx'

const ignore = () => {}

const kinds: Record<string, (field: FieldProps) => ReactElement> = {
  text: (field) => <TextField {...field} value="" onChange={ignore} />,
  date: (field) => <DateField {...field} value="" onChange={ignore} />,
  select: (field) => <SelectField {...field} value="" onChange={ignore} options={[]} placeholder="请选择" />,
  money: (field) => <MoneyField {...field} value="" onChange={ignore} currency="USD" />,
  phone: (field) => <PhoneField {...field} value={{ countryCode: '+86', number: '' }} onChange={ignore} />,
  password: (field) => (
    <PasswordField {...field} value="" onChange={ignore} autoComplete="current-password" />
  ),
  file: (field) => (
    <FileField
      {...field}
      value={null}
      onChange={ignore}
      upload={() => Promise.reject(new Error('no upload'))}
      wordsOf={String}
    />
  ),
  choices: (field) => (
    <ChoiceListField
      {...field}
      value={[]}
      onChange={ignore}
      options={[]}
      placeholder="请选择"
      most={3}
      removeLabel={String}
    />
  ),
}

const control = () => screen.getByLabelText(/^公司名称/)

describe.each(Object.entries(kinds))('a field: %s', (_kind, show) => {
  it('is named by its label, and has no description without a hint or error', () => {
    renderScreen(show({ label: '公司名称' }))
    expect(control().getAttribute('aria-describedby')).toBeNull()
    expect(control().getAttribute('aria-invalid')).toBeNull()
    expect(control().getAttribute('aria-required')).toBeNull()
  })

  it('is described by its hint and error, and marked as invalid', () => {
    renderScreen(show({ label: '公司名称', hint: '与证照一致', error: '请填写这一项。' }))
    const described = control().getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      '与证照一致',
      '请填写这一项。',
    ])
    expect(control().getAttribute('aria-invalid')).toBe('true')
  })

  it('announces an error in an existing live region', () => {
    const { rerender } = renderScreen(show({ label: '公司名称' }))
    const place = screen.getByRole('alert')
    expect(place.textContent).toBe('')
    rerender(show({ label: '公司名称', error: '请填写这一项。' }))
    expect(place.textContent).toBe('请填写这一项。')
    expect(screen.getByRole('alert')).toBe(place)
  })

  it('is marked as required, or as optional with a separate word for screen readers', () => {
    const { rerender } = renderScreen(show({ label: '公司名称', required: true }))
    expect(control().getAttribute('aria-required')).toBe('true')
    rerender(show({ label: '公司名称', optionalMark: '选填' }))
    expect(screen.getByLabelText('公司名称 选填')).toBe(control())
  })
})

describe('a checkbox', () => {
  it('is ticked by a click on its label, and shows its error', async () => {
    let ticked: boolean | undefined
    const { user } = renderScreen(
      <CheckboxField
        label="我已阅读并同意条款"
        checked={false}
        onChange={(checked) => {
          ticked = checked
        }}
        error="请先阅读并同意条款。"
      />,
    )
    const box = screen.getByRole('checkbox', {
      name: '我已阅读并同意条款',
      description: '请先阅读并同意条款。',
    })
    expect(box.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole('alert').textContent).toBe('请先阅读并同意条款。')
    await user.click(screen.getByText('我已阅读并同意条款'))
    expect(ticked).toBe(true)
  })
})
