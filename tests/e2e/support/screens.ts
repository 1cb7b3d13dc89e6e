import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

const folder = join(import.meta.dirname, '../../../test-results/screens')

/** Keeps a picture of the whole page, named by its step, and holds the page to WCAG 2.2 AA. */
export const look = async (page: Page, step: string): Promise<void> => {
  await test.step(`look at ${step}`, async () => {
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    // The bar at the top stays where one has scrolled to: in the picture of the whole page it belongs at its top.
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({
      path: join(folder, test.info().project.name, `${step}.png`),
      fullPage: true,
      animations: 'disabled',
    })
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, 'nothing reaches out of the screen sideways').toBeLessThanOrEqual(0)
  })
}
