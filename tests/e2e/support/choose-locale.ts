import { expect, type Page } from '@playwright/test'
import { languageTag } from '#shared/i18n/intl-locale.ts'
import type { Locale } from '#shared/i18n/locales.ts'

/**
 * Chooses the language in the page's or the console's selector, even if a dialog or a collapsed bar covers
 * it.
 */
export const chooseLocale = async (page: Page, locale: Locale): Promise<void> => {
  const choice = page.locator('select:has(> option[value="zh-CN"])').first()
  await choice.selectOption(locale, { force: true })
  await expect(page.locator('html')).toHaveAttribute('lang', languageTag(locale))
}
