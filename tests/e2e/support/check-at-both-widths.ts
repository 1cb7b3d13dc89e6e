import type { Page } from '@playwright/test'
import { type ScreenName, screenSizes } from './screen-sizes.ts'
import { checkScreen, endTransitions } from './screens.ts'

/**
 * Checks the page at the width that it has and at the other one, in which the test goes on: its clicks alternate between
 * the layouts.
 */
export const checkAtBothWidths = async (page: Page, step: string): Promise<void> => {
  const isPhone = page.viewportSize()?.width === screenSizes.phone.width
  const [now, next]: [ScreenName, ScreenName] = isPhone ? ['phone', 'desktop'] : ['desktop', 'phone']
  await checkScreen(page, step, now)
  await page.setViewportSize(screenSizes[next])
  await endTransitions(page)
  await checkScreen(page, step, next)
}
