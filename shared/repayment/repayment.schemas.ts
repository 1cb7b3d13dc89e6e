import * as z from 'zod/mini'
import { drawnIdSchema, idSchema, oneLineSchema, textSchema } from '../api/field-schemas.ts'
import { pageFields, pageOf, periodFields, periodInOrder, sortOrderSchema } from '../api/page.schema.ts'
import { givenBack } from '../drawdown/drawdown-costs.schema.ts'
import { collectionMethods } from '../lending/repayment-options.ts'
import { amountSchema, wireAmountSchema } from '../money/cents.ts'
import { currencySchema } from '../money/currency.ts'
import { businessDateSchema } from '../time/business-date.ts'
import { chargeOrder, lenderAccount } from './charge-order.schema.ts'
import { chargeOrderStatuses } from './charge-order-states.ts'
import { disputeOutcomes } from './dispute-outcomes.ts'
import { paperKinds } from './paper-kinds.ts'
import { paymentStatuses } from './payment-states.ts'

/** What repays a drawdown on a day before it is due, in part or whole, and what that saves. */
const payoff = z.object({
  drawdown_id: z.string(),
  currency: currencySchema,
  /** The day on which the money arrives. */
  date: businessDateSchema,
  /** Of what falls due next otherwise. */
  due_date: businessDateSchema,
  principal: wireAmountSchema,
  /** To the date, for the minimum tenor at least, half-up to the cent. */
  interest: wireAmountSchema,
  /** Of the fee that is paid with the due dates, what is earned by the date; absent where there is none. */
  fee: z.optional(wireAmountSchema),
  /** What was taken at the payout and repays a part of the principal; absent where nothing does. */
  given_back: z.optional(givenBack),
  /** What a red packet pays of the interest, negative as it stands in the sum; absent where it pays nothing. */
  red_packet: z.optional(wireAmountSchema),
  /** What is paid: principal, interest and fee, less what is given back. */
  total: wireAmountSchema,
  /** Interest and fees that are given back or not owed if it is paid so, everything else on its day. */
  saved: wireAmountSchema,
  /** Principal that runs on; 0 where everything is settled. */
  principal_left: wireAmountSchema,
  pay_to: lenderAccount,
  /** What to write on the transfer: the lender finds the money by it. */
  transfer_reference: z.string(),
  /** The transfer that was reported last for it, and what became of that; a new one waits until it is posted or voided. */
  reported: z.nullable(
    z.object({ status: z.enum(paymentStatuses), amount: wireAmountSchema, reported_time: z.string() }),
  ),
})

/** A transfer that was reported for a charge order or a deduction that was asked for, and what became of it. */
const payment = z.object({
  id: z.string(),
  status: z.enum(paymentStatuses),
  method: z.enum(collectionMethods),
  reported: wireAmountSchema,
  reported_time: z.string(),
  /** What the seller said the transfer says. */
  reference: z.string(),
  /** What was uploaded to show it. */
  file_id: z.nullable(z.string()),
  /** Once the lender has posted it: what arrived, on which day, and what of the charge order it settled. */
  posted: z.nullable(
    z.object({
      amount: wireAmountSchema,
      value_date: businessDateSchema,
      fee: wireAmountSchema,
      overdue_interest: wireAmountSchema,
      interest: wireAmountSchema,
      principal: wireAmountSchema,
      /** Beyond what was owed, and kept for the company. */
      surplus: wireAmountSchema,
    }),
  ),
})

/** What the company said is wrong with a charge order, and what the lender answered. */
const dispute = z.object({
  raised_time: z.string(),
  words: z.string(),
  file_id: z.nullable(z.string()),
  /** Null until it is answered, as are the answer and its time. */
  outcome: z.nullable(z.enum(disputeOutcomes)),
  answer: z.nullable(z.string()),
  answered_time: z.nullable(z.string()),
})

/** What a charge order was raised for. */
const chargedDrawdown = z.object({
  id: z.string(),
  amount: wireAmountSchema,
  /** In percent a year. */
  rate: z.string(),
  drawdown_date: businessDateSchema,
  note_file_id: z.nullable(z.string()),
})

/** Which paper, over which business days, both included. */
const paperBody = z
  .object({ kind: z.enum(paperKinds, 'unknownOption'), from: businessDateSchema, to: businessDateSchema })
  .check(periodInOrder)

export const repaymentSchemas = {
  disputeCharge: {
    body: z.object({
      charge_id: idSchema,
      words: textSchema(1000),
      /** An uploaded file that shows it. */
      file_id: z.optional(drawnIdSchema),
    }),
    response: z.object({ charge: chargeOrder }),
  },
  getRepaymentLink: {
    body: z.object({ user_id: idSchema }),
    response: z.object({ links: z.string() }),
  },
  requestPaper: {
    body: paperBody,
    /** The file that it will be, there within seconds. */
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
      /** As contracts name the company. */
      company_name: z.nullable(z.string()),
      drawdown: chargedDrawdown,
      /** What was said to be wrong with it, the latest first. */
      disputes: z.array(dispute),
      /** The latest first. */
      payments: z.array(payment),
    }),
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
      /** What the transfer says, to find it by. */
      reference: oneLineSchema(140),
      /** An uploaded file that shows the transfer, as the bank's receipt. */
      file_id: z.optional(drawnIdSchema),
    }),
    response: z.object({ payment_id: z.string(), charge: chargeOrder }),
  },
  quotePayoff: {
    body: z.object({
      drawdown_id: idSchema,
      /** From today to the next due date; today where it is left out. */
      date: z.optional(businessDateSchema),
      /** To repay a part; everything where it is left out. */
      amount: z.optional(amountSchema),
    }),
    response: payoff,
  },
  reportPayoff: {
    body: z.object({
      drawdown_id: idSchema,
      amount: amountSchema,
      /** A part only: the rest runs on. */
      partial: z._default(z.boolean('invalid'), false),
      /** What the transfer says, to find it by. */
      reference: oneLineSchema(140),
    }),
    response: z.object({ drawdown_id: z.string(), status: z.literal('reported') }),
  },
}
