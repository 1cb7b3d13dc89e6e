import { companyEndpoint, landingEndpoint } from '../api/endpoint.ts'
import type { applicationSchemas } from './application.schemas.ts'

export const applicationEndpoints = {
  /** The company's progress in its application, and the next screen. */
  getPosition: landingEndpoint<typeof applicationSchemas.getPosition>()({
    name: 'get-position',
    method: 'GET',
    path: '/api/path',
    reads: true,
  }),
  /** Starts an application, or confirms its position. Only the steps themselves advance it. */
  storePosition: landingEndpoint<typeof applicationSchemas.storePosition>()({
    name: 'store-position',
    method: 'POST',
    path: '/api/path/store',
    errors: ['wrongState'],
    audited: 'money',
  }),
  /** Saves the payout account. Needs an authorised shop; a step of the application. */
  saveDebitAccount: landingEndpoint<typeof applicationSchemas.saveDebitAccount>()({
    name: 'save-debit-account',
    method: 'POST',
    path: '/api/information/debitAccount',
    role: 'administrator',
    mobile: true,
    stepUp: true,
    errors: ['forbidden', 'alreadyDone', 'wrongState'],
    audited: 'money',
    sensitive: ['movesMoney'],
  }),
  /** The payout account, its number masked; null before it was saved. */
  getDebitAccount: landingEndpoint<typeof applicationSchemas.getDebitAccount>()({
    name: 'get-debit-account',
    method: 'GET',
    path: '/api/information/debitAccount',
    reads: true,
  }),
  /** Saves the company's business information. Needs an authorised shop; a step of the application. */
  saveBusinessInformation: landingEndpoint<typeof applicationSchemas.saveBusinessInformation>()({
    name: 'save-business-information',
    method: 'POST',
    path: '/api/information/business',
    errors: ['forbidden', 'alreadyDone', 'wrongState'],
    audited: 'money',
  }),
  /** The company's business information; null before it was saved. */
  getBusinessInformation: landingEndpoint<typeof applicationSchemas.getBusinessInformation>()({
    name: 'get-business-information',
    method: 'GET',
    path: '/api/information/business',
    reads: true,
  }),
  /** Adds the application's company data to its open KYC, or creates one. */
  saveCompanyInformation: landingEndpoint<typeof applicationSchemas.saveCompanyInformation>()({
    name: 'save-company-information',
    method: 'POST',
    path: '/api/information/company',
    // wrongState: the KYC was rejected; a new one has to be created.
    errors: ['changedMeanwhile', 'wrongState', 'notFound', 'kycApproved', 'kycUnderReview'],
    audited: 'kyc',
  }),
  /** The company’s shareholders and beneficial owners, from its KYC. */
  getShareholderStructure: landingEndpoint<typeof applicationSchemas.getShareholderStructure>()({
    name: 'get-shareholder-structure',
    method: 'GET',
    path: '/api/information/shareholderStructure/result',
    reads: true,
    errors: ['notFound'],
  }),
  /** Banks to choose from, with their SWIFT codes. */
  listBanks: landingEndpoint<typeof applicationSchemas.listBanks>()({
    name: 'list-banks',
    method: 'GET',
    path: '/api/information/bank/list',
    reads: true,
  }),
  /** The directors that can sign a drawdown. */
  listDirectorNames: landingEndpoint<typeof applicationSchemas.listDirectorNames>()({
    name: 'list-director-names',
    method: 'GET',
    path: '/api/information/directors/name',
    reads: true,
  }),
  /**
   * The company’s applications for drawdowns and higher limits by the time of their creation, newest first
   * unless asked otherwise.
   */
  listApplications: companyEndpoint<typeof applicationSchemas.listApplications>()({
    name: 'list-applications',
    method: 'POST',
    path: '/mendixhelper/approval/cp/page/list',
    reads: true,
  }),
  /** Withdraws an application that the lender has not decided; a drawdown's reservation is released. */
  withdrawApplication: companyEndpoint<typeof applicationSchemas.withdrawApplication>()({
    name: 'withdraw-application',
    method: 'POST',
    path: '/mendixhelper/approval/withdraw',
    role: 'administrator',
    idempotent: true,
    // wrongState: the lender has decided it.
    errors: ['changedMeanwhile', 'wrongState', 'notFound'],
    audited: 'money',
    sensitive: ['movesMoney'],
  }),
} as const
