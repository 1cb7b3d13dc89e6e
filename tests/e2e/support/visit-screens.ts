import type { Page } from '@playwright/test'
import type { Locale } from '#shared/i18n/locales.ts'
import { en } from '../../../web/i18n/en/index.ts'
import { zhCN } from '../../../web/i18n/zh-CN/index.ts'
import { zhTW } from '../../../web/i18n/zh-TW/index.ts'
import { findForeignWords } from './check-language.ts'
import { chooseLocale } from './choose-locale.ts'
import { goTo, openToNavigation } from './go-to.ts'
import { findInTheEnd, problemOf } from './problems.ts'
import { type ScreenName, screenSizes } from './screen-sizes.ts'
import { awaitTransitions, holdToWidthAtTwiceTheText, look, lookInTheDark, photograph } from './screens.ts'

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
  /** The journey holds it to WCAG in the light scheme already. */
  isInJourney?: true
}

/** One way to see a screen. */
export interface Sight {
  screen: ScreenName
  locale: Locale
  /** Where it is pictured and read alone, and not held to WCAG: nowhere unless it is given. */
  skipsWcag?: (screen: Screen) => boolean
  isDark?: true
}

const see = async (page: Page, { screen, isDark, skipsWcag }: Sight, step: string, seen: Screen) => {
  if (skipsWcag?.(seen)) await photograph(page, step, screen)
  else if (isDark) await lookInTheDark(page, step, screen)
  else await look(page, step, screen)
}

/** Has the page the width and the language of a sight. */
const showAs = async (page: Page, sight: Sight): Promise<void> => {
  await page.setViewportSize(screenSizes[sight.screen])
  await chooseLocale(page, sight.locale)
  await awaitTransitions(page)
}

/**
 * Goes to each screen, and sees it there at each width and in each language, also with text of twice its size, and reads
 * whether all is in the language. Goes on where something is wrong, and returns all that was.
 */
export const visitScreens = async (
  page: Page,
  sights: readonly Sight[],
  visited: readonly Screen[],
): Promise<string[]> => {
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(`${page.url()}: ${message}`))
  await openToNavigation(page)
  let order = sights
  for (const screen of visited) {
    const { name, path, prepare } = screen
    for (const [index, sight] of order.entries()) {
      const { locale } = sight
      const step = `${locale}-${name}`
      try {
        if (index === 0) {
          await goTo(page, path, wordsOf[locale].pages.error.title)
          await prepare?.(page, wordsOf[locale])
        } else await showAs(page, sight)
        await see(page, sight, step, screen)
        await holdToWidthAtTwiceTheText(page)
      } catch (error) {
        problems.push(`${step}: ${problemOf(error)}`)
      }
      const foreign = await findInTheEnd(() => findForeignWords(page, locale))
      problems.push(...foreign.map((found) => `${step}: ${found}`))
    }
    // The next one begins as this one ended.
    order = order.toReversed()
  }
  return problems
}
