import { exists } from './condition.ts'
import { deletableAt } from './expiry.ts'
import { create, remove, type Table, type Write } from './table.ts'
import { hashToken } from './token-hash.ts'

interface Begun {
  userId: string
  /** What the authenticator has to sign, in base64url. Absent where no passkey takes part. */
  challenge?: string
  /** ISO timestamp, UTC. */
  expiresAt: string
}

/**
 * Something that takes a second factor and has begun. Stored under the hash of its id.
 * - `login`: the right password was given; it goes on for these credentials, and no other.
 * - `proof`: a user proves anew who they are, by a passkey.
 * - `passkey`, `code-app`: one is being set up.
 */
export type FactorChallenge =
  | (Begun & { purpose: 'login'; email: string; credentialsVersion: number; source?: string })
  | (Begun & { purpose: 'proof' })
  | (Begun & { purpose: 'passkey' })
  | (Begun & { purpose: 'code-app'; sealedSecret: string })

export type ChallengeOf<P extends FactorChallenge['purpose']> = Extract<FactorChallenge, { purpose: P }>

type WithoutExpiry<Challenge> = Challenge extends FactorChallenge ? Omit<Challenge, 'expiresAt'> : never

/** One that is about to begin. */
export type NewChallenge = WithoutExpiry<FactorChallenge>

const goodForMs = 10 * 60_000

const key = (challengeId: string) => ({ pk: `CHALLENGE#${hashToken(challengeId)}`, sk: 'CHALLENGE' })

/** Access pattern: what has begun under an id, while there is time for it. */
export const findChallenge = async <P extends FactorChallenge['purpose']>(
  table: Table,
  challengeId: string,
  purpose: P,
  now: Date,
): Promise<ChallengeOf<P> | undefined> => {
  const found = await table.get<FactorChallenge>(key(challengeId))
  return found?.purpose === purpose && found.expiresAt > now.toISOString()
    ? (found as unknown as ChallengeOf<P>)
    : undefined
}

export const beginChallenge = (
  table: Table,
  challengeId: string,
  challenge: NewChallenge,
  now: Date,
): Write => {
  const expiresAt = new Date(now.getTime() + goodForMs).toISOString()
  return create<FactorChallenge>(table, {
    ...key(challengeId),
    type: 'factor-challenge',
    ...deletableAt(expiresAt, key(challengeId)),
    ...challenge,
    expiresAt,
  })
}

/** Uses it up; fails for every call but the first. */
export const endChallenge = (table: Table, challengeId: string): Write =>
  remove(table, key(challengeId), { pk: exists })
