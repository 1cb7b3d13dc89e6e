import { isDeepStrictEqual } from 'node:util'
import type { Endpoint, RequestOf } from '#shared/api/endpoint.ts'
import type { Table } from '../../../functions/data/table.ts'
import type { KilledSeller } from './sellers.ts'
import type { RunningStack } from './start-stack.ts'

export type CallAnswer = Awaited<ReturnType<RunningStack['client']['ask']>>

/** Something that was told to be done, and how to see that it still is. */
export interface Fact {
  what: string
  holds(table: Table): Promise<boolean>
}

/** A seller's call that moves money, under a key of its own. Without an answer where the stack died under it. */
export interface KeyedCall {
  key: string
  seller: KilledSeller
  endpoint: Endpoint
  body: unknown
  /** What an answer of success tells. */
  factOf: (data: never) => Fact
  answer?: CallAnswer
}

/** Anybody's call that takes no key: it is sent once, and what it answered of success holds. */
export interface PlainCall {
  endpoint: Endpoint
  body: unknown
  token?: string
  /** For a call that takes a step-up. */
  password?: string
  factOf: (data: never) => Fact
}

/** Gives what an answer of success tells; undefined of a refusal. */
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

/** True where no answer came. A connection that was idle may close just as it is used again, whatever the stack does. */
export const isCutOff = (error: unknown): boolean =>
  error instanceof TypeError && ['fetch failed', 'terminated'].includes(error.message)

/** Sends a call, for the first time or again. An answer that is an error of the stack's own is never right. */
export const sendCall = async (stack: RunningStack, call: KeyedCall): Promise<CallAnswer> => {
  const { key, seller, endpoint, body } = call
  const request = { body } as RequestOf<Endpoint>
  const options = { token: seller.token, password: seller.password, idempotencyKey: key }
  const answer = await stack.client.ask(endpoint, request, options).catch((error: unknown) => {
    if (stack.wasKilled() || !isCutOff(error)) throw error
    return stack.client.ask(endpoint, request, options)
  })
  if (answer.status >= 500)
    throw new Error(`${endpoint.name} with key ${key} was answered with ${answer.status}`)
  return answer
}

/** Throws where a call that succeeded is now answered with anything else. */
export const expectSameAnswer = (call: KeyedCall, first: CallAnswer, again: CallAnswer): void => {
  if (first.ok && !isDeepStrictEqual(first, again))
    throw new Error(
      `${call.endpoint.name} with key ${call.key} was answered with ${JSON.stringify(first)}, and then with ${JSON.stringify(again)}`,
    )
}
