import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SelectField } from '../../../web/ui/select-field.tsx'
import { renderField } from '../../support/web/render-field.tsx'

const options = [
  { value: 'director', label: '董事' },
  { value: 'shareholder', label: '股东' },
]

const renderSelect = (initial: string, required: boolean) =>
  renderField(initial, (value, onChange) => (
    <SelectField
      label="身份"
      value={value}
      onChange={onChange}
      options={options}
      placeholder="请选择"
      required={required}
    />
  ))

const nothing = () => screen.getByRole<HTMLOptionElement>('option', { name: '请选择' })

it('offers its options below an empty one', async () => {
  const { user, value } = renderSelect('', true)
  const select = screen.getByRole('combobox', { name: '身份' })
  expect(nothing().selected).toBe(true)
  await user.selectOptions(select, '股东')
  expect(value()).toBe('shareholder')
  expect(screen.getByRole<HTMLOptionElement>('option', { name: '股东' }).selected).toBe(true)
})

it('can be cleared only if it is optional', async () => {
  const { user, value, unmount } = renderSelect('director', false)
  await user.selectOptions(screen.getByRole('combobox'), '请选择')
  expect(value()).toBe('')
  unmount()
  renderSelect('director', true)
  expect(nothing().disabled).toBe(true)
})
