import type { Page } from '@playwright/test'

const title = /确认是您本人|確認是您本人|Confirm that it is you/

/** The dialog that asks a user to prove anew who they are. */
export const proofDialog = (page: Page) => page.getByRole('dialog', { name: title })

/** Has whoever uses the page give their password whenever it asks for that: for stories of which it is not the point. */
export const proveWhenAsked = async (page: Page, password: string): Promise<void> => {
  const dialog = proofDialog(page)
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
