import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DateField } from '../../../web/ui/date-field.tsx'
import { renderField } from '../../support/web/render-field.tsx'

it('writes the date in the language of the page, and says when there is none', () => {
  const { value } = renderField('2027-03-01', (date, onChange) => (
    <DateField label="到账日" value={date} onChange={onChange} />
  ))
  expect(screen.getByText('2027年3月1日')).toBeTruthy()
  const field = screen.getByLabelText('到账日')
  fireEvent.change(field, { target: { value: '' } })
  expect(value()).toBe('')
  expect(screen.getByText('请选择')).toBeTruthy()
  fireEvent.change(field, { target: { value: '2027-12-31' } })
  expect(value()).toBe('2027-12-31')
  expect(screen.getByText('2027年12月31日')).toBeTruthy()
})

it('says that there is none for a date of an address that does not exist', () => {
  renderField('2027-02-30', (date, onChange) => <DateField label="到账日" value={date} onChange={onChange} />)
  expect(screen.getByText('请选择')).toBeTruthy()
})
