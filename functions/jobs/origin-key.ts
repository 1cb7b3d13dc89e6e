import { originKeyEntry } from '#shared/site/origin-proof.ts'
import { originKeyOf } from '../http/origin-key.ts'
import type { Deps } from '../runtime/deps.ts'

export interface OriginKeyTurn {
  /** The day whose key the edge signs with from now on, in UTC; none where there is no edge. */
  day: string | null
}

/**
 * Gives the edge the key of the day. It follows from the day and the secret: a run that is repeated writes the same, and
 * nothing has to be remembered.
 */
export const turnOriginKey = async ({ config, clock, edgeStore, log }: Deps): Promise<OriginKeyTurn> => {
  const [secret] = config.originSecrets ?? []
  if (!secret || !edgeStore) return { day: null }
  const day = clock().toISOString().slice(0, 10)
  await edgeStore.put(originKeyEntry, `${day}.${originKeyOf(secret, day)}`)
  log('info', 'the edge has the key of the day', { day })
  return { day }
}
