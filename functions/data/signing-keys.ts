import type { JWK } from 'jose'
import { exists } from './condition.ts'
import { create, remove, type Table, type Write } from './table.ts'

/** A signing key of access tokens, numbered in the order of creation. */
export interface SigningKey {
  kid: string
  publicKey: JWK
  /** The private JWK, encrypted for `signing-key:<kid>`. */
  sealedPrivateKey: string
  /** ISO timestamp, UTC. */
  createdAt: string
}

export interface NumberedKey extends SigningKey {
  number: number
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** The maximum lifetime of an access token. */
export const maxTokenSeconds = 12 * 3600

/** The maximum age of a ring cached in a warm Lambda. */
export const ringAgeMs = 5 * minuteMs

/**
 * A new key signs only after this time: longer than a job may take to write it (5 minutes) plus the age of a cached
 * ring, so that every Lambda can verify its first token.
 */
const beforeSigningMs = 15 * minuteMs

const newestForMs = 90 * dayMs

/** A margin for clock differences, beyond the lifetime of the last token. */
const keptBeyondMs = hourMs

const partition = 'KEYRING'
const prefix = 'KEY#'

const keyOf = (number: number) => ({
  pk: partition,
  sk: `${prefix}${String(number).padStart(6, '0')}`,
})

/** Access pattern: the whole ring, the oldest key first. */
export const listSigningKeys = async (table: Table): Promise<NumberedKey[]> => {
  const keys: NumberedKey[] = []
  for await (const key of table.all<SigningKey>({ pk: partition, prefix, consistent: true }))
    keys.push({ ...key, number: Number(key.sk.slice(prefix.length)) })
  return keys
}

/** Adds a key; fails if its number exists: of concurrent rotations, one succeeds. */
export const createSigningKey = (table: Table, { number, ...key }: NumberedKey): Write =>
  create<SigningKey>(table, { ...keyOf(number), type: 'signing-key', ...key })

/** Removes a key; fails if another run was faster. */
export const removeSigningKey = (table: Table, { number }: NumberedKey): Write =>
  remove(table, keyOf(number), { pk: exists })

/** The very first key signs at once: nobody can have cached a ring without it. */
const signsFrom = ({ number, createdAt }: NumberedKey): number =>
  Date.parse(createdAt) + (number === 1 ? 0 : beforeSigningMs)

/** The key that signs at `now`: the newest that has become active. Undefined for an empty ring. */
export const activeSigningKey = (keys: readonly NumberedKey[], now: Date): NumberedKey | undefined =>
  keys.findLast((key) => signsFrom(key) <= now.getTime()) ?? keys[0]

/** Whether the newest key is due for rotation. */
export const isRotationDue = ({ createdAt }: NumberedKey, now: Date): boolean =>
  Date.parse(createdAt) + newestForMs <= now.getTime()

/** The keys without any valid token at `now`: their successor has signed for longer than a token's lifetime. */
export const retiredKeys = (keys: readonly NumberedKey[], now: Date): NumberedKey[] =>
  keys.filter((_, index) => {
    const successor = keys[index + 1]
    return (
      successor !== undefined && signsFrom(successor) + maxTokenSeconds * 1000 + keptBeyondMs <= now.getTime()
    )
  })
