import { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import type { ComplaintStatus } from '#shared/complaints/complaints.ts'
import type { PayoutBatchStatus } from '#shared/drawdown/payout-batch-status.ts'
import { computeCreditLimit } from '#shared/lending/credit-limit.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import { firstCurrencies, type ReferenceRates } from '#shared/money/exchange-rates.ts'
import { sumOfKinds } from '#shared/repayment/charge-order.ts'
import { disputeCharge } from '#shared/repayment/dispute.ts'
import { transferReference } from '#shared/repayment/transfer-reference.ts'
import type { RiskRatingLevel } from '#shared/risk-rating/rating-reasons.ts'
import type { SuspicionStatus } from '#shared/suspicions/suspicion-states.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import { listBankStatements } from '../../../functions/data/bank-statement-lists.ts'
import { findChargeOrder, replaceChargeOrder } from '../../../functions/data/charge-orders.ts'
import { findCompany } from '../../../functions/data/companies.ts'
import { storeComplaint } from '../../../functions/data/complaint-register.ts'
import { findComplaint } from '../../../functions/data/complaints.ts'
import { replaceCorrection } from '../../../functions/data/corrections.ts'
import {
  findCreditApplication,
  replaceCreditApplication,
} from '../../../functions/data/credit-applications.ts'
import { incrementCount } from '../../../functions/data/daily-counts.ts'
import { departureIdOf, replaceDeparture } from '../../../functions/data/departures.ts'
import { recordDeskPerson } from '../../../functions/data/desk-people.ts'
import { type Drawdown, findDrawdown, replaceDrawdown } from '../../../functions/data/drawdowns.ts'
import { putRates } from '../../../functions/data/exchange-rates.ts'
import { findFacility } from '../../../functions/data/facilities.ts'
import { listFiles } from '../../../functions/data/files.ts'
import { findFlowAlert, replaceFlowAlert } from '../../../functions/data/flow-alerts.ts'
import { putKnownPayer } from '../../../functions/data/known-payers.ts'
import { listPostings } from '../../../functions/data/ledger.ts'
import { replaceLimitRequest } from '../../../functions/data/limit-requests.ts'
import { listLineRules } from '../../../functions/data/line-rules.ts'
import { replacePaymentAccount } from '../../../functions/data/payment-accounts.ts'
import { listPaymentPlans, replacePaymentPlan } from '../../../functions/data/payment-plans.ts'
import { writePayment } from '../../../functions/data/payments.ts'
import { findPayoff, writePayoff } from '../../../functions/data/payoffs.ts'
import { accountNumberContext, findPayoutAccount } from '../../../functions/data/payout-accounts.ts'
import { listPayoutBatches } from '../../../functions/data/payout-batch-lists.ts'
import { findPayoutBatch } from '../../../functions/data/payout-batches.ts'
import { replaceRenewalRequest } from '../../../functions/data/renewal-requests.ts'
import { findRiskRating, replaceRiskRating } from '../../../functions/data/risk-ratings.ts'
import { replaceScreeningHit, type ScreeningHit } from '../../../functions/data/screening-hits.ts'
import { replaceScreening } from '../../../functions/data/screenings.ts'
import { findFactors, replaceFactors } from '../../../functions/data/second-factors.ts'
import { listWaitingLines } from '../../../functions/data/statement-lines.ts'
import { suppressAddress } from '../../../functions/data/suppression-list.ts'
import { findSuspicion, replaceSuspicion } from '../../../functions/data/suspicions.ts'
import { put, type Write } from '../../../functions/data/table.ts'
import { closeDay } from '../../../functions/jobs/daily-close.ts'
import { bookMonths } from '../../../functions/jobs/month-end.ts'
import { buildFacility, type SellerWithFacility } from '../../support/build-facility.ts'
import { callDesk, requestDrawdown, verifyAccountsAgain } from '../../support/draw-money.ts'
import { feeDocument, feePdf } from '../../support/fee-document.ts'
import { workIdOfKyc } from '../../support/take-kyc.ts'
import type { TestApp } from '../../support/test-app.ts'
import { unreviewed } from '../../support/unreviewed.ts'
import { sellerReadyToSign } from '../agreements/approved-company.ts'
import { initiate, sign, signingTokenOf } from '../agreements/signing-story.ts'
import { awaitKyc } from './await-kyc.ts'
import { writeCamt } from './payments/statements/write-statements.ts'
import { writePain002 } from './payments/status-reports/write-status-reports.ts'

type Fields = Record<string, unknown>

/** A screening hit: a director resembles an entry of an invented list. */
const inventedHit: Omit<ScreeningHit, 'companyId' | 'hitId' | 'foundAt'> = {
  matchKey: 'a-match',
  kind: 'person',
  names: ['CHAN Tai Man'],
  roles: ['director'],
  list: 'invented_list',
  entryId: 'INV-1',
  entryName: 'CHAN Tai-man',
  entryVersion: '1',
  countries: [],
  programmes: [],
  score: 0.9,
  status: 'open',
  version: 0,
}

/** One act of the back office, on the state that earlier ones left. */
export interface DeskStep {
  action: string
  /** The actor, if it is not the usual one. */
  actor?: string
  fields(): Promise<Fields>
}

const productCode = 'small_shop_financing' as const
/** Books from statements: a separate person, since the importer of a statement cannot book from it. */
const bookkeeper = 'bob'
const currency = 'GBP' as const

const packet = {
  id: 'welcome',
  type: 'interest-coupon',
  amount: '88.00',
  currency,
  expiresOn: '2099-12-31',
}

/** The beginning of a PNG, by which its type is recognised. */
const pngFile = Buffer.from('89504e470d0a1a0a0000000d494844520000012c0000012c', 'hex')

/**
 * The life of a facility with every act of the back office, in an order in which each can be done. The app is resolved
 * when a step runs.
 */
export const createDeskStory = (appOf: () => TestApp) => {
  const table = () => appOf().deps.table
  const clock = () => appOf().clock.now()
  let seller: SellerWithFacility
  let drawdowns: string[] = []
  let chargeId = ''
  let payments = 0

  const now = () => clock().toISOString()
  const ids = () => ({ facilityId: seller.facilityId })
  const write = async (writes: Record<string, Write | undefined>) => {
    const written = await table().transact(writes)
    if (!written.ok) throw new Error(`not set up: ${written.failed.join(', ')}`)
  }

  const perEuro = Object.fromEntries(
    firstCurrencies.map((each) => [each, '2.0000']),
  ) as ReferenceRates['perEuro']

  const submitKyc = async (): Promise<Fields> => {
    const { companyId } = seller
    await awaitKyc(appOf().deps, companyId)
    return { companyId }
  }

  const withNote = async (drawdownId: string): Promise<Drawdown> => {
    const drawdown = await findDrawdown(table(), seller.companyId, drawdownId)
    if (!drawdown) throw new Error('no drawdown')
    await write({ drawdown: replaceDrawdown(table(), { ...drawdown, noteFileId: 'note' }) })
    return drawdown
  }

  /** Stores a complaint with this status in the register. */
  const complainAs = async (status: ComplaintStatus): Promise<Fields> => {
    const complaintId = 'a-complaint'
    const present = await findComplaint(table(), complaintId)
    await write(
      storeComplaint(table(), {
        complaintId,
        companyId: seller.companyId,
        receivedOn: businessDate(clock()),
        channel: 'phone',
        about: 'charges',
        text: 'A fee was charged twice.',
        owner: 'ada',
        status,
        recordedAt: now(),
        recordedBy: 'ada',
        version: present?.version ?? 0,
      }),
    )
    return { complaintId }
  }

  /** Stores a suspicion with this status in the register. */
  const suspectAs = async (status: SuspicionStatus): Promise<Fields> => {
    const suspicionId = 'a-case'
    const present = await findSuspicion(table(), suspicionId)
    await write({
      suspicion: replaceSuspicion(table(), {
        suspicionId,
        companyId: seller.companyId,
        companyNameEn: 'Lantern Street Trading Limited',
        facts: 'three payers',
        openedAt: now(),
        openedBy: 'ada',
        status,
        version: present?.version ?? 0,
      }),
    })
    return { suspicionId }
  }

  /** Stores a rating that two people set, for a KYC that was reviewed at this time. */
  const rateAs = async (companyId: string, rating: RiskRatingLevel, reviewedAt = now()): Promise<void> => {
    const present = await findRiskRating(table(), companyId)
    await write({
      rating: replaceRiskRating(
        table(),
        {
          companyId,
          computed: 'medium',
          reasons: [{ reason: 'young', count: 1, countries: [] }],
          computedAt: now(),
          override: { rating, by: 'ada', approvedBy: 'grace', at: now(), reason: 'known for years' },
          reviewed: { at: reviewedAt, by: 'ada' },
          version: present?.version ?? 0,
        },
        clock(),
      ),
    })
  }

  const reportPayment = async (reportedCents: number): Promise<Fields> => {
    const { companyId, facilityId } = seller
    const paymentId = `payment-${++payments}`
    const charge = await findChargeOrder(table(), companyId, chargeId)
    if (!charge) throw new Error('no charge order')
    await write({
      ...writePayment(table(), {
        paymentId,
        companyId,
        facilityId,
        chargeId,
        status: 'reported',
        reportedCents,
        reference: 'FPS',
        reportedAt: now(),
        version: 0,
      }),
      charge: replaceChargeOrder(table(), { ...charge, pendingCents: charge.pendingCents + reportedCents }),
    })
    return { facilityId, paymentId }
  }

  const reportPayoff = async (): Promise<Fields> => {
    const { companyId, facilityId } = seller
    const drawdownId = drawdowns[2] ?? ''
    const present = await findPayoff(table(), companyId, drawdownId)
    await write({
      ...writePayoff(table(), {
        drawdownId,
        companyId,
        facilityId,
        status: 'reported',
        reportedCents: 9_000_00,
        reference: 'FPS',
        reportedAt: now(),
        version: present?.version ?? 0,
      }),
    })
    return { facilityId, drawdownId }
  }

  const askLimit = async (requestId: string, requestedCents: number): Promise<Fields> => {
    const { companyId, facilityId } = seller
    const calculation = computeCreditLimit([], businessDate(clock()), productTerms[productCode])
    const present = await findCreditApplication(table(), companyId, productCode)
    const limitRequest = { requestId, status: 'submitted' as const, preLimitCents: 200_000_00 }
    await write({
      application: replaceCreditApplication(table(), {
        companyId,
        productCode,
        kind: 'initial',
        status: 'active',
        facilityId,
        currency,
        calculation,
        decidedAt: now(),
        limitRequest,
        version: present?.version ?? 0,
      }),
      request: replaceLimitRequest(table(), {
        requestId,
        companyId,
        facilityId,
        productCode,
        currency,
        status: 'submitted',
        preLimitCents: 200_000_00,
        requestedCents,
        calculation,
        submittedAt: now(),
        version: 0,
      }),
    })
    return { facilityId, requestId }
  }

  const askRenewal = async (renewalId: string): Promise<Fields> => {
    const { companyId, facilityId } = seller
    const present = await findCreditApplication(table(), companyId, productCode)
    const facility = await findFacility(table(), facilityId)
    if (present?.status !== 'active' || !facility) throw new Error('no limit')
    await write({
      application: replaceCreditApplication(table(), {
        ...present,
        renewal: { requestId: renewalId, status: 'submitted' },
      }),
      request: replaceRenewalRequest(table(), {
        requestId: renewalId,
        companyId,
        facilityId,
        productCode,
        currency,
        status: 'submitted',
        reviewDate: facility.nextReviewDate,
        preLimitCents: facility.balances.limit,
        calculation: present.calculation,
        submittedAt: now(),
        version: 0,
      }),
    })
    return { facilityId, renewalId }
  }

  const drawdown = (index: number) => async (): Promise<Fields> => ({
    ...ids(),
    drawdownId: drawdowns[index],
  })
  const charged =
    (fields: Fields = {}) =>
    async (): Promise<Fields> => ({ ...ids(), chargeId, ...fields })
  const ofUser = async (): Promise<Fields> => ({ user: seller.email })
  const ofKyc = async (): Promise<Fields> => ({
    queue: 'kyc',
    workId: await workIdOfKyc(appOf(), seller.companyId),
  })

  const lastFee = async (): Promise<Fields> => {
    for await (const { kind, postingId } of listPostings(table(), seller.facilityId))
      if (kind === 'fee-charged') return { ...ids(), postingId }
    throw new Error('no fee was charged')
  }

  /** The seller disputes the charge order today. */
  const disputed = async (): Promise<Fields> => {
    const stored = await findChargeOrder(table(), seller.companyId, chargeId)
    if (!stored) throw new Error('no charge order')
    const dispute = {
      raisedOn: businessDate(clock()),
      raisedAt: now(),
      raisedBy: 'user',
      words: 'paid before',
    }
    await write({ charge: replaceChargeOrder(table(), disputeCharge(stored, dispute).charge) })
    return { ...ids(), chargeId, answer: 'looked into' }
  }

  /** The charge order of the fourth drawdown, and its debt. */
  const lastBill = async () => {
    const lent = await findDrawdown(table(), seller.companyId, drawdowns[3] ?? '')
    const charge = await findChargeOrder(table(), seller.companyId, lent?.chargeId ?? '')
    if (!charge) throw new Error('no charge order')
    return charge
  }

  /** A bank statement with a line for each act on lines. */
  const statement = async (): Promise<Fields> => {
    const { drawdownId, owedCents } = await lastBill()
    const day = businessDate(clock())
    const lines = [
      { cents: sumOfKinds(owedCents) - 1_00, text: `Rest ${transferReference(drawdownId)}` },
      { cents: 1_00, text: 'A part' },
      { cents: 2_00, text: 'Too much' },
      { cents: 3_00, text: 'Of the bank' },
      { cents: 4_00, text: 'Sent by mistake' },
    ].map((line) => ({ ...line, payer: 'Lantern Street Trading Limited', day }))
    for (const text of ['Yearly fee', 'BANK CHARGE of November'])
      lines.push({ cents: 50, text, payer: 'The bank', day })
    return { file: Buffer.from(writeCamt({ lines })).toString('base64') }
  }
  const lineOf = async (text: string): Promise<string> => {
    const lines = await listWaitingLines(table(), 50)
    return lines.find((line) => line.text.includes(text))?.lineId ?? ''
  }

  /** A correction request of the seller. */
  const correction = (requestId: string, answer: string) => async (): Promise<Fields> => {
    const { userId, companyId } = seller
    await write({
      correction: replaceCorrection(table(), {
        requestId,
        userId,
        companyId,
        about: 'person',
        text: '陈晨 is written with another character',
        askedAt: now(),
        dueAt: now(),
        version: 0,
      }),
    })
    return { userId, requestId, answer }
  }

  /** A colleague has left. */
  const departure = async (): Promise<Fields> => {
    const { companyId } = seller
    const left = { userId: 'colleague-1', leftAt: now() }
    const departureId = departureIdOf(left)
    await write({
      departure: replaceDeparture(table(), {
        ...left,
        companyId,
        departureId,
        way: 'account closed',
        version: 0,
      }),
    })
    return { companyId, departureId }
  }

  /** A separate drawdown, approved and with its note, for the acts on batches. */
  const payout = async (): Promise<Fields> => {
    const drawdownId = drawdowns[4] ?? ''
    await verifyAccountsAgain(appOf(), seller.companyId)
    if ((await findDrawdown(table(), seller.companyId, drawdownId))?.status === 'requested') {
      await withNote(drawdownId)
      await callDesk(appOf(), 'drawdown-approve', { ...ids(), drawdownId })
    }
    return { drawdowns: [{ ...ids(), drawdownId }] }
  }
  const latestBatch = async (is: PayoutBatchStatus = 'made'): Promise<string> => {
    const { items } = await listPayoutBatches(table(), { limit: 50 })
    return items.find(({ status }) => status === is)?.batchId ?? ''
  }

  const steps: DeskStep[] = [
    {
      action: 'signer-contact-release',
      fields: async () => {
        const applicant = await sellerReadyToSign(appOf())
        const { agreement_id: agreementId, signers } = await initiate(appOf(), applicant)
        const signerId = signers[0]?.id ?? ''
        const asked = await appOf().send(
          agreementsEndpoints.changeSigner,
          { params: { id: signerId }, body: { email: 'chan@elsewhere.test' } },
          applicant,
        )
        if (asked.code !== 0) throw new Error(`the contact was not asked for: ${asked.body}`)
        return { companyId: applicant.companyId, agreementId, signerId, early: true }
      },
    },
    {
      action: 'signers-acknowledge',
      fields: async () => {
        const applicant = await sellerReadyToSign(appOf())
        const { agreement_id: agreementId } = await initiate(appOf(), applicant)
        for (const [email, name] of [
          ['chan@director.test', 'CHAN Tai Man'],
          ['li@director.test', 'LI Xiaoming'],
        ] as const)
          await sign(appOf(), signingTokenOf(appOf(), email), name, '198.51.100.9')
        return { companyId: applicant.companyId, agreementId }
      },
    },
    {
      action: 'screening-decide',
      fields: async () => {
        const { companyId } = seller
        const hitId = 'a-hit'
        await table().transact({
          hit: replaceScreeningHit(table(), {
            ...inventedHit,
            companyId,
            hitId,
            foundAt: clock().toISOString(),
          }),
          screening: replaceScreening(table(), {
            companyId,
            engine: 'watchman',
            outcome: 'answered',
            askedAt: clock().toISOString(),
            answeredAt: clock().toISOString(),
            subjects: 2,
            submissions: [],
            accounts: [],
            holding: 1,
            version: 0,
          }),
        })
        return { companyId, hitId, finding: 'false match' }
      },
    },
    {
      action: 'flow-alert-decide',
      fields: async () => {
        const { companyId } = seller
        const alertId = 'an-alert'
        const present = await findFlowAlert(table(), { companyId, alertId })
        await write({
          alert: replaceFlowAlert(table(), {
            alertId,
            companyId,
            rule: 'otherPayer',
            lineIds: ['a-line'],
            payer: 'WONG SIU MING',
            cents: 5_000_00,
            currency: 'HKD',
            raisedAt: now(),
            status: 'open',
            version: present?.version ?? 0,
          }),
        })
        return { companyId, alertId, flowFinding: 'explained' }
      },
    },
    {
      action: 'complaint-record',
      fields: async () => ({
        receivedOn: businessDate(clock()),
        complaintChannel: 'phone',
        complaintSubject: 'charges',
        text: 'A fee was charged twice.',
        companyId: seller.companyId,
        key: 'complaint-1',
      }),
    },
    {
      action: 'complaint-answer',
      fields: async () => ({
        ...(await complainAs('open')),
        complaintOutcome: 'upheld',
        answer: 'The fee was waived.',
      }),
    },
    { action: 'complaint-close', fields: () => complainAs('answered') },
    {
      action: 'suspicion-open',
      fields: async () => ({ facts: 'three payers', companyId: seller.companyId, key: 'suspicion-1' }),
    },
    {
      action: 'suspicion-decide',
      fields: async () => ({ ...(await suspectAs('open')), reportDecision: 'report' }),
    },
    {
      action: 'suspicion-report',
      fields: async () => ({
        ...(await suspectAs('to report')),
        reportedOn: businessDate(clock()),
        jfiuReference: 'STR-1',
      }),
    },
    {
      action: 'suspicion-consent',
      fields: async () => ({
        ...(await suspectAs('reported')),
        jfiuConsent: 'consent',
        consentOn: businessDate(clock()),
      }),
    },
    { action: 'suspicion-close', fields: () => suspectAs('reported') },
    {
      action: 'user-unlock',
      fields: async () => {
        const day = businessDate(clock())
        await table().write(
          incrementCount(table(), { counted: 'wrong-password', subject: seller.email, day }, 10),
        )
        return ofUser()
      },
    },
    { action: 'user-sign-out', fields: ofUser },
    {
      action: 'user-reset-factors',
      fields: async () => {
        const { userId } = seller
        const found = await findFactors(table(), userId)
        const passkey = {
          passkeyId: 'kept',
          publicKey: 'public',
          counter: 1,
          transports: [],
          name: 'Office',
          addedAt: now(),
        }
        await write({ factors: replaceFactors(table(), { ...found, passkeys: [passkey] }) })
        return { ...(await ofUser()), identityCheck: 'called back on the number on file' }
      },
    },
    { action: 'user-release-phone', fields: ofUser },
    { action: 'user-skip', fields: ofUser },
    { action: 'correction-grant', fields: correction('correction-1', '陈晨 is put right') },
    { action: 'correction-refuse', fields: correction('correction-2', '陈晨 is right') },
    { action: 'departure-settle', fields: departure },
    {
      action: 'email-resume',
      fields: async () => {
        const { email } = seller
        await write({
          stop: suppressAddress(table(), { email, why: 'bounced', at: now(), feedbackId: 'f1' }),
        })
        return { email }
      },
    },
    {
      action: 'user-invite',
      fields: async () => ({
        companyId: seller.companyId,
        email: 'clerk@desk-story.test',
        name: '陈晨',
        phone: '+85261234567',
      }),
    },
    {
      action: 'work-claim',
      fields: async () => {
        await submitKyc()
        return ofKyc()
      },
    },
    { action: 'work-release', fields: ofKyc },
    {
      action: 'work-hand-over',
      fields: async () => {
        const grace = { actor: 'grace', roles: ['reviewer' as const], seenAt: now() }
        await write({ person: recordDeskPerson(table(), grace) })
        return { ...(await ofKyc()), colleague: 'grace' }
      },
    },
    {
      action: 'colleague-leave',
      fields: async () => ({ leaver: 'grace' }),
    },
    {
      action: 'csv-mapping-save',
      fields: async () => ({
        name: 'Harbour Bank',
        columns: { valueDate: 'Date', amount: 'Amount', balance: 'Balance', text: ['Details'] },
        dateOrder: 'DMY',
        headings: ['Date', 'Amount', 'Balance', 'Details'],
      }),
    },
    {
      action: 'known-payer-remove',
      fields: async () => {
        const { companyId } = seller
        const payerId = 'a1b2'
        await table().write(
          putKnownPayer(table(), {
            payerId,
            companyId,
            lineId: 'line',
            confirmedBy: 'ada',
            approvedBy: 'grace',
            confirmedAt: appOf().clock.now().toISOString(),
          }),
        )
        return { companyId, payerId }
      },
    },
    { action: 'csv-mapping-remove', fields: async () => ({ mapping: 'Harbour Bank' }) },
    { action: 'view-save', fields: async () => ({ inbox: 'kyc', name: 'Mine', held: 'mine' }) },
    { action: 'view-remove', fields: async () => ({ inbox: 'kyc', name: 'Mine' }) },
    {
      action: 'kyc-check',
      fields: async () => {
        const { companyId } = await submitKyc()
        const company = await findCompany(table(), String(companyId))
        return { companyId, kycId: company?.kycId, fields: ['company_info.register_name_en'] }
      },
    },
    { action: 'kyc-return', fields: submitKyc },
    { action: 'kyc-reject', fields: submitKyc },
    {
      action: 'enhanced-review-record',
      fields: async () => {
        const { companyId } = await submitKyc()
        await rateAs(String(companyId), 'high')
        return { companyId, findings: 'wealth from the sale of a factory' }
      },
    },
    {
      action: 'risk-rating-override',
      fields: async () => {
        await rateAs(seller.companyId, 'high')
        return { companyId: seller.companyId, riskRating: 'low' }
      },
    },
    { action: 'kyc-approve', fields: async () => ({ ...(await submitKyc()), ...unreviewed }) },
    {
      action: 'kyc-review-record',
      fields: async () => {
        await rateAs(seller.companyId, 'low', '2022-01-05T02:00:00.000Z')
        return { companyId: seller.companyId }
      },
    },
    { action: 'link-set', fields: async () => ({ id: 'story', path: '/financing/' }) },
    { action: 'sofr-set', fields: async () => ({ date: '2026-10-29', percent: '4.31' }) },
    {
      action: 'exchange-rates-enter',
      fields: async () => {
        return {
          currency: 'AED',
          per: 'USD',
          source: 'Central Bank of the UAE',
          rates: '2026-10-29 3.6725',
        }
      },
    },
    {
      action: 'month-close',
      fields: async () => {
        await bookMonths(appOf().deps)
        return { month: '2026-09' }
      },
    },
    {
      action: 'chart-account-set',
      fields: async () => ({ account: 'interestIncome', code: '4711', name: 'Interest' }),
    },
    {
      action: 'book-currency-set',
      fields: async () => ({ currency: 'HKD', validFrom: '2026-12' }),
    },
    {
      action: 'loss-parameters-set',
      fields: async () => ({
        productCode: 'small_shop_financing',
        validFrom: '2026-12',
        defaultPercent: '2',
        lifetimeDefaultPercent: '6',
        lossGivenDefaultPercent: '45',
        conversionPercent: '50',
        salesDropPercent: '30',
        lostShop: true,
      }),
    },
    { action: 'drawdown-approve', fields: drawdown(0) },
    {
      action: 'drawdown-pay-out',
      fields: async () => {
        await withNote(drawdowns[0] ?? '')
        return drawdown(0)()
      },
    },
    { action: 'drawdown-reject', fields: drawdown(1) },
    { action: 'payout-batch-make', fields: payout },
    { action: 'payout-batch-cancel', fields: async () => ({ batchId: await latestBatch() }) },
    {
      action: 'payout-batch-file',
      fields: async () => {
        const { companyId } = seller
        const account = await findPayoutAccount(table(), companyId, productCode)
        if (!account) throw new Error('no payout account')
        // The account number can be decrypted, and every drawdown refers to this version of the account.
        const sealedAccountNumber = await appOf().deps.seal.seal(
          '012345676838',
          accountNumberContext(companyId),
        )
        await write({ account: put(table(), { ...account, sealedAccountNumber }) })
        await callDesk(appOf(), 'payout-batch-make', await payout())
        return { batchId: await latestBatch() }
      },
    },
    {
      action: 'payout-batch-unpaid',
      fields: async () => ({ batchId: await latestBatch('sent'), bankDidNotPay: true }),
    },
    {
      action: 'transfer-status-read',
      fields: async () => {
        await callDesk(appOf(), 'payout-batch-make', await payout())
        const messageId = await latestBatch()
        await callDesk(appOf(), 'payout-batch-file', { batchId: messageId })
        const group = { status: 'RJCT', reason: 'AC04' }
        return { file: Buffer.from(writePain002({ messageId, group, createdAt: now() })).toString('base64') }
      },
    },
    {
      action: 'payout-batch-rejected',
      fields: async () => ({ batchId: await latestBatch('sent'), disposition: 'pay again' }),
    },
    {
      action: 'payout-batch-confirm',
      fields: async () => {
        await callDesk(appOf(), 'payout-batch-make', await payout())
        return { batchId: await latestBatch(), reference: 'FT27' }
      },
    },
    {
      action: 'drawdown-restructured',
      fields: async () => ({ ...(await drawdown(4)()), restructuredOn: businessDate(clock()) }),
    },
    {
      action: 'plan-offer',
      fields: async () => {
        const ofDrawdown = await drawdown(4)()
        const running = await findDrawdown(table(), seller.companyId, String(ofDrawdown['drawdownId']))
        const firstDate = addDays(running?.price.dueDate ?? '', 14)
        return { ...ofDrawdown, firstDate, count: '3', from: businessDate(clock()) }
      },
    },
    {
      action: 'plan-withdraw',
      fields: async () => {
        const [plan] = await listPaymentPlans(table(), seller.companyId)
        return { facilityId: seller.facilityId, planId: plan?.planId }
      },
    },
    {
      action: 'plan-end',
      fields: async () => {
        const [plan] = await listPaymentPlans(table(), seller.companyId)
        if (!plan) throw new Error('no payment plan was offered')
        const planId = `${plan.facilityId}-in-force`
        await write({
          plan: replacePaymentPlan(table(), { ...plan, planId, status: 'in force', version: 0 }),
        })
        return { facilityId: plan.facilityId, planId }
      },
    },
    { action: 'payout-returned', fields: drawdown(4) },
    {
      action: 'statement-line-book-payout',
      actor: bookkeeper,
      fields: async () => {
        await callDesk(appOf(), 'payout-batch-make', await payout())
        const { entries = [] } = (await findPayoutBatch(table(), await latestBatch())) ?? {}
        const lines = entries.map(({ amountCents, endToEndId }) => ({
          cents: 0 - amountCents,
          text: endToEndId,
          payer: 'Somebody Else Limited',
          day: businessDate(clock()),
        }))
        const file = Buffer.from(writeCamt({ lines, number: 'elsewhere' })).toString('base64')
        await callDesk(appOf(), 'statement-read', { file })
        return { lineId: await lineOf(entries[0]?.endToEndId ?? '') }
      },
    },
    {
      action: 'payoff-void',
      fields: async () => {
        for (const index of [2, 3]) {
          await withNote(drawdowns[index] ?? '')
          for (const action of ['drawdown-approve', 'drawdown-pay-out'])
            await callDesk(appOf(), action, await drawdown(index)())
        }
        return reportPayoff()
      },
    },
    { action: 'payoff-post', fields: reportPayoff },
    {
      action: 'fee-document-add',
      fields: async () => ({ facilityId: seller.facilityId, name: 'HSBC advice', file: feePdf() }),
    },
    {
      action: 'fee-charge',
      fields: async () => {
        const { companyId } = seller
        const lent = await findDrawdown(table(), companyId, drawdowns[0] ?? '')
        appOf().clock.set(`${lent?.price.dueDate}T01:00:00.000Z`)
        await closeDay(appOf().deps)
        chargeId = (await findDrawdown(table(), companyId, drawdowns[0] ?? ''))?.chargeId ?? ''
        const fileId = await feeDocument(appOf(), seller)
        return charged({ amount: '50.00', kind: 'bank', fileId, key: 'a' })()
      },
    },
    { action: 'posting-reverse', fields: lastFee },
    { action: 'charge-waive', fields: charged({ kind: 'interest', amount: '1.00', key: 'a' }) },
    { action: 'dispute-uphold', fields: disputed },
    { action: 'dispute-reject', fields: disputed },
    { action: 'payment-void', fields: () => reportPayment(1_00) },
    { action: 'repayment-post', fields: () => reportPayment(100_00) },
    {
      action: 'letter-issue',
      fields: async () => {
        appOf().clock.advance('P1D')
        return { ...ids(), letter: 'demand', payDeadline: addDays(businessDate(clock()), 14) }
      },
    },
    { action: 'charge-write-off', fields: charged() },
    // Nothing is left to settle: the whole amount is held for the seller.
    {
      action: 'suspense-pay-back',
      fields: async () => {
        await callDesk(appOf(), 'repayment-post', await reportPayment(500_00))
        return { ...ids(), amount: '100.00', key: 'a' }
      },
    },
    {
      action: 'suspense-apply',
      fields: async () => {
        const { companyId } = seller
        const lent = await findDrawdown(table(), companyId, drawdowns[3] ?? '')
        return { ...ids(), chargeId: lent?.chargeId, amount: '100.00', key: 'b' }
      },
    },
    { action: 'statement-read', fields: statement },
    {
      action: 'statement-accept',
      fields: async () => ({
        statementId: (await listBankStatements(table(), { limit: 1 })).items[0]?.statementId,
      }),
    },
    {
      action: 'statement-line-match',
      actor: bookkeeper,
      fields: async () => ({
        lineId: await lineOf('A part'),
        targets: [{ kind: 'charge', ...ids(), id: (await lastBill()).chargeId }],
      }),
    },
    {
      action: 'statement-book',
      actor: bookkeeper,
      fields: async () => ({ lineIds: [await lineOf('Rest')] }),
    },
    {
      action: 'statement-line-to-suspense',
      actor: bookkeeper,
      fields: async () => ({ ...ids(), lineId: await lineOf('Too much') }),
    },
    {
      action: 'statement-line-resolve',
      actor: bookkeeper,
      fields: async () => {
        // The balances of the two files do not connect, so a line may be a duplicate or not.
        for (const openingCents of [0, 31_00]) {
          const lines = [{ cents: 4_00, text: 'Alike', day: '2026-12-01' }]
          const file = writeCamt({ lines, openingCents, number: `alike ${openingCents}` })
          await callDesk(appOf(), 'statement-read', { file: Buffer.from(file).toString('base64') })
        }
        const lines = await listWaitingLines(table(), 200)
        return { lineId: lines.find(({ resembles }) => resembles)?.lineId, as: 'duplicate' }
      },
    },
    {
      action: 'statement-line-ignore',
      actor: bookkeeper,
      fields: async () => ({ lineId: await lineOf('Of the bank') }),
    },
    {
      action: 'statement-line-ignore-many',
      actor: bookkeeper,
      fields: async () => ({ lineIds: [await lineOf('Yearly fee')] }),
    },
    {
      action: 'line-rule-add',
      fields: async () => ({
        contains: 'Bank charge',
        direction: 'credit',
        currency: 'GBP',
        maxAmount: '50.00',
        purpose: 'bank fee',
      }),
    },
    { action: 'line-rule-apply', actor: bookkeeper, fields: async () => ({}) },
    {
      action: 'statement-line-reopen',
      actor: bookkeeper,
      fields: async () => ({ lineId: (await listLineRules(table()))[0]?.lastLineId }),
    },
    {
      action: 'line-rule-remove',
      fields: async () => ({ ruleId: (await listLineRules(table()))[0]?.ruleId }),
    },
    {
      action: 'work-claim-many',
      actor: bookkeeper,
      fields: async () => ({
        queue: 'statement-line',
        workIds: (await listWaitingLines(table(), 1)).map(({ gsi1sk }) => gsi1sk),
      }),
    },
    {
      action: 'statement-line-pay-back',
      actor: bookkeeper,
      fields: async () => ({ lineId: await lineOf('Sent by mistake') }),
    },
    {
      action: 'facility-write-off',
      fields: async () => ({ ...ids(), writeOffReason: 'insolvent' }),
    },
    { action: 'statement-issue', fields: async () => ({ ...ids(), from: '2026-11-01', to: '2026-11-30' }) },
    {
      action: 'file-open',
      fields: async () => {
        const { companyId } = seller
        const [file] = await listFiles(table(), companyId)
        return { companyId, fileId: file?.fileId }
      },
    },
    { action: 'limit-reject', fields: () => askLimit('request-1', 210_000_00) },
    { action: 'limit-approve', fields: () => askLimit('request-2', 220_000_00) },
    { action: 'facility-limit', fields: async () => ({ ...ids(), limit: '150000.00' }) },
    {
      action: 'facility-set',
      fields: async () => ({ ...ids(), watermark: '90000.00', frozenLimit: '1.00' }),
    },
    {
      action: 'balance-report',
      fields: async () => {
        const { companyId } = seller
        const account = { platform: 'payoneer', accountId: 'LMB-0042' }
        await write({
          account: replacePaymentAccount(table(), {
            ...account,
            companyId,
            status: 'authorized',
            authorisedAt: now(),
            authorisationId: 'a',
            isVerified: false,
            version: 0,
          }),
        })
        return { ...ids(), ...account, unsettled: '45000.00', verified: true }
      },
    },
    {
      action: 'payout-account-refuse',
      fields: async () => ({ companyId: seller.companyId, accountId: productCode, version: '1' }),
    },
    {
      action: 'payout-account-verify',
      fields: async () => ({ companyId: seller.companyId, accountId: productCode, version: '2' }),
    },
    { action: 'renewal-reject', fields: () => askRenewal('renewal-1') },
    { action: 'renewal-approve', fields: () => askRenewal('renewal-2') },
    { action: 'facility-expire', fields: async () => ids() },
    { action: 'facility-renew', fields: async () => ({ ...ids(), reviewDate: '2099-01-04' }) },
    {
      action: 'facility-close',
      fields: async () => ({
        facilityId: (await buildFacility(appOf(), { limitCents: 1_000_00 })).facilityId,
      }),
    },
    {
      action: 'red-packet-issue',
      fields: async () => ({ ...packet, companies: seller.companyId }),
    },
    {
      action: 'red-packet-void',
      fields: async () => {
        await callDesk(appOf(), 'red-packet-issue', { ...packet, id: 'pool', quantity: 5 })
        return { id: 'pool' }
      },
    },
    {
      action: 'announcement-publish',
      fields: async () => ({
        id: 'holiday',
        titleZhCn: '春节',
        contentZhCn: '春节休息',
        titleZhTw: '春節',
        contentZhTw: '春節休息',
        titleEn: 'New Year',
        contentEn: 'We are away',
      }),
    },
    { action: 'announcement-withdraw', fields: async () => ({ id: 'holiday' }) },
    {
      action: 'campaign-tag-set',
      fields: async () => ({ id: 'spring', template: 'adv-red', name: 'Spring' }),
    },
    {
      action: 'customer-service-set',
      fields: async () => ({ id: '12', name: 'Mei', image: pngFile.toString('base64') }),
    },
    {
      action: 'terms-propose',
      fields: async () => ({ productCode, validFrom: '2098-01-02', changes: { marginPercent: '6.00' } }),
    },
    { action: 'terms-approve', fields: async () => ({ productCode, number: '2' }) },
    { action: 'terms-withdraw', fields: async () => ({ productCode, number: '2' }) },
    { action: 'portfolio-rebuild', fields: async () => ids() },
    {
      action: 'funding-cost-set',
      fields: async () => ({ currency: 'GBP', validFrom: '2026-11', percent: '5.25' }),
    },
    {
      action: 'promise-record',
      fields: async () => ({ ...ids(), amount: '50.00', date: '2098-12-31', key: 'promise-1' }),
    },
    {
      action: 'company-note',
      fields: async () => ({ companyId: seller.companyId, text: 'Call after six', key: 'note-1' }),
    },
    {
      action: 'contact-record',
      fields: async () => ({ ...ids(), channel: 'phone', text: '陈晨 will call back', key: 'contact-1' }),
    },
    { action: 'user-block', fields: ofUser },
    { action: 'user-unblock', fields: ofUser },
  ]

  return {
    steps,
    seller: () => seller,
    begin: async () => {
      await write({ rates: putRates(table(), { date: '2026-10-29', source: 'ECB', perEuro }) })
      seller = await buildFacility(appOf(), { limitCents: 200_000_00 })
      for (const amount of ['10000.00', '7000.00', '8000.00', '6000.00', '5000.00'])
        drawdowns = [...drawdowns, await requestDrawdown(appOf(), seller, amount)]
    },
  }
}
