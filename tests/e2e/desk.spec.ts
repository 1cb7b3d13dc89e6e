import { readFile } from 'node:fs/promises'
import { type Browser, type Download, expect, type Page, test } from '@playwright/test'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { centsFromDecimal } from '#shared/money/cents.ts'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { transferReference } from '#shared/repayment/transfer-reference.ts'
import { businessDate } from '#shared/time/business-date.ts'
import type { LocalClient } from '../../scripts/journey/local-client.ts'
import { submitCompany } from '../../scripts/journey/onboard-company.ts'
import { login } from '../../scripts/journey/sign-up.ts'
import { en } from '../../web/desk/i18n/en/index.ts'
import { zhCN } from '../../web/desk/i18n/zh-CN/index.ts'
import { zhTW } from '../../web/desk/i18n/zh-TW/index.ts'
import { kyc as kycTranslations } from '../../web/i18n/zh-CN/kyc.ts'
import type { WrittenLine } from '../functions/desk/payments/statements/write-statements.ts'
import { chooseLocale } from './support/choose-locale.ts'
import { approveProposal, dryRun, goUntil, perform, propose, signInAs } from './support/desk-console.ts'
import {
  correctKyc,
  openDesk,
  performByTwo,
  receiveFacility,
  requestDrawdown,
} from './support/desk-seller.ts'
import { typedWords } from './support/filled-desk/typed-words.ts'
import { writeStatement } from './support/filled-desk/unmatched-lines.ts'
import { byKeyboard } from './support/keyboard.ts'
import { checkScreen } from './support/screens.ts'

const {
  bar,
  work,
  inboxes,
  acts,
  act,
  fields,
  list,
  payouts,
  statements,
  portfolio,
  states,
  case: companyCase,
} = zhCN

/** Imports a bank statement with these lines. */
const readStatement = async (page: Page, number: string, lines: WrittenLine[]) => {
  await page.goto('/statements')
  const content = writeStatement(number, lines)
  await page
    .getByLabel(statements.upload.drop)
    .setInputFiles({ name: `${number}.xml`, mimeType: 'text/xml', buffer: Buffer.from(content) })
  await checkScreen(page, `desk-file-${number}`)
  await page.getByRole('button', { name: statements.upload.readIn, exact: true }).click()
  await expect(page.getByRole('row', { name: statements.findings.certain })).toBeVisible()
}

/** The first statement's opening balance has no predecessor to match: two people accept it. */
const acceptLatest = async (local: LocalClient) => {
  const { statements: read } = (await local.desk('statement-list', { limit: 1 })) as {
    statements: { statementId: string }[]
  }
  await performByTwo(local, 'statement-accept', {
    statementId: read[0]?.statementId,
    actor: 'first',
    reason: typedWords.accepted,
  })
}

/** Books the certain matches with the keyboard shortcut. */
const bookCertain = async (page: Page, step: string) => {
  await page.locator('body').press('b')
  const dialog = page.getByRole('dialog')
  await dryRun(page, dialog)
  await checkScreen(page, step)
  await perform(page, dialog, 'statement-book')
}

/** The detail pane beside a list. */
const pane = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.getByLabel(bar.close) })

/** Signs a member of the lender's staff in with the keyboard alone. */
const enterByKeyboard = async (browser: Browser, consoleUrl: string, person: string) => {
  const page = await (await browser.newContext({ baseURL: consoleUrl })).newPage()
  await page.goto(consoleUrl)
  const keys = byKeyboard(page)
  await keys.use(page.getByRole('button', { name: `${person}@` }))
  await expect(page.getByText(`${person}@brightquay.example`)).toBeVisible()
  return { page, ...keys }
}

type Person = Awaited<ReturnType<typeof enterByKeyboard>>

const contentOf = async (download: Download): Promise<string> => readFile(await download.path(), 'utf8')

test('two people verify a company that corrected two fields, with the keyboard alone', async ({
  browser,
}) => {
  await using desk = await openDesk()
  const { consoleUrl, seller } = desk
  const reviewer = await enterByKeyboard(browser, consoleUrl, 'reviewer')
  const { page } = reviewer
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(zhCN.home.title)
  await expect(page.getByText(zhCN.home.nothing)).toBeVisible()
  // Inboxes of other roles are not offered.
  await expect(page.getByRole('link', { name: inboxes.payments })).toHaveCount(0)
  await checkScreen(page, 'desk-empty')

  await submitCompany(seller)
  const row = page.getByRole('row', { name: /海港礼品贸易有限公司/ })
  const opener = row.getByRole('button')
  await goUntil(page, '/inbox/kyc', row)
  await test.step('open a work item, claim it, close it and open it again', async () => {
    await reviewer.use(opener, 'Space')
    await reviewer.expectAt(pane(page).getByRole('heading', { level: 2 }))
    await reviewer.press('t')
    await expect(pane(page).getByText(/^由您处理/)).toBeVisible()
    await reviewer.goTo(pane(page).getByRole('button', { name: work.handOver }))
    await reviewer.press('Enter')
    await reviewer.expectAt(page.getByRole('dialog', { name: acts['work-hand-over'] }))
    await reviewer.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await reviewer.expectFocus(pane(page).getByRole('button', { name: work.handOver }))
    await reviewer.press('Escape')
    await expect(pane(page)).toHaveCount(0)
    await reviewer.expectFocus(opener, 'what was open gives the focus back to its row')
    await reviewer.press('Space')
    await reviewer.expectAt(pane(page).getByRole('heading', { level: 2 }))
    await reviewer.use(pane(page).getByRole('link', { name: list.company }))
    await reviewer.expectAt(page.getByRole('main'), 'another screen begins at its content')
  })

  const returned = [
    {
      label: kycTranslations.field.registered_address,
      field: 'company_info.registered_address',
      reason: 'notInRegister',
    },
    {
      label: kycTranslations.field.years_of_business,
      field: 'business_info.years_of_business',
      reason: 'mismatch',
    },
  ] as const
  const fieldOf = (path: string) => page.locator(`li[id="field-${path}"]`)
  const [address, years] = returned
  await test.step('compare with a document, accept and return', async () => {
    const compare = `${companyCase.compare} ${kycTranslations.document.certificate_of_incorporation}`
    await reviewer.use(page.getByRole('button', { name: compare }))
    await expect(page.getByRole('region', { name: 'certificate-of-incorporation.pdf' })).toBeVisible()
    await reviewer.expectFocus(page.getByRole('button', { name: compare }))

    const accept = fieldOf('company_info.brn').getByRole('button', {
      name: new RegExp(`^(?:${companyCase.accept}|${companyCase.accepted}) ${kycTranslations.field.brn}`),
    })
    await reviewer.use(accept, 'Space', 'backwards')
    await expect(accept).toHaveAttribute('aria-pressed', 'true')
    await reviewer.expectFocus(accept)

    const why = page.getByRole('combobox', { name: address.label })
    await reviewer.use(page.getByRole('button', { name: `${companyCase.return} ${address.label}` }))
    await reviewer.expectFocus(why)
    await reviewer.use(page.getByRole('button', { name: `${companyCase.keep} ${address.label}` }))
    await reviewer.expectFocus(
      page.getByRole('button', { name: `${companyCase.return} ${address.label}` }),
      'what is not returned after all can be returned again',
    )
    await reviewer.press('Enter')
    await reviewer.choose(why, address.reason)

    const all = page.getByRole('button', {
      name: new RegExp(
        `^(?:${companyCase.acceptAll}|${companyCase.acceptedAll}) ${kycTranslations.step.company}`,
      ),
    })
    await reviewer.use(all, 'Enter', 'backwards')
    await expect(all).toHaveAttribute('aria-pressed', 'true')
    await reviewer.expectFocus(all)

    while ((await fieldOf(years.field).getAttribute('aria-current')) === null) await reviewer.press('j')
    await reviewer.press('r')
    await reviewer.choose(page.getByRole('combobox', { name: years.label }), years.reason)
    await checkScreen(page, 'desk-case')
  })
  const dialog = page.getByRole('dialog')
  await test.step('return it', async () => {
    await reviewer.use(page.getByRole('button', { name: acts['kyc-return'] }))
    await reviewer.expectAt(dialog)
    await reviewer.goTo(dialog.getByLabel(fields.reason))
    await reviewer.type(dialog.getByLabel(fields.reason), '地址与年限不符')
    await reviewer.use(dialog.getByRole('button', { name: act.preview }))
    await expect(dialog.getByRole('region', { name: act.previewTitle }).first()).toBeVisible()
    await checkScreen(page, 'desk-return')
    await reviewer.use(dialog.getByRole('button', { name: act.do }))
    // The act has the same label as the state to which it leads, so the button is looked up by its role.
    await expect(page.getByRole('button', { name: acts['kyc-return'] })).toBeHidden()
    await expect(page.getByText(states.kyc.returned).first()).toBeVisible()
    await reviewer.expectAt(page.getByRole('main'), 'nothing is left to decide')
  })
  // The seller sees a reason at each returned field, and can change only those.
  expect(await correctKyc(seller)).toMatchObject(returned.map(({ field, reason }) => ({ field, reason })))

  await test.step('propose the approval', async () => {
    await goUntil(page, '/inbox/kyc', row)
    await reviewer.use(opener, 'Space')
    await reviewer.expectAt(pane(page).getByRole('heading', { level: 2 }))
    const approve = pane(page).getByRole('button', { name: acts['kyc-approve'] })
    await reviewer.use(approve)
    await reviewer.expectAt(dialog)
    await checkScreen(page, 'desk-inbox')
    await reviewer.goTo(dialog.getByLabel(fields.unreviewedReason))
    await reviewer.type(dialog.getByLabel(fields.unreviewedReason), '文件已于柜台核对')
    await reviewer.use(dialog.getByRole('button', { name: act.preview }))
    await expect(dialog.getByLabel(fields.reason)).toHaveAttribute('aria-invalid', 'true')
    await reviewer.expectFocus(dialog.getByLabel(fields.reason), 'it goes to what is missing')
    await reviewer.type(dialog.getByLabel(fields.reason), '公司注册处记录已核对')
    await reviewer.use(dialog.getByRole('button', { name: act.preview }))
    await expect(dialog.getByRole('region', { name: act.previewTitle }).first()).toContainText(
      states.kyc.approved,
    )
    await checkScreen(page, 'desk-preview')
    await reviewer.use(dialog.getByRole('button', { name: act.propose }))
    await expect(page.getByRole('status').filter({ hasText: acts['kyc-approve'] })).toBeVisible()
    await reviewer.expectFocus(approve, 'it is proposed, and not done')
  })

  // The proposer cannot approve their own proposal.
  const openProposal = async ({ page: seen, use, press, expectAt }: Person, way?: 'backwards') => {
    const place = seen.getByRole('navigation').getByRole('link', { name: inboxes.proposals })
    await use(place, 'Enter', way)
    await expect(seen.getByRole('heading', { level: 1 })).toHaveText(inboxes.proposals)
    await expectAt(seen.getByRole('main'))
    await use(seen.getByRole('button', { name: acts['kyc-approve'], exact: true }))
    await expectAt(pane(seen).getByRole('heading', { level: 2 }))
    await press('Tab')
  }
  await openProposal(reviewer, 'backwards')
  await expect(page.getByText(zhCN.work.notYours.own)).toBeVisible()
  const second = await enterByKeyboard(browser, consoleUrl, 'head')
  const { page: head } = second
  await openProposal(second)
  await test.step('the second person approves', async () => {
    const approve = pane(head).getByRole('button', { name: acts['proposal-approve'] })
    await second.use(approve)
    const decision = head.getByRole('dialog')
    await second.expectAt(decision)
    await second.press('Escape')
    await second.expectFocus(approve, 'who gives up is where they were')
    await second.press('Enter')
    await second.use(decision.getByRole('button', { name: act.preview }))
    await expect(head.getByRole('region', { name: act.previewTitle }).first()).toBeVisible()
    await checkScreen(head, 'desk-second-person')
    await second.use(decision.getByRole('button', { name: act.do }))
    await expect(head.getByText(list.empty)).toBeVisible()
    await second.expectAt(head.getByRole('main'), 'what was open is gone')
  })
  const { client, token } = seller
  const profile = await client.call(companiesEndpoints.getCompanyProfile, {}, { token })
  expect(profile.kycStatus).toBe('approved')

  for (const [locale, words] of [
    ['zh-TW', zhTW],
    ['en', en],
    ['zh-CN', zhCN],
  ] as const) {
    await chooseLocale(head, locale)
    await head.goto('/acts/facility-limit')
    await expect(head.getByRole('heading', { level: 1 })).toHaveText(words.acts['facility-limit'])
    await checkScreen(head, `desk-act-${locale}`)
  }
})

test('a drawdown is approved, paid out by a payment file and repaid by a bank statement', async ({
  browser,
}) => {
  await using desk = await openDesk()
  const { consoleUrl, local, seller } = desk
  const [head, credit, payments, facilityId] = await Promise.all([
    signInAs(browser, consoleUrl, 'head'),
    signInAs(browser, consoleUrl, 'credit'),
    signInAs(browser, consoleUrl, 'payments'),
    receiveFacility(seller, local),
  ])

  await credit.goto(`/acts/facility-limit?facilityId=${facilityId}`)
  const form = credit.getByRole('main')
  await form.getByLabel(fields.limit).fill('60000.00')
  const simulated = await dryRun(credit, form, '信贷委员会决定')
  await expect(simulated).toContainText('60,000.00')
  await checkScreen(credit, 'desk-limit')
  await propose(credit, form, 'facility-limit')
  await approveProposal(head, 'facility-limit')

  const drawdownId = await requestDrawdown(seller, '20000.00')
  const waiting = credit.getByRole('row', { name: /海港礼品贸易有限公司/ })
  await goUntil(credit, '/inbox/drawdowns', waiting)
  await credit.locator('body').press('Enter')
  await credit.getByRole('button', { name: acts['drawdown-approve'] }).click()
  await dryRun(credit, credit.getByRole('dialog'), '额度内，资料齐备')
  await checkScreen(credit, 'desk-drawdown')
  await propose(credit, credit.getByRole('dialog'), 'drawdown-approve')
  await approveProposal(head, 'drawdown-approve')

  // The payout is ready once its promissory note is rendered.
  await goUntil(payments, '/payouts', payments.getByText(payouts.ready))
  await payments.locator('body').press('a')
  await checkScreen(payments, 'desk-payouts')
  await payments.locator('body').press('b')
  const dialog = payments.getByRole('dialog')
  await dryRun(payments, dialog, '今日放款')
  await checkScreen(payments, 'desk-batch-preview')
  await propose(payments, dialog, 'payout-batch-make')
  await approveProposal(head, 'payout-batch-make')

  await payments.goto('/payout-batches')
  await payments.getByRole('button', { name: /^PB-/ }).click()
  await payments.getByRole('button', { name: acts['payout-batch-file'] }).click()
  const handing = payments.getByRole('dialog')
  await dryRun(payments, handing, '交银行')
  const [file] = await Promise.all([
    payments.waitForEvent('download'),
    handing.getByRole('button', { name: act.do }).click(),
  ])
  const transfer = await contentOf(file)
  expect(transfer).toContain('pain.001.001.09')
  expect(transfer).toContain(`<EndToEndId>${drawdownId}</EndToEndId>`)
  const paid = /<InstdAmt Ccy="GBP">(?<amount>[\d.]+)</.exec(transfer)?.groups?.['amount'] ?? ''
  expect(paid).toBe('20000.00')
  await expect(handing).toBeHidden()
  await checkScreen(payments, 'desk-batch')

  // The bank statement's debit confirms the payout.
  const payoutDay = businessDate(await local.now())
  await readStatement(payments, 'payout', [
    { cents: 0 - centsFromDecimal(paid), text: drawdownId, day: payoutDay, bankReference: 'FT-OUT' },
    { cents: -25_00, text: 'Account fee', day: payoutDay, bankReference: 'FT-FEE' },
  ])
  await checkScreen(payments, 'desk-statement-payout')
  await acceptLatest(local)
  // Segregation of duties: whoever imported the statement cannot book from it.
  await head.goto('/statements')
  await expect(head.getByRole('row', { name: statements.findings.certain })).toBeVisible()
  await bookCertain(head, 'desk-book-payout')
  await expect(head.getByRole('row', { name: statements.findings.certain })).toHaveCount(0)
  await payments.goto('/payout-batches')
  await expect(payments.getByRole('row', { name: states.batch['paid out'] })).toBeVisible()

  // The bill is issued on the due date; the repayment follows.
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
  await checkScreen(payments, 'desk-statement-repayment')
  await acceptLatest(local)
  await head.goto('/statements')
  await expect(head.getByRole('row', { name: statements.findings.certain })).toBeVisible()
  await bookCertain(head, 'desk-book-repayment')
  expect(await charges()).toMatchObject([{ id: bill.id, status: 'collected', outstanding: '0.00' }])

  await payments.goto('/statements?view=read')
  await payments.getByRole('link', { name: 'repayment' }).click()
  const booked = payments.getByRole('row', { name: states.line.booked })
  await expect(booked).toContainText('海港礼品贸易有限公司')
  await expect(booked).toContainText(statements.reasons.payer)
  await checkScreen(payments, 'desk-statement')

  await payments.goto('/portfolio?view=vintages')
  await expect(payments.getByRole('heading', { name: portfolio.whatCame })).toBeVisible()
  await checkScreen(payments, 'desk-vintages')
  const [csv] = await Promise.all([
    payments.waitForEvent('download'),
    payments.getByRole('button', { name: portfolio.exportAll }).click(),
  ])
  expect(csv.suggestedFilename()).toMatch(/^portfolio-vintages-.*\.csv$/)
  expect(await contentOf(csv)).toContain(`GBP,${payoutDay.slice(0, 7)}`)
})
