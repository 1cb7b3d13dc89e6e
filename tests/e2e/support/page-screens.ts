import type { Page } from '@playwright/test'
import type { Words } from '../../../web/i18n/translations.ts'
import type { AccountCast } from './account-cast.ts'
import { defaultPassword } from './sellers.ts'
import { expect } from './stack.ts'
import type { Screen } from './visit-screens.ts'

const submit = (page: Page) => page.getByRole('main').locator('button[type=submit]').click()

const submitDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name }).click()

const showsTitle = (title: (words: Words) => string) => (page: Page, words: Words) =>
  expect(page.getByRole('heading', { level: 1, name: title(words) })).toBeVisible()

/** The field of the step-up dialog. */
const typedProof = (page: Page) => page.getByRole('dialog').locator('input[name=typed]')

/** The account area's pages for visitors, and the targets of mailed links. */
export const pageScreens = (cast: AccountCast): readonly Screen[] => [
  { name: 'login', path: '/sign-in' },
  { name: 'sign-up', path: '/sign-up' },
  {
    name: 'sign-up-wrong',
    path: '/sign-up',
    prepare: async (page, words) => {
      await submit(page)
      await expect(page.getByText(words.fieldRules.mustAccept)).toBeVisible()
    },
  },
  { name: 'forgot-password', path: '/forgot-password' },
  {
    name: 'set-password',
    path: `/set-password?token=${cast.resetLink}`,
    prepare: async (page, words) => {
      await showsTitle(({ account }) => account.setPassword.resetTitle)(page, words)
      await page.locator('input[name=password]').fill('Quay1')
      await expect(page.getByRole('listitem').first()).toBeVisible()
    },
  },
  {
    name: 'set-password-invited',
    path: `/set-password?token=${cast.invitation}`,
    prepare: showsTitle(({ account }) => account.setPassword.initialTitle),
  },
  {
    name: 'set-password-bad',
    path: '/set-password?token=unknown',
    prepare: showsTitle(({ account }) => account.setPassword.badTitle),
  },
  {
    name: 'invitation-bad',
    path: '/invitation?token=unknown',
    prepare: showsTitle(({ companies }) => companies.invitation.badTitle),
  },
  {
    name: 'activation-failed',
    path: '/activate?token=unknown',
    prepare: showsTitle(({ account }) => account.activate.failedTitle),
  },
  {
    name: 'activation-expired',
    path: `/activate?token=${cast.expiredActivation}`,
    prepare: async (page, words) => {
      await expect(page.getByText(words.account.activate.expired)).toBeVisible()
      await page.getByRole('main').locator('input[name=email]').fill('nobody@harbour-gift.example')
      await submit(page)
      await expect(page.getByText(words.account.activate.sentTitle)).toBeVisible()
    },
  },
  {
    name: 'redirect-missing',
    path: '/redirect',
    prepare: showsTitle(({ accountHandover }) => accountHandover.missingTitle),
  },
  {
    name: 'redirect-failed',
    path: '/redirect',
    prepare: async (page, words) => {
      const { origin: url } = new URL(page.url())
      await page.context().addCookies([{ name: 'access_token', value: 'used-before', url }])
      await page.reload()
      await showsTitle(({ accountHandover }) => accountHandover.failedTitle)(page, words)
    },
  },
  { name: 'payoneer-error', path: '/payoneer-error' },
  { name: 'verify', path: '/verify' },
  { name: 'free-reports', path: '/free-reports' },
  {
    name: 'verify-code-unknown',
    path: `/verify#${'0'.repeat(32)}`,
    prepare: (page, words) => expect(page.getByText(words.verification.code.none)).toBeVisible(),
  },
  { name: 'link-unknown', path: '/link/unknown', prepare: showsTitle(({ pages }) => pages.notFound.title) },
]

const openRow = (of: (words: Words) => string) => async (page: Page, words: Words) => {
  await page.getByRole('button', { name: of(words), exact: true }).click()
  await expect(page.getByRole('main').locator('form')).toBeVisible()
}

const openAndSubmit = (of: (words: Words) => string) => async (page: Page, words: Words) => {
  await openRow(of)(page, words)
  await submit(page)
  await expect(page.getByText(words.fieldRules.required).first()).toBeVisible()
}

/** Complaints: none yet, with the errors of the form. */
export const complaintScreens: readonly Screen[] = [
  {
    name: 'complaints',
    path: '/complaints',
    prepare: async (page, words) => {
      await expect(page.getByText(words.complaints.none)).toBeVisible()
      await submit(page)
      await expect(page.getByText(words.complaints.textRequired)).toBeVisible()
    },
  },
]

/** Screens of a company's users and of switching the company. */
export const companyScreens: readonly Screen[] = [
  {
    name: 'company-users',
    path: '/company/users',
    prepare: async (page, words) => {
      await expect(page.getByRole('table', { name: words.companies.users.members })).toBeVisible()
      await expect(page.getByRole('button', { name: words.companies.bar.switch })).toBeVisible()
    },
  },
  {
    name: 'company-users-invite',
    path: '/company/users',
    prepare: async (page, words) => {
      await page.getByRole('button', { name: words.companies.users.invite }).click()
      await submitDialog(page, words.companies.invite.submit)
      await expect(page.getByText(words.fieldRules.required).first()).toBeVisible()
    },
  },
  {
    name: 'company-switch',
    path: '/company/users',
    prepare: async (page, words) => {
      await page.getByRole('button', { name: words.companies.bar.switch }).click()
      await expect(page.getByRole('dialog', { name: words.companies.change.title })).toBeVisible()
    },
  },
  {
    name: 'company-join',
    path: '/company/users',
    prepare: async (page, words) => {
      await page.getByRole('button', { name: words.companies.bar.join }).click()
      await submitDialog(page, words.companies.join.find)
      await expect(page.getByText(words.fieldRules.required).first()).toBeVisible()
    },
  },
]

/** Matches a translation with any values for its placeholders. */
const asPattern = (words: string): RegExp => new RegExp(`^${words.replaceAll(/\{\{\w+\}\}/g, '.+')}$`)

/** The profile: as it is, with each form open, and with the forms' errors. */
export const profileScreens: readonly Screen[] = [
  {
    name: 'profile',
    path: '/profile',
    prepare: (page, words) => expect(page.getByText(words.accountProfile.sessions.current)).toBeVisible(),
  },
  {
    name: 'profile-name',
    path: '/profile',
    prepare: openRow(({ accountProfile }) => accountProfile.name.change),
  },
  {
    name: 'profile-language',
    path: '/profile',
    prepare: openRow(({ accountProfile }) => accountProfile.language.change),
  },
  {
    name: 'profile-email',
    path: '/profile',
    prepare: openAndSubmit(({ accountProfile }) => accountProfile.email.change),
  },
  {
    name: 'profile-phone',
    path: '/profile',
    prepare: openAndSubmit(({ accountProfile }) => accountProfile.phone.change),
  },
  {
    name: 'profile-password',
    path: '/profile',
    prepare: async (page, words) => {
      await openAndSubmit(({ accountProfile }) => accountProfile.password.change)(page, words)
      await page.locator('input[name=password]').fill('Quay1')
      await expect(page.getByRole('listitem').first()).toBeVisible()
    },
  },
  {
    name: 'profile-end-session',
    path: '/profile',
    prepare: async (page, words) => {
      await page
        .getByRole('button', { name: asPattern(words.accountProfile.sessions.endWhat) })
        .last()
        .click()
      await expect(
        page.getByRole('dialog', { name: words.accountProfile.sessions.confirmTitle }),
      ).toBeVisible()
    },
  },
  {
    name: 'profile-end-others',
    path: '/profile',
    prepare: async (page, words) => {
      await page.getByRole('button', { name: words.accountProfile.sessions.endOthers }).click()
      await expect(
        page.getByRole('dialog', { name: words.accountProfile.sessions.othersTitle }),
      ).toBeVisible()
    },
  },
  {
    name: 'profile-step-up',
    path: '/profile',
    prepare: async (page, words) => {
      await page.getByRole('button', { name: words.factors.card.addCodeApp }).click()
      await expect(page.getByRole('dialog', { name: words.factors.stepUp.title })).toBeVisible()
      await expect(typedProof(page)).toBeFocused()
    },
  },
  {
    name: 'profile-code-app',
    path: '/profile',
    prepare: async (page, words) => {
      await page.getByRole('button', { name: words.factors.card.addCodeApp }).click()
      await typedProof(page).fill(defaultPassword)
      await page.getByRole('button', { name: words.factors.proof.submit }).click()
      await expect(page.getByRole('img', { name: words.factors.addCodeApp.picture })).toBeVisible()
    },
  },
]
