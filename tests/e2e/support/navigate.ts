import type { Page } from '@playwright/test'

/** Makes the page's router navigate, as a link does. */
export const navigate = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    const state = { key: crypto.randomUUID(), idx: 0 }
    history.pushState(state, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }, address)
