import * as z from 'zod/mini'
import { endpoint } from '../api/endpoint.ts'
import { orders, pageFields, pageOf } from '../api/page.schema.ts'
import { businessInfoSchema } from '../kyc/business-info.ts'
import { productCodeSchema } from '../lending/product-codes.ts'
import { salesShareSchema, usualSalesShare } from '../lending/sales-share.ts'
import { amountSchema } from '../money/cents.ts'
import { positionStatuses } from '../position/position.ts'
import { businessDateSchema } from '../time/business-date.ts'
import { applicationNames, applicationRecord } from './application-record.schema.ts'
import { bankAccount, bankAccountInput } from './bank-account.schema.ts'
import { businessInformationInput } from './business-information.schema.ts'
import { chargeOrder } from './charge-order.schema.ts'
import { chargeOrderStatuses } from './charge-order-states.ts'
import { companyInformation, companyInformationInput } from './company-information.schema.ts'
import { benchmarkFixing, drawdownQuote } from './drawdown-quote.schema.ts'
import { applicationStatuses, drawdownStatuses } from './drawdown-states.ts'
import { payoff } from './payoff.schema.ts'
import { shareholderStructure } from './shareholder-structure.schema.ts'

const id = z.string('required').check(z.minLength(1, 'required'), z.maxLength(100, 'tooLong'))

/** The first and the last business day of what is looked for, both included. */
const isPeriod = ({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean =>
  from === undefined || to === undefined || from <= to

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
    reads: true,
    envelope: 'landing',
    summary: 'The account that drawdowns are paid into, its number masked; null before it was saved.',
    response: z.nullable(bankAccount),
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
    reads: true,
    envelope: 'landing',
    summary: 'What the company told about its trade; null before it was saved.',
    response: z.nullable(businessInfoSchema),
    errors: [],
  }),
  saveCompanyInformation: endpoint({
    name: 'save-company-information',
    method: 'POST',
    path: '/api/information/company',
    audience: 'session',
    envelope: 'landing',
    summary: 'Adds what the application tells of the company to its open KYC, or begins one with it.',
    body: companyInformationInput,
    response: companyInformation,
    // 20009 it is being changed, 20016 the KYC was rejected: begin a new one, 40002 approved, 40004 under review
    errors: [20009, 20016, 20018, 40002, 40004],
  }),
  getShareholderStructure: endpoint({
    name: 'get-shareholder-structure',
    method: 'GET',
    path: '/api/information/shareholderStructure/result',
    audience: 'session',
    reads: true,
    envelope: 'landing',
    summary: 'The company’s shareholders and its beneficial owners, as its KYC has them.',
    response: shareholderStructure,
    errors: [20018],
  }),
  listBanks: endpoint({
    name: 'list-banks',
    method: 'GET',
    path: '/api/information/bank/list',
    audience: 'session',
    reads: true,
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
    reads: true,
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
    reads: true,
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
    body: z.object({
      amount: amountSchema,
      /** The percentage of sales that the projection repays with. */
      sales_share: z._default(salesShareSchema, usualSalesShare),
    }),
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
      signer_name: z
        .string('required')
        .check(z.trim(), z.minLength(1, 'required'), z.maxLength(200, 'tooLong')),
      accepted: z.literal(true, 'mustAccept'),
    }),
    response: z.object({ drawdown_id: z.string(), status: z.enum(drawdownStatuses) }),
    // 403 the company is no longer verified, 20007 not a director, 20010 the quote was used, 20016 it has expired,
    // 20018 no such quote, 70001 above available
    errors: [403, 20007, 20010, 20016, 20018, 70001],
    idempotent: true,
  }),
  withdrawApplication: endpoint({
    name: 'withdraw-application',
    method: 'POST',
    path: '/mendixhelper/approval/withdraw',
    audience: 'session',
    envelope: 'company',
    summary:
      'Takes back an application that the lender has not decided; what a drawdown reserved is given back.',
    body: z.object({ approval_id: id }),
    response: z.object({ approval_id: z.string(), status: z.enum(applicationStatuses) }),
    // 20009 it is being changed, 20016 the lender has decided it, 20018 no such
    errors: [20009, 20016, 20018],
    idempotent: true,
  }),
  listApplications: endpoint({
    name: 'list-applications',
    method: 'POST',
    path: '/mendixhelper/approval/cp/page/list',
    audience: 'session',
    reads: true,
    envelope: 'company',
    summary:
      'The company’s applications for drawdowns and higher limits by the time of their creation, newest first unless asked otherwise.',
    body: z
      .object({
        ...pageFields,
        /** What was applied for; everything where it is left out. */
        name: z.optional(z.enum(applicationNames, 'unknownOption')),
        status: z.optional(z.enum(applicationStatuses, 'unknownOption')),
        product_name: z.optional(productCodeSchema),
        /** Created on these business days. */
        from: z.optional(businessDateSchema),
        to: z.optional(businessDateSchema),
        order: z._default(z.enum(orders, 'unknownOption'), 'desc'),
      })
      .check(z.refine(isPeriod, { message: 'dateInvalid', path: ['to'] })),
    response: pageOf(applicationRecord),
    errors: [],
  }),
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
        order: z._default(z.enum(orders, 'unknownOption'), 'desc'),
      })
      .check(z.refine(isPeriod, { message: 'dateInvalid', path: ['to'] })),
    response: pageOf(chargeOrder),
    // 20015 too many to sort by the time of creation: ask for fewer days; 20018 no such facility
    errors: [20015, 20018],
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
    // 20009 the charge order is being changed, 20016 it is not open, 20018 no such, 70001 above what is outstanding
    errors: [20009, 20016, 20018, 70001],
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
    // 20016 no money is out, or it is due already, 20018 no such, 70001 no day to settle it on
    errors: [20016, 20018, 70001],
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
    // 20009 it is being changed, 20010 one is reported already, 20016 no money is out, or it is due, 20018 no such,
    // 70001 it does not settle it
    errors: [20009, 20010, 20016, 20018, 70001],
    idempotent: true,
  }),
} as const
