import type { Page } from '@playwright/test'
import { siteBase } from '#shared/site/screen-paths.ts'
import { navigate } from './navigate.ts'
import { expect } from './stack.ts'

/** A screen that shows nothing but itself: whoever stood elsewhere before has left that once its heading is there. */
const between = '/error'

/**
 * Lets a test change the screen without loading the page. The router goes where the address was set to once it is told
 * that the history moved; so does the trap for the browser's back, which listens first and would lead back again.
 */
export const openToNavigation = async (page: Page): Promise<void> => {
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

/** Whether the page shows a screen of the site with nothing over it, so that another can take its place. */
const canBeLeft = async (page: Page): Promise<boolean> =>
  new URL(page.url()).pathname.startsWith(siteBase) && (await page.locator('dialog[open]').count()) === 0

/**
 * Goes to a screen as a link of the site does, where that is possible, else by loading the page. In a page that is
 * loaded once, what checks it is read and made fast once. `name` is the heading of the screen between in the page's language.
 */
export const goTo = async (page: Page, path: string, name: string): Promise<void> => {
  const isLink = path !== between && (await canBeLeft(page))
  if (isLink) {
    await navigate(page, siteBase + between)
    await expect(heading(page)).toHaveText([name])
  }
  if (isLink && (await canBeLeft(page))) {
    await navigate(page, siteBase + path)
    await expect(heading(page).filter({ hasText: name })).toHaveCount(0)
  } else await page.goto(siteBase + path)
  await expect(page.locator('h1').first()).toBeVisible()
}
