import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import axe from 'axe-core'
import { currentScreen } from './current-screen.ts'
import { expectNoProblems } from './problems.ts'
import type { ScreenName } from './screen-sizes.ts'

const folder = join(import.meta.dirname, '../../../test-results/screens')
const modal = 'dialog[open]'

/** Screenshots are for people; `npm test` skips them. */
const takesPictures = process.env['PICTURES'] !== 'none'

const picture = { animations: 'disabled' } as const

/** Pixels above and below a dialog. */
const gap = 32

const hasDialog = async (page: Page): Promise<boolean> => (await page.locator(modal).count()) > 0

/** Resizes the viewport to the dialog's full height, since a screenshot cannot scroll within the dialog. */
const takeDialog = async (page: Page, path: string): Promise<void> => {
  const size = page.viewportSize() ?? { width: 0, height: 0 }
  const content = await page
    .locator(modal)
    .last()
    .evaluate((element) => element.scrollHeight)
  const height = content + 2 * gap
  const isHigher = height > size.height
  if (isHigher) await page.setViewportSize({ ...size, height })
  await page.screenshot({ path, ...picture })
  if (isHigher) await page.setViewportSize(size)
}

const takePicture = async (page: Page, step: string, screen: ScreenName): Promise<void> => {
  const path = join(folder, screen, `${step}.png`)
  if (await hasDialog(page)) await takeDialog(page, path)
  else await page.screenshot({ path, ...picture, fullPage: true })
}

export const expectNoOverflow = (page: Page): Promise<void> =>
  expectNoProblems(async () => {
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    return overflow > 0 ? [`the page is ${overflow} pixels too wide`] : []
  })

/** Expects that the floating help covers no field while the page rests at its top. */
const expectFieldsInSight = (page: Page): Promise<void> =>
  expectNoProblems(() =>
    page.evaluate(() => {
      const floating = [...document.querySelectorAll('aside > *')]
        .filter(({ parentElement }) => parentElement && getComputedStyle(parentElement).position === 'fixed')
        .map((element) => element.getBoundingClientRect())
      return [...document.querySelectorAll('main :is(input, select, textarea)')]
        .filter((field) => {
          const box = field.getBoundingClientRect()
          return floating.some(
            (other) =>
              other.width > 0 &&
              box.width > 0 &&
              other.left < box.right &&
              box.left < other.right &&
              other.top < box.bottom &&
              box.top < other.bottom,
          )
        })
        .map((field) => `the help covers ${field.outerHTML.slice(0, 200)}`)
    }),
  )

/**
 * Waits until the page has settled, takes a full screenshot of the page or dialog, named by its step, and
 * checks for horizontal overflow, and that the floating help covers no field.
 */
export const takeScreenshot = async (page: Page, step: string, screen = currentScreen()): Promise<void> => {
  // Content behind a dialog may be waiting for it.
  const shown = (await hasDialog(page)) ? page.locator(modal).last() : page
  await expect(shown.locator('[aria-busy=true], [data-pending]')).toHaveCount(0)
  // The top bar is sticky: in a full-page screenshot it belongs at the top.
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.evaluate(() => document.fonts.ready)
  if (takesPictures) await takePicture(page, step, screen)
  await expectNoOverflow(page)
  if (!(await hasDialog(page))) await expectFieldsInSight(page)
}

/** Checks for horizontal overflow of the page or dialog at double text size (WCAG 1.4.4). */
export const expectNoOverflowAtDoubleText = (page: Page): Promise<void> =>
  expectNoProblems(async () => {
    const overflow = await page.evaluate((dialog) => {
      const { documentElement } = document
      documentElement.style.fontSize = '200%'
      const overflows = [documentElement, ...document.querySelectorAll(dialog)].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      )
      documentElement.style.fontSize = ''
      return Math.max(...overflows)
    }, modal)
    return overflow > 0 ? [`the page is ${overflow} pixels too wide at twice the text`] : []
  })

/**
 * Ends CSS transitions, as after a change of the colour scheme or the width. Waiting for them takes frames, which a page draws
 * late on a busy machine, or never.
 */
export const endTransitions = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish()
  })
}

/** WCAG 2.2 AA violations of the page or the open dialog: each rule with its elements. */
const findViolations = async (page: Page): Promise<string[]> => {
  const context = (await hasDialog(page)) ? modal : 'html'
  return page.evaluate(
    async ([checked, tags]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(checked, {
        runOnly: { type: 'tag', values: [...tags] },
        // Keeps one example per passed rule, as nobody reads them.
        resultTypes: ['violations'],
        // The pages have no frames.
        iframes: false,
        // No rule of these tags reads style sheets or media.
        preload: false,
      })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    [context, ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']] as const,
  )
}

/** Expects WCAG 2.2 AA of the page or the open dialog, in the current colour scheme. */
const expectWcag = async (page: Page): Promise<void> => {
  // Once per document: parsing axe takes as long as checking a page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  await expectNoProblems(() => findViolations(page))
}

/** The checks of `checkScreen` without its screenshot. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await expectNoOverflow(page)
  await expectWcag(page)
}

/** Takes a screenshot, and checks the page or the open dialog for overflow and WCAG 2.2 AA. */
export const checkScreen = async (page: Page, step: string, screen = currentScreen()): Promise<void> => {
  await test.step(`check ${step}`, async () => {
    await takeScreenshot(page, step, screen)
    await expectWcag(page)
  })
}

/** Takes the same screenshot, and checks WCAG in the dark colour scheme. */
export const checkScreenInDarkScheme = async (
  page: Page,
  step: string,
  screen = currentScreen(),
): Promise<void> => {
  await test.step(`check ${step} in the dark scheme`, async () => {
    await takeScreenshot(page, step, screen)
    await page.emulateMedia({ colorScheme: 'dark' })
    // Colours in transition would have neither scheme's contrast.
    await endTransitions(page)
    await expectWcag(page)
    await page.emulateMedia({ colorScheme: null })
  })
}
