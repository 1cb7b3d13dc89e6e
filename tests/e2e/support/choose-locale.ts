import { expect, type Page } from '@playwright/test'
import type { Locale } from '#shared/i18n/locales.ts'

/** Chooses the language where the page or the console offers it, also where a dialog or a folded bar covers the choice. */
export const chooseLocale = async (page: Page, locale: Locale): Promise<void> => {
  const choice = page.locator('select:has(> option[value="zh-CN"])').first()
  await choice.selectOption(locale, { force: true })
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
}
