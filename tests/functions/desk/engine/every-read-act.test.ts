import { expect, test } from 'vitest'
import { everyAct } from '#shared/desk/all-acts.ts'
import { computeCreditLimit } from '#shared/lending/credit-limit.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import { disputeCharge } from '#shared/repayment/dispute.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { type Agreement, replaceAgreement, type Signer } from '../../../../functions/data/agreements.ts'
import { auditMonth } from '../../../../functions/data/audit.ts'
import { listConfidentialAudit, listMonthAudit } from '../../../../functions/data/audit-months.ts'
import { findChargeOrder, replaceChargeOrder } from '../../../../functions/data/charge-orders.ts'
import { replaceCreditApplication } from '../../../../functions/data/credit-applications.ts'
import { findDrawdown } from '../../../../functions/data/drawdowns.ts'
import { findKyc, putKycSection } from '../../../../functions/data/kyc.ts'
import { replaceLimitRequest } from '../../../../functions/data/limit-requests.ts'
import {
  accountNumberContext,
  type PayoutAccount,
  replacePayoutAccount,
} from '../../../../functions/data/payout-accounts.ts'
import type { Write } from '../../../../functions/data/table.ts'
import { closeDay } from '../../../../functions/jobs/daily-close.ts'
import { bookMonths } from '../../../../functions/jobs/month-end.ts'
import { inboxes } from '../../../../web/desk/features/inbox/inboxes.ts'
import { buildFacility, type SellerWithFacility } from '../../../support/build-facility.ts'
import { deskOf } from '../../../support/desk-of.ts'
import { deskResult } from '../../../support/desk-result.ts'
import { callDesk, drawMoney, requestDrawdown } from '../../../support/draw-money.ts'
import { payoutAccountOf } from '../../../support/payout-account-of.ts'
import { logInAgain } from '../../../support/sign-up-seller.ts'
import { workIdOfKyc } from '../../../support/take-kyc.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { awaitKyc } from '../await-kyc.ts'
import { namesWithoutTranslations } from '../field-names.ts'
import { writeCamt } from '../payments/statements/write-statements.ts'

type Fields = Record<string, unknown>

const name = '欧阳若兰'
const number = '+85261239876'
const mail = 'ruolan@every-look.test'
/** The network address of the tests' calls. */
const ip = '203.0.113.7'
const productCode = 'small_shop_financing' as const

let seller: SellerWithFacility
let lent = ''
let workId = ''
let statementId = ''
let lineId = ''
let approved = ''
let batchId = ''

const land = async (writes: Record<string, Write>) => {
  const written = await app.deps.table.transact(writes)
  if (!written.ok) throw new Error(`not set up: ${written.failed.join(', ')}`)
}

const keepAccount = async (accountId: string, changes: Partial<PayoutAccount>) => {
  const { companyId } = seller
  const { table, seal, clock } = app.deps
  const sealedAccountNumber = await seal.seal('123456789012', accountNumberContext(companyId))
  const account = { ...payoutAccountOf(companyId, clock()), accountId, sealedAccountNumber, ...changes }
  await land({ account: replacePayoutAccount(table, account) })
}

const signer: Signer = {
  signerId: 'signer-1',
  name,
  email: mail,
  capacity: 'director',
  status: 0,
}

/** A person with a name, a number and an address in every place where the portal stores them. */
const seed = async () => {
  const { companyId, facilityId } = seller
  const { table, clock } = app.deps
  const now = clock().toISOString()
  await awaitKyc(app.deps, companyId)
  const kyc = await findKyc(table, companyId, 'kyc-1')
  const drawdown = await findDrawdown(table, companyId, lent)
  const charge = await findChargeOrder(table, companyId, drawdown?.chargeId ?? '')
  if (!kyc || !drawdown || !charge) throw new Error('no KYC, or no bill')
  const person = { full_name_en: name, capacity: 'director', email: mail, mobile: number }
  const calculation = computeCreditLimit([], businessDate(clock()), productTerms[productCode])
  const dispute = { raisedOn: businessDate(clock()), raisedAt: now, raisedBy: 'user', words: `${name} paid` }
  const agreement = {
    agreementId: 'agreement-1',
    companyId,
    productCode,
    agreementNumber: 'FA-20261102-00000001',
    agreementVersion: '1',
    agreementDate: '2026-11-02',
    locale: 'en',
    status: 'signed',
    currency: 'GBP',
    createdAt: now,
    lapsesAt: now,
    signers: [signer],
    version: 0,
  } as unknown as Agreement
  await land({
    persons: putKycSection(table, kyc, {
      section: 'connected_persons',
      data: { persons: [person] },
      files: [],
    }),
    charge: replaceChargeOrder(table, disputeCharge(charge, dispute).charge),
    agreement: replaceAgreement(table, agreement),
    addendum: replaceAgreement(table, {
      ...agreement,
      agreementId: 'addendum-1',
      kind: 'addendum',
      shops: [],
      addsTo: { agreementId: 'agreement-1', agreementNumber: 'FA-20261102-00000001' },
    } as unknown as Agreement),
    application: replaceCreditApplication(table, {
      companyId,
      productCode,
      kind: 'initial',
      status: 'active',
      facilityId,
      currency: 'GBP',
      calculation,
      decidedAt: now,
      version: 0,
    }),
    request: replaceLimitRequest(table, {
      requestId: 'request-1',
      companyId,
      facilityId,
      productCode,
      currency: 'GBP',
      status: 'submitted',
      preLimitCents: 50_000_00,
      requestedCents: 60_000_00,
      calculation,
      note: `${name} asks`,
      submittedAt: now,
      version: 0,
    }),
  })
  await keepAccount('other', { account_name: name, status: 'to be verified' })
  await callDesk(app, 'contact-record', {
    facilityId,
    channel: 'phone',
    text: `${name}, ${number}`,
    key: 'c',
  })
  const day = businessDate(clock())
  const file = writeCamt({ lines: [{ cents: 1_00, text: 'Thanks', payer: name, day }] })
  await callDesk(app, 'statement-read', { file: Buffer.from(file).toString('base64') })
  const listed = await deskResult(app, 'statement-list', {})
  statementId = listed.statements[0]?.statementId ?? ''
  const open = await deskResult(app, 'statement-line-list', {})
  lineId = open.lines[0]?.lineId ?? ''
  await deskOf({ ...app.deps, config: { ...app.deps.config, fourEyes: true } })({
    action: 'user-invite',
    actor: 'ada',
    reason: 'asked',
    companyId,
    email: mail,
    name,
    phone: number,
  })
  const made = await callDesk(app, 'payout-batch-make', {
    drawdowns: [{ facilityId, drawdownId: approved }],
    arrearsAccepted: true,
  })
  if (!made.ok) throw new Error(made.message)
  batchId = String(made['batchId'])
}

const app = await useTestApp()
seller = await buildFacility(app, { limitCents: 50_000_00 })
await keepAccount(productCode, { version: 1 })
lent = await drawMoney(app, seller, '10000.00')
app.clock.advance('P20D')
seller = { ...seller, ...(await logInAgain(app, seller)) }
await requestDrawdown(app, seller, '1000.00')
approved = await requestDrawdown(app, seller, '2000.00')
await app.drainEvents()
await callDesk(app, 'drawdown-approve', { facilityId: seller.facilityId, drawdownId: approved })
// The first fell due on 31 January.
app.clock.set('2027-02-04T01:00:00.000Z')
await closeDay(app.deps)
await app.drainEvents()
await seed()
await bookMonths(app.deps)
workId = await workIdOfKyc(app, seller.companyId)
const reading = everyAct.filter(({ reads }) => reads)

/** The union of the input of all read acts. */
const given = (): Fields => ({
  companyId: seller.companyId,
  companies: [seller.companyId],
  facilityId: seller.facilityId,
  user: seller.email,
  accountId: 'other',
  batchId,
  statementId,
  lineId,
  queue: 'kyc',
  workId,
  productCode,
  number: '1',
  name: 'kyc-approve',
  table: 'totals',
  text: seller.email,
  file: btoa('Date,Details,Amount\n2027-01-31,Rent,5.00\n'),
})

/** Fields by act that need another value than in `given`. */
const ownGiven: Readonly<Record<string, Fields>> = {
  'exchange-rates-show': { currency: 'AED' },
  'journal-export': { month: '2027-01' },
  'staged-loan-list': { month: '2027-01' },
  'portfolio-facility-list': { figure: 'outstandingCents' },
  'portfolio-loan-list': { figure: 'outstandingCents' },
}

const hasPersonalData = (told: unknown): boolean => {
  const text = JSON.stringify(told)
  return [name, number, mail, ip, seller.email, seller.phone].some((each) => text.includes(each))
}

/** The audited accesses of this month so far; not an access itself. */
const looks = async (list = listMonthAudit) =>
  (await list(app.deps.table, auditMonth(app.clock.now()), { limit: 200 })).items.filter(
    ({ isLook }) => isLook,
  )

test('every reading act leaves one look but those that say why not, and none of its entries tells a name, a number or an address', async () => {
  const told: unknown[] = []
  for (const { name: action, reads, unrecorded, confidential } of reading) {
    const [list, others] = confidential
      ? [listConfidentialAudit, listMonthAudit]
      : [listMonthAudit, listConfidentialAudit]
    const before = await looks(list)
    const apart = await looks(others)
    const outcome = await deskOf(app.deps)({ action, actor: 'ada', ...given(), ...ownGiven[action] })
    expect([action, outcome]).toEqual([action, expect.objectContaining({ ok: true })])
    const entries = (await looks(list)).filter(
      ({ auditId }) => !before.some((each) => each.auditId === auditId),
    )
    expect([action, await looks(others)]).toEqual([action, apart])
    expect([action, entries.length]).toEqual([action, unrecorded === undefined ? 1 : 0])
    expect([action, entries.map(({ isRoutine = false }) => isRoutine)]).toEqual([
      action,
      entries.map(() => reads !== 'personal data'),
    ])
    const isPersonal = hasPersonalData(outcome) && action !== 'me-show'
    const isDeclaredSo = reads === 'personal data' && unrecorded === undefined
    expect([action, isPersonal && !isDeclaredSo]).toEqual([action, false])
    // Sellers' acts are stored with their subject.
    if (!action.startsWith('audit-')) told.push(outcome)
    expect([action, hasPersonalData([entries.map(({ before: b, after }) => [b, after])])]).toEqual([
      action,
      false,
    ])
  }
  expect(namesWithoutTranslations(told)).toEqual([])
})

test('a page that tells of several companies is one look, which names them', async () => {
  const { companyId } = seller
  await callDesk(app, 'limit-list', {})
  expect(
    (await looks()).filter(({ action, actor }) => action === 'limit-list' && actor === 'tester'),
  ).toMatchObject([{ after: { companyIds: [companyId] } }])
})

test('what leaves no look is as many acts as are named here, each with its reason', () => {
  const silent = reading.filter(({ unrecorded }) => unrecorded !== undefined)
  expect(silent.map(({ name: action }) => action).toSorted()).toEqual(
    [
      'act-list',
      'act-show',
      'csv-preview',
      'me-show',
      'view-list',
      'work-colleagues',
      'work-count',
    ].toSorted(),
  )
  expect(silent.filter(({ unrecorded = '' }) => unrecorded.length < 20)).toEqual([])
})

test('a preview leaves a look, and what cannot be put on record is not shown', async () => {
  const input = {
    action: 'facility-limit',
    actor: 'ada',
    facilityId: seller.facilityId,
    limit: '40000.00',
    reason: 'less',
  }
  const before = await looks()
  expect(await deskOf(app.deps)({ ...input, dryRun: true })).toMatchObject({ ok: true, dryRun: true })
  const entries = (await looks()).filter(({ auditId }) => !before.some((each) => each.auditId === auditId))
  expect(entries).toMatchObject([
    {
      action: 'facility-limit',
      actor: 'ada',
      isRoutine: true,
      after: { facilityId: seller.facilityId, dryRun: true },
    },
  ])
  const table = {
    ...app.deps.table,
    write: async () => {
      throw new Error('the table takes nothing')
    },
  }
  for (const dry of [
    { ...input, dryRun: true },
    { action: 'facility-show', actor: 'ada', ...given() },
  ])
    await expect(deskOf({ ...app.deps, table })(dry)).rejects.toThrow('the table takes nothing')
})

const looksListed = async (fields: Fields) => {
  const listed = await deskResult(app, 'audit-list', { limit: '200', ...fields })
  return listed.entries.filter(({ isLook }) => isLook).map(({ action }) => action)
}

test('the audit shows looks at nothing personal, and previews, where looks are asked for', async () => {
  expect(await looksListed({})).not.toContain('facility-show')
  expect(await looksListed({})).toContain('kyc-show')
  expect(await looksListed({ looks: true })).toEqual(
    expect.arrayContaining(['facility-show', 'facility-limit', 'kyc-show']),
  )
})

test('each inbox is a look, so the console asks once for it', () => {
  const looking = reading.filter(({ unrecorded }) => unrecorded === undefined).map((act) => act.name)
  expect(inboxes.map(({ list }) => list).filter((list) => !looking.includes(list))).toEqual([])
})
