import { originKeyEntry } from '#shared/site/origin-proof.ts'
import type { Deps } from '../runtime/deps.ts'

export interface OriginKeyRotation {
  /** The day whose keys the edge signs with from now on, in UTC; none without an edge. */
  day: string | null
}

/**
 * Sets the edge's keys of the day. They are derived from the day and the accepted keys of KMS: repeated runs write the
 * same, and nothing has to be stored. With the previous key among them, a release can be rolled back over a rotation.
 */
export const rotateOriginKey = async ({
  originKeys,
  clock,
  edgeStore,
  log,
}: Deps): Promise<OriginKeyRotation> => {
  if (!originKeys || !edgeStore) return { day: null }
  const day = clock().toISOString().slice(0, 10)
  const keys = await originKeys.of(day)
  await edgeStore.put(originKeyEntry, [day, ...keys].join('.'))
  log('info', 'the edge has the key of the day', { day })
  return { day }
}
