import { type Item, replace, type Table, update, type Write } from './table.ts'
import { userPartition } from './users.ts'

export interface Passkey {
  /** The authenticator's credential id, in base64url. */
  passkeyId: string
  /** COSE key in base64url. */
  publicKey: string
  /** The signature counter, if the authenticator has one. */
  counter: number
  /**
   * Whether the user was verified by PIN, finger or face when it was last created or used. Absent where that was not
   * recorded.
   */
  hasVerifiedUser?: boolean
  transports: readonly string[]
  /** The user's name for it. */
  name: string
  addedAt: string
  lastUsedAt?: string
}

/** How long an app shows one code. */
export const codePeriodSeconds = 30

/** An authenticator app with time-based codes (RFC 6238). */
export interface CodeApp {
  sealedSecret: string
  addedAt: string
  /** The time step of the last accepted code: neither that code nor an earlier one is accepted again. */
  lastStep: number
}

/** A user's second factors. */
export interface SecondFactors {
  userId: string
  passkeys: readonly Passkey[]
  codeApp?: CodeApp
  /** Hashes of the unused recovery codes. */
  recoveryCodes: readonly string[]
  /** When the lender last reset them, by whom, and how the person's identity was checked. */
  reset?: { at: string; by: string; identityCheck: string }
  version: number
}

export const maxPasskeys = 10

const key = (userId: string) => ({ pk: userPartition(userId), sk: 'FACTORS' })

export const codeAppContext = (userId: string): string => `code-app:${userId}`

/** Access pattern: the second factors of a user; only a version if there are none. */
export const findFactors = async (table: Table, userId: string): Promise<SecondFactors> =>
  (await table.get<SecondFactors>(key(userId))) ?? { userId, passkeys: [], recoveryCodes: [], version: 0 }

/** When the app showed the last accepted code; ISO timestamp, UTC. */
export const codeLastTakenAt = ({ lastStep }: CodeApp): string =>
  new Date(lastStep * codePeriodSeconds * 1000).toISOString()

/** True where a login requires a second factor. */
export const hasFactor = ({ passkeys, codeApp }: SecondFactors): boolean =>
  passkeys.length > 0 || codeApp !== undefined

/** Stores the app's re-encrypted secret. Fails if it was changed or a code was accepted since it was read. */
export const reencryptCodeApp = (
  table: Table,
  { userId }: Pick<SecondFactors, 'userId'>,
  codeApp: CodeApp,
  sealedSecret: string,
): Write =>
  update<SecondFactors>(table, key(userId), {
    set: { codeApp: { ...codeApp, sealedSecret } },
    when: { 'codeApp.sealedSecret': codeApp.sealedSecret, 'codeApp.lastStep': codeApp.lastStep },
  })

/** Fails if they were changed since they were read. */
export const replaceFactors = (table: Table, factors: SecondFactors): Write =>
  replace<SecondFactors>(table, {
    ...key(factors.userId),
    type: 'second-factors',
    ...factors,
  } satisfies Item<SecondFactors>)
