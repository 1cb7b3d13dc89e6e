import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { FieldEncryption } from './field-encryption.ts'
import {
  activeSigningKey,
  createSigningKey,
  listSigningKeys,
  type NumberedKey,
  ringAgeMs,
  type SigningKey,
} from './signing-keys.ts'
import type { Table } from './table.ts'

/** The signing keys of access tokens. One signs; every key in the ring verifies. */
export interface Keyring {
  signingKey(): Promise<{ kid: string; key: CryptoKey }>
  /** Undefined for an unknown key. */
  verificationKey(kid: string): Promise<CryptoKey | undefined>
}

export const signingAlgorithm = 'EdDSA'

/** The longest age of a cached ring that is trusted about an unknown key: made-up key ids must not cost a read each. */
const unknownKeyAgeMs = 10_000

const sealContext = (kid: string) => `signing-key:${kid}`

const imported = async (jwk: JWK) => (await importJWK(jwk, signingAlgorithm)) as CryptoKey

/** A new Ed25519 key with its private half encrypted. It is not stored yet. */
export const makeSigningKey = async (
  seal: FieldEncryption,
  random: { id(): string },
  now: Date,
): Promise<SigningKey> => {
  const pair = await generateKeyPair(signingAlgorithm, { extractable: true })
  const kid = random.id()
  return {
    kid,
    publicKey: await exportJWK(pair.publicKey),
    sealedPrivateKey: await seal.seal(JSON.stringify(await exportJWK(pair.privateKey)), sealContext(kid)),
    createdAt: now.toISOString(),
  }
}

export const createKeyring = (
  table: Table,
  seal: FieldEncryption,
  random: { id(): string },
  clock: () => Date,
): Keyring => {
  let ring: { keys: readonly NumberedKey[]; readAt: number } | undefined
  let reading: Promise<readonly NumberedKey[]> | undefined
  let opened: { kid: string; key: Promise<CryptoKey> } | undefined
  const verification = new Map<string, CryptoKey>()

  const read = async () => {
    const readAt = clock().getTime()
    const keys = await listSigningKeys(table)
    ring = { keys, readAt }
    return keys
  }

  /** The ring, cached for at most this time by this clock, which may have been set back. */
  const keysWithin = async (ageMs: number): Promise<readonly NumberedKey[]> => {
    const age = ring && clock().getTime() - ring.readAt
    if (ring && age !== undefined && age >= 0 && age < ageMs) return ring.keys
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }

  const createFirst = async () => {
    const first = await makeSigningKey(seal, random, clock())
    // Two cold starts may both find the ring empty: the second one's key is dropped, and both use the first.
    await table.transact({ key: createSigningKey(table, { ...first, number: 1 }) })
    return read()
  }

  const open = async ({ kid, sealedPrivateKey }: NumberedKey) =>
    imported(JSON.parse(await seal.open(sealedPrivateKey, sealContext(kid))) as JWK)

  return {
    async signingKey() {
      let keys = await keysWithin(ringAgeMs)
      if (keys.length === 0) keys = await createFirst()
      const stored = activeSigningKey(keys, clock())
      if (!stored) throw new Error('the keyring is empty')
      if (opened?.kid !== stored.kid) opened = { kid: stored.kid, key: open(stored) }
      const current = opened
      try {
        return { kid: current.kid, key: await current.key }
      } catch (error) {
        if (opened === current) opened = undefined
        throw error
      }
    },

    async verificationKey(kid) {
      const isIt = (key: NumberedKey) => key.kid === kid
      const stored =
        (await keysWithin(ringAgeMs)).find(isIt) ?? (await keysWithin(unknownKeyAgeMs)).find(isIt)
      if (!stored) return undefined
      const known = verification.get(kid)
      if (known) return known
      const key = await imported(stored.publicKey)
      verification.set(kid, key)
      return key
    },
  }
}
