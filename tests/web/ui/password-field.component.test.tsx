import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PasswordField } from '../../../web/ui/password-field.tsx'
import { renderField } from '../../support/web/render-field.tsx'

const renderPassword = (isNew: boolean) =>
  renderField('', (value, onChange) => (
    <PasswordField
      label="密码"
      value={value}
      onChange={onChange}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      {...(isNew
        ? {
            rules: [
              { label: '至少 8 个字符', met: value.length >= 8 },
              { label: '至少一个数字', met: /\d/.test(value) },
            ],
          }
        : {})}
    />
  ))

const field = () => screen.getByLabelText<HTMLInputElement>('密码')
const rules = () => screen.queryByRole('list')

describe('a password', () => {
  it('is hidden until the button shows it, and can be hidden again', async () => {
    const { user } = renderPassword(false)
    await user.type(field(), 'quay-light')
    expect(field().type).toBe('password')
    const show = screen.getByRole('button', { name: '显示密码', pressed: false })
    await user.click(show)
    expect(field().type).toBe('text')
    expect(field().value).toBe('quay-light')
    expect(show.getAttribute('aria-pressed')).toBe('true')
    await user.click(show)
    expect(field().type).toBe('password')
  })

  it('lists its rules while it is focused, each with its state in words', async () => {
    const { user } = renderPassword(true)
    expect(rules()).toBeNull()
    await user.type(field(), 'quay')
    const lines = within(rules() as HTMLElement).getAllByRole('listitem')
    expect(lines.map((line) => line.textContent)).toEqual([
      '至少 8 个字符（未满足）',
      '至少一个数字（未满足）',
    ])
    expect(field().getAttribute('aria-describedby')).toBe(rules()?.id)
    await user.type(field(), '2026')
    expect(lines.map((line) => line.textContent)).toEqual([
      '至少 8 个字符（已满足）',
      '至少一个数字（已满足）',
    ])
  })

  it('keeps listing them after blur until all are met', async () => {
    const { user } = renderPassword(true)
    await user.type(field(), 'quay')
    await user.tab()
    await user.tab()
    expect(rules()).not.toBeNull()
    await user.type(field(), '-2026')
    await user.tab()
    expect(rules()).toBeNull()
  })

  it('hides its rules while it is empty and not focused', async () => {
    const { user } = renderPassword(true)
    await user.click(field())
    expect(rules()).not.toBeNull()
    await user.tab()
    expect(rules()).toBeNull()
  })
})
