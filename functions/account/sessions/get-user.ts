import type { accountEndpoints } from '../../../shared/account/account.endpoints.ts'
import { pipelineCodes } from '../../../shared/api/errors.ts'
import { answer, type Handler, refuse } from '../../http/handle.ts'
import { findSignedIn } from './find-signed-in.ts'
import { presentUser } from './open-session.ts'

export const getUser: Handler<typeof accountEndpoints.getUser> = async ({ session }, deps) => {
  const signedIn = await findSignedIn(deps, session)
  // It may have ended while the call was on its way.
  return signedIn ? answer(presentUser(signedIn.user, signedIn.expiresAt)) : refuse(pipelineCodes.notSignedIn)
}
