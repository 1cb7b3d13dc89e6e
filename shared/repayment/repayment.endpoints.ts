import * as z from 'zod/mini'
import { endpoint } from '../api/endpoint.ts'
import { pageFields, pageOf, sortOrders } from '../api/page.schema.ts'
import { amountSchema } from '../money/cents.ts'
import { businessDateSchema } from '../time/business-date.ts'
import { chargeOrder } from './charge-order.schema.ts'
import { chargeOrderStatuses } from './charge-order-states.ts'
import { payoff } from './payoff.schema.ts'

const id = z.string('required').check(z.minLength(1, 'required'), z.maxLength(100, 'tooLong'))

/** The first and the last business day of what is looked for, both included. */
const isPeriod = ({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean =>
  from === undefined || to === undefined || from <= to

export const repaymentEndpoints = {
  listCharges: endpoint({
    name: 'list-charges',
    method: 'POST',
    path: '/transaction/company/charge/list',
    audience: 'session',
    reads: true,
    envelope: 'company',
    summary:
      'The company’s charge orders with the account to pay to, the latest due first unless asked otherwise.',
    body: z
      .object({
        ...pageFields,
        status: z.optional(z.enum(chargeOrderStatuses, 'unknownOption')),
        facility_id: z.optional(id),
        /** Due on these business days. */
        from: z.optional(businessDateSchema),
        to: z.optional(businessDateSchema),
        sort_by: z._default(z.enum(['due_date', 'created_time'], 'unknownOption'), 'due_date'),
        order: z._default(z.enum(sortOrders, 'unknownOption'), 'desc'),
      })
      .check(z.refine(isPeriod, { message: 'dateInvalid', path: ['to'] })),
    response: pageOf(chargeOrder),
    // tooManyItems: too many to sort by the time of creation; the caller asks for fewer days.
    errors: ['tooManyItems', 'notFound'],
  }),
  reportPayment: endpoint({
    name: 'report-payment',
    method: 'POST',
    path: '/transaction/company/charge/invoice/offline',
    audience: 'session',
    envelope: 'company',
    summary:
      'Reports a bank transfer that the seller made for a charge order; it is pending until the lender sees it.',
    body: z.object({
      charge_id: id,
      amount: amountSchema,
      /** What the transfer says, to find it by. */
      reference: z
        .string('required')
        .check(z.trim(), z.minLength(1, 'required'), z.maxLength(140, 'tooLong')),
    }),
    response: z.object({ payment_id: z.string(), charge: chargeOrder }),
    // wrongState: the charge order is not open. ruleBroken: the amount is above what is outstanding.
    errors: ['changedMeanwhile', 'wrongState', 'notFound', 'ruleBroken'],
    idempotent: true,
  }),
  quotePayoff: endpoint({
    name: 'quote-payoff',
    method: 'POST',
    path: '/api/information/drawdown/payoff',
    audience: 'session',
    reads: true,
    envelope: 'landing',
    summary: 'What settles a drawdown on a day before it is due, and what that saves.',
    body: z.object({
      drawdown_id: id,
      /** From today to the due date; today where it is left out. */
      date: z.optional(businessDateSchema),
    }),
    response: payoff,
    // wrongState: no money is out, or it is due already. ruleBroken: it cannot be settled on that day.
    errors: ['wrongState', 'notFound', 'ruleBroken'],
  }),
  reportPayoff: endpoint({
    name: 'report-payoff',
    method: 'POST',
    path: '/api/information/drawdown/payoff/report',
    audience: 'session',
    envelope: 'landing',
    summary:
      'Reports a bank transfer that settles a drawdown before it is due; the drawdown runs on until the lender sees it.',
    body: z.object({
      drawdown_id: id,
      amount: amountSchema,
      /** What the transfer says, to find it by. */
      reference: z
        .string('required')
        .check(z.trim(), z.minLength(1, 'required'), z.maxLength(140, 'tooLong')),
    }),
    response: z.object({ drawdown_id: z.string(), status: z.literal('reported') }),
    // alreadyDone: a settlement is reported already. wrongState: no money is out, or it is due. ruleBroken: the amount does
    // not settle it.
    errors: ['changedMeanwhile', 'alreadyDone', 'wrongState', 'notFound', 'ruleBroken'],
    idempotent: true,
  }),
} as const
