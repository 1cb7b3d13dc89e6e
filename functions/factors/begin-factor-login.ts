import type { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { findFactors } from '../data/second-factors.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { findPendingLogin } from './find-pending-login.ts'
import { offerProof } from './offer-proof.ts'

export const beginFactorLogin: Handler<typeof factorsEndpoints.beginFactorLogin> = async (
  { input: { body } },
  deps,
) => {
  const login = await findPendingLogin(deps, body.token)
  if (!login) return refuse('codeExpired')
  return answer(await offerProof(deps, await findFactors(deps.table, login.user.userId), 'login'))
}
