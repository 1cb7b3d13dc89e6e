import { computeCreditLimit } from '#shared/lending/credit-limit.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import { replaceBusinessInformation } from '../../../functions/data/business-information.ts'
import { createContact } from '../../../functions/data/contacts.ts'
import { replaceCreditApplication } from '../../../functions/data/credit-applications.ts'
import { putFollowUp } from '../../../functions/data/follow-ups.ts'
import { replaceLimitRequest } from '../../../functions/data/limit-requests.ts'
import { replacePaymentPlan } from '../../../functions/data/payment-plans.ts'
import { writePayoff } from '../../../functions/data/payoffs.ts'
import { storePastAccount } from '../../../functions/data/payout-accounts.ts'
import { createPromise } from '../../../functions/data/promises.ts'
import { replaceRenewalRequest } from '../../../functions/data/renewal-requests.ts'
import { replaceSalesWeek } from '../../../functions/data/sales-weeks.ts'
import { replaceSecondApproval } from '../../../functions/data/second-approvals.ts'
import type { Item, Write } from '../../../functions/data/table.ts'
import { indexTransferReference } from '../../../functions/data/transfer-references.ts'
import { payoutAccountOf } from '../payout-account-of.ts'
import { named } from './named.ts'
import type { Owned } from './owned.ts'

/** Requests about a facility, with the lender's decisions and notes. */
export const ofCredit = ({
  app,
  companyId,
  facilityId,
  drawdownId,
  terms,
}: Owned): Record<string, Write | undefined> => {
  const { table, clock } = app.deps
  const now = clock()
  const at = now.toISOString()
  const today = businessDate(now)
  const { productCode } = terms
  const calculation = computeCreditLimit([], today, terms)
  const ofFacility = { companyId, facilityId }
  const request = {
    ...ofFacility,
    productCode,
    currency: 'GBP',
    status: 'submitted',
    preLimitCents: 66_666_66,
    calculation,
    submittedAt: at,
    version: 0,
  } as const
  return {
    application: replaceCreditApplication(table, {
      ...ofFacility,
      productCode,
      kind: 'initial',
      status: 'active',
      currency: 'GBP',
      calculation,
      decidedAt: at,
      limitRequest: { requestId: named('limit-request'), status: 'submitted', preLimitCents: 66_666_66 },
      version: 0,
    }),
    limitRequest: replaceLimitRequest(table, {
      ...request,
      requestId: named('limit-request'),
      requestedCents: 88_888_88,
      note: "The owner's own plans",
    }),
    renewalRequest: replaceRenewalRequest(table, {
      ...request,
      requestId: named('renewal-request'),
      reviewDate: addDays(today, 365),
    }),
    ...writePayoff(table, {
      ...ofFacility,
      drawdownId,
      status: 'reported',
      reportedCents: 55_555_55,
      reference: named('payoff'),
      reportedAt: at,
      version: 0,
    }),
    salesWeek: replaceSalesWeek(table, {
      companyId,
      drawdownId,
      weekEnding: today,
      shops: [{ shopId: named('shop'), netSalesCents: 44_444_44, isEstimate: false }],
      shareCents: 4_444_44,
      correctionCents: 0,
      carriedCents: 0,
      dueCents: 4_444_44,
      version: 0,
    }),
    secondApproval: replaceSecondApproval(table, {
      companyId,
      rule: { aboveCents: 33_333_33, currency: 'GBP' },
      version: 0,
    }),
    promise: createPromise(table, {
      ...ofFacility,
      promiseId: named('promise'),
      amountCents: 22_222_22,
      promisedFor: today,
      recordedAt: at,
      by: named('agent'),
      note: 'What the owner said on the telephone',
    }),
    paymentPlan: replacePaymentPlan(table, {
      ...ofFacility,
      planId: named('plan'),
      drawdownId,
      drawdownDate: today,
      principalCents: 77_777_77,
      productCode,
      currency: 'GBP',
      status: 'offered',
      from: today,
      interest: 'none',
      instalments: [{ dueDate: addDays(today, 60), amountCents: 77_777_77 }],
      grace: { graceDays: 3 },
      owedCents: 77_777_77,
      interestCents: 0,
      receivedBeforeCents: 0,
      ratePercent: '10.80',
      highestRatePercent: '10.95',
      offeredAt: at,
      offeredBy: named('agent'),
      offeredUntil: `${addDays(today, 30)}T00:00:00.000Z`,
      version: 0,
    }),
    contact: createContact(table, {
      ...ofFacility,
      contactId: named('contact'),
      channel: 'phone',
      text: 'What the owner was told on the telephone',
      at,
      by: named('agent'),
    }),
    followUp: putFollowUp(table, { ...ofFacility, on: today }),
    pastAccount: storePastAccount(table, {
      ...payoutAccountOf(companyId, now, {
        accountId: named('payout-account'),
        account_name: "The owner's former trading name",
      }),
      pk: '',
      sk: '',
      type: '',
    } satisfies Item<ReturnType<typeof payoutAccountOf>>),
    transferReference: indexTransferReference(table, { companyId, facilityId, drawdownId }),
    businessInformation: replaceBusinessInformation(table, {
      companyId,
      productCode,
      fields: { industry: 'gifts_and_stationery' },
      updatedAt: at,
      version: 0,
    }),
  }
}
