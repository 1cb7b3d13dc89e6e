import type { Page } from '@playwright/test'
import type { Locale } from '#shared/i18n/locales.ts'
import type { Words } from '../../../web/i18n/translations.ts'
import { siteTranslations } from '../../support/site-translations.ts'
import { findForeignWords } from './check-language.ts'
import { chooseLocale } from './choose-locale.ts'
import { allowNavigation, goTo } from './go-to.ts'
import { findSettledProblems, problemOf } from './problems.ts'
import { type ScreenName, screenSizes } from './screen-sizes.ts'
import {
  checkScreen,
  checkScreenInDarkScheme,
  endTransitions,
  expectNoOverflowAtDoubleText,
  takeScreenshot,
} from './screens.ts'

export interface Screen {
  /** The screenshot's name. */
  name: string
  /** Below the router's base. */
  path: string
  /** Brings the page into the state to check. */
  prepare?: (page: Page, words: Words) => Promise<unknown>
  /** The journey test already checks its WCAG in the light scheme. */
  isInJourney?: true
}

/** A viewport, language and colour scheme in which screens are checked. */
export interface Variant {
  screen: ScreenName
  locale: Locale
  /** Screens that are only captured and read, without the WCAG check; none by default. */
  skipsWcag?: (screen: Screen) => boolean
  isDark?: true
}

const checkVariant = async (
  page: Page,
  { screen, isDark, skipsWcag }: Variant,
  step: string,
  seen: Screen,
) => {
  if (skipsWcag?.(seen)) await takeScreenshot(page, step, screen)
  else if (isDark) await checkScreenInDarkScheme(page, step, screen)
  else await checkScreen(page, step, screen)
}

/** Applies the width and the language of a variant. */
const applyVariant = async (page: Page, variant: Variant): Promise<void> => {
  await page.setViewportSize(screenSizes[variant.screen])
  await chooseLocale(page, variant.locale)
  await endTransitions(page)
}

/**
 * Visits each screen in each variant, also at double text size, and checks that all text is in the language.
 * Continues after a failure, and returns all problems.
 */
export const visitScreens = async (
  page: Page,
  variants: readonly Variant[],
  visited: readonly Screen[],
): Promise<string[]> => {
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(`${page.url()}: ${message}`))
  await allowNavigation(page)
  let order = variants
  for (const screen of visited) {
    const { name, path, prepare } = screen
    for (const [index, variant] of order.entries()) {
      const { locale } = variant
      const step = `${locale}-${name}`
      try {
        if (index === 0) {
          await goTo(page, path, siteTranslations[locale].pages.error.title)
          await prepare?.(page, siteTranslations[locale])
        } else await applyVariant(page, variant)
        await checkVariant(page, variant, step, screen)
        await expectNoOverflowAtDoubleText(page)
      } catch (error) {
        problems.push(`${step}: ${problemOf(error)}`)
      }
      const foreign = await findSettledProblems(() => findForeignWords(page, locale))
      problems.push(...foreign.map((found) => `${step}: ${found}`))
    }
    // The next screen starts in this screen's last variant, which saves a switch.
    order = order.toReversed()
  }
  return problems
}
