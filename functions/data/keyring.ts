import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { Clock, Random } from '../http/deps.ts'
import type { Seal } from './seal.ts'
import { create, type Table } from './table.ts'

/** The keys that access tokens are signed with. The newest signs; each stays good for verifying. */
export interface Keyring {
  signingKey(): Promise<{ kid: string; key: CryptoKey }>
  /** Undefined where there is no such key. */
  verificationKey(kid: string): Promise<CryptoKey | undefined>
}

interface StoredKey {
  kid: string
  publicKey: JWK
  /** The private JWK, sealed for `signing-key:<kid>`. */
  sealedPrivateKey: string
  createdAt: string
}

export const signingAlgorithm = 'EdDSA'
const partition = 'KEYRING'
const firstKey = { pk: partition, sk: 'KEY#000001' }

const imported = async (jwk: JWK) => (await importJWK(jwk, signingAlgorithm)) as CryptoKey

export const createKeyring = (table: Table, seal: Seal, random: Random, clock: Clock): Keyring => {
  const verification = new Map<string, CryptoKey>()
  let signing: Promise<{ kid: string; key: CryptoKey }> | undefined

  const newest = async () =>
    (await table.query<StoredKey>({ pk: partition, newestFirst: true, limit: 1, consistent: true })).items[0]

  const createFirst = async () => {
    const pair = await generateKeyPair(signingAlgorithm, { extractable: true })
    const kid = random.id()
    const sealedPrivateKey = await seal.seal(
      JSON.stringify(await exportJWK(pair.privateKey)),
      `signing-key:${kid}`,
    )
    const item = {
      ...firstKey,
      type: 'signing-key',
      kid,
      publicKey: await exportJWK(pair.publicKey),
      sealedPrivateKey,
      createdAt: clock().toISOString(),
    }
    // Two cold starts may both find the ring empty: the second one's key is dropped, and both use the first.
    await table.transact({ key: create(table, item) })
  }

  const load = async () => {
    if (!(await newest())) await createFirst()
    const stored = await newest()
    if (!stored) throw new Error('the keyring is empty')
    const privateKey = JSON.parse(
      await seal.open(stored.sealedPrivateKey, `signing-key:${stored.kid}`),
    ) as JWK
    return { kid: stored.kid, key: await imported(privateKey) }
  }

  return {
    signingKey() {
      signing ??= load().catch((error: unknown) => {
        signing = undefined
        throw error
      })
      return signing
    },
    async verificationKey(kid) {
      if (!verification.has(kid)) {
        for await (const stored of table.all<StoredKey>({ pk: partition, consistent: true }))
          verification.set(stored.kid, await imported(stored.publicKey))
      }
      return verification.get(kid)
    },
  }
}
