import * as z from 'zod/mini'
import { idSchema, oneLineSchema, randomIdSchema, textSchema } from '../api/field-schemas.ts'
import { pageFields, pageOf, periodFields, periodInOrder, sortOrderSchema } from '../api/page.schema.ts'
import { givenBack } from '../drawdown/drawdown-costs.schema.ts'
import { collectionMethods } from '../lending/repayment-options.ts'
import { amountSchema, wireAmountSchema } from '../money/cents.ts'
import { currencySchema } from '../money/currency.ts'
import { businessDateSchema } from '../time/business-date.ts'
import { accountDocumentKinds } from './account-document-kinds.ts'
import { chargeOrder, salesWeek, shopWeek, weekCorrections } from './charge-order.schema.ts'
import { chargeOrderStatuses } from './charge-order-states.ts'
import { disputeOutcomes } from './dispute-outcomes.ts'
import { documentPeriods } from './document-period.ts'
import { lenderAccount } from './lender-account.schema.ts'
import { paymentPlan } from './payment-plan.schema.ts'
import { paymentStatuses } from './payment-states.ts'

/** The amounts that repay a drawdown on a day before it is due, in part or whole, and the saving. */
const payoff = z.object({
  drawdown_id: z.string(),
  currency: currencySchema,
  /** The day on which the money arrives. */
  date: businessDateSchema,
  /** The next due date without this repayment. */
  due_date: businessDateSchema,
  principal: wireAmountSchema,
  /** To the date, at least for the minimum tenor, half-up to the cent. */
  interest: wireAmountSchema,
  /** The fee earned by the date, if it is paid with the due dates; absent without one. */
  fee: z.optional(wireAmountSchema),
  /** The rebate that repays a part of the principal; absent without one. */
  given_back: z.optional(givenBack),
  /** The red packet's part of the interest, negative as in the sum; absent if 0. */
  red_packet: z.optional(wireAmountSchema),
  /** The payment: principal, interest and fee, less the rebate. */
  total: wireAmountSchema,
  /** Interest and fees given back or no longer owed with this payment, if everything else is paid on its day. */
  saved: wireAmountSchema,
  /** Remaining principal; 0 after a full settlement. */
  principal_left: wireAmountSchema,
  pay_to: lenderAccount,
  /** The reference for the transfer, by which the lender matches it. */
  transfer_reference: z.string(),
  /** The last reported transfer for it, and its state; another can be reported once that is posted or voided. */
  reported: z.nullable(
    z.object({ status: z.enum(paymentStatuses), amount: wireAmountSchema, reported_time: z.string() }),
  ),
})

/** A reported transfer for a charge order or a requested deduction, and its state. */
const payment = z.object({
  id: z.string(),
  status: z.enum(paymentStatuses),
  method: z.enum(collectionMethods),
  reported: wireAmountSchema,
  reported_time: z.string(),
  /** The seller's reference on the transfer. */
  reference: z.string(),
  /** The uploaded proof of payment. */
  file_id: z.nullable(z.string()),
  /** Once the lender has posted it: the received amount, its day, and the settled amounts. */
  posted: z.nullable(
    z.object({
      amount: wireAmountSchema,
      value_date: businessDateSchema,
      fee: wireAmountSchema,
      overdue_interest: wireAmountSchema,
      interest: wireAmountSchema,
      principal: wireAmountSchema,
      /** The part for a debt that had been written off. */
      recovered: wireAmountSchema,
      /** The surplus, kept for the company. */
      surplus: wireAmountSchema,
    }),
  ),
})

/** The company's dispute of a charge order, and the lender's reply; a withdrawn one has none. */
const dispute = z.object({
  raised_time: z.string(),
  words: z.string(),
  file_id: z.nullable(z.string()),
  /** Null until decided or withdrawn, as are the reply and its time. */
  outcome: z.nullable(z.enum(disputeOutcomes)),
  answer: z.nullable(z.string()),
  answered_time: z.nullable(z.string()),
})

/** The likely charge of a drawdown's running week of sales. */
const expectedCharge = z.object({
  drawdown_id: z.string(),
  currency: currencySchema,
  due_date: businessDateSchema,
  grace_until: businessDateSchema,
  /** The last day until which all shops' sales are known; null before the first of them. */
  known_to: z.nullable(businessDateSchema),
  /** The net sales known so far, and the share of them. */
  known_sales: wireAmountSchema,
  known_share: wireAmountSchema,
  /** The whole week: days without sales yet count as the mean of the last known weeks. */
  sales_week: salesWeek,
  shops: z.array(
    z.extend(shopWeek, {
      /** The last known day of the week, and the net sales up to it. */
      known_to: z.nullable(businessDateSchema),
      known_sales: wireAmountSchema,
    }),
  ),
  ...weekCorrections,
  /** The parts of `total`, as in a charge order. */
  principal: wireAmountSchema,
  interest: wireAmountSchema,
  fee: wireAmountSchema,
  given_back: z.optional(givenBack),
  red_packet: z.optional(wireAmountSchema),
  total: wireAmountSchema,
})

/** The drawdown of a charge order. */
const chargedDrawdown = z.object({
  id: z.string(),
  amount: wireAmountSchema,
  /** In percent a year. */
  rate: z.string(),
  drawdown_date: businessDateSchema,
  note_file_id: z.nullable(z.string()),
})

/** The kind of document, and its period: by the date of the portal, or business days, both included. */
const paperBody = z
  .object({
    kind: z.enum(accountDocumentKinds, 'unknownOption'),
    period: z._default(z.enum(documentPeriods, 'unknownOption'), 'custom'),
    ...periodFields,
  })
  .check(
    periodInOrder,
    z.refine(({ period, from }) => period !== 'custom' || from !== undefined, {
      error: 'required',
      path: ['from'],
    }),
    z.refine(({ period, to }) => period !== 'custom' || to !== undefined, {
      error: 'required',
      path: ['to'],
    }),
  )

export const repaymentSchemas = {
  disputeCharge: {
    body: z.object({
      charge_id: idSchema,
      words: textSchema(1000),
      /** An uploaded proof. */
      file_id: z.optional(randomIdSchema),
    }),
    response: z.object({ charge: chargeOrder }),
  },
  withdrawDispute: {
    body: z.object({ charge_id: idSchema }),
    response: z.object({ charge: chargeOrder }),
  },
  getRepaymentLink: {
    body: z.object({ user_id: idSchema }),
    response: z.object({ links: z.string() }),
  },
  requestPaper: {
    body: paperBody,
    /** The id of the future file, available within seconds. */
    response: z.object({ file_id: z.string() }),
  },
  getPaperTable: {
    body: paperBody,
    response: z.object({ file_name: z.string(), content: z.string() }),
  },
  getCharge: {
    body: z.object({ charge_id: idSchema }),
    response: z.object({
      charge: chargeOrder,
      /** The company's name in contracts. */
      company_name: z.nullable(z.string()),
      drawdown: chargedDrawdown,
      /** The parts of `charge.sales_week`; null without one, and for charge orders from before they were stored. */
      sales_week_parts: z.nullable(z.object({ shops: z.array(shopWeek), ...weekCorrections })),
      /** Its disputes, the latest first. */
      disputes: z.array(dispute),
      /** The latest first. */
      payments: z.array(payment),
    }),
  },
  estimateCharge: {
    body: z.object({ drawdown_id: idSchema }),
    response: expectedCharge,
  },
  listCharges: {
    body: z
      .object({
        ...pageFields,
        status: z.optional(z.enum(chargeOrderStatuses, 'unknownOption')),
        facility_id: z.optional(idSchema),
        /** Due on these business days. */
        ...periodFields,
        sort_by: z._default(z.enum(['due_date', 'created_time'], 'unknownOption'), 'due_date'),
        order: sortOrderSchema,
      })
      .check(periodInOrder),
    response: pageOf(chargeOrder),
  },
  reportPayment: {
    body: z.object({
      charge_id: idSchema,
      amount: amountSchema,
      /** The transfer's reference, to find it by. */
      reference: oneLineSchema(140),
      /** An uploaded proof of the transfer, such as the bank's receipt. */
      file_id: z.optional(randomIdSchema),
    }),
    response: z.object({ payment_id: z.string(), charge: chargeOrder }),
  },
  listPaymentPlans: { response: z.object({ plans: z.array(paymentPlan) }) },
  quotePayoff: {
    body: z.object({
      drawdown_id: idSchema,
      /** From today to the next due date; today by default. */
      date: z.optional(businessDateSchema),
      /** The amount of a partial repayment; everything by default. */
      amount: z.optional(amountSchema),
    }),
    response: payoff,
  },
  reportPayoff: {
    body: z.object({
      drawdown_id: idSchema,
      amount: amountSchema,
      /** A partial repayment: the drawdown continues. */
      partial: z._default(z.boolean('invalid'), false),
      /** The transfer's reference, to find it by. */
      reference: oneLineSchema(140),
    }),
    response: z.object({ drawdown_id: z.string(), status: z.literal('reported') }),
  },
}
