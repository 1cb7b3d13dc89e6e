import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { NewPasskey, UsedPasskey } from '#shared/factors/passkey.schema.ts'

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: string | Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

/** The part of CBOR (RFC 8949) that an attestation uses: small numbers, byte strings, texts and maps. */
const head = (major: number, value: number): Buffer =>
  value < 24
    ? Buffer.from([(major << 5) | value])
    : value < 256
      ? Buffer.from([(major << 5) | 24, value])
      : Buffer.from([(major << 5) | 25, value >> 8, value & 255])

type Cbor = number | string | Uint8Array | Map<number | string, Cbor>

const encode = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, each]) => [encode(key), encode(each)]),
  ])
}

const userPresent = 1
const userVerified = 4
const hasKey = 64

export interface SoftwarePasskey {
  id: string
  /** A browser's response to `navigator.credentials.create`. */
  create(options: { challenge: string }): NewPasskey
  /** A browser's response to `navigator.credentials.get`. */
  sign(options: { challenge: string }): UsedPasskey
  /** Sets the signature counter: a cloned key continues the original's, and some authenticators have none. */
  setUses(uses: number): void
  /** Whether the user is verified by PIN or biometrics, as is the default. */
  setVerifiesUser(verifies: boolean): void
}

interface Making {
  /** False for an authenticator whose counter is always 0. */
  counts?: boolean
}

/** An authenticator for one site, with one ES256 key and a signature counter, as in hardware. */
export const createSoftwarePasskey = (
  origin = 'https://portal.test',
  { counts = true }: Making = {},
): SoftwarePasskey => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let uses = 0
  let presence = userPresent | userVerified
  const dataOf = (flags: number, rest: Uint8Array = Buffer.alloc(0)): Buffer => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(counts ? ++uses : 0)
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), counter, rest])
  }
  const clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const named = { id: base64url(id), rawId: base64url(id), type: 'public-key' } as const

  return {
    id: named.id,
    setUses(set) {
      uses = set
    },
    setVerifiesUser(verifies) {
      presence = verifies ? userPresent | userVerified : userPresent
    },
    create({ challenge }) {
      const key = encode(
        new Map<number, Cbor>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      )
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const attestation = encode(
        new Map<string, Cbor>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', dataOf(presence | hasKey, attested)],
        ]),
      )
      return {
        ...named,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      }
    },
    sign({ challenge }) {
      const data = dataOf(presence)
      const client = clientData('webauthn.get', challenge)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      return {
        ...named,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
        },
      }
    },
  }
}
