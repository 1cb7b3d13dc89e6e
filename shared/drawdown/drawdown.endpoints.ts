import * as z from 'zod/mini'
import { endpoint } from '../api/endpoint.ts'
import { salesShareSchema, usualSalesShare } from '../lending/sales-share.ts'
import { amountSchema } from '../money/cents.ts'
import { benchmarkFixing, drawdownQuote } from './drawdown-quote.schema.ts'
import { drawdownStatuses } from './drawdown-states.ts'

const id = z.string('required').check(z.minLength(1, 'required'), z.maxLength(100, 'tooLong'))

export const drawdownEndpoints = {
  getSofr: endpoint({
    name: 'get-sofr',
    method: 'GET',
    path: '/api/information/interest_rate/sofr',
    audience: 'session',
    reads: true,
    envelope: 'landing',
    summary: 'The latest published SOFR, in percent a year, with its date and publisher.',
    response: benchmarkFixing,
    errors: ['notFound'],
  }),
  quoteDrawdown: endpoint({
    name: 'quote-drawdown',
    method: 'POST',
    path: '/api/information/drawdown/quote',
    audience: 'session',
    envelope: 'landing',
    summary: 'Prices a drawdown in full before the seller commits. The quote is good for 15 minutes.',
    body: z.object({
      amount: amountSchema,
      /** The percentage of sales that the projection repays with. */
      sales_share: z._default(salesShareSchema, usualSalesShare),
    }),
    response: drawdownQuote,
    // notFound: no facility, or no benchmark to price with. ruleBroken: by the amount or by the price.
    errors: ['notFound', 'ruleBroken'],
  }),
  submitDrawdown: endpoint({
    name: 'submit-drawdown',
    method: 'POST',
    path: '/api/information/drawdown/submit',
    audience: 'session',
    envelope: 'landing',
    summary: 'Requests the drawdown that a quote priced, and reserves its amount.',
    body: z.object({
      quote_id: id,
      /** One of the directors. */
      signer_name: z
        .string('required')
        .check(z.trim(), z.minLength(1, 'required'), z.maxLength(200, 'tooLong')),
      accepted: z.literal(true, 'mustAccept'),
    }),
    response: z.object({ drawdown_id: z.string(), status: z.enum(drawdownStatuses) }),
    // forbidden: the company is no longer verified. verificationFailed: the signer is no director. alreadyDone: the quote
    // was used. wrongState: it has expired. ruleBroken: the amount is above what is available.
    errors: ['forbidden', 'verificationFailed', 'alreadyDone', 'wrongState', 'notFound', 'ruleBroken'],
    idempotent: true,
  }),
} as const
