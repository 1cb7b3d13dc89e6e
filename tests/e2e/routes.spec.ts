import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { currencyFixedBy, productTerms } from '#shared/lending/product-terms.ts'
import { type ProductLine, productLineIds, productLines } from '#shared/product-lines/product-lines.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import { linkShop } from '../../scripts/journey/link-shop.ts'
import { ordersOnFile } from '../../scripts/journey/orders-on-file.ts'
import type { LoggedInSeller } from '../../scripts/journey/seller.ts'
import { signUp } from '../../scripts/journey/sign-up.ts'
import { zhCN } from '../../web/i18n/zh-CN/index.ts'
import { anotherSeller, newSession, openBrowser } from './support/sellers.ts'
import { type Stack, test } from './support/stack.ts'
import { type Routes, walkRoutes } from './support/walk-routes.ts'

const { agreements, application, credit, drawdown, home, kyc, pages, questions, reports, shell } = zhCN

const registerSteps = ['drawdown-account', 'business-info', 'signing', 'signing/loading']

/** Routes of no line that lead somebody to their own home, as each line's landing page does. */
const waysHome = (own: string): Routes =>
  Object.fromEntries(
    ['/', '/credit', ...Object.values(productLines).map(({ routePrefix }) => routePrefix)].map((path) => [
      path,
      { leadsTo: own },
    ]),
  )

/** Screens of no line, the same for everybody. */
const siteRoutes: Routes = {
  '/free-reports': { screen: reports.title },
  '/company': { screen: kyc.begin.title },
  '/questions': { screen: questions.title },
  '/credit/payoneer/questions': { screen: questions.title },
  '/notAuth': { screen: pages.notAuthorised.title },
  '/error': { screen: pages.error.title },
  '/payoneer-error': { screen: pages.paymentPlatformError.title },
  '/nowhere': { screen: pages.notFound.title },
}

/** The routes of a line, for somebody of it who has no shop and no limit yet. */
const lineRoutes = ({ id, routePrefix }: ProductLine): Routes => {
  const own = `${routePrefix}/home`
  return {
    [own]: { screen: home.title },
    ...Object.fromEntries(
      registerSteps.map((step) => [
        `${routePrefix}/register/${step}`,
        { leadsTo: own, saying: shell.failure.noPermission },
      ]),
    ),
    [`${routePrefix}/second-drawdown`]: { screen: drawdown.obstacle.none.title },
    [`${routePrefix}/terms-and-condition`]: { screen: pages.terms.title },
    [`${routePrefix}/increase-limit/authorize`]:
      id === 'hook' ? { leadsTo: own } : { screen: credit.increase.title },
    ...Object.fromEntries(
      ['activate-shop', 'activate-shop/signing', 'activate-shop/signing/loading'].map((step) => [
        `${routePrefix}/${step}`,
        { leadsTo: own, saying: agreements.activate.gate.noFacility },
      ]),
    ),
  }
}

/** A seller of the line with nothing but an account; no two of them link the same shop. */
const sellerOf = async (stack: Stack, line: (typeof productLines)[keyof typeof productLines]) => {
  const { seller, ...start } = anotherSeller(stack)
  const account = `${line.id}-routes`
  return signUp({
    ...start,
    line,
    seller: { ...seller, platformAccount: account, paymentAccount: account },
  })
}

const saveAccount = ({ client, token, line, seller }: LoggedInSeller) =>
  client.call(
    applicationEndpoints.saveDebitAccount,
    {
      body: {
        swift_code: 'HSBCHKHHHKH',
        region: '1',
        currency: currencyFixedBy(productTerms[line.productCode].currencyRule) ?? 'GBP',
        relation_type: 'company',
        bank_name: 'The Hongkong and Shanghai Banking Corporation Limited',
        account_number: '808-123456-838',
        account_name: 'Harbour Gift Trading Limited',
        branch: 'Central',
        address: '1 Queen’s Road Central, Hong Kong',
      },
    },
    { token, password: seller.password },
  )

for (const id of productLineIds) {
  const line = productLines[id]
  const { routePrefix } = line
  const at = (step: string) => `${routePrefix}/register/${step}`
  const own = `${routePrefix}/home`
  const account = { screen: application.account.title }
  const business = { screen: application.business.title }

  test(`every route answers who is logged in on ${routePrefix}, by its screen or its gate`, async ({
    browser,
    stack,
  }) => {
    const seller = await sellerOf(stack, line)
    const page = await openBrowser(browser, stack, { session: await newSession(seller) })
    await test.step('without a shop', async () => {
      await walkRoutes(page, waysHome(own))
      if (id === productLineIds[0]) await walkRoutes(page, siteRoutes)
      await walkRoutes(page, lineRoutes(line))
      for (const other of productLineIds.filter((each) => each !== id))
        await walkRoutes(page, { [`${productLines[other].routePrefix}/home`]: { leadsTo: own } })
    })
    await linkShop(seller, ordersOnFile(addDays(businessDate(await stack.local.now()), -1)))
    await test.step('before the first step', () =>
      walkRoutes(page, {
        [at('business-info')]: { leadsTo: own },
        [at('signing')]: { leadsTo: own },
        [at('signing/loading')]: { leadsTo: own },
      }))
    await test.step('at the first step', async () => {
      // The page marks that the application was begun; who leaves before that is told nothing of it.
      const begun = page.waitForResponse((answer) =>
        answer.url().endsWith(applicationEndpoints.storePosition.path),
      )
      await walkRoutes(page, { [at('drawdown-account')]: account })
      await begun
      await walkRoutes(page, {
        [at('business-info')]: { leadsTo: at('drawdown-account') },
        [at('signing')]: { leadsTo: at('drawdown-account') },
        [at('signing/loading')]: { leadsTo: at('drawdown-account') },
      })
    })
    await test.step('with the drawdown account', async () => {
      await saveAccount(seller)
      await walkRoutes(page, {
        [at('drawdown-account')]: account,
        [at('business-info')]: business,
        [at('signing')]: { leadsTo: at('business-info') },
        [at('signing/loading')]: { leadsTo: at('business-info') },
      })
    })
    await test.step('with the business information', async () => {
      const body = { annual_sales_turnover_usd: '10400000.00', years_of_business: 8 }
      await seller.client.call(
        applicationEndpoints.saveBusinessInformation,
        { body },
        { token: seller.token },
      )
      await walkRoutes(page, {
        [at('business-info')]: { leadsTo: at('signing') },
        [at('signing')]: { screen: application.signing.title },
        [at('signing/loading')]: { screen: application.progress.noneTitle },
      })
    })
    await page.context().close()
  })
}
