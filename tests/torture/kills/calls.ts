import { isDeepStrictEqual } from 'node:util'
import type { Endpoint, RequestOf } from '#shared/api/endpoint.ts'
import type { Table } from '../../../functions/data/table.ts'
import type { KilledSeller } from './sellers.ts'
import type { RunningStack } from './start-stack.ts'

export type CallAnswer = Awaited<ReturnType<RunningStack['client']['ask']>>

/** The outcome that a successful response promised, and how to verify that it persists. */
export interface Fact {
  what: string
  holds(table: Table): Promise<boolean>
}

/** A seller's call that moves money, with an idempotency key. Without a response if the stack was killed. */
export interface KeyedCall {
  key: string
  seller: KilledSeller
  endpoint: Endpoint
  body: unknown
  /** The outcome that a successful response promises. */
  factOf: (data: never) => Fact
  answer?: CallAnswer
}

/** A call without an idempotency key: it is sent once, and a successful response must persist. */
export interface PlainCall {
  endpoint: Endpoint
  body: unknown
  token?: string
  /** For a call that requires a step-up. */
  password?: string
  factOf: (data: never) => Fact
}

/** Returns the outcome that a success promises; undefined if the call was refused. */
export const sendPlain = async (
  { client }: RunningStack,
  { endpoint, body, token, password, factOf }: PlainCall,
): Promise<Fact | undefined> => {
  const request = { body } as RequestOf<Endpoint>
  const answer = await client.ask(endpoint, request, {
    ...(token ? { token } : {}),
    ...(password ? { password } : {}),
  })
  if (answer.status >= 500) throw new Error(`${endpoint.name} was answered with ${answer.status}`)
  return answer.ok ? factOf(answer.data as never) : undefined
}

/**
 * True if no response arrived. An idle connection may be closed just when it is reused, even without a kill.
 */
export const isConnectionError = (error: unknown): boolean =>
  error instanceof TypeError && ['fetch failed', 'terminated'].includes(error.message)

/** Sends a call or repeats it. An internal error of the stack is always a failure. */
export const sendCall = async (stack: RunningStack, call: KeyedCall): Promise<CallAnswer> => {
  const { key, seller, endpoint, body } = call
  const request = { body } as RequestOf<Endpoint>
  const options = { token: seller.token, password: seller.password, idempotencyKey: key }
  const answer = await stack.client.ask(endpoint, request, options).catch((error: unknown) => {
    if (stack.wasKilled() || !isConnectionError(error)) throw error
    return stack.client.ask(endpoint, request, options)
  })
  if (answer.status >= 500)
    throw new Error(`${endpoint.name} with key ${key} was answered with ${answer.status}`)
  return answer
}

/** Throws if a call that succeeded now gets a different response. */
export const expectSameAnswer = (call: KeyedCall, first: CallAnswer, again: CallAnswer): void => {
  if (first.ok && !isDeepStrictEqual(first, again))
    throw new Error(
      `${call.endpoint.name} with key ${call.key} was answered with ${JSON.stringify(first)}, and then with ${JSON.stringify(again)}`,
    )
}
