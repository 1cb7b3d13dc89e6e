import { deletableAt } from './expiry.ts'
import { type Item, put, remove, type Table, update, type Write } from './table.ts'

/** The latest verification code to a destination. Valid until it is used, which deletes it. */
export interface VerificationCode {
  /** A phone number in E.164 form, or an e-mail address in its normal form. */
  destination: string
  /** Identifies one sending: a newer code has another. */
  codeId: string
  /** HMAC-SHA-256 of the code, hexadecimal. */
  hash: string
  /** The key of the HMAC, encrypted for `codeContext`. */
  sealedKey: string
  guesses: number
  /** Identifies the latest attempt; absent before the first. */
  guessId?: string
  /** ISO timestamp, UTC. */
  expiresAt: string
}

/** How often a code may be tried, right or wrong. */
export const maxCodeAttempts = 5

const key = (destination: string) => ({ pk: `CODE#${destination}`, sk: 'CODE' })

export const codeContext = (destination: string): string => `verification-code:${destination}`

/** Access pattern: the latest code to a phone number or an e-mail address. */
export const findCode = (table: Table, destination: string): Promise<Item<VerificationCode> | undefined> =>
  table.get<VerificationCode>(key(destination))

/** Replaces the previous code. The count of sent codes, in the same transaction, prevents two at once. */
export const putCode = (table: Table, code: VerificationCode): Write =>
  put<VerificationCode>(table, {
    ...key(code.destination),
    type: 'verification-code',
    ...deletableAt(code.expiresAt, key(code.destination)),
    ...code,
  })

/**
 * Counts an attempt before it is compared, so that parallel attempts cannot exceed the limit. Fails too if it was
 * counted and the response was lost: `isCounted` detects that.
 */
export const countAttempt = (
  table: Table,
  { destination, codeId }: VerificationCode,
  guessId: string,
): Write =>
  update<VerificationCode>(table, key(destination), {
    set: { guessId },
    add: { guesses: 1 },
    when: { codeId, guesses: { lessThan: maxCodeAttempts }, guessId: { not: guessId } },
  })

/** Whether an attempt is the last that was counted. */
export const isCounted = async (
  table: Table,
  { destination }: VerificationCode,
  guessId: string,
): Promise<boolean> => (await findCode(table, destination))?.guessId === guessId

/** Consumes a code, in the transaction of its purpose. Fails if it was used or another was sent since. */
export const consumeCode = (table: Table, { destination, codeId }: VerificationCode): Write =>
  remove<VerificationCode>(table, key(destination), { codeId })
