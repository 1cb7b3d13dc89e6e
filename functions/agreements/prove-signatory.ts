import type { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import type { FieldRule } from '#shared/api/field-rules.ts'
import { checkCode } from '../account/codes/check-code.ts'
import { expectKycInForce } from '../data/companies.ts'
import { linkSignatory } from '../data/signatory-links.ts'
import { consumeCode } from '../data/verification-codes.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { findCandidate } from './find-candidate.ts'
import { candidateCodeKey } from './signatory-candidate.ts'
import { expectUnchangedAccounts, refuseAfterReset } from './signer-accounts.ts'

const wrong = (field: 'code' | 'id_last_four', rule: FieldRule) =>
  refuse('invalidInput', [{ field: `body.${field}`, rule }])

/**
 * Any error costs one of the code's attempts, so that neither the code nor the end of the number can be found by trial.
 */
export const proveSignatory: Handler<typeof agreementsEndpoints.proveSignatory> = async (
  { input, session },
  deps,
) => {
  const { table, clock } = deps
  const { companyId, userId } = session
  const { person_id: personId, code, id_last_four: endOfId } = input.body
  const found = await findCandidate(deps, session, personId)
  const { company } = found?.current ?? {}
  if (found?.candidate.endOfId === undefined || !company?.kycId)
    return refuse('notFound', [{ field: 'body.person_id', rule: 'invalid' }])
  const { candidate, destination, accounts } = found
  const now = clock()
  const waits = refuseAfterReset(accounts, now)
  if (waits) return waits
  const checked = await checkCode(deps, candidateCodeKey(companyId, userId, personId), code)
  if (!checked.ok) return checked.why === 'expired' ? refuse('codeExpired') : wrong('code', 'codeInvalid')
  if (candidate.endOfId !== endOfId) return wrong('id_last_four', 'invalid')
  const tie = {
    companyId,
    personId,
    userId,
    kycId: company.kycId,
    at: now.toISOString(),
    by: destination.by,
    to: destination.toMasked,
  }
  const written = await table.transact<string>({
    ...linkSignatory(table, tie, accounts.ties),
    ...expectUnchangedAccounts(table, accounts),
    kyc: expectKycInForce(table, company),
    code: consumeCode(table, checked.sent),
  })
  if (written.ok) return answer({ person_id: personId, name: candidate.name })
  return refuse(written.failed.includes('code') ? 'codeExpired' : 'changedMeanwhile')
}
