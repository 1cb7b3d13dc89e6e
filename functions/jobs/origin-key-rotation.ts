import { originKeyEntry } from '#shared/site/origin-proof.ts'
import type { Deps } from '../runtime/deps.ts'

export interface OriginKeyRotation {
  /** The day whose key the edge signs with from now on, in UTC; none without an edge. */
  day: string | null
}

/**
 * Sets the edge's key of the day. It is derived from the day and a key of KMS: repeated runs write the same, and
 * nothing has to be stored.
 */
export const rotateOriginKey = async ({
  originKeys,
  clock,
  edgeStore,
  log,
}: Deps): Promise<OriginKeyRotation> => {
  if (!originKeys || !edgeStore) return { day: null }
  const day = clock().toISOString().slice(0, 10)
  const [key] = await originKeys.of(day)
  await edgeStore.put(originKeyEntry, `${day}.${key}`)
  log('info', 'the edge has the key of the day', { day })
  return { day }
}
