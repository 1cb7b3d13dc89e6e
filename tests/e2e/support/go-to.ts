import type { Page } from '@playwright/test'
import { siteBase } from '#shared/site/screen-paths.ts'
import { navigate } from './navigate.ts'
import { expect } from './stack.ts'

/** A screen with static content: once its heading is visible, the previous screen is gone. */
const intermediate = '/error'

/**
 * Allows navigation without loading the page. The router reads the address on a popstate event, and so does
 * the handler that blocks the browser's back button: it is registered first and would undo the navigation, so
 * its listener is dropped.
 */
export const allowNavigation = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const listen = window.addEventListener.bind(window)
    let hasTrap = false
    const listenButForTrap = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
      if (type === 'popstate' && !hasTrap) hasTrap = true
      else listen(type, listener, options)
    }
    window.addEventListener = listenButForTrap as typeof listen
  })
}

const heading = (page: Page) => page.getByRole('heading', { level: 1, includeHidden: true })

/** Whether the page shows a screen of the site and no dialog. */
const canBeLeft = async (page: Page): Promise<boolean> =>
  new URL(page.url()).pathname.startsWith(siteBase) && (await page.locator('dialog[open]').count()) === 0

/**
 * Navigates within the single-page app where possible, otherwise loads the page: scripts are then parsed and
 * compiled once. `name` is the heading of the intermediate screen in the page's language.
 */
export const goTo = async (page: Page, path: string, name: string): Promise<void> => {
  const isLink = path !== intermediate && (await canBeLeft(page))
  if (isLink) {
    await navigate(page, siteBase + intermediate)
    await expect(heading(page)).toHaveText([name])
  }
  if (isLink && (await canBeLeft(page))) {
    await navigate(page, siteBase + path)
    await expect(heading(page).filter({ hasText: name })).toHaveCount(0)
  } else await page.goto(siteBase + path)
  await expect(page.locator('h1').first()).toBeVisible()
}
