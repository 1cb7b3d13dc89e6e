import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { lineScreens } from '#shared/site/screen-paths.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import { apply } from '../../scripts/journey/apply.ts'
import { drawDown } from '../../scripts/journey/draw-down.ts'
import { linkShop } from '../../scripts/journey/link-shop.ts'
import { onboardCompany } from '../../scripts/journey/onboard-company.ts'
import { ordersOnFile } from '../../scripts/journey/orders-on-file.ts'
import { receiveLimit } from '../../scripts/journey/receive-limit.ts'
import { repay } from '../../scripts/journey/repay.ts'
import type { Journey } from '../../scripts/journey/seller.ts'
import { signAgreement } from '../../scripts/journey/sign-agreement.ts'
import { signUp } from '../../scripts/journey/sign-up.ts'
import { siteTranslations } from '../support/site-translations.ts'
import { anotherSeller, newSession, openBrowser } from './support/sellers.ts'
import { test as base, expect } from './support/stack.ts'
import { type Screen, type Variant, visitScreens } from './support/visit-screens.ts'
import { withAfterCallHooks } from './support/with-after-call-hooks.ts'

/**
 * Layout does not depend on the language, so each language is checked at one width: English, with the longest
 * lines, at the wide one. The phone's variant is checked for WCAG in the dark scheme on every screen; the
 * journey and the other width cover the light one.
 */
const variants: readonly Variant[] = [
  { screen: 'phone', locale: 'zh-TW', isDark: true },
  { screen: 'desktop', locale: 'en', skipsWcag: ({ isInJourney }) => isInJourney === true },
]

/**
 * Scoped to the worker: in one stack, a marketplace shop and a company number can be registered only once.
 */
const test = base.extend<object, { journey: Journey }>({
  journey: [async ({ stack }, use) => use(anotherSeller(stack)), { scope: 'worker' }],
})

const line = '/credit/hook'

/** Screens that this company cannot open at the end, or that belong to another line. */
const closed: readonly string[] = [
  lineScreens.questions,
  lineScreens.linkShop,
  lineScreens.increaseLimit,
  lineScreens.registerDrawdownAccount,
  lineScreens.registerBusinessInfo,
  lineScreens.registerSigning,
  lineScreens.registerSigningLoading,
]

/** The line's screens that need no preparation, except those visited before. */
const otherScreens = (visited: ReadonlySet<string>): Screen[] =>
  Object.values(lineScreens)
    .filter((path) => !path.includes(':') && !closed.includes(path) && !visited.has(`${line}/${path}`))
    .map((path) => ({ name: path.replaceAll('/', '-'), path: `${line}/${path}` }))

test('every screen is translated into the other languages', async ({ browser, stack, journey }) => {
  test.setTimeout(420_000)
  const problems: string[] = []
  const visited = new Set<string>()

  /** Checks each screen as a visitor or as the seller. */
  const visit = (state: string, screens: readonly Screen[], as: 'visitor' | 'seller' = 'seller') =>
    test.step(state, async () => {
      const session = as === 'seller' ? { session: await newSession(journey) } : {}
      const page = await openBrowser(browser, stack, { locale: 'zh-TW', ...session })
      problems.push(...(await visitScreens(page, variants, screens)))
      for (const { path } of screens) visited.add(path)
      await page.context().close()
    })

  await visit(
    'a visitor',
    [
      { name: 'landing', path: line, isInJourney: true },
      { name: 'terms', path: `${line}/terms-and-condition` },
      { name: 'questions', path: '/questions' },
      {
        name: 'customer-service',
        path: '/questions?service=open',
        prepare: (page, words) =>
          expect(page.getByRole('dialog').getByRole('img', { name: words.frame.service.code })).toBeVisible(),
      },
      { name: 'not-found', path: '/nowhere' },
      { name: 'not-authorised', path: '/notAuth' },
      { name: 'error', path: '/error' },
      {
        name: 'sign-unknown',
        path: '/sign/unknown',
        prepare: (page, words) => expect(page.getByText(words.signing.dead.unknown.title)).toBeVisible(),
      },
      {
        name: 'objection-unknown',
        path: '/contact-objection/unknown',
        prepare: (page, words) => expect(page.getByText(words.objection.unknown.title)).toBeVisible(),
      },
      { name: 'shop-callback-logged-out', path: '/oauth/callback?code=a&state=b' },
    ],
    'visitor',
  )

  const loggedIn = await signUp(journey)
  await visit('a new seller', [
    { name: 'home-new', path: `${line}/home`, isInJourney: true },
    { name: 'shops-empty', path: `${line}/shops` },
    { name: 'shop-callback-denied', path: '/oauth/callback?error=access_denied&state=b' },
    { name: 'company-begin', path: '/company', isInJourney: true },
    { name: 'limit-none', path: `${line}/limit` },
    { name: 'drawdown-none', path: `${line}/second-drawdown` },
    { name: 'second-approval-none', path: `${line}/second-drawdown/approval` },
    { name: 'repay-none', path: `${line}/repay` },
    { name: 'documents-none', path: `${line}/documents` },
    { name: 'facility-none', path: `${line}/facility` },
    { name: 'announcements-none', path: '/notifications?tab=announcements' },
    {
      name: 'notification-settings',
      path: '/notifications?tab=settings',
      prepare: async (page, words) => {
        await page.getByRole('checkbox', { name: words.notifications.settings.quiet.enable }).check()
        await expect(page.getByRole('combobox').last()).toBeVisible()
      },
    },
    { name: 'rewards-none', path: '/rewards' },
  ])

  const lastDay = addDays(businessDate(await stack.local.now()), -1)
  const file = ordersOnFile(lastDay)
  await linkShop(loggedIn, file)
  await visit('with a shop', [
    { name: 'home-shop', path: `${line}/home` },
    { name: 'shops', path: `${line}/shops`, isInJourney: true },
    { name: 'register-account', path: `${line}/register/drawdown-account`, isInJourney: true },
  ])

  const afterDraft = () =>
    visit(
      'a company in the making',
      ['company', 'business', 'people', 'documents', 'review'].map((step) => ({
        name: `company-${step}`,
        path: `/company?step=${step}`,
        isInJourney: true,
      })),
    )
  await onboardCompany({
    ...loggedIn,
    client: withAfterCallHooks(loggedIn.client, { 'create-kyc': afterDraft }),
  })

  const client = withAfterCallHooks(loggedIn.client, {
    'save-debit-account': () =>
      visit('the account registered', [
        {
          name: 'company-approved',
          path: '/company',
          isInJourney: true,
          prepare: async (page, words) => {
            const name =
              words === siteTranslations.en ? 'Harbour Gift Trading Limited' : '海港礼品贸易有限公司'
            const title = words.kyc.approved.title.replace('{{name}}', name)
            await expect(page.getByRole('heading', { name: title })).toBeVisible()
          },
        },
        { name: 'company-people', path: '/company?tab=people' },
        { name: 'company-reviews', path: '/company?tab=reviews' },
        { name: 'register-business', path: `${line}/register/business-info` },
        {
          name: 'documents',
          path: `${line}/documents`,
          prepare: (page, words) =>
            expect(page.getByText(words.documents.kinds.certificate_of_incorporation)).toBeVisible(),
        },
        {
          name: 'document-opened',
          path: `${line}/documents`,
          prepare: async (page, words) => {
            const opens = words.documents.openOf.replace('{{name}}', 'certificate-of-incorporation.pdf')
            await page.getByRole('button', { name: opens }).click()
            await expect(page.getByRole('dialog').locator('canvas[width]')).toBeVisible()
          },
        },
      ]),
    'save-business-information': () =>
      visit('the business registered', [
        { name: 'register-signing', path: `${line}/register/signing`, isInJourney: true },
      ]),
  })
  await apply({ ...loggedIn, client })
  const link = await stack.local.received(journey.seller.email, /\/sign\/([\w-]+)/)
  await visit('the agreement sent', [
    { name: 'home-signing', path: `${line}/home` },
    { name: 'register-signing-loading', path: `${line}/register/signing/loading`, isInJourney: true },
    { name: 'sign', path: `/sign/${link}`, isInJourney: true },
  ])

  await signAgreement(loggedIn)
  await stack.local.desk('red-packet-issue', {
    id: 'welcome-2099',
    type: 'interest-coupon',
    amount: '50.00',
    currency: 'GBP',
    expiresOn: '2099-12-31',
    quantity: '100',
    reason: 'a welcome',
  })
  const withFacility = await receiveLimit(loggedIn, [
    { platform: 'harbor-market', currency: 'GBP', days: file.days },
  ])
  await visit('with a limit', [
    { name: 'signed', path: `/sign/${link}`, isInJourney: true },
    { name: 'home-limit', path: `${line}/home`, isInJourney: true },
    { name: 'limit', path: `${line}/limit`, isInJourney: true },
    {
      name: 'rewards',
      path: '/rewards',
      prepare: async (page, words) => {
        await page.getByRole('button', { name: words.rewards.collect }).click()
        await expect(page.getByRole('link', { name: words.rewards.draw })).toBeVisible()
      },
    },
    { name: 'drawdown-amount', path: `${line}/second-drawdown`, isInJourney: true },
    { name: 'second-approval', path: `${line}/second-drawdown/approval` },
    { name: 'payout-accounts', path: `${line}/payout-accounts` },
    {
      name: 'drawdown-packet',
      path: `${line}/second-drawdown`,
      prepare: async (page, words) => {
        await page.getByRole('button', { name: words.drawdown.amount.preset.half, exact: true }).click()
        await page.getByRole('radio', { name: words.drawdown.choice.method.bullet }).check()
        const packets = page.getByRole('radiogroup', { name: words.rewards.choice.title })
        await packets.getByRole('radio').nth(1).check()
        await expect(page.getByText(words.drawdown.price.redPacket, { exact: true }).first()).toBeVisible()
      },
    },
    {
      name: 'drawdown-review',
      path: `${line}/second-drawdown`,
      isInJourney: true,
      prepare: async (page, words) => {
        await page.getByRole('button', { name: words.drawdown.amount.preset.half, exact: true }).click()
        await page.getByRole('radio', { name: words.drawdown.choice.method.bullet }).check()
        await page.getByRole('button', { name: words.drawdown.amount.next }).click()
        await expect(page.getByRole('checkbox')).toBeVisible()
      },
    },
  ])

  const withDrawdown = await drawDown(withFacility)
  await visit('drawn', [
    { name: 'home-drawn', path: `${line}/home`, isInJourney: true },
    { name: 'repay-upcoming', path: `${line}/repay` },
    { name: 'repay-early', path: `${line}/repay/early/${withDrawdown.drawdownId}` },
    { name: 'facility', path: `${line}/facility?id=${withDrawdown.facilityId}` },
    ...otherScreens(visited),
  ])

  // Last, as it moves the clock to the due date.
  await stack.local.setClock(`${await stack.local.nextDueDate()}T02:00:00Z`)
  await stack.local.runJob('daily-close')
  const { accessToken: token } = await newSession(journey)
  const charges = await journey.client.call(repaymentEndpoints.listCharges, { body: {} }, { token })
  const charge = `${line}/repay/${charges.records[0]?.id}`
  await visit('due', [
    { name: 'home-due', path: `${line}/home`, isInJourney: true },
    { name: 'repay-due', path: `${line}/repay`, isInJourney: true },
    { name: 'charge-due', path: charge, isInJourney: true },
    {
      name: 'notifications',
      path: '/notifications',
      prepare: (page, words) =>
        expect(page.getByRole('link', { name: words.notifications.places.bills }).first()).toBeVisible(),
    },
    {
      name: 'sign-expired',
      path: `/sign/${link}`,
      prepare: (page, words) => expect(page.getByText(words.signing.dead.expired.title)).toBeVisible(),
    },
  ])

  await repay(withDrawdown)
  await visit('repaid', [
    { name: 'home-repaid', path: `${line}/home`, isInJourney: true },
    { name: 'repay-settled', path: `${line}/repay` },
    { name: 'charge-collected', path: charge, isInJourney: true },
  ])

  expect(problems).toEqual([])
})
