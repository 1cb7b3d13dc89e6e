import type { agreementsEndpoints } from '#shared/agreements/agreements.endpoints.ts'
import { contactChangeState } from '#shared/agreements/contact-change.ts'
import type { Agreement } from '../data/agreements.ts'
import { recordEvent } from '../data/events.ts'
import { answer, type Handler, type Outcome, refuse } from '../http/handle.ts'
import { changeAgreement, type Decision, withSigner } from './change-agreement.ts'
import { changeOfLink, findObjection } from './find-objection.ts'

type Operation = typeof agreementsEndpoints.objectToContact

/** Stops the change, released or not, as long as it is not in effect. Objecting again answers the same. */
export const objectToContact: Handler<Operation> = async ({ input, request }, deps) => {
  const { table, clock } = deps
  const found = await findObjection(table, input.body.token)
  if (!found) return refuse('linkInvalid')
  const { link } = found
  const decide = async (agreement: Agreement): Promise<Decision<Outcome<Operation>>> => {
    const latest = changeOfLink(agreement, link)
    if (!latest) return { stop: refuse('linkInvalid') }
    const { signer, change } = latest
    if (change.objectedAt) return { stop: answer({ objected_at: change.objectedAt }) }
    if (contactChangeState(change) !== 'waiting') return { stop: refuse('wrongState') }
    const now = clock()
    const objectedAt = now.toISOString()
    const { companyId, agreementId } = agreement
    const { signerId } = signer
    const { ip, userAgent } = request
    return {
      change: withSigner(agreement, { ...signer, contactChange: { ...change, objectedAt } }),
      steps: [{ kind: 'contact_objected', signerId, ip, userAgent }],
      writes: {
        told: recordEvent(
          table,
          { name: 'signer-contact-objected', companyId, agreementId, signerId },
          `signer-contact-objected#${change.changeId}`,
          now,
        ),
      },
      result: answer({ objected_at: objectedAt }),
    }
  }
  return (await changeAgreement(deps, link, decide)) ?? refuse('linkInvalid')
}
