import { endpoint } from '../api/endpoint.ts'
import type { kycSchemas } from './kyc.schemas.ts'

export const kycEndpoints = {
  /** Begins the company’s KYC, or gives the one that is open. */
  createKyc: endpoint<typeof kycSchemas.createKyc>()({
    name: 'create-kyc',
    method: 'POST',
    path: '/sme/kyc/create',
    audience: 'session',
    envelope: 'company',
    errors: ['changedMeanwhile', 'notFound', 'kycPending', 'kycApproved'],
    audited: 'kyc',
  }),
  /**
   * Begins a change of a verified company, with what was approved; or gives the one that is under way. The company stays
   * what it is until the change is approved.
   */
  changeCompany: endpoint<typeof kycSchemas.changeCompany>()({
    name: 'change-company',
    method: 'POST',
    path: '/sme/kyc/change',
    audience: 'session',
    role: 'administrator',
    envelope: 'company',
    // wrongState: the company was not verified yet, and its first KYC says what it is.
    errors: ['changedMeanwhile', 'notFound', 'wrongState'],
    audited: 'kyc',
  }),
  /** Gives a change up that the lender has not decided: the company stays what it was. */
  withdrawChange: endpoint<typeof kycSchemas.withdrawChange>()({
    name: 'withdraw-change',
    method: 'POST',
    path: '/sme/kyc/change/withdraw',
    audience: 'session',
    role: 'administrator',
    envelope: 'company',
    // wrongState: it was decided, or is no change.
    errors: ['changedMeanwhile', 'notFound', 'wrongState'],
    audited: 'kyc',
  }),
  /**
   * Saves one section as far as the seller has come. What is there must be right; what is missing may wait. Where the
   * lender has returned fields, only these can be changed.
   */
  saveKycSection: endpoint<typeof kycSchemas.saveKycSection>()({
    name: 'save-kyc-section',
    method: 'POST',
    path: '/sme/kyc/{id}',
    audience: 'session',
    envelope: 'company',
    errors: ['invalidInput', 'changedMeanwhile', 'wrongState', 'notFound', 'kycApproved', 'kycUnderReview'],
    audited: 'kyc',
  }),
  /**
   * Hands the KYC to the lender for review, if it is complete. Where a change gives somebody another address or number, whoever has the
   * former one is sent a link to object, and it is not approved for a day. So many a day at most: each has people mailed.
   */
  submitKyc: endpoint<typeof kycSchemas.submitKyc>()({
    name: 'submit-kyc',
    method: 'POST',
    path: '/sme/kyc',
    audience: 'session',
    role: 'administrator',
    mobile: true,
    envelope: 'company',
    errors: [
      'invalidInput',
      'changedMeanwhile',
      'wrongState',
      'notFound',
      'invitationNeeded',
      'alreadyInCompany',
      'alreadyHasBrn',
      'kycApproved',
      'kycUnderReview',
      'tooManyRequests',
    ],
    audited: 'kyc',
  }),
  /**
   * Everything that was saved of a KYC, and how far its review has come. Once it was submitted, for administrators alone.
   * The numbers of people's identity documents are masked; their pictures are named to administrators and to who entered
   * them.
   */
  getKyc: endpoint<typeof kycSchemas.getKyc>()({
    name: 'get-kyc',
    method: 'GET',
    path: '/sme/kyc/detail/{id}',
    audience: 'session',
    envelope: 'company',
    reads: true,
    errors: ['notFound', 'forbidden'],
    sensitive: ['showsIdentity'],
  }),
  /**
   * Shows the number of a person's identity document, to administrators and to who entered it while it can be changed. Each
   * look is audited.
   */
  revealIdentityNumber: endpoint<typeof kycSchemas.revealIdentityNumber>()({
    name: 'reveal-identity-number',
    method: 'POST',
    path: '/sme/kyc/identity-number',
    audience: 'session',
    stepUp: true,
    envelope: 'company',
    errors: ['notFound', 'forbidden', 'resetTooRecent'],
    audited: 'kyc',
    sensitive: ['showsIdentity'],
  }),
  /** The same with people’s names, numbers and addresses masked and without their documents. */
  getMaskedKyc: endpoint<typeof kycSchemas.getMaskedKyc>()({
    name: 'get-masked-kyc',
    method: 'POST',
    path: '/sme/kyc/detail/desensitize',
    audience: 'session',
    envelope: 'company',
    reads: true,
    errors: ['notFound'],
  }),
  /** Notes on which device and network each step was filled in, and what was pasted there; deleted after 180 days. */
  keepRiskPoints: endpoint<typeof kycSchemas.keepRiskPoints>()({
    name: 'keep-risk-points',
    method: 'POST',
    path: '/common/common/risk/point/all',
    audience: 'session',
    envelope: 'company',
    errors: ['tooManyRequests'],
  }),
  /** What was noted of the caller, all of it or that of a level. */
  getRiskPoints: endpoint<typeof kycSchemas.getRiskPoints>()({
    name: 'get-risk-points',
    method: 'GET',
    path: '/sme/risk/point',
    audience: 'session',
    envelope: 'company',
    reads: true,
    errors: ['invalidRiskLevel'],
  }),
} as const
