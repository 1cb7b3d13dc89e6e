import { pipelineCodes } from '../../shared/api/errors.ts'
import { findSession } from '../data/sessions.ts'
import { verifyAccessToken } from './access-token.ts'
import type { Deps } from './deps.ts'
import { exchangeOf, type HttpRequest, type HttpResult, refusal } from './exchange.ts'

/** The session behind a bearer token: genuine, unexpired, and not ended since. */
const sessionOf = async (authorization: string | undefined, deps: Deps) => {
  const token = authorization?.match(/^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/)?.[1]
  if (!token) return undefined
  const now = deps.clock()
  const claims = await verifyAccessToken(deps.keyring, token, now)
  if (!claims) return undefined
  return findSession(deps.table, claims, now)
}

/** Lets a call of a `session` endpoint pass only with a live session, and says whose it is. */
export const authenticate = (deps: Deps) => ({
  before: async (request: HttpRequest): Promise<HttpResult | undefined> => {
    const exchange = exchangeOf(request.event)
    if (exchange.endpoint.audience === 'public') return undefined
    const session = await sessionOf(request.event.headers['authorization'], deps)
    if (!session) return refusal(exchange.endpoint, { code: pipelineCodes.notSignedIn })
    exchange.session = {
      sessionId: session.sessionId,
      userId: session.userId,
      companyId: session.companyId,
    }
    return undefined
  },
})
