import * as z from 'zod/mini'
import { idSchema, oneLineSchema, textSchema } from '../api/field-schemas.ts'
import { repaymentMethods } from '../lending/repayment-options.ts'
import { salesShareSchema, usualSalesShare } from '../lending/sales-share.ts'
import { amountSchema, wireAmountSchema } from '../money/cents.ts'
import { currencySchema } from '../money/currency.ts'
import { ratePercentSchema } from '../money/rate.ts'
import { businessDateSchema } from '../time/business-date.ts'
import { drawdownCosts } from './drawdown-costs.schema.ts'
import { benchmarkFixing, drawdownQuote } from './drawdown-quote.schema.ts'
import { drawdownStatuses } from './drawdown-states.ts'
import { payoutAccountsSchemas } from './payout-accounts.schemas.ts'

const secondApproval = z.object({
  /** Drawdowns above it take a second administrator. */
  amount: wireAmountSchema,
  currency: currencySchema,
})

const secondApprovalSetting = z.object({
  /** Null where one administrator is enough. */
  rule: z.nullable(secondApproval),
  /** A weaker rule that is about to hold; null where none is. */
  next: z.nullable(z.object({ rule: z.nullable(secondApproval), from: z.string() })),
})

const drawdownStatus = z.object({ drawdown_id: z.string(), status: z.enum(drawdownStatuses) })

export const drawdownSchemas = {
  ...payoutAccountsSchemas,
  getSofr: {
    response: benchmarkFixing,
  },
  quoteDrawdown: {
    body: z.object({
      amount: amountSchema,
      /** One that the facility offers; its usual one where it is left out. */
      repayment_method: z.optional(z.enum(repaymentMethods, 'unknownOption')),
      /** The percentage of sales that every week repays, and that the projection goes by. */
      sales_share: z._default(salesShareSchema, usualSalesShare),
      /** A red packet that the company collected, to pay interest with. */
      red_packet_id: z.optional(oneLineSchema(64)),
    }),
    response: drawdownQuote,
  },
  submitDrawdown: {
    body: z.object({
      quote_id: idSchema,
      /** The caller's own, as the KYC in force names the person who they have proven to be. */
      signer_name: oneLineSchema(200),
      /** Where the money goes; left out, the account that the company prefers of the facility's currency. */
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
      /** Null to let one administrator be enough. */
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
          /** All of it, paid as it falls due; for a share of sales the most that it can come to. */
          interest: wireAmountSchema,
          ...drawdownCosts,
          /** All that is to be paid after the payout. */
          total: wireAmountSchema,
          effective_rate: ratePercentSchema,
          /** The last one. */
          due_date: businessDateSchema,
          repayment_method: z.enum(repaymentMethods),
          /** How often something falls due by the schedule; the weeks of a share of sales are not counted. */
          instalments: z.number(),
          first_due_date: businessDateSchema,
          /** Null of a week of sales: what it asks for is known on its day. */
          first_payment: z.nullable(wireAmountSchema),
          /** Where the money goes; null of what was requested before accounts were named. */
          payout_account: z.nullable(z.object({ bank_name: z.string(), account_number: z.string() })),
          signer_name: z.string(),
          /** The mail address of who asked. */
          requested_by: z.string(),
          /** Who asked cannot confirm. */
          is_own: z.boolean(),
          /** Why the caller cannot confirm, though they administer the company; null where they can. */
          obstacle: z.nullable(z.enum(['newAdministrator', 'addedByRequester'])),
          /** From when on the caller can confirm, where they became an administrator less than a day ago. */
          confirmable_from: z.nullable(z.string()),
          /** Whether any administrator can confirm before it lapses. */
          is_confirmable: z.boolean(),
          /** When the first of them can; null where one can at once, or none ever. */
          first_confirmation_at: z.nullable(z.string()),
          created_time: z.string(),
          /** The day on which it comes to nothing if nobody has confirmed it before. */
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
