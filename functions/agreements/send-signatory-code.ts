import type { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { makeCode } from '../account/codes/make-code.ts'
import { resendAfterSeconds } from '../account/limits/limit-sending.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { findCandidate } from './find-candidate.ts'
import { limitSigningCodes } from './limit-signing-codes.ts'
import { candidateCodeKey } from './signatory-candidate.ts'
import { refuseAfterReset } from './signer-accounts.ts'

export const sendSignatoryCode: Handler<typeof agreementsEndpoints.sendSignatoryCode> = async (
  { input, session, request },
  deps,
) => {
  const { companyId, userId } = session
  const { person_id: personId } = input.body
  const found = await findCandidate(deps, session, personId)
  if (found?.candidate.endOfId === undefined)
    return refuse('notFound', [{ field: 'body.person_id', rule: 'invalid' }])
  const waits = refuseAfterReset(found.accounts, deps.clock())
  if (waits) return waits
  const { by, toMasked } = found.destination
  const limit = limitSigningCodes(deps, found.destination, request.ip)
  const code = await makeCode(deps, candidateCodeKey(companyId, userId, personId), (sent) => ({
    name: 'signatory-code-requested',
    companyId,
    userId,
    personId,
    by,
    ...sent,
  }))
  const written = await deps.table.transact<string>({ ...limit.writes, ...code.writes })
  if (!written.ok) return limit.refusalOf(written.failed)
  return answer({
    by,
    to_masked: toMasked,
    resend_after_seconds: resendAfterSeconds,
    valid_for_seconds: code.validForSeconds,
  })
}
