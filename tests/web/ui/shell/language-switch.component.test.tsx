import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { storedLocale } from '../../../../web/i18n/stored-locale.ts'
import { EmptyState } from '../../../../web/ui/empty-state.tsx'
import { LanguageSwitch } from '../../../../web/ui/shell/language-switch.tsx'
import { Steps } from '../../../../web/ui/steps.tsx'
import { renderScreen } from '../../../support/web/render-screen.tsx'

it('offers each language by its own name, and marks it as that language', () => {
  renderScreen(<LanguageSwitch />)
  const options = screen.getAllByRole<HTMLOptionElement>('option')
  expect(options.map(({ lang, text }) => [lang, text])).toEqual([
    ['zh-CN', '简体中文'],
    ['zh-HK', '繁體中文'],
    ['en', 'English'],
  ])
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: '语言' }).value).toBe('zh-CN')
})

it('switches the page to the chosen language, and stores the choice on the device', async () => {
  const { user } = renderScreen(
    <>
      <LanguageSwitch />
      <Steps steps={[{ label: '1' }]} current={0} />
      <EmptyState title="-" />
    </>,
  )
  await user.selectOptions(screen.getByRole('combobox', { name: '语言' }), 'English')
  expect(await screen.findByRole('combobox', { name: 'Language' })).toHaveProperty('value', 'en')
  expect(document.documentElement.lang).toBe('en')
  expect(storedLocale()).toBe('en')
})
