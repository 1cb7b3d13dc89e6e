import type { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { contactChangeState } from '#shared/agreements/contact-change.ts'
import type { Agreement } from '../data/agreements.ts'
import { recordEvent } from '../data/events.ts'
import { findKyc, replaceKyc } from '../data/kyc.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import type { KycObjectionLink, SigningLink } from '../data/signing-links.ts'
import { answer, type Handler, type Outcome, type RequestContext, refuse } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'
import { changeAgreement, type Decision, withSigner } from './change-agreement.ts'
import { findKycContactChange, findLinkedContactChange, findObjection } from './find-objection.ts'

type Operation = typeof agreementsEndpoints.objectToContact

const objectInAgreement = (
  deps: Deps,
  link: SigningLink,
  { ip, userAgent }: RequestContext,
): Promise<Outcome<Operation> | undefined> => {
  const { table, clock } = deps
  const decide = async (agreement: Agreement): Promise<Decision<Outcome<Operation>>> => {
    const latest = findLinkedContactChange(agreement, link)
    if (!latest) return { stop: refuse('linkInvalid') }
    const { signer, change } = latest
    if (change.objectedAt) return { stop: answer({ objected_at: change.objectedAt }) }
    if (contactChangeState(change) !== 'waiting') return { stop: refuse('wrongState') }
    const now = clock()
    const objectedAt = now.toISOString()
    const { companyId, agreementId } = agreement
    const { signerId } = signer
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
  return changeAgreement(deps, link, decide)
}

const objectInKyc = async (
  { table, clock }: Deps,
  link: KycObjectionLink,
): Promise<Outcome<Operation> | undefined> => {
  const { companyId, kycId, objectsTo: changeId } = link
  const outcome = await retryOnChange(async () => {
    const kyc = await findKyc(table, companyId, kycId)
    const change = findKycContactChange(kyc, link)
    if (!kyc || !change) return undefined
    if (change.objectedAt) return answer({ objected_at: change.objectedAt })
    if (contactChangeState(change) !== 'waiting') return refuse('wrongState')
    const now = clock()
    const objectedAt = now.toISOString()
    const contactChanges = kyc.contactChanges?.map((each) =>
      each.changeId === changeId ? { ...each, objectedAt } : each,
    )
    const written = await table.transact({
      kyc: replaceKyc(table, { ...kyc, ...(contactChanges ? { contactChanges } : {}) }),
      told: recordEvent(
        table,
        { name: 'kyc-contact-objected', companyId, kycId, changeId },
        `kyc-contact-objected#${changeId}`,
        now,
      ),
    })
    return written.ok ? answer({ objected_at: objectedAt }) : changed
  })
  if (outcome === changed) throw new Error(`KYC ${kycId} was changed by others again and again`)
  return outcome
}

/** Stops the change, released or not, until it takes effect. Objecting again returns the same. */
export const objectToContact: Handler<Operation> = async ({ input, request }, deps) => {
  const found = await findObjection(deps.table, input.body.token)
  if (!found) return refuse('linkInvalid')
  const { link } = found
  const outcome =
    'kycId' in link ? await objectInKyc(deps, link) : await objectInAgreement(deps, link, request)
  return outcome ?? refuse('linkInvalid')
}
