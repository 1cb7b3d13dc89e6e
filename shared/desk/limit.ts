import * as z from 'zod/mini'
import { conversion, limitFactor } from '../credit/credit-limit.schema.ts'
import { facilityStatuses } from '../credit/facility-states.ts'
import { tradedCurrencySchema } from '../money/currency.ts'
import { reportBases } from '../shops/reconcile-months.ts'
import { salesSignalKinds } from '../shops/sales-signals.ts'
import { unlinkedMarketplaceShown, uploadedShown } from './company.ts'
import {
  amount,
  count,
  day,
  instant,
  namedFacility,
  recordId,
  state,
  text,
  yesNo,
} from './response-fields.ts'
import { pendingApprovalSummary } from './work-responses.ts'

const salesSignal = z.strictObject({
  kind: z.enum(salesSignalKinds),
  percent: count,
  orders: count,
  numbers: z.readonly(z.array(text)),
})

/** A month's net sales; `to` is the day after the last. */
const computedMonth = z.strictObject({
  from: day,
  to: day,
  net_sales: amount,
  /** Deducted; absent for calculations from before refunds were recorded by month. */
  refunds: z.exactOptional(amount),
})

/** The calculation of a limit, as its seller sees it. Amounts are decimals of the facility's currency. */
export const computedLimit = z.strictObject({
  limit: amount,
  start: amount,
  netSales: amount,
  /** The date of the calculation. */
  asOf: day,
  factors: z.array(limitFactor),
  /** By calendar month, which add up to `netSales`; empty for calculations from before they were recorded. */
  months: z.array(computedMonth),
  /** The twelve months between which the formula measures the variation. */
  ruleMonths: z.array(computedMonth),
  /** Largest first. */
  platforms: z.array(
    z.strictObject({
      platform: text,
      netSales: amount,
    }),
  ),
  conversions: z.array(conversion),
})
export type ComputedLimit = z.output<typeof computedLimit>

/** A seller's request, with the sales of its day. */
const shownRequest = z.strictObject({
  submittedAt: instant,
  /** The limit in force then. */
  present: amount,
  /** The limit that sales of that day supported, by the facility's terms. */
  calculated: computedLimit,
})

export const shownLimitRequest = z.strictObject({
  ...shownRequest.shape,
  requestId: recordId,
  requested: amount,
  /** The seller's own explanation. */
  note: z.nullable(text),
  documents: z.array(
    z.strictObject({
      fileId: recordId,
      fileName: text,
    }),
  ),
})
export type ShownLimitRequest = z.output<typeof shownLimitRequest>

export const shownRenewal = z.strictObject({
  ...shownRequest.shape,
  renewalId: recordId,
  /** The review beyond which it is to be extended. */
  reviewDate: day,
})
export type ShownRenewal = z.output<typeof shownRenewal>

/** What the latest examination of a shop's orders found; `from` to `at` were read. Null before the first one. */
export const examinedShop = z.strictObject({
  shopId: recordId,
  name: text,
  platform: text,
  currency: tradedCurrencySchema,
  examination: z.nullable(
    z.strictObject({
      at: instant,
      from: instant,
      orders: count,
      isComplete: yesNo,
      signals: z.readonly(z.array(salesSignal)),
      /** What the platform's report contains. */
      basis: z.nullable(z.enum(reportBases)),
      /**
       * Gross sales of whole months in the shop's currency, both by the definition of the platform's report; null where
       * the platform gives none.
       */
      months: z.nullable(
        z.array(z.strictObject({ month: text, platform: amount, imported: amount, differs: yesNo })),
      ),
    }),
  ),
})
export type ExaminedShop = z.output<typeof examinedShop>

/** A facility's limit: its basis, its present recalculation, and one by other terms. */
export const shownLimit = z.strictObject({
  ...namedFacility,
  status: state(facilityStatuses),
  /** The limit in force. */
  limit: amount,
  limitCap: amount,
  salesMultiple: text,
  /** The latest calculation. */
  granted: computedLimit,
  /** By today's sales and the facility's terms; null while a shop is being imported, or if sales support no limit. */
  today: z.nullable(computedLimit),
  /** By today's sales and the requested terms; null without these. */
  otherTerms: z.nullable(computedLimit),
  /** The shops of the facility, with signs of inflated sales. */
  examined: z.readonly(z.array(examinedShop)),
  /** Marketplaces without a linked shop that pay into the company's accounts. */
  unlinkedMarketplaces: z.array(unlinkedMarketplaceShown),
  /** Unverified sales, of which the calculation contains as much as the terms count: none, unless they say otherwise. */
  uploaded: z.array(uploadedShown),
  /** The undecided request for a higher limit. */
  request: z.nullable(shownLimitRequest),
  /** The undecided request for a renewal. */
  renewal: z.nullable(shownRenewal),
  /** Pending approvals about it. */
  proposed: z.readonly(z.array(pendingApprovalSummary)),
})
export type ShownLimit = z.output<typeof shownLimit>
