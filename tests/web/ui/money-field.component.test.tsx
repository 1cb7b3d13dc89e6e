import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MoneyField } from '../../../web/ui/money-field.tsx'
import { renderField } from '../../support/render-field.tsx'

it('keeps the amount that was typed, beside its currency, and asks a phone for figures', async () => {
  const { user, value } = renderField('', (amount, onChange) => (
    <MoneyField label="提款金额" value={amount} onChange={onChange} currency="GBP" name="amount" />
  ))
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '提款金额' })
  expect(screen.getByText('GBP').getAttribute('aria-hidden')).toBe('true')
  expect(field.inputMode).toBe('decimal')
  await user.type(field, '12000.50')
  expect(value()).toBe('12000.50')
  expect(field.value).toBe('12000.50')
})
