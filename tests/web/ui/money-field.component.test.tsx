import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { readAmount } from '#shared/input-parsing/read-amount.ts'
import { MoneyField } from '../../../web/ui/money-field.tsx'
import { renderField } from '../../support/web/render-field.tsx'

const renderAmount = (initial = '') =>
  renderField(initial, (value, onChange) => (
    <MoneyField label="提款金额" value={value} onChange={onChange} currency="GBP" name="amount" />
  ))

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '提款金额' })

it('shows its currency, and opens the numeric keyboard on phones', () => {
  renderAmount()
  expect(screen.getByText('GBP').getAttribute('aria-hidden')).toBe('true')
  expect(field().inputMode).toBe('decimal')
  expect(field().name).toBe('amount')
})

it.each([
  ['10000。5', '10000.50', '10,000.50'],
  ['５１４７８．７５', '51478.75', '51,478.75'],
  ['£1,234,567', '1234567.00', '1,234,567'],
  ['10 000', '10000.00', '10,000'],
])('%s stays as typed, has the value %s, and is formatted as %s on blur', async (typed, amount, shown) => {
  const { user, value } = renderAmount()
  await user.type(field(), typed)
  expect(field().value).toBe(typed)
  expect(readAmount(value(), 'GBP')).toBe(amount)
  await user.tab()
  expect(field().value).toBe(shown)
  expect(readAmount(value(), 'GBP')).toBe(amount)
})

it.each(['1万', '-2000', '1.2.3', '9.999', '$500'])('%s is unchanged, and has no value', async (typed) => {
  const { user, value } = renderAmount()
  await user.type(field(), typed)
  await user.tab()
  expect(field().value).toBe(typed)
  expect(readAmount(value(), 'GBP')).toBeUndefined()
})

it('drops its thousands separators while it is focused', async () => {
  const { user, value } = renderAmount('10000.00')
  expect(field().value).toBe('10,000')
  await user.click(field())
  await user.clear(field())
  await user.type(field(), '20000')
  await user.tab()
  await user.click(field())
  expect(field().value).toBe('20000')
  await user.keyboard('0')
  expect(readAmount(value(), 'GBP')).toBe('200000.00')
})

it('keeps the selection of the Tab key when its separators are dropped, so that typing replaces it', async () => {
  const { user, value } = renderAmount('10000')
  // Like a browser: the text is selected before the focus event.
  field().select()
  act(() => field().focus())
  expect(field().value).toBe('10000')
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, 5])
  await user.keyboard('20000')
  expect(readAmount(value(), 'GBP')).toBe('20000.00')
})

it('keeps the caret of a click', () => {
  renderAmount('10000')
  field().setSelectionRange(2, 2)
  act(() => field().focus())
  expect(field().selectionStart).toBe(field().selectionEnd)
})
