import { createHmac, type KeyObject, sign, webcrypto } from 'node:crypto'
import type { JWK } from 'jose'
import type { TestApp } from '../../support/test-app.ts'
import { openSampleSession } from './create-sample-app.ts'

/** A live session, its decoded token and the signing key: more than any attacker has. */
export interface Genuine {
  token: string
  sessionId: string
  userId: string
  header: Record<string, unknown>
  claims: Record<string, unknown> & { iat: number; exp: number }
  parts: [header: string, claims: string, signature: string]
  kid: string
  publicKey: JWK
  /** Seconds since 1970. */
  now: number
  /**
   * A token with these changes of header and claims, signed with the portal's key; undefined omits a claim.
   */
  signed(header: object, claims?: object): Promise<string>
  /** A token of any text, signed with the portal's key. */
  signedText(header: string, claims: string | Buffer): Promise<string>
  /** The same changes with another signature. */
  signedBy(signature: (input: string) => Buffer, header: object, claims?: object): string
}

/** Forges a token from all that a live session, and one of another user, would give an attacker. */
export type Forgeries = Record<string, (genuine: Genuine, other: Genuine) => string | Promise<string>>

export const base64url = (value: string | Buffer): string => Buffer.from(value).toString('base64url')

/** In the format of the tokens in mailed links. */
export const mailedToken = (name: string): string => base64url(name.padEnd(32, '.'))

export const publicKeyBytes = ({ publicKey }: Genuine): Buffer => Buffer.from(publicKey.x ?? '', 'base64url')

export const hmac = (algorithm: string, secret: string | Buffer) => (input: string) =>
  createHmac(algorithm, secret).update(input).digest()

export const privateKeySignature = (digest: string | null, key: KeyObject) => (input: string) =>
  sign(digest, Buffer.from(input), key.asymmetricKeyType === 'ec' ? { key, dsaEncoding: 'ieee-p1363' } : key)

const decoded = (part: string) =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>

/** Opens a session, and exposes everything that an attacker could wish for. */
export const openGenuine = async (app: TestApp): Promise<Genuine> => {
  const { token, sessionId, userId } = await openSampleSession(app)
  const { kid, key } = await app.deps.keyring.signingKey()
  const parts = token.split('.') as Genuine['parts']
  const header = decoded(parts[0])
  const claims = decoded(parts[1]) as Genuine['claims']
  const stored = (await app.everyItem()).find((item) => item['kid'] === kid)
  const input = (changedHeader: object, changedClaims: object = {}) =>
    [
      { ...header, ...changedHeader },
      { ...claims, ...changedClaims },
    ]
      .map((part) => base64url(JSON.stringify(part)))
      .join('.')
  const signedInput = async (text: string) =>
    `${text}.${base64url(Buffer.from(await webcrypto.subtle.sign('Ed25519', key, Buffer.from(text))))}`
  return {
    token,
    sessionId,
    userId,
    header,
    claims,
    parts,
    kid,
    publicKey: stored?.['publicKey'] as JWK,
    now: Math.floor(app.clock.now().getTime() / 1000),
    signed: (changedHeader, changedClaims) => signedInput(input(changedHeader, changedClaims)),
    signedText: (headerText, claimsText) => signedInput(`${base64url(headerText)}.${base64url(claimsText)}`),
    signedBy(signature, changedHeader, changedClaims) {
      const text = input(changedHeader, changedClaims)
      return `${text}.${base64url(signature(text))}`
    },
  }
}

/** Flips one bit of a base64url part. */
export const flipBit = (part: string, byte: number, bit = 0): string => {
  const bytes = Buffer.from(part, 'base64url')
  const index = byte < 0 ? bytes.length + byte : byte
  bytes[index] = (bytes[index] ?? 0) ^ (1 << bit)
  return base64url(bytes)
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Another encoding of the same bytes: the last character of 64 bytes has four unused bits. */
export const reencodeBase64url = (part: string): string =>
  part.slice(0, -1) + letters[letters.indexOf(part.at(-1) ?? '') ^ 1]

const groupOrder = 2n ** 252n + 27_742_317_777_372_353_535_851_937_790_883_648_493n

const turned = (bytes: Uint8Array) => Buffer.from(bytes.toReversed())

/** The other number that solves an Ed25519 signature's equation: `S + L`, which RFC 8032 forbids. */
export const malleateSignature = (signature: string): string => {
  const bytes = Buffer.from(signature, 'base64url')
  const solution = BigInt(`0x${turned(bytes.subarray(32)).toString('hex')}`) + groupOrder
  const written = turned(Buffer.from(solution.toString(16).padStart(64, '0'), 'hex'))
  return base64url(Buffer.concat([bytes.subarray(0, 32), written]))
}
