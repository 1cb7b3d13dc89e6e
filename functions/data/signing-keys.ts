import type { JWK } from 'jose'
import { exists } from './condition.ts'
import { create, remove, type Table, type Write } from './table.ts'

/** A key that access tokens are signed with. They are numbered in the order in which they were made. */
export interface SigningKey {
  kid: string
  publicKey: JWK
  /** The private JWK, sealed for `signing-key:<kid>`. */
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

/** No access token is good for longer. */
export const maxTokenSeconds = 12 * 3600

/** How old a ring may be that a warm Lambda goes by. */
export const ringAgeMs = 5 * minuteMs

/**
 * A successor signs only so long after it was made: longer than a job may take to write it (5 minutes) and a ring to
 * grow old, so that every Lambda can verify its first token.
 */
const beforeSigningMs = 15 * minuteMs

const newestForMs = 90 * dayMs

/** For clocks that differ, beyond the life of the last token. */
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

/** Adds a key; fails where there is one of its number: who makes the same successor at once makes none. */
export const createSigningKey = (table: Table, { number, ...key }: NumberedKey): Write =>
  create<SigningKey>(table, { ...keyOf(number), type: 'signing-key', ...key })

/** Takes a key away; fails where another run was faster. */
export const removeSigningKey = (table: Table, { number }: NumberedKey): Write =>
  remove(table, keyOf(number), { pk: exists })

/** The very first signs at once: nobody can hold a ring without it. */
const signsFrom = ({ number, createdAt }: NumberedKey): number =>
  Date.parse(createdAt) + (number === 1 ? 0 : beforeSigningMs)

/** The key that signs at `now`: the newest whose time has come. Undefined for an empty ring. */
export const keyThatSigns = (keys: readonly NumberedKey[], now: Date): NumberedKey | undefined =>
  keys.findLast((key) => signsFrom(key) <= now.getTime()) ?? keys[0]

/** Whether the newest key is so old that it must have a successor. */
export const needsSuccessor = ({ createdAt }: NumberedKey, now: Date): boolean =>
  Date.parse(createdAt) + newestForMs <= now.getTime()

/** The keys of which no token can live at `now`: their successor has signed for longer than a token lives. */
export const spentKeys = (keys: readonly NumberedKey[], now: Date): NumberedKey[] =>
  keys.filter((_, index) => {
    const successor = keys[index + 1]
    return (
      successor !== undefined && signsFrom(successor) + maxTokenSeconds * 1000 + keptBeyondMs <= now.getTime()
    )
  })
