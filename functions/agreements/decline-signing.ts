import type { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { type Agreement, statusAt } from '../data/agreements.ts'
import { recordEvent } from '../data/events.ts'
import { answer, type Handler, type Outcome, refuse } from '../http/handle.ts'
import { findCurrentSections } from '../kyc/find-current-sections.ts'
import { findSigningPerson } from '../kyc/signers-of-kyc.ts'
import { changeAgreement, type Decision, withSigner } from './change-agreement.ts'
import { findIdentifiedSigner } from './find-identified-signer.ts'
import { signerOfLink } from './find-signing.ts'
import { expectUnchangedAccounts, findSignerAccounts, refuseAfterReset } from './signer-accounts.ts'

type Operation = typeof agreementsEndpoints.declineSigning

/** Ends the signing for everybody. Declining again returns the same. */
export const declineSigning: Handler<Operation> = async ({ input, request }, deps) => {
  const { table, clock } = deps
  const { reason } = input.body
  const found = await findIdentifiedSigner(deps, input.body, findCurrentSections)
  if (!found.ok) return refuse(found.reason)
  const decide = async (agreement: Agreement): Promise<Decision<Outcome<Operation>>> => {
    const signer = signerOfLink(agreement, found.link)
    if (!signer) return { stop: refuse('linkInvalid') }
    if (signer.declined) return { stop: answer({ declined_at: signer.declined.at }) }
    if (signer.status === 2) return { stop: refuse('alreadyDone') }
    const now = clock()
    if (statusAt(agreement, now) !== 'ready') return { stop: refuse('wrongState') }
    const person = findSigningPerson(found.current.sections, signer)
    const { email } = signer
    const accounts = await findSignerAccounts(table, agreement.companyId, { email, person })
    const waits = refuseAfterReset(accounts, now)
    if (waits) return { stop: waits }
    const at = now.toISOString()
    const { companyId, agreementId } = agreement
    const { ip, userAgent } = request
    return {
      change: {
        ...withSigner(agreement, { ...signer, declined: { at, reason } }),
        status: 'declined',
      },
      steps: [{ kind: 'declined', signerId: signer.signerId, ip, userAgent, details: { reason } }],
      writes: {
        ...expectUnchangedAccounts(table, accounts),
        event: recordEvent(
          table,
          { name: 'signing-ended', companyId, agreementId, how: 'declined' },
          `signing-ended#${agreementId}`,
          now,
        ),
      },
      result: answer({ declined_at: at }),
      otherwise: async () => refuse('changedMeanwhile'),
    }
  }
  return (await changeAgreement(deps, found.link, decide, found.agreement)) ?? refuse('linkInvalid')
}
