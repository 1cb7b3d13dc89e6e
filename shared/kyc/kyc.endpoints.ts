import { companyEndpoint } from '../api/endpoint.ts'
import type { kycSchemas } from './kyc.schemas.ts'

export const kycEndpoints = {
  /** Creates the company’s KYC, or returns the open one. */
  createKyc: companyEndpoint<typeof kycSchemas.createKyc>()({
    name: 'create-kyc',
    method: 'POST',
    path: '/sme/kyc/create',
    errors: ['changedMeanwhile', 'notFound', 'kycPending', 'kycApproved'],
    audited: 'kyc',
  }),
  /**
   * Creates a change of a verified company, starting from the approved KYC; or returns the open one. The company does
   * not change until it is approved.
   */
  changeCompany: companyEndpoint<typeof kycSchemas.changeCompany>()({
    name: 'change-company',
    method: 'POST',
    path: '/sme/kyc/change',
    role: 'administrator',
    // wrongState: the company is not verified yet; its first KYC has to be used.
    errors: ['changedMeanwhile', 'notFound', 'wrongState'],
    audited: 'kyc',
  }),
  /** Withdraws a change that the lender has not decided: the company stays as it was. */
  withdrawChange: companyEndpoint<typeof kycSchemas.withdrawChange>()({
    name: 'withdraw-change',
    method: 'POST',
    path: '/sme/kyc/change/withdraw',
    role: 'administrator',
    // wrongState: it was decided, or is no change.
    errors: ['changedMeanwhile', 'notFound', 'wrongState'],
    audited: 'kyc',
  }),
  /**
   * Saves one section, possibly incomplete. Present fields must be valid. If the lender has returned fields, only these
   * can be changed.
   */
  saveKycSection: companyEndpoint<typeof kycSchemas.saveKycSection>()({
    name: 'save-kyc-section',
    method: 'POST',
    path: '/sme/kyc/{id}',
    errors: ['invalidInput', 'changedMeanwhile', 'wrongState', 'notFound', 'kycApproved', 'kycUnderReview'],
    audited: 'kyc',
  }),
  /**
   * Submits the KYC to the lender for review, if it is complete. If a change gives a person another address or number,
   * the former contact is sent a link to object, and the change is not approved for a day. Limited per day: each
   * submission mails people.
   */
  submitKyc: companyEndpoint<typeof kycSchemas.submitKyc>()({
    name: 'submit-kyc',
    method: 'POST',
    path: '/sme/kyc',
    role: 'administrator',
    mobile: true,
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
   * The saved content of a KYC, and its review's status. Once submitted, for administrators only. The numbers of
   * people's identity documents are masked; their pictures are visible to administrators and to the user who entered
   * them.
   */
  getKyc: companyEndpoint<typeof kycSchemas.getKyc>()({
    name: 'get-kyc',
    method: 'GET',
    path: '/sme/kyc/detail/{id}',
    reads: true,
    errors: ['notFound', 'forbidden'],
    sensitive: ['showsIdentity'],
  }),
  /**
   * Reveals the number of a person's identity document, to administrators and to the user who entered it while it can
   * be changed. Each access is audited.
   */
  revealIdentityNumber: companyEndpoint<typeof kycSchemas.revealIdentityNumber>()({
    name: 'reveal-identity-number',
    method: 'POST',
    path: '/sme/kyc/identity-number',
    stepUp: true,
    errors: ['notFound', 'forbidden', 'resetTooRecent'],
    audited: 'kyc',
    sensitive: ['showsIdentity'],
  }),
  /** The saved content of a KYC with people’s names, numbers and addresses masked and without their documents. */
  getMaskedKyc: companyEndpoint<typeof kycSchemas.getMaskedKyc>()({
    name: 'get-masked-kyc',
    method: 'POST',
    path: '/sme/kyc/detail/desensitize',
    reads: true,
    errors: ['notFound'],
  }),
  /** Records the device and network of each step, and pasted fields; deleted after 180 days. */
  keepRiskPoints: companyEndpoint<typeof kycSchemas.keepRiskPoints>()({
    name: 'keep-risk-points',
    method: 'POST',
    path: '/common/common/risk/point/all',
    errors: ['tooManyRequests'],
  }),
  /** The caller's recorded risk points, all or of one level. */
  getRiskPoints: companyEndpoint<typeof kycSchemas.getRiskPoints>()({
    name: 'get-risk-points',
    method: 'GET',
    path: '/sme/risk/point',
    reads: true,
    errors: ['invalidRiskLevel'],
  }),
} as const
