import { overallSignStatus } from '#shared/agreements/sign-status.ts'
import type { Agreement } from '../data/agreements.ts'

/** Enough of an address to know it by: "l•••@shop.test". */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*(?=@)/u, '$1•••')

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
