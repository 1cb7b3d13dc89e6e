import { type Item, replace, type Table, update, type Write } from './table.ts'
import { userPartition } from './users.ts'

export interface Passkey {
  /** As the authenticator names it, in base64url. */
  passkeyId: string
  /** COSE key in base64url. */
  publicKey: string
  /** How often it was used, as far as its authenticator counts. */
  counter: number
  /** Whether its user gave a PIN, a finger or a face when it was made or used last. Absent where that was not kept. */
  hasVerifiedUser?: boolean
  transports: readonly string[]
  /** What the user calls it. */
  name: string
  addedAt: string
  lastUsedAt?: string
}

/** For how long an app shows one code. */
export const codePeriodSeconds = 30

/** An app that shows codes that follow from a secret and the time (RFC 6238). */
export interface CodeApp {
  sealedSecret: string
  addedAt: string
  /** Of the last code that was taken: none is taken twice, nor one before it. */
  lastStep: number
}

/** By what a user proves to be who they are, besides the password. */
export interface SecondFactors {
  userId: string
  passkeys: readonly Passkey[]
  codeApp?: CodeApp
  /** Hashes of the recovery codes that are left. */
  recoveryCodes: readonly string[]
  /** When the lender last took them away, who did, and how that person made sure who asked. */
  reset?: { at: string; by: string; identityCheck: string }
  version: number
}

export const maxPasskeys = 10

const key = (userId: string) => ({ pk: userPartition(userId), sk: 'FACTORS' })

export const codeAppContext = (userId: string): string => `code-app:${userId}`

/** Access pattern: the second factors of a user; nothing but their version where there are none. */
export const findFactors = async (table: Table, userId: string): Promise<SecondFactors> =>
  (await table.get<SecondFactors>(key(userId))) ?? { userId, passkeys: [], recoveryCodes: [], version: 0 }

/** When the app of a user showed the code that was taken last; ISO timestamp, UTC. */
export const codeLastTakenAt = ({ lastStep }: CodeApp): string =>
  new Date(lastStep * codePeriodSeconds * 1000).toISOString()

/** True where a login takes more than the password. */
export const hasFactor = ({ passkeys, codeApp }: SecondFactors): boolean =>
  passkeys.length > 0 || codeApp !== undefined

/** Keeps the secret of the app as it was sealed anew. Fails where it was changed or a code of it taken since it was read. */
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

/** Fails where they were changed since they were read. */
export const replaceFactors = (table: Table, factors: SecondFactors): Write =>
  replace<SecondFactors>(table, {
    ...key(factors.userId),
    type: 'second-factors',
    ...factors,
  } satisfies Item<SecondFactors>)
