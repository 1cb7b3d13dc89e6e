import { findRememberedAnswer } from '../data/idempotency.ts'
import type { Deps } from './deps.ts'
import { type Exchange, exchangeOf, type HttpRequest, type HttpResult, refusal, success } from './exchange.ts'

/** Thrown by a handler whose transaction failed on the memory of its own key: another call with it was faster. */
export class AnsweredByAnotherCall extends Error {
  override name = 'AnsweredByAnotherCall'
}

/** The key was used before with another body: "do not repeat the operation". */
const keyReused = 20010

const remembered = async (
  { endpoint, request, session }: Exchange,
  deps: Deps,
): Promise<HttpResult | undefined> => {
  if (!request.idempotency || !session) return undefined
  const { key, bodyHash } = request.idempotency
  const found = await findRememberedAnswer(deps.table, session, endpoint.name, key)
  if (!found) return undefined
  return found.bodyHash === bodyHash ? success(endpoint, found.data) : refusal(endpoint, { code: keyReused })
}

/** Gives a retried call of an `idempotent` endpoint the answer that it had the first time. */
export const replayAnswer = (deps: Deps) => ({
  before: (request: HttpRequest) => remembered(exchangeOf(request.event), deps),
  onError: (request: HttpRequest) =>
    request.error instanceof AnsweredByAnotherCall ? remembered(exchangeOf(request.event), deps) : undefined,
})
