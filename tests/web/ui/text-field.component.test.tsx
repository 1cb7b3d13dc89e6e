import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Button } from '../../../web/ui/button.tsx'
import { TextField } from '../../../web/ui/text-field.tsx'
import { renderField } from '../../support/web/render-field.tsx'

it('keeps text and focus while an error appears and disappears', async () => {
  const { user, value } = renderField('', (text, onChange) => (
    <TextField
      label="商业登记号码"
      value={text}
      onChange={onChange}
      error={/^\d{8}$/.test(text) ? undefined : '商业登记号码应为 8 位数字。'}
    />
  ))
  const field = screen.getByRole('textbox', { name: '商业登记号码' })
  await user.type(field, '1234567A')
  expect(field).toHaveProperty('value', '1234567A')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await user.keyboard('{Backspace}8')
  expect(value()).toBe('12345678')
  expect(field.getAttribute('aria-invalid')).toBeNull()
  expect(document.activeElement).toBe(field)
})

it('is focused by a click on its label, and has room for a button', async () => {
  const { user } = renderField('', (text, onChange) => (
    <TextField label="短信验证码" value={text} onChange={onChange} beside={<Button>发送验证码</Button>} />
  ))
  await user.click(screen.getByText('短信验证码'))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '发送验证码' }))
})
