import * as z from 'zod/mini'
import { givenBack } from '../drawdown/drawdown-costs.schema.ts'
import { collectionMethods } from '../lending/repayment-options.ts'
import { wireAmountSchema } from '../money/cents.ts'
import { currencySchema } from '../money/currency.ts'
import { businessDateSchema } from '../time/business-date.ts'
import { chargeOrderStatuses } from './charge-order-states.ts'
import { deductionRefusals, deductionStates } from './deduction.ts'

/** Where the seller transfers to. */
export const lenderAccount = z.object({
  bank_name: z.string(),
  swift_code: z.string(),
  account_name: z.string(),
  account_number: z.string(),
})
export type LenderAccount = z.infer<typeof lenderAccount>

/** The part of a charge order that is for one drawdown. */
export const subOrder = z.object({
  id: z.string(),
  drawdown_id: z.string(),
  /** The number of its invoice, to quote in letters. */
  invoice: z.string(),
})

/** The week of sales that a charge order repays with. */
const salesWeek = z.object({
  /** A Monday and a Sunday. */
  from: businessDateSchema,
  to: businessDateSchema,
  /** Of all shops, in the charge order's currency. */
  net_sales: wireAmountSchema,
  /** In percent. */
  sales_share: z.string(),
  /** The share of these sales, or the minimum. */
  share: wireAmountSchema,
  /** What estimates of earlier weeks were off. */
  correction: wireAmountSchema,
  /** Interest that the law's ceiling takes off. */
  waived_interest: wireAmountSchema,
  /** Some sales were not known yet: the mean of earlier weeks stands in, and the next week makes it good. */
  is_estimate: z.boolean(),
})

/** How the payment platform's deduction of a charge order stands. */
const deduction = z.object({
  /** That it is taken from, as the company knows it; null where none is linked. */
  account: z.nullable(z.string()),
  state: z.enum(deductionStates),
  /** Why nothing was taken; null unless it was refused. */
  refusal: z.nullable(z.enum(deductionRefusals)),
  /** When the platform was asked last; null before the first time. */
  asked_on: z.nullable(businessDateSchema),
})

export const chargeOrder = z.object({
  id: z.string(),
  facility_id: z.string(),
  currency: currencySchema,
  collection_method: z.enum(collectionMethods),
  /** Null of one that is transferred. */
  deduction: z.nullable(deduction),
  /** All that was ever charged. `total` = `received` + `outstanding`. */
  total: wireAmountSchema,
  outstanding: wireAmountSchema,
  /** Reported by the seller or asked of the payment platform, and not yet seen by the lender; part of `outstanding`. */
  pending: wireAmountSchema,
  received: wireAmountSchema,
  /** What `total` is made of: these four, less what is given back and what a red packet pays, add up to it. */
  principal: wireAmountSchema,
  interest: wireAmountSchema,
  /** Accrued up to today once the days of grace are over. */
  overdue_interest: wireAmountSchema,
  /** What the terms or the lender charge besides, as for a returned transfer. */
  fee: wireAmountSchema,
  /** What was taken at the payout and repays a part of the principal; absent where nothing does. */
  given_back: z.optional(givenBack),
  /** What a red packet paid of the interest, negative as it stands in the sum; absent where none was used. */
  red_packet: z.optional(wireAmountSchema),
  status: z.enum(chargeOrderStatuses),
  created_time: z.string(),
  due_date: businessDateSchema,
  /** Null unless the drawdown is repaid by a share of sales. */
  sales_week: z.nullable(salesWeek),
  sub_orders: z.array(subOrder),
  pay_to: lenderAccount,
  /** What to write on the transfer: the lender finds the money by it. */
  transfer_reference: z.string(),
})
export type ChargeOrderOnWire = z.infer<typeof chargeOrder>
