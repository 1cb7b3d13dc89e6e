import type { Page } from '@playwright/test'

/** Goes from a screen that offers platforms through the platform's consent page and back. */
export const linkShop = async (
  page: Page,
  account: string,
  seeConsent: (page: Page) => Promise<void> = async () => {},
): Promise<void> => {
  await page.getByRole('link', { name: 'Harbor Market' }).click()
  const industry = page.locator('select[name="industry"]')
  if ((await industry.inputValue()) === '') await industry.selectOption('garden')
  await page.getByRole('button', { name: /Harbor Market/ }).click()
  await page.locator('input[name="account"]').fill(account)
  await seeConsent(page)
  await page.locator('button[value="approve"]').click()
}
