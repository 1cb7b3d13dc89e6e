import type { Endpoint } from '#shared/api/endpoint.ts'
import { findStoredResponse, type IdempotentCall } from '../data/idempotency.ts'
import type { Deps } from '../runtime/deps.ts'
import { type Exchange, exchangeOf, type HttpRequest, type HttpResult, refusal, success } from './exchange.ts'
import type { Outcome } from './handle.ts'
import { createIdempotencyStore, type IdempotencyStore } from './idempotency-store.ts'

/** The idempotent call of an exchange, if its endpoint is `idempotent`. */
const idempotentCallOf = ({ endpoint, session, idempotency }: Exchange): IdempotentCall | undefined =>
  session && idempotency
    ? { companyId: session.companyId, operation: endpoint.name, key: idempotency.key }
    : undefined

const remembered = async (exchange: Exchange, deps: Deps): Promise<HttpResult | undefined> => {
  const call = idempotentCallOf(exchange)
  const found = call && (await findStoredResponse(deps.table, call))
  if (!found) return undefined
  // A key that was used with another body belongs to a different call.
  return found.bodyHash === exchange.idempotency?.bodyHash
    ? success(exchange, found.data)
    : refusal(exchange.endpoint, { reason: 'alreadyDone' })
}

/** Returns the stored response to a retried call of an `idempotent` endpoint. */
export const replayResponse = (deps: Deps) => ({
  before: (request: HttpRequest) => remembered(exchangeOf(request.event), deps),
})

/** The idempotency store of an exchange; undefined if its endpoint is not `idempotent`. */
export const idempotencyStoreOf = (exchange: Exchange, deps: Deps): IdempotencyStore | undefined => {
  const call = idempotentCallOf(exchange)
  return call && exchange.idempotency && createIdempotencyStore(deps, call, exchange.idempotency)
}

/** A retry of a call without a stored response would do its work again. */
const assertRemembered = (
  { endpoint: { name } }: Exchange,
  outcome: Outcome<Endpoint> & { ok: true },
  memory: IdempotencyStore,
): void => {
  if (outcome.isUnchanged ? memory.hasWritten() : memory.landed()?.data !== outcome.data)
    throw new Error(`${name} answered what it had not remembered in the transaction of its work`)
}

/**
 * Runs a call's handler and shapes its response. Of concurrent calls with one key, a later one may fail on the first
 * one's stored response, or be refused because of its effects: it gets the first one's response.
 */
export const respondOnce = async (
  exchange: Exchange,
  deps: Deps,
  memory: IdempotencyStore | undefined,
  run: () => Promise<Outcome<Endpoint>>,
): Promise<HttpResult> => {
  const outcome = await run().catch(async (error: unknown) => {
    const replay = memory?.isOvertaken() ? await remembered(exchange, deps) : undefined
    if (!replay) throw error
    return { replay }
  })
  if ('replay' in outcome) return outcome.replay
  const isOvertaken = !outcome.ok || memory?.isOvertaken() === true
  const replay = isOvertaken ? await remembered(exchange, deps) : undefined
  if (replay) return replay
  if (!outcome.ok) return refusal(exchange.endpoint, outcome)
  if (memory) assertRemembered(exchange, outcome, memory)
  const result = success(exchange, outcome.data)
  return outcome.cookie ? { ...result, cookies: [outcome.cookie] } : result
}
