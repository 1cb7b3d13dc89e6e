import { maskEmail } from '#shared/account/mask-email.ts'
import { overallSignStatus } from '#shared/agreements/sign-status.ts'
import type { Agreement } from '../data/agreements.ts'

/** An agreement as the company sees it. */
export const describeAgreement = ({ agreementId, status, signers }: Agreement) => ({
  agreement_id: agreementId,
  status,
  signers: signers.map((signer) => ({
    id: signer.signerId,
    name: signer.name,
    email_masked: maskEmail(signer.email),
    sign_status: signer.status,
    signed_at: signer.signature?.signedAt ?? null,
  })),
  sign_status: overallSignStatus(signers.map((signer) => signer.status)),
})
