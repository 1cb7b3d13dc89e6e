import { maskEmail } from '#shared/account/mask-email.ts'
import { contactChangeState } from '#shared/agreements/contact-change.ts'
import { maskMobile } from '#shared/agreements/mask-mobile.ts'
import { overallSignStatus } from '#shared/agreements/sign-status.ts'
import type { KycSections } from '#shared/kyc/kyc-sections.schema.ts'
import { actsOf, agreementDocumentsOf, documentsOfSigner, signedAtOf } from '../data/agreement-documents.ts'
import {
  type Agreement,
  awaitsSignerCheck,
  isBeingSigned,
  type Signer,
  statusAt,
} from '../data/agreements.ts'
import { findSigningPerson, type KycSigner, signersOfKyc } from '../kyc/signers-of-kyc.ts'
import type { CodeDestination } from './identification-of.ts'
import { nextReminderAt } from './signer-mail-times.ts'

const describeContactChange = ({ contactChange: change }: Signer) =>
  change && contactChangeState(change) !== 'inEffect'
    ? {
        email_masked: maskEmail(change.email),
        mobile_masked: change.mobile ? maskMobile(change.mobile) : null,
        asked_at: change.askedAt,
        waits_until: change.waitsUntil,
        is_released: change.released !== undefined,
        objected_at: change.objectedAt ?? null,
      }
    : null

const isSameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** An agreement as the company sees it. */
export const describeAgreement = (
  agreement: Agreement,
  now: Date,
  destinationOf?: (signer: Signer) => CodeDestination,
  caller?: { email: string },
) => {
  const { agreementId, kind = 'facility', agreementNumber, createdAt, lapsesAt, signers } = agreement
  return {
    agreement_id: agreementId,
    kind,
    number: agreementNumber,
    papers: agreementDocumentsOf(agreement).map((paper) => ({ kind: paper.kind, number: paper.number })),
    status: statusAt(agreement, now),
    created_at: createdAt,
    lapses_at: lapsesAt ?? null,
    signers: signers.map((signer) => ({
      id: signer.signerId,
      name: signer.name,
      ...(caller ? { is_self: isSameEmail(signer.email, caller.email) } : {}),
      email_masked: maskEmail(signer.email),
      mobile_masked: signer.mobile ? maskMobile(signer.mobile) : null,
      sign_status: signer.status,
      invited_at: signer.invitedAt ?? null,
      next_reminder_at: nextReminderAt(agreement, signer, now)?.toISOString() ?? null,
      identified_by: signer.identified?.by ?? null,
      identifies_by: destinationOf?.(signer).by ?? null,
      signed_at: signedAtOf(agreement, signer) ?? null,
      papers: documentsOfSigner(agreement, signer).map((paper) => ({
        kind: paper.kind,
        signed_at: actsOf(signer, paper.kind).signature?.signedAt ?? null,
      })),
      contact_change: describeContactChange(signer),
      declined: signer.declined ?? null,
      authority: signer.authority
        ? { file_id: signer.authority.fileId, file_name: signer.authority.fileName }
        : null,
    })),
    sign_status: overallSignStatus(signers.map((signer) => signer.status)),
    awaits_check: awaitsSignerCheck(agreement),
  }
}

/** The company's signatories in its KYC who are no signers yet: each can replace one. */
export const findCandidates = ({ signers }: Agreement, sections: KycSections): KycSigner[] =>
  signersOfKyc(sections).filter(
    (person) =>
      person.personId !== undefined &&
      !signers.some(({ personId, name }) =>
        personId === undefined ? name === person.name : personId === person.personId,
      ),
  )

/** The signers who are no longer signatories of the company. */
export const findResigned = ({ signers }: Agreement, sections: KycSections) =>
  signers.filter((signer) => !findSigningPerson(sections, signer))

/** Whether an agreement has to be created again to be signed: it ended, or its signatories have changed. */
export const canRetry = (agreement: Agreement, sections: KycSections, now: Date): boolean => {
  const status = statusAt(agreement, now)
  if (agreement.retriedAs || agreement.status === 'rendering') return false
  if (status === 'declined' || status === 'lapsed') return true
  return isBeingSigned({ status }) && findResigned(agreement, sections).length > 0
}

/** An agreement as the company sees it, compared with the signatories of the KYC in force. */
export const describeSigners = (
  agreement: Agreement,
  sections: KycSections,
  now: Date,
  destinationOf?: (signer: Signer) => CodeDestination,
  caller?: { email: string },
) => ({
  ...describeAgreement(agreement, now, destinationOf, caller),
  resigned: findResigned(agreement, sections).map(({ signerId }) => signerId),
  candidates: findCandidates(agreement, sections).map(({ personId = '', name }) => ({
    person_id: personId,
    name,
  })),
  can_retry: canRetry(agreement, sections, now),
})
