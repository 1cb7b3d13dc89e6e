import type { Page } from '@playwright/test'

const title = /确认是您本人|確認是您本人|Confirm that it is you/

/** The step-up dialog. */
export const stepUpDialog = (page: Page) => page.getByRole('dialog', { name: title })

/** Enters the password whenever the step-up dialog opens: for tests that are not about it. */
export const stepUpWhenAsked = async (page: Page, password: string): Promise<void> => {
  const dialog = stepUpDialog(page)
  await page.addLocatorHandler(
    dialog,
    async () => {
      const form = dialog.locator('form')
      await form.locator('input[name=typed]').fill(password)
      await form.locator('button[type=submit]').click()
      await dialog.waitFor({ state: 'hidden' })
    },
    { noWaitAfter: true },
  )
}
