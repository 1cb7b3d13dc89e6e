import type { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { makeCode } from '../account/codes/make-code.ts'
import { resendAfterSeconds } from '../account/limits/limit-sending.ts'
import { statusAt } from '../data/agreements.ts'
import { answer, type Handler, type Outcome, refuse } from '../http/handle.ts'
import { findCurrentSections } from '../kyc/find-current-sections.ts'
import { changeAgreement, type Decision } from './change-agreement.ts'
import { findSigning, signerOfLink } from './find-signing.ts'
import { findIdentificationMethod, signingCodeKey } from './identification-of.ts'
import { limitSigningCodes } from './limit-signing-codes.ts'
import { refuseAfterReset } from './signer-accounts.ts'

type Operation = typeof agreementsEndpoints.sendSigningCode

export const sendSigningCode: Handler<Operation> = async ({ input, request }, deps) => {
  const { table, clock } = deps
  const found = await findSigning(deps, input.body.token, findCurrentSections)
  if (!found.ok) return refuse(found.reason)
  const { link, current } = found
  const decide = async (agreement: typeof found.agreement): Promise<Decision<Outcome<Operation>>> => {
    const signer = signerOfLink(agreement, link)
    if (!signer) return { stop: refuse('linkInvalid') }
    if (statusAt(agreement, clock()) !== 'ready') return { stop: refuse('wrongState') }
    const { companyId, agreementId } = agreement
    const { signerId } = signer
    const way = await findIdentificationMethod(table, agreement, signer, current, clock())
    const waits = refuseAfterReset(way.accounts, clock())
    if (waits) return { stop: waits }
    const limit = limitSigningCodes(deps, way, request.ip)
    const code = await makeCode(deps, signingCodeKey(signer), (sent) => ({
      name: 'signing-code-requested',
      companyId,
      agreementId,
      signerId,
      by: way.by,
      ...(way.userId === undefined ? {} : { userId: way.userId }),
      ...sent,
    }))
    const { ip, userAgent } = request
    return {
      change: agreement,
      steps: [{ kind: 'code_sent', signerId, ip, userAgent, details: { by: way.by, to: way.toMasked } }],
      writes: { ...limit.writes, ...code.writes },
      result: answer({
        by: way.by,
        to_masked: way.toMasked,
        resend_after_seconds: resendAfterSeconds,
        valid_for_seconds: code.validForSeconds,
      }),
      otherwise: limit.refusalOf,
    }
  }
  return (await changeAgreement(deps, link, decide, found.agreement)) ?? refuse('linkInvalid')
}
