import type { Browser, Page } from '@playwright/test'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { type ProductLineId, productLines } from '#shared/product-lines/product-lines.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import { apply } from '../../scripts/journey/apply.ts'
import { linkShop } from '../../scripts/journey/link-shop.ts'
import { until } from '../../scripts/journey/local-client.ts'
import { onboardCompany } from '../../scripts/journey/onboard-company.ts'
import { ordersOnFile } from '../../scripts/journey/orders-on-file.ts'
import type { Journey, LoggedInSeller } from '../../scripts/journey/seller.ts'
import { signAgreement } from '../../scripts/journey/sign-agreement.ts'
import { signUp } from '../../scripts/journey/sign-up.ts'
import * as zhCN from '../../web/i18n/zh-CN/index.ts'
import { checkScreen } from './support/screens.ts'
import { anotherSeller, newSession, openBrowser } from './support/sellers.ts'
import { expect, type Stack, test } from './support/stack.ts'
import { walkRoutes } from './support/walk-routes.ts'

const linkHarborMarket = async (seller: LoggedInSeller) =>
  linkShop(seller, ordersOnFile(addDays(businessDate(await seller.local.now()), -1)))

/**
 * A seller with a limit in a line, set up by API calls: the journey test walks through the same steps on the
 * screens.
 */
const withFacility = async (
  stack: Stack,
  lineId: ProductLineId,
  brn: string,
  {
    link = linkHarborMarket,
    sign = signAgreement,
  }: {
    link?: (seller: LoggedInSeller) => Promise<unknown>
    sign?: (seller: LoggedInSeller) => Promise<void>
  },
) => {
  const { seller, ...start } = anotherSeller(stack)
  const journey = {
    ...start,
    line: productLines[lineId],
    seller: { ...seller, brn, platformAccount: `${lineId}-line`, paymentAccount: `${lineId}-line` },
  }
  const loggedIn = await signUp(journey)
  const { client, token, local } = loggedIn
  await test.step('link shops', () => link(loggedIn))
  await onboardCompany(loggedIn)
  // Another test may have moved the clock by months: the limit waits for rates of the week.
  await local.runJob('exchange-rate-refresh')
  await apply(loggedIn)
  await sign(loggedIn)
  await until('the limit', async () => {
    const facility = await client.call(creditEndpoints.getFacilitySummary, {}, { token })
    return facility ?? undefined
  })
  return loggedIn
}

/** Matches the signer's SMS code, other than one used before. */
const codeInSms = (used = 'none') => new RegExp(`\\b((?!${used})\\d{6})(?= 是您签署)`)

/** Confirms each clause of a document, so that it can be signed. */
const readDocument = async (signer: Page) => {
  await expect(async () => {
    const next = signer.getByRole('button', { name: /^第 \d+ 条已读完$/ })
    if (await next.isVisible()) await next.press('Enter')
    await expect(signer.getByText('全部条款已读完，可以签署。')).toBeVisible({ timeout: 100 })
  }).toPass()
}

/** Opens the newest matching link in the mail and passes identification. */
const identify = async (
  signer: Page,
  { local, seller: { email, phoneNumber } }: LoggedInSeller,
  { invitation, papers, used }: { invitation: RegExp; papers: string; used?: string },
): Promise<string> => {
  await signer.goto(`/financing/sign/${await local.received(email, invitation)}`)
  await expect(signer.getByText(papers)).toBeVisible()
  await signer.getByRole('button', { name: '发送验证码' }).click()
  const code = await local.received(`+86${phoneNumber}`, codeInSms(used))
  await signer.getByLabel('验证码').fill(code)
  await signer.getByLabel('证件号码最后四位').fill('4563')
  await signer.getByRole('button', { name: '核验身份' }).click()
  return code
}

/** Signs the set as its only signer: one link, one identification, then document by document. */
const signInBrowser = (browser: Browser, stack: Stack) => async (seller: LoggedInSeller) => {
  const { director } = seller.seller
  const signer = await openBrowser(browser, stack, { locale: 'zh-CN' })
  await identify(signer, seller, {
    invitation: /\/sign\/([\w-]+)/,
    papers: '签署《融资协议》和《个人担保书》',
  })
  await expect(signer.getByRole('heading', { level: 1, name: '阅读融资协议' })).toBeFocused()
  await readDocument(signer)
  await signer.getByLabel('您的姓名').fill(director)
  await signer.getByRole('checkbox').check()
  await checkScreen(signer, 'papers-first')
  await signer.getByRole('button', { name: '签署融资协议' }).click()
  await expect(signer.getByRole('heading', { level: 1, name: '阅读个人担保书' })).toBeFocused()
  await expect(signer.getByText('《融资协议》已签署。')).toBeVisible()
  await readDocument(signer)
  await signer.getByLabel('您的姓名').fill(director)
  await signer.getByRole('checkbox', { name: /以个人身份/ }).check()
  await checkScreen(signer, 'papers-second')
  await signer.getByRole('button', { name: '签署个人担保书' }).click()
  await expect(signer.getByRole('heading', { name: /您已签署/ })).toBeVisible()
  await checkScreen(signer, 'papers-signed')
  await signer.context().close()
}

/** Signs the addendum for a higher limit by its own link. */
const signIncrease = async (browser: Browser, stack: Stack, seller: LoggedInSeller) => {
  const { phoneNumber, director } = seller.seller
  const signer = await openBrowser(browser, stack, { locale: 'zh-CN' })
  // SMS codes are limited to one a minute.
  await stack.local.setClock(new Date((await stack.local.now()).getTime() + 60_000).toISOString())
  await identify(signer, seller, {
    invitation: /提高循环融资额度[^]*\/sign\/([\w-]+)/,
    papers: '签署《提额补充协议》',
    used: await stack.local.received(`+86${phoneNumber}`, codeInSms()),
  })
  await expect(signer.getByRole('heading', { level: 1, name: '阅读协议' })).toBeVisible()
  await readDocument(signer)
  await signer.getByLabel('您的姓名').fill(director)
  await signer.getByRole('checkbox').check()
  await checkScreen(signer, 'increase-paper')
  await signer.getByRole('button', { name: '签署协议' }).click()
  await expect(signer.getByRole('heading', { name: /您已签署/ })).toBeVisible()
  await signer.context().close()
}

const route = (lineId: ProductLineId, screen: string) => `${productLines[lineId].routePrefix}/${screen}`

const at = (lineId: ProductLineId, screen: string) => `/financing${route(lineId, screen)}`

/**
 * Links shops in pounds and US dollars by one consent at TikTok Shop, one in Singapore dollars at Shopee, and the
 * account at WorldFirst that they are paid into.
 */
const linkThreeCurrencies = (browser: Browser, stack: Stack) => async (seller: LoggedInSeller) => {
  const page = await openBrowser(browser, stack, { session: await newSession(seller), locale: 'zh-CN' })
  const approve = () => page.locator('button[value="approve"]').click()
  const isImported = () => expect(page.getByText(/订单已全部读取/)).toBeVisible()
  for (const [id, name] of [
    ['tiktok-shop', 'TikTok Shop'],
    ['shopee', 'Shopee'],
  ]) {
    await page.goto(`${at('payoneer', 'shops/link')}?platform=${id}`)
    await page.locator('select[name="industry"]').selectOption('garden')
    await page.getByRole('button', { name: `去 ${name} 授权` }).click()
    await page.locator('input[name="account"]').fill('payoneer-line')
    await approve()
    if (id === 'tiktok-shop') await page.getByRole('button', { name: '连接 2 家店铺' }).click()
    await isImported()
  }
  await page.goto(`${at('payoneer', 'shops')}?tab=payments`)
  await page.getByRole('button', { name: '连接 WorldFirst' }).click()
  await page.locator('input[name="email"]').fill(seller.seller.email)
  await approve()
  await expect(page.getByText('未提现余额').first()).toBeVisible()
  await page.context().close()
}

/** Checks a line's routes while its documents are out for signature, then signs them. */
const walkWhileSigning =
  (browser: Browser, stack: Stack, lineId: ProductLineId) => async (seller: LoggedInSeller) => {
    const page = await openBrowser(browser, stack, { session: await newSession(seller) })
    await walkRoutes(page, {
      [route(lineId, 'register/business-info')]: { leadsTo: route(lineId, 'register/signing/loading') },
      [route(lineId, 'register/signing/loading')]: { screen: zhCN.application.progress.title },
    })
    await page.context().close()
    await signAgreement(seller)
  }

/** Checks a line's routes for a seller with a limit. */
const walkWithLimit = async (page: Page, lineId: ProductLineId) => {
  const own = { leadsTo: route(lineId, 'home') }
  await walkRoutes(page, {
    [route(lineId, 'register/business-info')]: own,
    [route(lineId, 'register/signing')]: own,
    [route(lineId, 'register/signing/loading')]: own,
    [route(lineId, 'activate-shop')]: { screen: zhCN.agreements.activate.none.title },
    // No shop was chosen and no addendum is out for signature.
    [route(lineId, 'activate-shop/signing')]: { leadsTo: route(lineId, 'activate-shop') },
    [route(lineId, 'activate-shop/signing/loading')]: { leadsTo: route(lineId, 'activate-shop') },
  })
}

/** The next due date of this seller's own drawdown: other sellers share the stack. */
const nextDueDate = async (seller: Journey): Promise<string> => {
  const { accessToken: token } = await newSession(seller)
  const body = { name: 'drawdown' as const }
  const { records } = await seller.client.call(applicationEndpoints.listApplications, { body }, { token })
  const [drawdown] = records.filter((record) => record.name === 'drawdown')
  if (!drawdown?.next_due_date) throw new Error('no drawdown falls due')
  return drawdown.next_due_date
}

test('revenue credit is drawn and repaid in instalments', async ({ browser, stack }) => {
  const seller = await withFacility(stack, 'underwriting', '17674094', {
    sign: signInBrowser(browser, stack),
  })
  const open = async () => openBrowser(browser, stack, { session: await newSession(seller) })
  const page = await open()

  await test.step('ask for a higher limit', async () => {
    await page.goto(at('underwriting', 'increase-limit/authorize'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await checkScreen(page, 'line-underwriting-increase')
    await page.getByLabel('希望提高到').fill('450000')
    await page.getByRole('button', { name: '提交申请' }).click()
    await expect(page.getByRole('heading', { name: '提额申请已获同意' })).toBeVisible({ timeout: 45_000 })
    await checkScreen(page, 'line-underwriting-offer')
  })
  await test.step('sign the higher limit', async () => {
    await page.getByRole('button', { name: '发起签署' }).click()
    await expect(page.getByRole('heading', { name: '补充协议签署中' })).toBeVisible()
    await checkScreen(page, 'line-underwriting-offer-signing')
    await signIncrease(browser, stack, seller)
    await expect(page.getByText(/^提额申请已于.*批准$/)).toBeVisible({ timeout: 45_000 })
    await expect(page.getByText('GBP 450,000.00').first()).toBeVisible()
    await checkScreen(page, 'line-underwriting-increased')
  })
  await test.step('choose the repayment method by its cost', async () => {
    await page.goto(at('underwriting', 'second-drawdown'))
    await page.getByLabel('提款金额').first().fill('60000')
    const methods = page.getByRole('radiogroup', { name: '还款方式' })
    await expect(methods.getByRole('radio')).toHaveCount(3)
    await methods.getByText('等额本金').click()
    await expect(page.getByText('每月一期，共 6 期').first()).toBeVisible()
    await expect(page.getByText('GBP 300.00').first()).toBeVisible()
    await checkScreen(page, 'line-underwriting-methods')
  })
  await test.step('sign and be paid', async () => {
    await page.getByRole('button', { name: /下一步：核对/ }).click()
    await page.getByLabel('输入姓名作为签名').fill(seller.seller.director)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: /签署并提取/ }).click()
    await expect(page.getByText('款项已放出').first()).toBeVisible({ timeout: 45_000 })
    await page.goto(at('underwriting', 'facility'))
    await checkScreen(page, 'line-underwriting-facility')
  })
  await test.step('repay the first instalment', async () => {
    await stack.local.setClock(`${await nextDueDate(seller)}T02:00:00Z`)
    await stack.local.runJob('daily-close')
    const later = await open()
    await later.goto(at('underwriting', 'repay'))
    await later
      .getByRole('link', { name: /去还款/ })
      .first()
      .click()
    await expect(later.getByText('10,000.00').first()).toBeVisible()
    await later.getByLabel(/转账附言或银行流水号/).fill('FPS 20270101')
    await later.getByRole('button', { name: '我已转账' }).click()
    await expect(later.getByText(/这张账单已还清/)).toBeVisible({ timeout: 45_000 })
    await checkScreen(later, 'line-underwriting-instalment-paid')
    await later.goto(at('underwriting', 'home'))
    await expect(later.getByText(/60,000\.00|50,000\.00/).first()).toBeVisible()
    await checkScreen(later, 'line-underwriting-home')
  })
})

test('a drawdown of the payment platform’s customer is deducted on its due date', async ({
  browser,
  stack,
}) => {
  const seller = await withFacility(stack, 'payoneer', '52233108', {
    link: linkThreeCurrencies(browser, stack),
    sign: walkWhileSigning(browser, stack, 'payoneer'),
  })
  const open = async () => openBrowser(browser, stack, { session: await newSession(seller) })
  const page = await open()
  await walkWithLimit(page, 'payoneer')

  await test.step('see the sales of three currencies in the limit', async () => {
    await page.goto(at('payoneer', 'limit'))
    await page.getByText('所用汇率').click()
    for (const currency of ['GBP', 'SGD'])
      await expect(page.getByRole('heading', { name: `${currency} 折算成 USD` })).toBeVisible()
    await checkScreen(page, 'line-payoneer-limit')
  })
  await test.step('sign with deduction as the repayment method', async () => {
    await page.goto(at('payoneer', 'second-drawdown'))
    await page.getByLabel('提款金额').first().fill('20000')
    await expect(page.getByRole('radiogroup', { name: '还款方式' }).getByRole('radio')).toHaveCount(2)
    await page.getByRole('radio', { name: '到期一次还清' }).check()
    await page.getByRole('button', { name: /下一步：核对/ }).click()
    await expect(page.getByText('扣款账户')).toBeVisible()
    // Interest and the fee of 1% are deducted at payout.
    await expect(page.getByText('放款时扣除的费用')).toBeVisible()
    await expect(page.getByText(/19,[34]\d\d\.\d\d/).first()).toBeVisible()
    await page.getByLabel('输入姓名作为签名').fill(seller.seller.director)
    await page.getByRole('checkbox').check()
    await checkScreen(page, 'line-payoneer-note')
    await page.getByRole('button', { name: /签署并提取/ }).click()
    await expect(page.getByText('款项已放出').first()).toBeVisible({ timeout: 45_000 })
  })
  await test.step('see the amount and the account of the deduction', async () => {
    await page.goto(at('payoneer', 'repay'))
    await expect(page.getByText(/自动扣款/).first()).toBeVisible()
    await checkScreen(page, 'line-payoneer-upcoming')
  })
  await test.step('collect by deduction', async () => {
    await stack.local.setClock(`${await nextDueDate(seller)}T02:00:00Z`)
    await stack.local.runJob('daily-close')
    await stack.local.runJob('repayment-deductions')
    const later = await open()
    await later.goto(at('payoneer', 'repay'))
    await later.getByRole('link', { name: /20,000\.00/ }).click()
    await expect(later.getByText(/这张账单已还清/)).toBeVisible()
    await expect(later.getByText('已扣款')).toBeVisible()
    await checkScreen(later, 'line-payoneer-deducted')
  })
})
