import { landingEndpoint } from '../api/endpoint.ts'
import type { drawdownSchemas } from './drawdown.schemas.ts'

export const drawdownRequestEndpoints = {
  /** The latest published SOFR, in percent a year, with its date and publisher. */
  getSofr: landingEndpoint<typeof drawdownSchemas.getSofr>()({
    name: 'get-sofr',
    method: 'GET',
    path: '/api/information/interest_rate/sofr',
    reads: true,
    errors: ['noCurrentBenchmark'],
  }),
  /** Prices a drawdown in full before the seller commits. The quote is valid for 15 minutes. */
  quoteDrawdown: landingEndpoint<typeof drawdownSchemas.quoteDrawdown>()({
    name: 'quote-drawdown',
    method: 'POST',
    path: '/api/information/drawdown/quote',
    // notFound: no facility. noCurrentBenchmark: the newest fixing is too old for pricing, or there is none.
    // ruleBroken: for the amount, the price or the red packet.
    errors: ['notFound', 'noCurrentBenchmark', 'ruleBroken', 'tooManyRequests'],
  }),
  /** Requests the drawdown of a quote, signs its note, and reserves its amount. */
  submitDrawdown: landingEndpoint<typeof drawdownSchemas.submitDrawdown>()({
    name: 'submit-drawdown',
    method: 'POST',
    path: '/api/information/drawdown/submit',
    role: 'administrator',
    mobile: true,
    stepUp: true,
    idempotent: true,
    // forbidden: the company is no longer verified. verificationFailed: the signer is no director, or another one than
    // the caller. alreadyDone: the quote was used. wrongState: it has expired. ruleBroken: the amount is above the
    // available balance, the account cannot be paid into, the red packet is no longer valid, or the caller has yet to
    // prove which signatory they are. resetTooRecent: their password was reset by mail less than a day ago.
    errors: [
      'companyNotVerified',
      'verificationFailed',
      'alreadyDone',
      'wrongState',
      'notFound',
      'ruleBroken',
      'resetTooRecent',
      'changedMeanwhile',
    ],
    audited: 'money',
    sensitive: ['movesMoney'],
  }),
} as const
