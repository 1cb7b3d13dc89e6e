import { maskEmail } from '#shared/account/mask-email.ts'
import type { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { linkRenewalIntervalMs } from '#shared/agreements/signing-times.ts'
import { type Agreement, statusAt } from '../data/agreements.ts'
import { answer, type Handler, type Outcome, refuse, refuseUntil } from '../http/handle.ts'
import { findCurrentSections } from '../kyc/find-current-sections.ts'
import { findSigningPerson } from '../kyc/signers-of-kyc.ts'
import { changeAgreement, type Decision, withSigner } from './change-agreement.ts'
import { findSigningOfLink, signerOfLink } from './find-signing.ts'
import { inviteSigner } from './invite-signer.ts'
import { countRenewedLink } from './limit-signing-mails.ts'
import { findSignerAccounts, refuseAfterReset } from './signer-accounts.ts'
import { lastMailedAt } from './signer-mail-times.ts'

type Operation = typeof agreementsEndpoints.renewSigningLink

/** The holder of an old link only learns that a fresh one was sent: it goes to the signer's own address. */
export const renewSigningLink: Handler<Operation> = async ({ input, request }, deps) => {
  const found = await findSigningOfLink(deps, input.body.token, findCurrentSections)
  if (!found) return refuse('linkInvalid')
  const now = deps.clock()
  const decide = async (agreement: Agreement): Promise<Decision<Outcome<Operation>>> => {
    const signer = signerOfLink(agreement, found.link)
    if (!signer) return { stop: refuse('linkInvalid') }
    if (statusAt(agreement, now) !== 'ready' || signer.status === 2) return { stop: refuse('wrongState') }
    const pauseEnds = lastMailedAt(signer) + linkRenewalIntervalMs
    if (pauseEnds > now.getTime()) return { stop: refuseUntil('waitBeforeResending', pauseEnds, now) }
    const { companyId } = agreement
    const { sections } = found.current
    const { email } = signer
    const person = findSigningPerson(sections, signer)
    const waits = refuseAfterReset(await findSignerAccounts(deps.table, companyId, { email, person }), now)
    if (waits) return { stop: waits }
    const ofDay = countRenewedLink(deps, signer.signerId)
    return {
      change: withSigner(agreement, { ...signer, invitedAt: now.toISOString() }),
      steps: [
        {
          kind: 'invited',
          signerId: signer.signerId,
          ip: request.ip,
          userAgent: request.userAgent,
          details: { to: maskEmail(signer.email), why: 'linkRenewed' },
        },
      ],
      writes: { ...(await inviteSigner(deps, agreement, signer, now)), links: ofDay.write },
      result: answer(null),
      otherwise: async () => ofDay.refusal(),
    }
  }
  return (await changeAgreement(deps, found.link, decide, found.agreement)) ?? refuse('linkInvalid')
}
