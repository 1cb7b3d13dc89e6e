import * as z from 'zod'
import { endpoint } from '../api/endpoint.ts'
import { businessInfoSchema } from '../kyc/business-info.ts'
import { productCodeSchema } from '../lending/product-terms.ts'
import { amountSchema, wireAmountSchema } from '../money/cents.ts'
import { currencySchema } from '../money/currency.ts'
import { ratePercentSchema } from '../money/rate.ts'
import { positionStatuses } from '../position/position.ts'
import { businessDateSchema } from '../time/business-date.ts'
import { bankAccount, bankAccountInput } from './bank-account.schema.ts'
import { businessInformationInput } from './business-information.schema.ts'
import { chargeOrder } from './charge-order.schema.ts'
import { benchmarkFixing, drawdownQuote } from './drawdown-quote.schema.ts'
import { applicationStatuses, drawdownStatuses } from './drawdown-states.ts'

const id = z.string('required').min(1, 'required').max(100, 'tooLong')

const page = {
  page_size: z.number('invalid').int('invalid').min(1, 'invalid').max(100, 'tooMany').default(20),
  /** From the page before. */
  cursor: z.string('invalid').max(2000, 'tooLong').optional(),
}

/** Where the application stands after the step, and the screen to go on with. */
const position = z.object({ path: z.string(), path_name: z.enum(positionStatuses) })

export const drawdownEndpoints = {
  saveDebitAccount: endpoint({
    name: 'save-debit-account',
    method: 'POST',
    path: '/api/information/debitAccount',
    audience: 'session',
    envelope: 'landing',
    summary:
      'Saves the account that drawdowns are paid into. Needs an authorised shop; a step of the application.',
    body: bankAccountInput,
    response: position,
    errors: [403, 20010, 20016],
  }),
  getDebitAccount: endpoint({
    name: 'get-debit-account',
    method: 'GET',
    path: '/api/information/debitAccount',
    audience: 'session',
    envelope: 'landing',
    summary: 'The account that drawdowns are paid into, its number masked; null before it was saved.',
    response: bankAccount.nullable(),
    errors: [],
  }),
  saveBusinessInformation: endpoint({
    name: 'save-business-information',
    method: 'POST',
    path: '/api/information/business',
    audience: 'session',
    envelope: 'landing',
    summary:
      'Saves what the company tells about its trade. Needs an authorised shop; a step of the application.',
    body: businessInformationInput,
    response: position,
    errors: [403, 20010, 20016],
  }),
  getBusinessInformation: endpoint({
    name: 'get-business-information',
    method: 'GET',
    path: '/api/information/business',
    audience: 'session',
    envelope: 'landing',
    summary: 'What the company told about its trade; null before it was saved.',
    response: businessInfoSchema.nullable(),
    errors: [],
  }),
  listBanks: endpoint({
    name: 'list-banks',
    method: 'GET',
    path: '/api/information/bank/list',
    audience: 'session',
    envelope: 'landing',
    summary: 'Banks to choose from, with their SWIFT codes.',
    response: z.array(
      z.object({
        swift_code: z.string(),
        name_chi: z.string(),
        name_cht: z.string(),
        name_eng: z.string(),
        show_name: z.string(),
      }),
    ),
    errors: [],
  }),
  getSofr: endpoint({
    name: 'get-sofr',
    method: 'GET',
    path: '/api/information/interest_rate/sofr',
    audience: 'session',
    envelope: 'landing',
    summary: 'The latest published SOFR, in percent a year, with its date and publisher.',
    response: benchmarkFixing,
    errors: [20018],
  }),
  listDirectorNames: endpoint({
    name: 'list-director-names',
    method: 'GET',
    path: '/api/information/directors/name',
    audience: 'session',
    envelope: 'landing',
    summary: 'The directors that can sign a drawdown.',
    response: z.array(z.object({ name: z.string() })),
    errors: [],
  }),
  quoteDrawdown: endpoint({
    name: 'quote-drawdown',
    method: 'POST',
    path: '/api/information/drawdown/quote',
    audience: 'session',
    envelope: 'landing',
    summary: 'Prices a drawdown in full before the seller commits. The quote is good for 15 minutes.',
    body: z.object({ amount: amountSchema }),
    response: drawdownQuote,
    // 20018 no facility or no benchmark, 70001 the amount or the price breaks a rule
    errors: [20018, 70001],
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
      signer_name: z.string('required').trim().min(1, 'required').max(200, 'tooLong'),
      accepted: z.literal(true, 'mustAccept'),
    }),
    response: z.object({ drawdown_id: z.string(), status: z.enum(drawdownStatuses) }),
    // 403 the company is no longer verified, 20007 not a director, 20010 the quote was used, 20016 it has expired,
    // 20018 no such quote, 70001 above available
    errors: [403, 20007, 20010, 20016, 20018, 70001],
    idempotent: true,
  }),
  listApplications: endpoint({
    name: 'list-applications',
    method: 'POST',
    path: '/mendixhelper/approval/cp/page/list',
    audience: 'session',
    envelope: 'company',
    summary: 'The company’s drawdown applications, newest first.',
    body: z.object(page),
    response: z.object({
      records: z.array(
        z.object({
          approval_id: z.string(),
          /** What was applied for. */
          name: z.literal('drawdown'),
          product_name: productCodeSchema,
          currency: currencySchema,
          amount: wireAmountSchema,
          /** Benchmark and margin together, in percent a year. */
          rate: ratePercentSchema,
          /** To the due date, as signed for, or as paid out if that was later. */
          interest: wireAmountSchema,
          /** To pay on the due date. */
          total: wireAmountSchema,
          status: z.enum(applicationStatuses),
          /** How far the money has come. */
          stage: z.enum(drawdownStatuses),
          created_time: z.string(),
          due_date: businessDateSchema,
          /** The signed note among the company's files; null until it was rendered. */
          note_file_id: z.string().nullable(),
        }),
      ),
      cursor: z.string().optional(),
    }),
    errors: [],
  }),
  listCharges: endpoint({
    name: 'list-charges',
    method: 'POST',
    path: '/transaction/company/charge/list',
    audience: 'session',
    envelope: 'company',
    summary: 'The company’s charge orders, newest first, with the account to pay to.',
    body: z.object(page),
    response: z.object({ records: z.array(chargeOrder), cursor: z.string().optional() }),
    errors: [],
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
      reference: z.string('required').trim().min(1, 'required').max(140, 'tooLong'),
    }),
    response: z.object({ payment_id: z.string(), charge: chargeOrder }),
    // 20009 the charge order is being changed, 20016 it is not open, 20018 no such, 70001 above what is outstanding
    errors: [20009, 20016, 20018, 70001],
    idempotent: true,
  }),
} as const
