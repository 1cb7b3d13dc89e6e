import * as z from 'zod/mini'
import { companyRoles, membershipStatuses } from '../companies/company-roles.ts'
import { facilityStatuses } from '../credit/facility-states.ts'
import { drawdownStatuses } from '../drawdown/drawdown-states.ts'
import { kycStatuses } from '../kyc/kyc-status.ts'
import { importStatuses, shopStatuses } from '../shops/shop-status.ts'
import {
  actName,
  amount,
  anyState,
  companyNames,
  count,
  day,
  decidedAmount,
  instant,
  product,
  recordId,
  state,
  text,
  yesNo,
} from './response-fields.ts'
import { pendingApprovalSummary } from './work-responses.ts'

/** A marketplace that paid into a payment account of the company, which has linked no shop there. A row a currency. */
export const unlinkedMarketplaceShown = z.strictObject({
  marketplace: text,
  /** The platform of the account. */
  paidInto: text,
  deposits: count,
  amount: amount,
  currency: text,
  lastDepositAt: instant,
  /** The seller does not want to be reminded of it. */
  dismissed: yesNo,
})
export type UnlinkedMarketplaceShown = z.output<typeof unlinkedMarketplaceShown>

/** Uploaded sales of a shop, or movements of a payment account, of the last twelve months. They are unverified. */
export const uploadedShown = z.strictObject({
  sourceKind: z.enum(['shop', 'account']),
  platform: text,
  name: text,
  /** Of all uploads, in all currencies. */
  orders: count,
  currency: text,
  /** Sales, or what came in. */
  in: amount,
  /** Refunds, or what went out. */
  out: amount,
  firstMonth: text,
  lastMonth: text,
  lastUpload: instant,
})
export type UploadedShown = z.output<typeof uploadedShown>

/** The back office's overview of a company. Amounts are decimals, times ISO, dates business dates. */
export const shownCompany = z.strictObject({
  companyId: recordId,
  ...companyNames,
  kycStatus: state(kycStatuses),
  /** The status of a verified company's pending change; null without one. */
  changeStatus: z.nullable(state(kycStatuses)),
  createdAt: instant,
  /** Its progress in each line's application, as its seller sees it. */
  positions: z.array(
    z.strictObject({
      productCode: product,
      status: anyState,
      updatedAt: instant,
    }),
  ),
  shops: z.array(
    z.strictObject({
      shopId: recordId,
      platform: text,
      name: text,
      currency: text,
      status: state(shopStatuses),
      importStatus: state(importStatuses),
      orders: count,
      /** Net sales in other currencies, as sold: those included at each day's rate, and those without a rate. */
      converted: z.array(
        z.strictObject({
          currency: text,
          amount: amount,
          orders: count,
        }),
      ),
      leftOut: z.array(
        z.strictObject({
          currency: text,
          amount: amount,
          orders: count,
        }),
      ),
      authorisedAt: instant,
      expiresAt: z.nullable(instant),
    }),
  ),
  unlinkedMarketplaces: z.array(unlinkedMarketplaceShown),
  uploaded: z.array(uploadedShown),
  members: z.array(
    z.strictObject({
      userId: recordId,
      /** The user's name. */
      name: z.nullable(text),
      email: z.nullable(text),
      role: z.enum(companyRoles),
      status: state(membershipStatuses),
      /** When they joined, or requested to. */
      since: instant,
    }),
  ),
  facilities: z.array(
    z.strictObject({
      facilityId: recordId,
      productCode: product,
      status: state(facilityStatuses),
      currency: text,
      limit: amount,
      outstanding: amount,
      available: amount,
      nextReviewDate: day,
      /** Days and amount past due; null if nothing is. */
      pastDue: z.nullable(
        z.strictObject({
          days: count,
          amount: amount,
        }),
      ),
    }),
  ),
  /** The latest, newest first. */
  drawdowns: z.array(
    z.strictObject({
      drawdownId: recordId,
      facilityId: recordId,
      status: state(drawdownStatuses),
      currency: text,
      amount: amount,
      requestedAt: instant,
      dueDate: day,
    }),
  ),
  /** Pending approvals about it. */
  proposed: z.readonly(z.array(pendingApprovalSummary)),
})
export type ShownCompany = z.output<typeof shownCompany>

/** A company in the list of all. */
export const companyListItem = z.pick(shownCompany, {
  companyId: true,
  companyNameEn: true,
  companyNameCn: true,
  kycStatus: true,
  changeStatus: true,
  createdAt: true,
  facilities: true,
})
export type CompanyListItem = z.output<typeof companyListItem>

export const companyList = z.strictObject({
  companies: z.array(companyListItem),
  cursor: z.exactOptional(text),
})
export type CompanyList = z.output<typeof companyList>

export const companyNoted = z.strictObject({
  companyId: recordId,
  noteId: recordId,
})
export type CompanyNoted = z.output<typeof companyNoted>

/** The sides whose actions are in a company's history: the seller, or the lender with its jobs. */
export const historySides = ['seller', 'lender'] as const

/** The audit entries and notes about a company, newest first. */
export const companyHistory = z.strictObject({
  companyId: recordId,
  entries: z.array(
    z.strictObject({
      auditId: recordId,
      at: instant,
      /** For a seller, `user:` and the user id. */
      actor: text,
      action: actName,
      /** For a proposal, the act that it proposes. */
      proposedAct: z.nullable(actName),
      /** The amounts that it concerns; for several records, their sum in each currency. */
      amounts: z.array(decidedAmount),
      /** A back-office user viewed data, and changed nothing. */
      isLook: yesNo,
      reason: z.nullable(text),
      approvedBy: z.nullable(text),
      /** The text of a note. */
      note: z.nullable(text),
    }),
  ),
  cursor: z.exactOptional(text),
})
export type CompanyHistory = z.output<typeof companyHistory>
