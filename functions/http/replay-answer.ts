import type { Endpoint } from '#shared/api/endpoint.ts'
import { findRememberedAnswer } from '../data/idempotency.ts'
import type { Deps } from '../runtime/deps.ts'
import { type Exchange, exchangeOf, type HttpRequest, type HttpResult, refusal, success } from './exchange.ts'
import type { Outcome } from './handle.ts'

/** Thrown by a handler whose transaction failed on the memory of its own key: another call with it was faster. */
export class AnsweredByAnotherCall extends Error {
  override name = 'AnsweredByAnotherCall'
}

const remembered = async (exchange: Exchange, deps: Deps): Promise<HttpResult | undefined> => {
  const { endpoint, request, session } = exchange
  if (!request.idempotency || !session) return undefined
  const { key, bodyHash } = request.idempotency
  const found = await findRememberedAnswer(deps.table, session, endpoint.name, key)
  if (!found) return undefined
  // A key that was used with another body names an intention that was carried out already.
  return found.bodyHash === bodyHash
    ? success(exchange, found.data)
    : refusal(endpoint, { reason: 'alreadyDone' })
}

/** Gives a retried call of an `idempotent` endpoint the answer that it had the first time. */
export const replayAnswer = (deps: Deps) => ({
  before: (request: HttpRequest) => remembered(exchangeOf(request.event), deps),
})

/**
 * Runs a call's handler and shapes its answer. Of calls with one key at the same moment, a later one may fail on the
 * memory of the first, or be refused for what the first has just done: it is given the first one's answer.
 */
export const answerOnce = async (
  exchange: Exchange,
  deps: Deps,
  run: () => Promise<Outcome<Endpoint>>,
): Promise<HttpResult> => {
  try {
    const outcome = await run()
    if (outcome.ok) return success(exchange, outcome.data)
    return (await remembered(exchange, deps)) ?? refusal(exchange.endpoint, outcome)
  } catch (error) {
    const replay = error instanceof AnsweredByAnotherCall ? await remembered(exchange, deps) : undefined
    if (!replay) throw error
    return replay
  }
}
