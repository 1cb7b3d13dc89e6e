import { signersSharingBrowser } from '../../data/agreement-documents.ts'
import { findAgreement } from '../../data/agreements.ts'
import { listWaitingSignerChecks } from '../../data/signer-checks.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { runWorkQueue } from '../engine/work-queue-page.ts'

export const listSignerChecksAct: RunAct<'signer-check-list'> = runWorkQueue(
  'signer-check',
  listWaitingSignerChecks,
  async ({ companyId, agreementId, cause, subjectId, since }, { table }) => {
    const agreement = await findAgreement(table, companyId, agreementId)
    const signer = agreement?.signers.find(({ signerId }) => signerId === subjectId)
    const change = signer?.contactChange
    return (
      agreement && {
        cause,
        companyId,
        agreementId,
        number: agreement.agreementNumber,
        signerId: signer?.signerId ?? null,
        signers: signer
          ? signer.name
          : signersSharingBrowser(agreement)
              .map((names) => names.join(', '))
              .join(' · '),
        formerEmail: signer?.email ?? null,
        formerMobile: signer?.mobile ?? null,
        email: change?.email ?? null,
        mobile: change?.mobile ?? null,
        askedBy: change?.askedBy ?? null,
        waitsUntil: change?.waitsUntil ?? null,
        since,
      }
    )
  },
)
