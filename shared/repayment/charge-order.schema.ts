import * as z from 'zod/mini'
import { givenBack } from '../drawdown/drawdown-costs.schema.ts'
import { collectionMethods } from '../lending/repayment-options.ts'
import { wireAmountSchema } from '../money/cents.ts'
import { currencySchema } from '../money/currency.ts'
import { businessDateSchema } from '../time/business-date.ts'
import { chargeOrderStatuses } from './charge-order-states.ts'
import { deductionRefusals, deductionStates } from './deduction.ts'
import { lenderAccount } from './lender-account.schema.ts'

/** The part of a charge order for one drawdown. */
export const subOrder = z.object({
  id: z.string(),
  drawdown_id: z.string(),
  /** Its invoice number, for correspondence. */
  invoice: z.string(),
})

/** The week of sales of a charge order. */
export const salesWeek = z.object({
  /** A Monday and a Sunday. */
  from: businessDateSchema,
  to: businessDateSchema,
  /** Of all shops, in the charge order's currency. */
  net_sales: wireAmountSchema,
  /** In percent. */
  sales_share: z.string(),
  /** The share of these sales, or the minimum. */
  share: wireAmountSchema,
  /** The correction of earlier weeks' estimates. */
  correction: wireAmountSchema,
  /** Interest and fee waived by the statutory ceiling. */
  waived_interest: wireAmountSchema,
  /** Some sales were not known yet: the mean of earlier weeks is used, and the next week corrects it. */
  is_estimate: z.boolean(),
})

/** A shop's net sales of a week, in the charge order's currency. */
export const shopWeek = z.object({
  /** Null for a shop that is no longer known. */
  name: z.nullable(z.string()),
  net_sales: wireAmountSchema,
  is_estimate: z.boolean(),
})

/** The parts of the corrections of a week's charge. */
export const weekCorrections = {
  /** Earlier weeks whose estimated share was replaced by that of the actual sales, the oldest first. */
  corrections: z.array(
    z.object({
      from: businessDateSchema,
      to: businessDateSchema,
      estimated: wireAmountSchema,
      actual: wireAmountSchema,
    }),
  ),
  /** The part of an earlier correction that the week before did not use up; 0 or negative. */
  carried: wireAmountSchema,
}

/** The state of the payment platform's deduction. */
const deduction = z.object({
  /** The account as the company knows it; null if none is linked. */
  account: z.nullable(z.string()),
  state: z.enum(deductionStates),
  /** Why nothing was deducted; null unless it was refused. */
  refusal: z.nullable(z.enum(deductionRefusals)),
  /** The date of the last request; null before the first. */
  asked_on: z.nullable(businessDateSchema),
})

export const chargeOrder = z.object({
  id: z.string(),
  facility_id: z.string(),
  currency: currencySchema,
  collection_method: z.enum(collectionMethods),
  /** Null for a charge order paid by transfer. */
  deduction: z.nullable(deduction),
  /** All charges so far. `total` = `received` + `outstanding`. */
  total: wireAmountSchema,
  outstanding: wireAmountSchema,
  /**
   * Reported by the seller or requested from the payment platform, and not yet confirmed by the lender; part of
   * `outstanding`.
   */
  pending: wireAmountSchema,
  received: wireAmountSchema,
  /** The parts of `total`: these four, less rebate and red packet, add up to it. */
  principal: wireAmountSchema,
  interest: wireAmountSchema,
  /** Accrued up to today after the grace period. */
  overdue_interest: wireAmountSchema,
  /** Other fees by the terms or the lender, as for a returned transfer. */
  fee: wireAmountSchema,
  /** The rebate that repays a part of the principal; absent without one. */
  given_back: z.optional(givenBack),
  /** The red packet's part of the interest, negative as in the sum; absent without one. */
  red_packet: z.optional(wireAmountSchema),
  status: z.enum(chargeOrderStatuses),
  created_time: z.string(),
  due_date: businessDateSchema,
  /** The last day of the grace period; null during a dispute, which extends it. */
  grace_until: z.nullable(businessDateSchema),
  /** Present while a payment plan is in force, which sets amounts and dates instead. */
  under_plan: z.optional(z.literal(true)),
  /** Null unless the drawdown is repaid by a share of sales. */
  sales_week: z.nullable(salesWeek),
  sub_orders: z.array(subOrder),
  pay_to: lenderAccount,
  /** The reference for the transfer, by which the lender matches it. */
  transfer_reference: z.string(),
})
export type ChargeOrderOnWire = z.infer<typeof chargeOrder>
