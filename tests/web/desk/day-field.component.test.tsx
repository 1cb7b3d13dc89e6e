import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { locales } from '#shared/i18n/locales.ts'
import { DayField } from '../../../web/desk/ui/day-field.tsx'
import { showScreen } from './show-screen.tsx'

const days: string[] = []

const Dated = ({ from }: { from: string }) => {
  const [day, setDay] = useState(from)
  return (
    <DayField
      label="Day"
      value={day}
      onChange={(next) => {
        days.push(next)
        setDay(next)
      }}
    />
  )
}

const show = async (locale: (typeof locales)[number], from = '2027-05-06') => {
  days.length = 0
  const { user } = await showScreen(<Dated from={from} />, { path: '/', told: {}, locale })
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Day' })
  return { user, field }
}

describe('a date in the console (C5)', () => {
  test.each([
    ['zh-CN', '2027年5月6日', '选日期', '2027年5月20日'],
    ['zh-TW', '2027年5月6日', '選日期', '2027年5月20日'],
    ['en', '6 May 2027', 'Choose a day', '20 May 2027'],
  ] as const)('is shown and chosen in the page’s language: %s', async (locale, shown, pick, twentieth) => {
    const { user, field } = await show(locale)
    expect(field.value).toBe(shown)
    await user.click(screen.getByRole('button', { name: pick }))
    await user.click(within(await screen.findByRole('grid')).getByRole('button', { name: twentieth }))
    expect(days).toEqual(['2027-05-20'])
    expect(field.value).toBe(twentieth)
  })

  test.each(['2027-06-07', '7 Jun 2027', '7/6/2027', '2027年6月7日'])(
    'is read as it is usually written: %s',
    async (typed) => {
      const { user, field } = await show('en')
      await user.clear(field)
      await user.paste(typed)
      await user.tab()
      expect(days.at(-1)).toBe('2027-06-07')
      expect(field.value).toBe('7 Jun 2027')
    },
  )

  test('that cannot be read leaves none, and says so', async () => {
    const { user, field } = await show('en')
    await user.clear(field)
    await user.type(field, '31 February 2027')
    await user.tab()
    expect(days.at(-1)).toBe('')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(field.value).toBe('31 February 2027')
  })
})
