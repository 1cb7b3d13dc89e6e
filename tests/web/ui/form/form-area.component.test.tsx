import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FormArea } from '../../../../web/ui/form/form-area.tsx'
import { FormText } from '../../../../web/ui/form/form-fields.tsx'
import type { Form } from '../../../../web/ui/form/use-form.ts'
import { renderScreen } from '../../../support/web/render-screen.tsx'

const formWith = (errors: Record<string, string>, attempts = 0, busy = false): Form => ({
  valueOf: () => '',
  change: () => {},
  errorOf: (path) => errors[path],
  leave: () => {},
  phone: () => {
    throw new Error('this form has no phone')
  },
  attempts,
  busy,
  submit: () => {},
})

const persons = (
  <>
    <FormText path="persons.0.name" label="第一位的姓名" />
    <details>
      <summary>第二位</summary>
      <FormText path="persons.1.name" label="第二位的姓名" />
    </details>
  </>
)

it('focuses the given field, and expands its section', () => {
  renderScreen(
    <FormArea form={formWith({})} focusPath="persons.1.name">
      {persons}
    </FormArea>,
  )
  const field = screen.getByLabelText('第二位的姓名')
  expect(field.closest('details')?.open).toBe(true)
  expect(document.activeElement).toBe(field)
})

const wrongForm = (attempts: number) => (
  <FormArea form={formWith({ 'persons.1.name': '请填写这一项。' }, attempts)}>{persons}</FormArea>
)

it('expands the section of the first invalid field', () => {
  const { rerender } = renderScreen(wrongForm(0))
  const field = screen.getByLabelText('第二位的姓名')
  expect(field.closest('details')?.open).toBe(false)
  rerender(wrongForm(1))
  expect(field.closest('details')?.open).toBe(true)
  expect(document.activeElement).toBe(field)
})

const heldForm = (errors: Record<string, string>, attempts: number, busy: boolean) => (
  <FormArea form={formWith(errors, attempts, busy)}>
    <fieldset disabled={busy}>
      <FormText path="amount" label="金额" />
    </fieldset>
  </FormArea>
)

it('focuses the server’s error once the disabled fields are enabled again', () => {
  const wrong = { amount: '金额不对。' }
  const { rerender } = renderScreen(heldForm({}, 1, true))
  rerender(heldForm(wrong, 2, true))
  rerender(heldForm(wrong, 2, false))
  expect(document.activeElement).toBe(screen.getByLabelText('金额'))
})
