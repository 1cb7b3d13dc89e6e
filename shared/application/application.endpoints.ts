import { endpoint } from '../api/endpoint.ts'
import type { applicationSchemas } from './application.schemas.ts'

export const applicationEndpoints = {
  /** How far the company has come in its application, and the screen to go on with. */
  getPosition: endpoint<typeof applicationSchemas.getPosition>()({
    name: 'get-position',
    method: 'GET',
    path: '/api/path',
    audience: 'session',
    envelope: 'landing',
    reads: true,
    errors: [],
  }),
  /** Begins an application, or confirms where it stands. What moves it on are the steps themselves. */
  storePosition: endpoint<typeof applicationSchemas.storePosition>()({
    name: 'store-position',
    method: 'POST',
    path: '/api/path/store',
    audience: 'session',
    envelope: 'landing',
    errors: ['wrongState'],
    audited: 'money',
  }),
  /** Saves the account that drawdowns are paid into. Needs an authorised shop; a step of the application. */
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
  /** The account that drawdowns are paid into, its number masked; null before it was saved. */
  getDebitAccount: endpoint<typeof applicationSchemas.getDebitAccount>()({
    name: 'get-debit-account',
    method: 'GET',
    path: '/api/information/debitAccount',
    audience: 'session',
    envelope: 'landing',
    reads: true,
    errors: [],
  }),
  /** Saves what the company tells about its trade. Needs an authorised shop; a step of the application. */
  saveBusinessInformation: endpoint<typeof applicationSchemas.saveBusinessInformation>()({
    name: 'save-business-information',
    method: 'POST',
    path: '/api/information/business',
    audience: 'session',
    envelope: 'landing',
    errors: ['forbidden', 'alreadyDone', 'wrongState'],
    audited: 'money',
  }),
  /** What the company told about its trade; null before it was saved. */
  getBusinessInformation: endpoint<typeof applicationSchemas.getBusinessInformation>()({
    name: 'get-business-information',
    method: 'GET',
    path: '/api/information/business',
    audience: 'session',
    envelope: 'landing',
    reads: true,
    errors: [],
  }),
  /** Adds what the application tells of the company to its open KYC, or begins one with it. */
  saveCompanyInformation: endpoint<typeof applicationSchemas.saveCompanyInformation>()({
    name: 'save-company-information',
    method: 'POST',
    path: '/api/information/company',
    audience: 'session',
    envelope: 'landing',
    // wrongState: the KYC was rejected; a new one has to be begun.
    errors: ['changedMeanwhile', 'wrongState', 'notFound', 'kycApproved', 'kycUnderReview'],
    audited: 'kyc',
  }),
  /** The company’s shareholders and its beneficial owners, as its KYC has them. */
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
  /** Takes back an application that the lender has not decided; what a drawdown reserved is given back. */
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
