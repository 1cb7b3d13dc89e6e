import { makeSigningKey } from '../data/keyring.ts'
import {
  createSigningKey,
  isRotationDue,
  listSigningKeys,
  removeSigningKey,
  retiredKeys,
} from '../data/signing-keys.ts'
import type { Deps } from '../runtime/deps.ts'

export interface KeyRotation {
  made: number
  removed: number
}

/**
 * Rotates the signing key when it is 90 days old, and removes keys without valid tokens. Each step is conditional:
 * concurrent runs create one key, and the next run completes an interrupted one.
 */
export const rotateKeys = async ({ table, seal, random, clock, log }: Deps): Promise<KeyRotation> => {
  const now = clock()
  const keys = await listSigningKeys(table)
  const newest = keys.at(-1)
  let made = 0
  // The first login creates the first key.
  if (newest && isRotationDue(newest, now)) {
    const key = { ...(await makeSigningKey(seal, random, now)), number: newest.number + 1 }
    if ((await table.transact({ key: createSigningKey(table, key) })).ok) made++
  }
  let removed = 0
  for (const key of retiredKeys(keys, now)) if (await table.write(removeSigningKey(table, key))) removed++
  log('info', 'signing keys were looked after', { made, removed, kept: keys.length + made - removed })
  return { made, removed }
}
