import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ChoiceListField } from '../../../../web/ui/form/choice-list-field.tsx'
import { renderField } from '../../../support/web/render-field.tsx'

const options = [
  { value: 'uk', label: '英国' },
  { value: 'us', label: '美国' },
  { value: 'de', label: '德国' },
]

const renderChoices = (initial: readonly string[]) =>
  renderField(initial, (value, onChange) => (
    <ChoiceListField
      label="销售地区"
      value={value}
      onChange={onChange}
      options={options}
      placeholder="请选择"
      most={2}
      removeLabel={(label) => `移除${label}`}
    />
  ))

const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: '销售地区' })
const offered = () => [...select().options].filter((option) => !option.disabled).map(({ text }) => text)

it('adds a choice to the list, and no longer offers it', async () => {
  const { user, value } = renderChoices([])
  await user.selectOptions(select(), '美国')
  expect(value()).toEqual(['us'])
  expect(offered()).toEqual(['英国', '德国'])
  expect(select().value).toBe('')
})

it('removes a choice by a click, and offers it again', async () => {
  const { user, value } = renderChoices(['us'])
  await user.click(within(screen.getByRole('list')).getByRole('button', { name: '移除美国' }))
  expect(value()).toEqual([])
  expect(screen.queryByRole('list')).toBeNull()
  expect(offered()).toContain('美国')
})

it('accepts no more choices than its maximum', async () => {
  const { user } = renderChoices(['us'])
  expect(select().disabled).toBe(false)
  await user.selectOptions(select(), '德国')
  expect(select().disabled).toBe(true)
})

it('shows a choice that is no longer offered', () => {
  renderChoices(['fr'])
  expect(screen.getByRole('button', { name: '移除fr' })).toBeTruthy()
})
