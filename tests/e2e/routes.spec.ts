import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import { linkShop } from '../../scripts/journey/link-shop.ts'
import { ordersOnFile } from '../../scripts/journey/orders-on-file.ts'
import type { LoggedInSeller } from '../../scripts/journey/seller.ts'
import { signUp } from '../../scripts/journey/sign-up.ts'
import * as zhCN from '../../web/i18n/zh-CN/index.ts'
import { anotherSeller, newSession, openBrowser } from './support/sellers.ts'
import { type Stack, test } from './support/stack.ts'
import { walkRoutes } from './support/walk-routes.ts'

const { agreements, application, drawdown, home, kyc, pages } = zhCN

/** A seller who only has an account; no other seller of the stack uses the same shop. */
const newSeller = async (stack: Stack) => {
  const { seller, ...start } = anotherSeller(stack)
  return signUp({ ...start, seller: { ...seller, platformAccount: 'routes', paymentAccount: 'routes' } })
}

const saveAccount = ({ client, token, seller }: LoggedInSeller) =>
  client.call(
    applicationEndpoints.saveDebitAccount,
    {
      body: {
        swift_code: 'HSBCHKHHHKH',
        region: '1',
        currency: 'GBP',
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

const line = productLines.hook
const { routePrefix } = line
const at = (step: string) => `${routePrefix}/register/${step}`
const own = { leadsTo: `${routePrefix}/home` }

// tests/web/app/gates.component.test.tsx has a table for every gate; here the server decides and the real
// screens open.
test('routes open or redirect as the application progresses', async ({ browser, stack }) => {
  const seller = await newSeller(stack)
  const page = await openBrowser(browser, stack, { session: await newSession(seller) })
  await test.step('without a shop', () =>
    walkRoutes(page, {
      '/': own,
      [`${productLines.payoneer.routePrefix}/home`]: own,
      [own.leadsTo]: { screen: home.title },
      '/company': { screen: kyc.begin.title },
      '/nowhere': { screen: pages.notFound.title },
      [`${routePrefix}/second-drawdown`]: { screen: drawdown.obstacle.none.title },
      [`${routePrefix}/increase-limit/authorize`]: own,
      [`${routePrefix}/activate-shop/signing`]: { ...own, saying: agreements.activate.gate.noFacility },
      [at('signing')]: { ...own, saying: application.noPermission },
    }))
  await linkShop(seller, ordersOnFile(addDays(businessDate(await stack.local.now()), -1)))
  await test.step('before the first step', () => walkRoutes(page, { [at('signing')]: own }))
  await test.step('at the first step', async () => {
    // The page records that the application was started; the request must end before the page is left.
    const begun = page.waitForResponse((answer) =>
      answer.url().endsWith(applicationEndpoints.storePosition.path),
    )
    await walkRoutes(page, { [at('drawdown-account')]: { screen: application.account.title } })
    await begun
    await walkRoutes(page, { [at('signing')]: { leadsTo: at('drawdown-account') } })
  })
  await test.step('with the drawdown account', async () => {
    await saveAccount(seller)
    await walkRoutes(page, {
      [at('signing/loading')]: { leadsTo: at('business-info') },
      [at('drawdown-account')]: { screen: application.account.title },
    })
  })
  await test.step('with the business information', async () => {
    const body = { annual_sales_turnover_usd: '10400000.00', years_of_business: 8 }
    await seller.client.call(applicationEndpoints.saveBusinessInformation, { body }, { token: seller.token })
    await walkRoutes(page, {
      [at('business-info')]: { leadsTo: at('signing') },
      [at('signing/loading')]: { screen: application.progress.noneTitle },
    })
  })
  await page.context().close()
})
