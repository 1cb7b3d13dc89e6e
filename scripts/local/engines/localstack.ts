import { StartFailure } from '../start-failure.ts'
import type { StartEngine } from './engine.ts'
import { prepareLocalstack } from './prepare-localstack.ts'

const answers = async (endpoint: string): Promise<boolean> => {
  try {
    return (await fetch(`${endpoint}/_localstack/health`, { signal: AbortSignal.timeout(5000) })).ok
  } catch {
    return false
  }
}

/** Where LocalStack listens when nobody says otherwise. */
export const usualLocalstack = 'http://127.0.0.1:4566'

/** Why nothing runs over the LocalStack of `endpoint`, in a line; undefined where it answers. */
export const findMissingForLocalstack = async (
  endpoint: string = usualLocalstack,
): Promise<string | undefined> =>
  (await answers(endpoint))
    ? undefined
    : `No LocalStack answers at ${endpoint}: start one ("docker compose up --detach --wait"), or say in LOCALSTACK_ENDPOINT where it is.`

/** A LocalStack that runs already: its DynamoDB, and all else of AWS that the stack needs. It keeps nothing. */
export const useLocalstack =
  (endpoint: string = usualLocalstack): StartEngine =>
  async ({ ephemeral }) => {
    if (!ephemeral)
      throw new StartFailure(
        'LocalStack keeps nothing, so that the stack over it cannot either: leave DATA_DIR out.',
      )
    const missing = await findMissingForLocalstack(endpoint)
    if (missing) throw new StartFailure(missing)
    await prepareLocalstack(endpoint)
    return {
      endpoint,
      servesAll: true,
      // Whoever started it ends it.
      exited: new Promise(() => {}),
      stop: async () => {},
    }
  }
