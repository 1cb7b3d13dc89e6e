import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import axe from 'axe-core'
import { expectInTheEnd } from './problems.ts'
import { screenHere } from './screen-here.ts'
import type { ScreenName } from './screen-sizes.ts'

const folder = join(import.meta.dirname, '../../../test-results/screens')
const modal = 'dialog[open]'

/** They are for people to look at, and `npm test` shows them to nobody. */
const takesPictures = process.env['PICTURES'] !== 'none'

/** A pixel of the page is one of the picture, on a phone's finer screen too: it takes less than half the time. */
const picture = { animations: 'disabled', scale: 'css' } as const

/** Pixels above and below a dialog. */
const gap = 32

const hasDialog = async (page: Page): Promise<boolean> => (await page.locator(modal).count()) > 0

/** The picture of a dialog is the dialog's, as high as it is: what is below it cannot be reached. */
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

export const holdToWidth = (page: Page): Promise<void> =>
  expectInTheEnd(async () => {
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    return overflow > 0 ? [`the page is ${overflow} pixels too wide`] : []
  })

/**
 * Sees that nothing reaches out of the screen once nothing is on its way any more, and keeps a picture of the whole page
 * or dialog, named by its step.
 */
export const photograph = async (page: Page, step: string, screen = screenHere()): Promise<void> => {
  // What is behind a dialog may be waiting for it.
  const shown = (await hasDialog(page)) ? page.locator(modal).last() : page
  await expect(shown.locator('[aria-busy=true], [data-pending]')).toHaveCount(0)
  // The bar at the top stays where one has scrolled to: in the picture of the whole page it belongs at its top.
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.evaluate(() => document.fonts.ready)
  if (takesPictures) await takePicture(page, step, screen)
  await holdToWidth(page)
}

/** Sees that with text of twice its size nothing reaches out of the page, or of the dialog over it, sideways. */
export const holdToWidthAtTwiceTheText = (page: Page): Promise<void> =>
  expectInTheEnd(async () => {
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

/** Waits for what is on its way from one look to another, as after a change of the scheme or of the width. */
export const awaitTransitions = async (page: Page): Promise<void> => {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((each) => each instanceof CSSTransition)
        .map(({ finished }) => finished.catch(() => {})),
    ),
  )
}

/** Where the page, or the dialog over it, violates WCAG 2.2 AA: the rule, and the elements that do. */
const findViolations = async (page: Page): Promise<string[]> => {
  const context = (await hasDialog(page)) ? modal : 'html'
  return page.evaluate(
    async ([checked, tags]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(checked, {
        runOnly: { type: 'tag', values: [...tags] },
        // Of what is in order, no more than one example: nobody reads it.
        resultTypes: ['violations'],
        // The pages have no frames.
        iframes: false,
      })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    [context, ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']] as const,
  )
}

/** Holds the page, or the dialog over it, to WCAG 2.2 AA, in the scheme that it is shown in. */
const holdToWcag = async (page: Page): Promise<void> => {
  // Once a document: its source takes as long to read as a page takes to check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  await expectInTheEnd(() => findViolations(page))
}

/** As `look` does, without a picture. */
export const hold = async (page: Page): Promise<void> => {
  await holdToWidth(page)
  await holdToWcag(page)
}

/** Takes a picture, and holds the page, or the dialog over it, to WCAG 2.2 AA. */
export const look = async (page: Page, step: string, screen = screenHere()): Promise<void> => {
  await test.step(`look at ${step}`, async () => {
    await photograph(page, step, screen)
    await holdToWcag(page)
  })
}

/** Takes the same picture, and holds the page to WCAG as who prefers a dark scheme sees it. */
export const lookInTheDark = async (page: Page, step: string, screen = screenHere()): Promise<void> => {
  await test.step(`look at ${step} in the dark`, async () => {
    await photograph(page, step, screen)
    await page.emulateMedia({ colorScheme: 'dark' })
    // Colours on their way from one scheme to the other are those of neither.
    await awaitTransitions(page)
    await holdToWcag(page)
    await page.emulateMedia({ colorScheme: null })
  })
}
