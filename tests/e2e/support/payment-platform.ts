import { expect, type Page } from '@playwright/test'

const financing = '/sandbox/payment/financing'

/** Starts at the payment platform's own page, as its customer `account`. */
export const comeFromPaymentPlatform = async (page: Page, account: string): Promise<void> => {
  await page.goto(`${financing}?account=${account}`)
  const isListed = (await page.locator(`input[type=radio][value="${account}"]`).count()) > 0
  await page.locator(isListed ? 'form:not(.another) button' : 'form.another button').click()
  await expect(page).toHaveURL(/\/financing\/credit\/payoneer/)
}

/** The authorisation code with which the platform redirects its customer, without a browser. */
export const paymentCode = async (url: string, account: string): Promise<string> => {
  const { headers } = await fetch(url + financing, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ account }),
  })
  const code = new URL(headers.get('location') ?? 'about:blank').searchParams.get('code')
  if (!code) throw new Error(`the payment platform sent ${account} nowhere`)
  return code
}
