import { setTimeout as pause } from 'node:timers/promises'
import { StartFailure } from '../start-failure.ts'
import type { StartEngine } from './engine.ts'
import { prepareLocalstack } from './prepare-localstack.ts'

/** The running LocalStack session; undefined if none responds. */
const sessionOf = async (endpoint: string): Promise<string | undefined> => {
  try {
    const answer = await fetch(`${endpoint}/_localstack/info`, { signal: AbortSignal.timeout(5000) })
    return ((await answer.json()) as { session_id?: string }).session_id
  } catch {
    return undefined
  }
}

/** The number of missed responses in a row after which it counts as ended. A busy one may miss some. */
const silencesAtEnd = 3

/** Resolves with the reason once `session` has ended, or when the wait is cancelled. */
const awaitEnd = async (
  endpoint: string,
  session: string,
  lookEvery: number,
  stopping: AbortSignal,
): Promise<string> => {
  for (let silences = 0; silences < silencesAtEnd; ) {
    await pause(lookEvery, undefined, { signal: stopping }).catch(() => {})
    if (stopping.aborted) return ''
    const found = await sessionOf(endpoint)
    if (found && found !== session) return `LocalStack at ${endpoint} began anew, and holds nothing any more.`
    silences = found ? 0 : silences + 1
  }
  return `LocalStack no longer answers at ${endpoint}.`
}

/** LocalStack's default address. */
export const defaultLocalstack = 'http://127.0.0.1:4566'

const noneAnswersAt = (endpoint: string): string =>
  `No LocalStack answers at ${endpoint}: start one ("docker compose up --detach --wait"), or say in LOCALSTACK_ENDPOINT where it is.`

/** Why the LocalStack of `endpoint` cannot be used, in a line; undefined if it responds. */
export const findMissingForLocalstack = async (
  endpoint: string = defaultLocalstack,
): Promise<string | undefined> => ((await sessionOf(endpoint)) ? undefined : noneAnswersAt(endpoint))

/** A running LocalStack: its DynamoDB, and all other AWS services that the stack needs. It persists nothing. */
export const connectLocalstack =
  (endpoint: string = defaultLocalstack, lookEvery = 1000): StartEngine =>
  async ({ ephemeral }) => {
    if (!ephemeral)
      throw new StartFailure(
        'LocalStack keeps nothing, so that the stack over it cannot either: leave DATA_DIR out.',
      )
    const session = await sessionOf(endpoint)
    if (!session) throw new StartFailure(noneAnswersAt(endpoint))
    await prepareLocalstack(endpoint)
    const stopping = new AbortController()
    return {
      endpoint,
      servesAll: true,
      exited: awaitEnd(endpoint, session, lookEvery, stopping.signal),
      // LocalStack was started outside, and is stopped there.
      stop: async () => stopping.abort(),
    }
  }
