import { expect, type Page, test } from '@playwright/test'

/** The expected result of a route: a screen, by its heading, or a redirect with an optional message. */
export type Answer = { screen: string } | { leadsTo: string; saying?: string }
export type Routes = Readonly<Record<string, Answer>>

/** Opens each route, with a query, and expects its result. */
export const walkRoutes = async (page: Page, routes: Routes): Promise<void> => {
  for (const [path, answer] of Object.entries(routes))
    await test.step(path, async () => {
      const to = 'leadsTo' in answer ? answer.leadsTo : path
      const isThere = (url: URL) => url.pathname === `/financing${to}`
      await page.goto(`/financing${path}?source=mail`, { waitUntil: 'commit' })
      await expect(page, `from ${path}`).toHaveURL(isThere)
      // While undecided, a gate shows a skeleton at the requested address.
      const name = 'screen' in answer ? answer.screen : /./
      await expect(page.getByRole('heading', { level: 1, name }).first()).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expect(page, `from ${path}`).toHaveURL(isThere)
      if ('saying' in answer && answer.saying)
        await expect(page.getByRole('alert').filter({ hasText: answer.saying })).toBeVisible()
    })
}
