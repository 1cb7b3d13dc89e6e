import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { zhCN } from '../../../web/desk/i18n/zh-CN/index.ts'

const { acts, act, fields, inboxes } = zhCN

type ActName = keyof typeof acts

/** The console, signed in as a member of the lender's staff. */
export const signInAs = async (browser: Browser, consoleUrl: string, person: string): Promise<Page> => {
  const page = await (await browser.newContext({ baseURL: consoleUrl })).newPage()
  await page.goto(consoleUrl)
  await page.getByRole('button', { name: `${person}@` }).click()
  await expect(page.getByText(`${person}@brightquay.example`)).toBeVisible()
  return page
}

/** Reloads until the result of a background job appears. */
export const goUntil = async (page: Page, address: string, shown: Locator): Promise<void> => {
  await expect(async () => {
    await page.goto(address)
    await expect(shown).toBeVisible({ timeout: 2000 })
  }).toPass()
}

/** Runs the dry run of an act, in the dialog or on the page of its form. */
export const dryRun = async (page: Page, within: Locator, reason?: string): Promise<Locator> => {
  // The label says if the reason is optional.
  if (reason) await within.getByRole('textbox', { name: new RegExp(`^${fields.reason}`) }).fill(reason)
  await within.getByRole('button', { name: act.preview }).click()
  const simulated = page.getByRole('region', { name: act.previewTitle }).first()
  await expect(simulated).toBeVisible()
  return simulated
}

const expectConfirmation = (page: Page, action: ActName) =>
  expect(page.getByRole('status').filter({ hasText: acts[action] })).toBeVisible()

/** Proposes the act after its dry run. */
export const propose = async (page: Page, within: Locator, action: ActName): Promise<void> => {
  await within.getByRole('button', { name: act.propose }).click()
  await expectConfirmation(page, action)
}

/** Performs the act after its dry run. */
export const perform = async (page: Page, within: Locator, action: ActName): Promise<void> => {
  await within.getByRole('button', { name: act.do }).click()
  await expectConfirmation(page, action)
}

/** Approves the only proposal of an act as the second person. */
export const approveProposal = async (page: Page, action: ActName): Promise<void> => {
  const proposed = page.getByRole('button', { name: acts[action], exact: true })
  await goUntil(page, '/inbox/proposals', proposed)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(inboxes.proposals)
  await proposed.click()
  await page.getByRole('button', { name: acts['proposal-approve'] }).click()
  const dialog = page.getByRole('dialog')
  await dryRun(page, dialog)
  await perform(page, dialog, 'proposal-approve')
}
