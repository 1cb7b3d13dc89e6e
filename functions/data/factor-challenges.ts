import { exists } from './condition.ts'
import { deletableAt } from './expiry.ts'
import { create, remove, type Table, type Write } from './table.ts'
import { hashToken } from './token-hash.ts'

interface Begun {
  userId: string
  /** The passkey challenge that the authenticator signs, in base64url. Absent where no passkey is involved. */
  challenge?: string
  /** ISO timestamp, UTC. */
  expiresAt: string
}

/**
 * A pending operation with a second factor. Stored under the hash of its id.
 * - `login`: the password was right; it is valid for these credentials only.
 * - `proof`: a step-up by passkey.
 * - `passkey`, `code-app`: one is being set up.
 */
export type FactorChallenge =
  | (Begun & { purpose: 'login'; email: string; credentialsVersion: number; source?: string })
  | (Begun & { purpose: 'proof' })
  | (Begun & { purpose: 'passkey' })
  | (Begun & { purpose: 'code-app'; sealedSecret: string })

export type ChallengeOf<P extends FactorChallenge['purpose']> = Extract<FactorChallenge, { purpose: P }>

type WithoutExpiry<Challenge> = Challenge extends FactorChallenge ? Omit<Challenge, 'expiresAt'> : never

/** A challenge before it starts. */
export type NewChallenge = WithoutExpiry<FactorChallenge>

const goodForMs = 10 * 60_000

const key = (challengeId: string) => ({ pk: `CHALLENGE#${hashToken(challengeId)}`, sk: 'CHALLENGE' })

/** Access pattern: a challenge by id, until it expires. */
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

/** Consumes the challenge; fails for every call but the first. */
export const endChallenge = (table: Table, challengeId: string): Write =>
  remove(table, key(challengeId), { pk: exists })
