import { endpoint } from '../api/endpoint.ts'
import type { applicationSchemas } from './application.schemas.ts'

export const applicationEndpoints = {
  /** The company's progress in its application, and the next screen. */
  getPosition: endpoint<typeof applicationSchemas.getPosition>()({
    name: 'get-position',
    method: 'GET',
    path: '/api/path',
    audience: 'session',
    envelope: 'landing',
    reads: true,
    errors: [],
  }),
  /** Starts an application, or confirms its position. Only the steps themselves advance it. */
  storePosition: endpoint<typeof applicationSchemas.storePosition>()({
    name: 'store-position',
    method: 'POST',
    path: '/api/path/store',
    audience: 'session',
    envelope: 'landing',
    errors: ['wrongState'],
    audited: 'money',
  }),
  /** Saves the payout account. Needs an authorised shop; a step of the application. */
  saveDebitAccount: endpoint<typeof applicationSchemas.saveDebitAccount>()({
    name: 'save-debit-account',
    method: 'POST',
    path: '/api/information/debitAccount',
    audience: 'session',
    role: 'administrator',
    mobile: true,
    stepUp: true,
    envelope: 'landing',
    errors: ['forbidden', 'alreadyDone', 'wrongState'],
    audited: 'money',
    sensitive: ['movesMoney'],
  }),
  /** The payout account, its number masked; null before it was saved. */
  getDebitAccount: endpoint<typeof applicationSchemas.getDebitAccount>()({
    name: 'get-debit-account',
    method: 'GET',
    path: '/api/information/debitAccount',
    audience: 'session',
    envelope: 'landing',
    reads: true,
    errors: [],
  }),
  /** Saves the company's business information. Needs an authorised shop; a step of the application. */
  saveBusinessInformation: endpoint<typeof applicationSchemas.saveBusinessInformation>()({
    name: 'save-business-information',
    method: 'POST',
    path: '/api/information/business',
    audience: 'session',
    envelope: 'landing',
    errors: ['forbidden', 'alreadyDone', 'wrongState'],
    audited: 'money',
  }),
  /** The company's business information; null before it was saved. */
  getBusinessInformation: endpoint<typeof applicationSchemas.getBusinessInformation>()({
    name: 'get-business-information',
    method: 'GET',
    path: '/api/information/business',
    audience: 'session',
    envelope: 'landing',
    reads: true,
    errors: [],
  }),
  /** Adds the application's company data to its open KYC, or creates one. */
  saveCompanyInformation: endpoint<typeof applicationSchemas.saveCompanyInformation>()({
    name: 'save-company-information',
    method: 'POST',
    path: '/api/information/company',
    audience: 'session',
    envelope: 'landing',
    // wrongState: the KYC was rejected; a new one has to be created.
    errors: ['changedMeanwhile', 'wrongState', 'notFound', 'kycApproved', 'kycUnderReview'],
    audited: 'kyc',
  }),
  /** The company’s shareholders and beneficial owners, from its KYC. */
  getShareholderStructure: endpoint<typeof applicationSchemas.getShareholderStructure>()({
    name: 'get-shareholder-structure',
    method: 'GET',
    path: '/api/information/shareholderStructure/result',
    audience: 'session',
    envelope: 'landing',
    reads: true,
    errors: ['notFound'],
  }),
  /** Banks to choose from, with their SWIFT codes. */
  listBanks: endpoint<typeof applicationSchemas.listBanks>()({
    name: 'list-banks',
    method: 'GET',
    path: '/api/information/bank/list',
    audience: 'session',
    envelope: 'landing',
    reads: true,
    errors: [],
  }),
  /** The directors that can sign a drawdown. */
  listDirectorNames: endpoint<typeof applicationSchemas.listDirectorNames>()({
    name: 'list-director-names',
    method: 'GET',
    path: '/api/information/directors/name',
    audience: 'session',
    envelope: 'landing',
    reads: true,
    errors: [],
  }),
  /**
   * The company’s applications for drawdowns and higher limits by the time of their creation, newest first
   * unless asked otherwise.
   */
  listApplications: endpoint<typeof applicationSchemas.listApplications>()({
    name: 'list-applications',
    method: 'POST',
    path: '/mendixhelper/approval/cp/page/list',
    audience: 'session',
    envelope: 'company',
    reads: true,
    errors: [],
  }),
  /** Withdraws an application that the lender has not decided; a drawdown's reservation is released. */
  withdrawApplication: endpoint<typeof applicationSchemas.withdrawApplication>()({
    name: 'withdraw-application',
    method: 'POST',
    path: '/mendixhelper/approval/withdraw',
    audience: 'session',
    role: 'administrator',
    envelope: 'company',
    idempotent: true,
    // wrongState: the lender has decided it.
    errors: ['changedMeanwhile', 'wrongState', 'notFound'],
    audited: 'money',
    sensitive: ['movesMoney'],
  }),
} as const
