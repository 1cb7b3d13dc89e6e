import * as z from 'zod/mini'
import { endpoint } from '../api/endpoint.ts'
import { pageFields, pageOf, sortOrders } from '../api/page.schema.ts'
import { applicationStatuses } from '../drawdown/drawdown-states.ts'
import { businessInfoSchema } from '../kyc/business-info.ts'
import { productCodeSchema } from '../lending/product-codes.ts'
import { businessDateSchema } from '../time/business-date.ts'
import { applicationNames, applicationRecord } from './application-record.schema.ts'
import { bankAccount, bankAccountInput } from './bank-account.schema.ts'
import { businessInformationInput } from './business-information.schema.ts'
import { companyInformation, companyInformationInput } from './company-information.schema.ts'
import { positionStatuses } from './position.ts'
import { shareholderStructure } from './shareholder-structure.schema.ts'

const id = z.string('required').check(z.minLength(1, 'required'), z.maxLength(100, 'tooLong'))

/** The first and the last business day of what is looked for, both included. */
const isPeriod = ({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean =>
  from === undefined || to === undefined || from <= to

/** Where the application stands after a step, and the screen to go on with. */
const positionAfterStep = z.object({ path: z.string(), path_name: z.enum(positionStatuses) })

const position = z.object({
  /** Where to go on, below `/financing`; null before the first step. */
  path: z.nullable(z.string()),
  path_name: z.nullable(z.enum(positionStatuses)),
})

export const applicationEndpoints = {
  getPosition: endpoint({
    name: 'get-position',
    method: 'GET',
    path: '/api/path',
    audience: 'session',
    reads: true,
    envelope: 'landing',
    summary: 'How far the company has come in its application, and the screen to go on with.',
    response: position,
    errors: [],
  }),
  storePosition: endpoint({
    name: 'store-position',
    method: 'POST',
    path: '/api/path/store',
    audience: 'session',
    envelope: 'landing',
    summary: 'Begins an application, or confirms where it stands. What moves it on are the steps themselves.',
    body: z.object({
      path: z.string('required').check(z.startsWith('/credit/', 'invalid'), z.maxLength(200, 'tooLong')),
      path_name: z.enum(positionStatuses, 'unknownOption'),
    }),
    response: position,
    errors: ['wrongState'],
  }),
  saveDebitAccount: endpoint({
    name: 'save-debit-account',
    method: 'POST',
    path: '/api/information/debitAccount',
    audience: 'session',
    envelope: 'landing',
    summary:
      'Saves the account that drawdowns are paid into. Needs an authorised shop; a step of the application.',
    body: bankAccountInput,
    response: positionAfterStep,
    errors: ['forbidden', 'alreadyDone', 'wrongState'],
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
    response: positionAfterStep,
    errors: ['forbidden', 'alreadyDone', 'wrongState'],
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
    // wrongState: the KYC was rejected; a new one has to be begun.
    errors: ['changedMeanwhile', 'wrongState', 'notFound', 'kycApproved', 'kycUnderReview'],
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
    errors: ['notFound'],
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
        order: z._default(z.enum(sortOrders, 'unknownOption'), 'desc'),
      })
      .check(z.refine(isPeriod, { message: 'dateInvalid', path: ['to'] })),
    response: pageOf(applicationRecord),
    errors: [],
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
    // wrongState: the lender has decided it.
    errors: ['changedMeanwhile', 'wrongState', 'notFound'],
    idempotent: true,
  }),
} as const
