import * as z from 'zod/mini'
import { facilityStatuses } from '../credit/facility-states.ts'
import { accountNames } from '../ledger/accounts.ts'
import { exportFormats } from '../ledger/ledger-export.ts'
import { postingKinds } from '../ledger/posting.ts'
import { dueKinds } from '../lending/allocation.ts'
import { repaymentMethods } from '../lending/repayment-options.ts'
import { chargeOrderStatuses } from '../repayment/charge-order-states.ts'
import { writeOffReasons } from '../repayment/write-off-reasons.ts'
import { shopStatuses } from '../shops/shop-status.ts'
import {
  amount,
  companyNames,
  count,
  day,
  instant,
  percent,
  product,
  recordId,
  state,
  text,
  yesNo,
} from './response-fields.ts'
import { pendingApprovalSummary } from './work-responses.ts'

/** A payment account of the company, as the watermark's basis. */
export const shownPaymentAccount = z.strictObject({
  platform: text,
  /** The platform's id. */
  accountId: recordId,
  status: state(shopStatuses),
  /** Whether its holder is the company, confirmed by the lender or else by the platform. */
  isCompanys: yesNo,
  /** Its unsettled balance by currency, as last reported; empty before. */
  balances: z.array(
    z.strictObject({
      currency: text,
      amount: amount,
      reportedAt: instant,
    }),
  ),
})
export type ShownPaymentAccount = z.output<typeof shownPaymentAccount>

/** Balances of which at least one is negative, and so set off against the others. */
export const shownSetOff = z.strictObject({
  balances: z.array(
    z.strictObject({
      platform: text,
      accountId: recordId,
      /** The currency that its platform reports it in. */
      currency: text,
      amount: amount,
      /** In the facility's currency, at the latest rates. */
      counted: amount,
    }),
  ),
  /** The amount by which the negative balances reduce the others, and the remainder for the watermark. */
  setOffAmount: amount,
  leftToCount: amount,
})
export type ShownSetOff = z.output<typeof shownSetOff>

/** A facility with its balances. Amounts are decimals of its currency. */
export const shownFacility = z.strictObject({
  facilityId: recordId,
  companyId: recordId,
  ...companyNames,
  productCode: product,
  currency: text,
  status: state(facilityStatuses),
  effectiveDate: day,
  nextReviewDate: day,
  marginPercent: percent,
  limit: amount,
  watermark: amount,
  frozenLimit: amount,
  outstanding: amount,
  pendingDrawdown: amount,
  available: amount,
  interestOwed: amount,
  overdueInterestOwed: amount,
  feesOwed: amount,
  /** The payer's money that exceeded the debts. */
  suspense: amount,
  /** The number of postings in the balances. */
  postingCount: count,
  /** The basis of the watermark, which equals the limit if none of them has reported a balance. */
  paymentAccounts: z.array(shownPaymentAccount),
  /** Null where no balance that counts towards the watermark is negative. */
  setOff: z.nullable(shownSetOff),
  /** Pending approvals about it. */
  proposed: z.readonly(z.array(pendingApprovalSummary)),
})
export type ShownFacility = z.output<typeof shownFacility>

/** One entry of a facility's ledger. */
export const listedPosting = z.strictObject({
  postingId: recordId,
  kind: z.enum(postingKinds),
  businessDate: day,
  at: instant,
  chargeId: z.nullable(recordId),
  /** Debits positive, each with the balance of its account afterwards. */
  lines: z.array(
    z.strictObject({
      account: z.enum(accountNames),
      amount: amount,
      balance: amount,
    }),
  ),
  /** For a requested account: by how much this changed its balance, and to what; null otherwise. */
  change: z.nullable(amount),
  balance: z.nullable(amount),
  /** Whether it can be reversed, and is not reversed yet. */
  canReverse: yesNo,
})
export type ListedPosting = z.output<typeof listedPosting>

/** Entries of a facility's ledger, the latest first. */
export const postingList = z.strictObject({
  facilityId: recordId,
  currency: text,
  /** The total number of entries. */
  postingCount: count,
  postings: z.array(listedPosting),
  cursor: z.exactOptional(text),
})
export type PostingList = z.output<typeof postingList>

/** A charge order, and today's debt on it. */
export const listedCharge = z.strictObject({
  chargeId: recordId,
  drawdownId: recordId,
  /** The reference of its transfer. */
  reference: text,
  dueDate: day,
  status: state(chargeOrderStatuses),
  charged: amount,
  owed: amount,
  /** The debt by kind. */
  owedByKind: z.record(z.enum(dueKinds), amount),
  /** Reported by the seller, or requested from the platform, and not yet posted. */
  pending: amount,
  /** Null unless it was written off with its facility. */
  writeOffReason: z.nullable(z.enum(writeOffReasons)),
})
export type ListedCharge = z.output<typeof listedCharge>

/** A cost document that the lender has filed. */
export const feeDocument = z.strictObject({
  fileId: recordId,
  fileName: text,
  filedAt: instant,
  /** Whether a fee references it: the seller sees it then. */
  isUsed: yesNo,
})

/** Charge orders of a facility, the latest due date first. */
export const chargeList = z.strictObject({
  facilityId: recordId,
  currency: text,
  /** Suspense that is held for the seller and can settle them. */
  suspense: amount,
  /** Documents that can justify a fee, the latest first; only on the first page. */
  documents: z.array(feeDocument),
  charges: z.array(listedCharge),
  cursor: z.exactOptional(text),
})
export type ChargeList = z.output<typeof chargeList>

/** A running drawdown, and its uncharged amounts. */
export const scheduledDrawdown = z.strictObject({
  drawdownId: recordId,
  reference: text,
  drawdownDate: day,
  amount: amount,
  ratePercent: percent,
  method: z.enum(repaymentMethods),
  dues: z.array(
    z.strictObject({
      dueDate: day,
      principal: amount,
      interest: amount,
      fees: amount,
      total: amount,
      /** Assumes weeks of sales like the mean of the last year. */
      isSupposed: yesNo,
    }),
  ),
})
export type ScheduledDrawdown = z.output<typeof scheduledDrawdown>

/** The uncharged amounts of a facility, by drawdown, the latest first. */
export const scheduleList = z.strictObject({
  facilityId: recordId,
  currency: text,
  drawdowns: z.array(scheduledDrawdown),
  cursor: z.exactOptional(text),
})
export type ScheduleList = z.output<typeof scheduleList>

/** Every account of a facility's ledger, debits positive. */
export const trialBalance = z.strictObject({
  facilityId: recordId,
  currency: text,
  accounts: z.record(z.enum(accountNames), amount),
  /** Their sum: 0 if every entry balanced. */
  total: amount,
  /** Whether the entries add up to the balances. */
  rebuiltEqual: yesNo,
})
export type TrialBalance = z.output<typeof trialBalance>

/** All entries of a facility as text. */
export const ledgerExport = z.strictObject({
  facilityId: recordId,
  currency: text,
  format: z.enum(exportFormats),
  /** The number of entries. */
  postings: count,
  sha256: text,
  content: text,
})
