import { type Browser, expect, type Page, test } from '@playwright/test'
import { productTerms } from '#shared/lending/product-terms.ts'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { createHttpClient } from '../../scripts/journey/http-client.ts'
import { createLocalClient } from '../../scripts/journey/local-client.ts'
import { onboardCompany } from '../../scripts/journey/onboard-company.ts'
import { signUp } from '../../scripts/journey/sign-up.ts'
import { en } from '../../web/desk/i18n/en/index.ts'
import { zhCN } from '../../web/desk/i18n/zh-CN/index.ts'
import { zhTW } from '../../web/desk/i18n/zh-TW/index.ts'
import { look } from './support/screens.ts'
import { usualPassword } from './support/sellers.ts'
import { startStack } from './support/stack.ts'

/** The console as somebody of the lender sees it who has signed in. */
const signInAs = async (browser: Browser, consoleUrl: string, person: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage()
  await page.goto(consoleUrl)
  await page.getByRole('button', { name: `${person}@` }).click()
  await expect(page.getByText(`${person}@brightquay.example`)).toBeVisible()
  return page
}

const speak = async (page: Page, locale: string) => {
  await page.getByRole('combobox').selectOption(locale)
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
}

test('two people of the lender verify a company, by the keyboard alone', async ({ browser }) => {
  const { url, consoleUrl, close } = await startStack({ DESK: 'manual', FOUR_EYES: 'true' })
  try {
    const seller = await signUp({
      client: createHttpClient(url),
      local: createLocalClient(url),
      line: productLines.hook,
      repayment: productTerms.small_shop_financing.repayment[0],
      seller: {
        email: 'seller@harbour-gift.example',
        phoneNumber: '13900000001',
        password: usualPassword,
        director: 'CHAN Tai Man',
      },
      say: () => {},
    })
    const reviewer = await signInAs(browser, consoleUrl, 'reviewer')
    const head = await signInAs(browser, consoleUrl, 'head')
    const { inboxes, acts, act, fields, list } = zhCN
    await expect(reviewer.getByRole('heading', { level: 1 })).toHaveText(inboxes.kyc)
    await expect(reviewer.getByText(list.empty)).toBeVisible()
    // What is for other roles is not offered.
    await expect(reviewer.getByRole('link', { name: inboxes.payments })).toHaveCount(0)
    await look(reviewer, 'desk-empty')

    // Resolves once the company is verified.
    const onboarding = onboardCompany(seller)
    const company = reviewer.getByRole('row', { name: /Harbour Gift Trading/ })
    await expect(async () => {
      await reviewer.reload()
      await expect(company).toBeVisible({ timeout: 2000 })
    }).toPass()
    await reviewer.locator('body').press('j')
    await reviewer.locator('body').press('Enter')
    await reviewer.getByRole('button', { name: acts['kyc-approve'] }).press('Enter')
    await look(reviewer, 'desk-inbox')
    const dialog = reviewer.getByRole('dialog')
    await dialog.getByRole('button', { name: act.preview }).press('Enter')
    await expect(dialog.getByLabel(fields.reason)).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog.getByLabel(fields.reason)).toBeFocused()
    await reviewer.keyboard.type('公司注册处记录已核对')
    await dialog.getByRole('button', { name: act.preview }).press('Enter')
    await expect(dialog.getByRole('region', { name: act.previewTitle }).first()).toContainText('approved')
    await look(reviewer, 'desk-preview')
    await dialog.getByRole('button', { name: act.propose }).press('Enter')
    await expect(reviewer.getByRole('status').filter({ hasText: acts['kyc-approve'] })).toBeVisible()

    // Who proposed it cannot approve it.
    const decide = async (page: Page) => {
      await page.getByRole('link', { name: inboxes.proposals }).press('Enter')
      await page.getByRole('button', { name: 'kyc-approve' }).press('Enter')
      await page.getByRole('button', { name: acts['proposal-approve'] }).press('Enter')
      const decision = page.getByRole('dialog')
      await decision.getByRole('button', { name: act.preview }).press('Enter')
      return decision
    }
    await expect(await decide(reviewer)).toContainText('somebody else has to approve it')
    const decision = await decide(head)
    await look(head, 'desk-second-person')
    await decision.getByRole('button', { name: act.do }).press('Enter')
    await onboarding
    await expect(head.getByText(list.empty)).toBeVisible()

    for (const [locale, words] of [
      ['zh-TW', zhTW],
      ['en', en],
    ] as const) {
      await speak(head, locale)
      await head.goto(`${consoleUrl}/acts/facility-limit`)
      await expect(head.getByRole('heading', { level: 1 })).toHaveText(words.acts['facility-limit'])
      await look(head, `desk-act-${locale}`)
    }
    await head.goto(`${consoleUrl}/acts`)
    await look(head, 'desk-acts')
    await head.setViewportSize({ width: 390, height: 844 })
    await look(head, 'desk-acts-narrow')
  } finally {
    await close()
  }
})
