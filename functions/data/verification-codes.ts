import { deletableAt } from './expiry.ts'
import { type Item, put, remove, type Table, update, type Write } from './table.ts'

/** The verification code that was last sent somewhere. Good until it has served its purpose, which deletes it. */
export interface VerificationCode {
  /** A phone number in E.164 form, or an e-mail address in its normal form. */
  destination: string
  /** Names one sending: a newer code has another. */
  codeId: string
  /** HMAC-SHA-256 of the code, hexadecimal. */
  hash: string
  /** The key of the HMAC, sealed for `codeContext`. */
  sealedKey: string
  guesses: number
  /** Names the last guess; absent before the first. */
  guessId?: string
  /** ISO timestamp, UTC. */
  expiresAt: string
}

/** How often a code may be tried, right or wrong. */
export const passwordAttemptsAllowed = 5

const key = (destination: string) => ({ pk: `CODE#${destination}`, sk: 'CODE' })

export const codeContext = (destination: string): string => `verification-code:${destination}`

/** Access pattern: the code that was last sent to a phone or an e-mail address. */
export const findCode = (table: Table, destination: string): Promise<Item<VerificationCode> | undefined> =>
  table.get<VerificationCode>(key(destination))

/** Keeps a code in place of the one before. The count of sendings, in the same transaction, keeps two apart. */
export const putCode = (table: Table, code: VerificationCode): Write =>
  put<VerificationCode>(table, {
    ...key(code.destination),
    type: 'verification-code',
    ...deletableAt(code.expiresAt, key(code.destination)),
    ...code,
  })

/**
 * Counts a guess before it is looked at, so that no number of parallel guesses gets more than are allowed. Fails too
 * where it was counted and the answer was lost: `isCounted` tells.
 */
export const countAttempt = (
  table: Table,
  { destination, codeId }: VerificationCode,
  guessId: string,
): Write =>
  update<VerificationCode>(table, key(destination), {
    set: { guessId },
    add: { guesses: 1 },
    when: { codeId, guesses: { lessThan: passwordAttemptsAllowed }, guessId: { not: guessId } },
  })

/** Whether a guess is the last that was counted. */
export const isCounted = async (
  table: Table,
  { destination }: VerificationCode,
  guessId: string,
): Promise<boolean> => (await findCode(table, destination))?.guessId === guessId

/** Uses a code up, in the transaction of what it is for. Fails where it was used or another was sent since. */
export const consumeCode = (table: Table, { destination, codeId }: VerificationCode): Write =>
  remove<VerificationCode>(table, key(destination), { codeId })
