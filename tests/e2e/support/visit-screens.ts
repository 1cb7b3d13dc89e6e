import type { Page } from '@playwright/test'
import type { Locale } from '#shared/i18n/locales.ts'
import { en } from '../../../web/i18n/en/index.ts'
import { zhCN } from '../../../web/i18n/zh-CN/index.ts'
import { zhTW } from '../../../web/i18n/zh-TW/index.ts'
import { findForeignWords } from './check-language.ts'
import { holdToWidthAtTwiceTheText, look, photograph } from './screens.ts'
import { expect } from './stack.ts'

/** What the pages say, by language: screens are found by the words that a person would look for. */
export const wordsOf = { 'zh-CN': zhCN, 'zh-TW': zhTW, en } as const satisfies Record<Locale, object>
export type Words = (typeof wordsOf)[Locale]

export interface Screen {
  /** Names the picture. */
  name: string
  /** Below the router's base. */
  path: string
  /** Brings the page to what is to be seen there. */
  prepare?: (page: Page, words: Words) => Promise<unknown>
  /** The journey holds it to WCAG at the same width already: in another language it is pictured and read. */
  isInJourney?: true
}

/**
 * Goes to each screen, sees it, also with text of twice its size, and reads whether all is in its language. Goes on where something is wrong, and returns
 * all that was.
 */
export const visitScreens = async (
  page: Page,
  locale: Locale,
  screens: readonly Screen[],
  see: (page: Page, step: string) => Promise<void> = look,
): Promise<string[]> => {
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(`${locale} ${page.url()}: ${message}`))
  for (const { name, path, prepare, isInJourney } of screens) {
    const step = `${locale}-${name}`
    try {
      await page.goto(`/financing${path}`)
      await expect(page.locator('h1').first()).toBeVisible()
      await prepare?.(page, wordsOf[locale])
      await (isInJourney ? photograph : see)(page, step)
      await holdToWidthAtTwiceTheText(page)
    } catch (error) {
      problems.push(`${step}: ${error instanceof Error ? error.message : String(error)}`)
    }
    problems.push(...(await findForeignWords(page, locale)).map((found) => `${step}: ${found}`))
  }
  return problems
}
