import { readFile } from 'node:fs/promises'
import { type Browser, type Download, expect, type Page, test } from '@playwright/test'
import { companiesEndpoints } from '#shared/companies/companies.endpoints.ts'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { drawdownEndpoints } from '#shared/drawdown/drawdown.endpoints.ts'
import { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import { centsFromDecimal } from '#shared/money/cents.ts'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { repaymentEndpoints } from '#shared/repayment/repayment.endpoints.ts'
import { transferReference } from '#shared/repayment/transfer-reference.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import { apply } from '../../scripts/journey/apply.ts'
import { createHttpClient } from '../../scripts/journey/http-client.ts'
import { linkShop } from '../../scripts/journey/link-shop.ts'
import { createLocalClient, type LocalClient, until } from '../../scripts/journey/local-client.ts'
import { onboardCompany } from '../../scripts/journey/onboard-company.ts'
import { ordersOnFile } from '../../scripts/journey/orders-on-file.ts'
import type { LoggedInSeller } from '../../scripts/journey/seller.ts'
import { signAgreement } from '../../scripts/journey/sign-agreement.ts'
import { login, signUp } from '../../scripts/journey/sign-up.ts'
import { localVariables } from '../../scripts/local/local-variables.ts'
import { en } from '../../web/desk/i18n/en/index.ts'
import { zhCN } from '../../web/desk/i18n/zh-CN/index.ts'
import { zhTW } from '../../web/desk/i18n/zh-TW/index.ts'
import { kyc as kycWords } from '../../web/i18n/zh-CN/kyc.ts'
import { type WrittenLine, writeCamt } from '../functions/desk/payments/statements/write-statements.ts'
import { approveProposal, foresee, goUntil, perform, propose, signInAs } from './support/desk-console.ts'
import { look } from './support/screens.ts'
import { usualPassword } from './support/sellers.ts'
import { startStack } from './support/stack.ts'
import { type DeskScreen, everyDeskScreen, readDesk, visitDesk } from './support/visit-desk.ts'

const {
  inboxes,
  acts,
  act,
  fields,
  list,
  payouts,
  batches,
  statements,
  portfolio,
  states,
  case: companyCase,
} = zhCN

const speak = async (page: Page, locale: string) => {
  await page.getByRole('combobox').selectOption(locale)
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
}

/** One stack and one company for the whole day. */
interface Day {
  consoleUrl: string
  local: LocalClient
  seller: LoggedInSeller
  head: Page
  close: () => Promise<void>
}

const beginDay = async (browser: Browser): Promise<Day> => {
  const { url, consoleUrl, close } = await startStack({ DESK: 'manual', FOUR_EYES: 'true' })
  const local = createLocalClient(url)
  const seller = await signUp({
    client: createHttpClient(url),
    local,
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
  const head = await signInAs(browser, consoleUrl, 'head')
  return { consoleUrl, local, seller, head, close }
}

/** Corrects what was returned, as the seller's own pages do, and hands it in again. */
const correctKyc = async ({ client, token }: LoggedInSeller) => {
  const { kyc_id: id } = await client.call(companiesEndpoints.getCompanyProfile, {}, { token })
  if (!id) throw new Error('the company has no KYC')
  const kyc = await client.call(kycEndpoints.getKyc, { params: { id } }, { token })
  const { company_info, business_info } = kyc
  await client.call(
    kycEndpoints.saveKycSection,
    {
      params: { id },
      body: {
        section: 'company_info',
        data: { ...company_info, registered_address: 'Unit 1203, 89 Queen’s Road Central, Hong Kong' },
      },
    },
    { token },
  )
  await client.call(
    kycEndpoints.saveKycSection,
    { params: { id }, body: { section: 'business_info', data: { ...business_info, years_of_business: 7 } } },
    { token },
  )
  await client.call(kycEndpoints.submitKyc, { body: { id } }, { token })
  return kyc.returned_fields
}

/** The seller's way from a verified company to a facility; the lender's account check goes by two calls. */
const receiveFacility = async (seller: LoggedInSeller, local: LocalClient): Promise<string> => {
  await apply(seller)
  const waiting = await until('the account', async () => {
    const { accounts } = (await local.desk('payout-account-list', {})) as { accounts: object[] }
    return accounts[0]
  })
  const { proposalId } = (await local.desk('payout-account-verify', {
    ...waiting,
    version: String((waiting as { version: number }).version),
  })) as { proposalId: string }
  await local.desk('proposal-approve', { actor: 'second', proposalId })
  await signAgreement(seller)
  const summary = await until('the facility', async () => {
    const { token } = await login(seller)
    return (await seller.client.call(creditEndpoints.getFacilitySummary, {}, { token })) ?? undefined
  })
  return summary.facility_id
}

const requestDrawdown = async (
  seller: LoggedInSeller,
  amount: string,
  idempotencyKey = 'a-drawdown-of-the-day',
): Promise<string> => {
  const { client } = seller
  const { token } = await login(seller)
  const quote = await client.call(
    drawdownEndpoints.quoteDrawdown,
    { body: { amount, repayment_method: seller.repayment.method } },
    { token },
  )
  const { drawdown_id } = await client.call(
    drawdownEndpoints.submitDrawdown,
    { body: { quote_id: quote.quote_id, signer_name: seller.seller.director, accepted: true } },
    { token, idempotencyKey, password: seller.seller.password },
  )
  return drawdown_id
}

const { repaymentAccount } = JSON.parse(localVariables('')['LENDER'] ?? '') as {
  repaymentAccount: { accountNumber: string }
}

/** The lender's bank says what moved, in a file that is read in. */
const readStatement = async (page: Page, number: string, lines: WrittenLine[]) => {
  await page.goto('/statements')
  const content = writeCamt({
    number,
    lines,
    account: repaymentAccount.accountNumber,
    currency: 'GBP',
    openingCents: 1_000_000_00,
  })
  await page
    .getByLabel(statements.upload.drop)
    .setInputFiles({ name: `${number}.xml`, mimeType: 'text/xml', buffer: Buffer.from(content) })
  await look(page, `desk-file-${number}`)
  await page.getByRole('button', { name: statements.upload.readIn, exact: true }).click()
  await expect(page.getByRole('row', { name: statements.findings.certain })).toBeVisible()
}

/** Books what is certain, by the key. */
const bookCertain = async (page: Page, step: string) => {
  await page.locator('body').press('b')
  const dialog = page.getByRole('dialog')
  await foresee(page, dialog)
  await look(page, step)
  await perform(page, dialog, 'statement-book')
}

const contentOf = async (download: Download): Promise<string> => readFile(await download.path(), 'utf8')

test.describe('a day at the desk', () => {
  test.describe.configure({ mode: 'serial' })

  let day: Day
  test.beforeAll(async ({ browser }) => {
    day = await beginDay(browser)
  })
  test.afterAll(() => day.close())

  test('two people verify a company that corrected two fields, by the keyboard alone', async ({
    browser,
  }) => {
    const { consoleUrl, seller, head } = day
    const reviewer = await signInAs(browser, consoleUrl, 'reviewer')
    await expect(reviewer.getByRole('heading', { level: 1 })).toHaveText(inboxes.kyc)
    await expect(reviewer.getByText(list.empty)).toBeVisible()
    // What is for other roles is not offered.
    await expect(reviewer.getByRole('link', { name: inboxes.payments })).toHaveCount(0)
    await look(reviewer, 'desk-empty')

    // Resolves once the company is verified.
    const onboarding = onboardCompany(seller)
    const company = reviewer.getByRole('row', { name: /Harbour Gift Trading/ })
    await goUntil(reviewer, '/inbox/kyc', company)
    await reviewer.locator('body').press('j')
    await reviewer.locator('body').press('Enter')
    await reviewer.getByRole('link', { name: list.company }).press('Enter')
    await reviewer
      .getByRole('button', {
        name: `${companyCase.compare} ${kycWords.document.certificate_of_incorporation}`,
      })
      .press('Enter')
    await expect(reviewer.getByRole('region', { name: 'certificate-of-incorporation.pdf' })).toBeVisible()
    const returned = [
      {
        label: kycWords.field.registered_address,
        field: 'company_info.registered_address',
        reason: 'notInRegister',
      },
      {
        label: kycWords.field.years_of_business,
        field: 'business_info.years_of_business',
        reason: 'mismatch',
      },
    ]
    for (const { label, reason } of returned) {
      await reviewer.getByRole('button', { name: `${companyCase.return} ${label}` }).press('Enter')
      await reviewer.getByRole('combobox', { name: label }).selectOption(reason)
    }
    await look(reviewer, 'desk-case')
    await reviewer.getByRole('button', { name: acts['kyc-return'] }).press('Enter')
    const dialog = reviewer.getByRole('dialog')
    await foresee(reviewer, dialog, '地址与年限不符')
    await look(reviewer, 'desk-return')
    await perform(reviewer, dialog, 'kyc-return')
    await expect(reviewer.getByText(companyCase.kycStatus.returned)).toBeVisible()
    // At each field the seller is told why, and may change that alone.
    expect(await correctKyc(seller)).toMatchObject(returned.map(({ field, reason }) => ({ field, reason })))

    await goUntil(reviewer, '/inbox/kyc', company)
    await reviewer.locator('body').press('Enter')
    await reviewer.getByRole('button', { name: acts['kyc-approve'] }).press('Enter')
    await look(reviewer, 'desk-inbox')
    await dialog.getByRole('button', { name: act.preview }).press('Enter')
    await expect(dialog.getByLabel(fields.reason)).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog.getByLabel(fields.reason)).toBeFocused()
    await reviewer.keyboard.type('公司注册处记录已核对')
    await dialog.getByRole('button', { name: act.preview }).press('Enter')
    await expect(dialog.getByRole('region', { name: act.previewTitle }).first()).toContainText(
      states.approved,
    )
    await look(reviewer, 'desk-preview')
    await dialog.getByRole('button', { name: act.propose }).press('Enter')
    await expect(reviewer.getByRole('status').filter({ hasText: acts['kyc-approve'] })).toBeVisible()

    // Who proposed it cannot approve it.
    const openProposal = async (page: Page) => {
      await page.getByRole('link', { name: inboxes.proposals }).press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(inboxes.proposals)
      await page.getByRole('button', { name: acts['kyc-approve'], exact: true }).press('Enter')
    }
    await openProposal(reviewer)
    await expect(reviewer.getByText(zhCN.work.notYours.own)).toBeVisible()
    await openProposal(head)
    await head.getByRole('button', { name: acts['proposal-approve'] }).press('Enter')
    const decision = head.getByRole('dialog')
    await decision.getByRole('button', { name: act.preview }).press('Enter')
    await look(head, 'desk-second-person')
    await decision.getByRole('button', { name: act.do }).press('Enter')
    await onboarding
    await expect(head.getByText(list.empty)).toBeVisible()

    for (const [locale, words] of [
      ['zh-TW', zhTW],
      ['en', en],
      ['zh-CN', zhCN],
    ] as const) {
      await speak(head, locale)
      await head.goto('/acts/facility-limit')
      await expect(head.getByRole('heading', { level: 1 })).toHaveText(words.acts['facility-limit'])
      await look(head, `desk-act-${locale}`)
    }
  })

  test('a drawdown is approved, paid out by a file of the bank’s and repaid by its statement', async ({
    browser,
  }) => {
    const { consoleUrl, local, seller, head } = day
    const [credit, payments, facilityId] = await Promise.all([
      signInAs(browser, consoleUrl, 'credit'),
      signInAs(browser, consoleUrl, 'payments'),
      linkShop(seller, ordersOnFile(addDays(businessDate(await local.now()), -1))).then(() =>
        receiveFacility(seller, local),
      ),
    ])

    await credit.goto(`/acts/facility-limit?facilityId=${facilityId}`)
    const form = credit.getByRole('main')
    await form.getByLabel(fields.limit).fill('60000.00')
    const foreseen = await foresee(credit, form, '信贷委员会决定')
    await expect(foreseen).toContainText('60,000.00')
    await look(credit, 'desk-limit')
    await propose(credit, form, 'facility-limit')
    await approveProposal(head, 'facility-limit')

    const drawdownId = await requestDrawdown(seller, '20000.00')
    const waiting = credit.getByRole('row', { name: /Harbour Gift Trading/ })
    await goUntil(credit, '/inbox/drawdowns', waiting)
    await credit.locator('body').press('Enter')
    await credit.getByRole('button', { name: acts['drawdown-approve'] }).click()
    await foresee(credit, credit.getByRole('dialog'), '额度内，资料齐备')
    await look(credit, 'desk-drawdown')
    await propose(credit, credit.getByRole('dialog'), 'drawdown-approve')
    await approveProposal(head, 'drawdown-approve')

    // It is ready once its note is rendered.
    await goUntil(payments, '/payouts', payments.getByText(payouts.ready))
    await payments.locator('body').press('a')
    await look(payments, 'desk-payouts')
    await payments.locator('body').press('b')
    const dialog = payments.getByRole('dialog')
    await foresee(payments, dialog, '今日放款')
    await look(payments, 'desk-batch-preview')
    await propose(payments, dialog, 'payout-batch-make')
    await approveProposal(head, 'payout-batch-make')

    await payments.goto('/payout-batches')
    await payments.getByRole('button', { name: /^PB-/ }).click()
    await payments.getByRole('button', { name: acts['payout-batch-file'] }).click()
    const handing = payments.getByRole('dialog')
    await foresee(payments, handing, '交银行')
    const [file] = await Promise.all([
      payments.waitForEvent('download'),
      handing.getByRole('button', { name: act.do }).click(),
    ])
    const transfer = await contentOf(file)
    expect(transfer).toContain('pain.001.001.09')
    expect(transfer).toContain(`<EndToEndId>${drawdownId}</EndToEndId>`)
    const paid = /<InstdAmt Ccy="GBP">(?<amount>[\d.]+)</.exec(transfer)?.groups?.['amount'] ?? ''
    expect(paid).toBe('20000.00')
    await look(payments, 'desk-batch')

    // The bank tells that it left, which confirms the payout.
    const payoutDay = businessDate(await local.now())
    await readStatement(payments, 'payout', [
      { cents: 0 - centsFromDecimal(paid), text: drawdownId, day: payoutDay, bankReference: 'FT-OUT' },
      { cents: -25_00, text: 'Account fee', day: payoutDay, bankReference: 'FT-FEE' },
    ])
    await look(payments, 'desk-statement-payout')
    await bookCertain(payments, 'desk-book-payout')
    await expect(payments.getByRole('row', { name: statements.findings.certain })).toHaveCount(0)
    await payments.goto('/payout-batches')
    await expect(payments.getByRole('row', { name: batches.statuses['paid out'] })).toBeVisible()

    // On the due date the bill comes, and then what pays it.
    const due = await local.nextDueDate()
    await local.setClock(`${due}T02:00:00Z`)
    await local.runJob('daily-close')
    const { token } = await login(seller)
    const charges = async () =>
      (await seller.client.call(repaymentEndpoints.listCharges, { body: {} }, { token })).records
    const [bill] = await charges()
    if (!bill) throw new Error('no bill was raised')
    await readStatement(payments, 'repayment', [
      {
        cents: centsFromDecimal(bill.outstanding),
        text: `Repayment ${transferReference(drawdownId)}`,
        payer: 'Harbour Gift Trading Limited',
        day: due,
        bankReference: 'FT-IN',
      },
    ])
    await look(payments, 'desk-statement-repayment')
    await bookCertain(payments, 'desk-book-repayment')
    expect(await charges()).toMatchObject([{ id: bill.id, status: 'collected', outstanding: '0.00' }])

    await payments.goto('/statements?view=read')
    await payments.getByRole('link', { name: 'repayment' }).click()
    const booked = payments.getByRole('row', { name: statements.lineStates.booked })
    await expect(booked).toContainText('海港礼品贸易有限公司')
    await expect(booked).toContainText(statements.reasons.payer)
    await look(payments, 'desk-statement')

    await payments.goto('/portfolio?view=vintages')
    await expect(payments.getByRole('heading', { name: portfolio.whatCame })).toBeVisible()
    await look(payments, 'desk-vintages')
    const [csv] = await Promise.all([
      payments.waitForEvent('download'),
      payments.getByRole('button', { name: portfolio.exportAll }).click(),
    ])
    expect(csv.suggestedFilename()).toMatch(/^portfolio-vintages-.*\.csv$/)
    expect(await contentOf(csv)).toContain(`GBP,${payoutDay.slice(0, 7)}`)
  })

  test('every screen is in order where there was work, wide and narrow, and reads in each language', async ({
    browser,
  }) => {
    const { consoleUrl, seller, head } = day
    await requestDrawdown(seller, '5000.00', 'another-drawdown-of-the-day')
    await head.goto('/statements?view=read')
    const statement = await head.getByRole('link', { name: 'repayment' }).getAttribute('href')
    const { token } = await login(seller)
    const facility = await seller.client.call(creditEndpoints.getFacilitySummary, {}, { token })
    const screens = everyDeskScreen({
      companyId: seller.companyId ?? '',
      facilityId: facility?.facility_id ?? '',
      statementId: statement?.split('/').at(-1) ?? '',
      name: 'facility-limit',
    })
    const auditor = await signInAs(browser, consoleUrl, 'auditor')
    const isOffered = (path: string) =>
      head
        .getByRole('link')
        .and(head.locator(`[href="${path}"]`))
        .count()
    const forAuditors: DeskScreen[] = []
    for (const screen of screens)
      if (screen.title && (await isOffered(screen.path)) === 0) forAuditors.push(screen)
    const forHead = screens.filter((screen) => !forAuditors.includes(screen))
    expect(await visitDesk(head, forHead)).toEqual([])
    expect(await visitDesk(auditor, forAuditors)).toEqual([])

    for (const locale of ['zh-TW', 'en'] as const) {
      await speak(head, locale)
      const paths = screens
        .map(({ path }) => path)
        .filter((path) => /^.(?:companies|portfolio|users)/.test(path))
      expect(await readDesk(head, locale, paths)).toEqual([])
    }
  })
})
