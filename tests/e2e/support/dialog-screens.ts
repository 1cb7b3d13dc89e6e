import type { Page } from '@playwright/test'
import { productLines } from '#shared/product-lines/product-lines.ts'
import type { Words } from '../../../web/i18n/translations.ts'
import type { AccountCast } from './account-cast.ts'
import { comeFromPaymentPlatform } from './payment-platform.ts'
import { expect } from './stack.ts'
import type { Screen } from './visit-screens.ts'

const { hook, payoneer } = productLines

const submit = (page: Page) => page.getByRole('dialog').locator('button[type=submit]').click()

const login = async (page: Page, password: string) => {
  await page.getByRole('dialog').locator('input[name=password]').fill(password)
  await submit(page)
}

const showsText = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible()

const askForCaptcha = async (page: Page, words: Words) => {
  await login(page, 'wrong-guess')
  await expect(page.getByAltText(words.account.captcha.picture)).toBeVisible()
}

const openForgot = (page: Page, words: Words) =>
  page.getByRole('dialog').getByRole('button', { name: words.account.login.forgot }).click()

const from = (email: string) => `${hook.routePrefix}?email=${encodeURIComponent(email)}`

/** Every mode of the login and signup dialog, empty and with its errors. */
export const dialogScreens = ({
  activated,
  unactivated,
  guessedAt,
  takenPaymentAccount,
}: AccountCast): readonly Screen[] => [
  { name: 'dialog-login', path: from(''), prepare: (page) => expect(page.getByRole('dialog')).toBeVisible() },
  {
    name: 'dialog-login-wrong',
    path: from(''),
    prepare: async (page, words) => {
      await submit(page)
      await showsText(page, words.fieldRules.required)
    },
  },
  {
    name: 'dialog-login-not-activated',
    path: from(unactivated.seller.email),
    prepare: async (page, words) => {
      await login(page, unactivated.seller.password)
      await showsText(page, words.account.login.notActivated)
    },
  },
  { name: 'dialog-login-captcha', path: from(guessedAt.captcha), prepare: askForCaptcha },
  {
    name: 'dialog-login-captcha-work',
    path: from(guessedAt.captcha),
    prepare: async (page, words) => {
      await askForCaptcha(page, words)
      await page.getByRole('button', { name: words.account.captcha.toWork }).click()
      await expect(page.getByText(words.account.captcha.workDone)).toBeVisible({ timeout: 30_000 })
    },
  },
  {
    name: 'dialog-login-locked',
    path: from(guessedAt.locked),
    prepare: async (page, words) => {
      await login(page, 'wrong-guess')
      await showsText(page, words.account.login.locked)
    },
  },
  {
    name: 'dialog-signup',
    path: `${hook.routePrefix}?signup`,
    prepare: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    name: 'dialog-signup-wrong',
    path: `${hook.routePrefix}?signup`,
    prepare: async (page, words) => {
      const form = page.getByRole('dialog')
      await form.locator('input[name=email]').fill('no-address')
      await form.locator('input[name=phone_number]').fill('12345')
      await form.locator('input[name=password]').fill('onlyletters')
      await submit(page)
      await showsText(page, words.fieldRules.mustAccept)
    },
  },
  { name: 'dialog-forgot', path: from(activated.seller.email), prepare: openForgot },
  {
    name: 'dialog-forgot-unknown',
    path: from('nobody@harbour-gift.example'),
    prepare: async (page, words) => {
      await openForgot(page, words)
      await submit(page)
      await showsText(page, words.errors.emailUnknown)
    },
  },
  {
    name: 'dialog-forgot-sent',
    path: from(activated.seller.email),
    prepare: async (page, words) => {
      await openForgot(page, words)
      await submit(page)
      await showsText(page, words.account.forgot.sentTitle)
    },
  },
  {
    name: 'dialog-signup-payoneer',
    path: payoneer.routePrefix,
    prepare: async (page, words) => {
      await comeFromPaymentPlatform(page, 'harbour-crafts')
      await showsText(page, words.account.signup.fromPlatform)
    },
  },
  {
    name: 'payment-blocked',
    path: payoneer.routePrefix,
    prepare: async (page, words) => {
      await comeFromPaymentPlatform(page, takenPaymentAccount)
      await showsText(page, words.account.payment.blockedTitle)
    },
  },
  {
    name: 'dialog-login-only',
    path: payoneer.routePrefix,
    prepare: async (page, words) => {
      await comeFromPaymentPlatform(page, takenPaymentAccount)
      await page.getByRole('dialog').getByRole('button', { name: words.account.payment.login }).click()
      await showsText(page, words.account.login.lead)
      await expect(
        page.getByRole('dialog').getByRole('button', { name: words.account.signup.tab }),
      ).toHaveCount(0)
    },
  },
]
