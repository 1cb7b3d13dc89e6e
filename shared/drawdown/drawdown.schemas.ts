import * as z from 'zod/mini'
import { idSchema, oneLineSchema, textSchema } from '../api/field-schemas.ts'
import { dayCountBases } from '../lending/day-count.ts'
import { repaymentMethods } from '../lending/repayment-options.ts'
import { defaultSalesShare, salesShareSchema } from '../lending/sales-share.ts'
import { amountSchema, wireAmountSchema } from '../money/cents.ts'
import { currencySchema } from '../money/currency.ts'
import { ratePercentSchema } from '../money/rate.ts'
import { businessDateSchema } from '../time/business-date.ts'
import { drawdownCosts } from './drawdown-costs.schema.ts'
import { benchmarkFixing, drawdownQuote } from './drawdown-quote.schema.ts'
import { drawdownStatuses } from './drawdown-states.ts'
import { payoutAccountsSchemas } from './payout-accounts.schemas.ts'

const secondApproval = z.object({
  /** Drawdowns above it need a second administrator. */
  amount: wireAmountSchema,
  currency: currencySchema,
})

const secondApprovalSetting = z.object({
  /** Null where one administrator is enough. */
  rule: z.nullable(secondApproval),
  /** A weaker rule before it takes effect; null without one. */
  next: z.nullable(z.object({ rule: z.nullable(secondApproval), from: z.string() })),
})

const drawdownStatus = z.object({ drawdown_id: z.string(), status: z.enum(drawdownStatuses) })

export const drawdownSchemas = {
  ...payoutAccountsSchemas,
  getSofr: {
    /** The benchmark of a drawdown today, and its rates a year by the usual repayment method. */
    response: z.extend(benchmarkFixing, {
      margin: ratePercentSchema,
      /** Nominal: benchmark plus margin, by the day count of `basis`. */
      rate: ratePercentSchema,
      basis: z.enum(dayCountBases),
      repayment_method: z.enum(repaymentMethods),
      /** With fees, by the second schedule of the Money Lenders Ordinance. */
      effective_rate: ratePercentSchema,
    }),
  },
  quoteDrawdown: {
    body: z.object({
      amount: amountSchema,
      /** One of the facility's; its usual one by default. */
      repayment_method: z.optional(z.enum(repaymentMethods, 'unknownOption')),
      /** The percentage of sales for weekly repayment, and for the projection. */
      sales_share: z._default(salesShareSchema, defaultSalesShare),
      /** A claimed red packet of the company, to pay interest with. */
      red_packet_id: z.optional(oneLineSchema(64)),
    }),
    response: drawdownQuote,
  },
  submitDrawdown: {
    body: z.object({
      quote_id: idSchema,
      /** The caller's own name, as in the KYC in force for the person they have proven to be. */
      signer_name: oneLineSchema(200),
      /** The destination; by default the company's default account in the facility's currency. */
      payout_account_id: z.optional(idSchema),
      accepted: z.literal(true, 'mustAccept'),
    }),
    response: drawdownStatus,
  },
  getSecondApproval: {
    response: secondApprovalSetting,
  },
  setSecondApproval: {
    body: z.object({
      /** Null to require only one administrator. */
      rule: z.nullable(z.object({ amount: amountSchema, currency: currencySchema })),
    }),
    response: secondApprovalSetting,
  },
  listAwaitingDrawdowns: {
    response: z.object({
      /** Newest first. */
      records: z.array(
        z.object({
          drawdown_id: z.string(),
          currency: currencySchema,
          amount: wireAmountSchema,
          /** Percent a year. */
          rate: ratePercentSchema,
          /** All interest, if paid when due; for a share of sales the maximum. */
          interest: wireAmountSchema,
          ...drawdownCosts,
          /** The total to be repaid after the payout. */
          total: wireAmountSchema,
          effective_rate: ratePercentSchema,
          /** The highest of its readings; absent for drawdowns of earlier versions. */
          effective_rate_highest: z.optional(ratePercentSchema),
          /** The last due date. */
          due_date: businessDateSchema,
          repayment_method: z.enum(repaymentMethods),
          /** The number of due dates of the schedule; the weeks of a share of sales are not counted. */
          instalments: z.number(),
          first_due_date: businessDateSchema,
          /** Null for a week of sales: its amount is known only on its day. */
          first_payment: z.nullable(wireAmountSchema),
          /** The destination; null for requests from before accounts were named. */
          payout_account: z.nullable(z.object({ bank_name: z.string(), account_number: z.string() })),
          signer_name: z.string(),
          /** The requester's mail address. */
          requested_by: z.string(),
          /** Requesters cannot confirm their own. */
          is_own: z.boolean(),
          /** Why the caller cannot confirm, though an administrator; null if they can. */
          obstacle: z.nullable(z.enum(['newAdministrator', 'addedByRequester'])),
          /** When the caller can confirm, if they became an administrator less than a day ago. */
          confirmable_from: z.nullable(z.string()),
          /** Whether any administrator can confirm before it lapses. */
          is_confirmable: z.boolean(),
          /** When the first administrator can; null if one can at once, or none ever. */
          first_confirmation_at: z.nullable(z.string()),
          created_time: z.string(),
          /** The day on which it lapses without a confirmation. */
          lapses_on: businessDateSchema,
        }),
      ),
    }),
  },
  confirmDrawdown: {
    body: z.object({ drawdown_id: idSchema, accepted: z.literal(true, 'mustAccept') }),
    response: drawdownStatus,
  },
  declineDrawdown: {
    body: z.object({ drawdown_id: idSchema, reason: textSchema(500) }),
    response: drawdownStatus,
  },
}
