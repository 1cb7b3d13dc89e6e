import { type Item, replace, type Table, type Write } from './table.ts'

/** The verification code that was last sent to a phone, and how many were sent to it that day. */
export interface PhoneCode {
  /** E.164. */
  phone: string
  /** Names one sending: a newer code has another. */
  codeId: string
  /** HMAC-SHA-256 of the code, hexadecimal. */
  hash: string
  /** The key of the HMAC, sealed for `phoneCodeContext`. */
  sealedKey: string
  guesses: number
  sentAt: string
  expiresAt: string
  /** The business date that `sentToday` counts for. */
  day: string
  sentToday: number
  /** True once a code has served its purpose. */
  used: boolean
  version: number
}

/** How often a code may be tried, right or wrong. */
export const guessesAllowed = 5

const keptForSeconds = 2 * 24 * 3600

const key = (phone: string) => ({ pk: `PHONE#${phone}`, sk: 'CODE' })

export const phoneCodeContext = (phone: string): string => `phone-code:${phone}`

/** Access pattern: the code that was last sent to a phone. */
export const findPhoneCode = (table: Table, phone: string): Promise<Item<PhoneCode> | undefined> =>
  table.get<PhoneCode>(key(phone))

/** Keeps a new code in place of the one that was read (version 0 where there was none). */
export const replacePhoneCode = (table: Table, code: PhoneCode): Write =>
  replace<PhoneCode>(table, {
    ...key(code.phone),
    type: 'phone-code',
    // It outlives the code: the count of the day hangs on it.
    ttl: Math.floor(Date.parse(code.sentAt) / 1000) + keptForSeconds,
    ...code,
  })

/** Counts a guess before it is looked at, so that no number of parallel guesses gets more than are allowed. */
export const countGuess = (table: Table, { phone, codeId }: PhoneCode): Write => ({
  Update: {
    TableName: table.name,
    Key: key(phone),
    UpdateExpression: 'add guesses :one',
    ConditionExpression: 'codeId = :codeId and used = :false and guesses < :allowed',
    ExpressionAttributeValues: { ':one': 1, ':codeId': codeId, ':false': false, ':allowed': guessesAllowed },
  },
})

/** Uses a code up, in the transaction of what it is for. Fails where it was used or another was sent since. */
export const usePhoneCode = (table: Table, { phone, codeId }: PhoneCode): Write => ({
  Update: {
    TableName: table.name,
    Key: key(phone),
    UpdateExpression: 'set used = :true',
    ConditionExpression: 'codeId = :codeId and used = :false',
    ExpressionAttributeValues: { ':true': true, ':false': false, ':codeId': codeId },
  },
})
