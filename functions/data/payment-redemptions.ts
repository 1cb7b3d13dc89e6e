import { absent } from './condition.ts'
import { deletableAt } from './expiry.ts'
import { type Item, put, remove, type Table, type Write } from './table.ts'

/**
 * A payment platform's authorisation code, during and after its redemption. The platform accepts a code once and treats
 * a second use as theft, but a visitor who reloads the page sends the same code again.
 */
export interface PaymentRedemption {
  /** `hashToken` of the code. */
  codeHash: string
  /** Identifies the redeeming call. */
  takenBy: string
  /** The result as JSON, encrypted for `redemptionContext`; absent during the request to the platform. */
  sealedResult?: string
  /** ISO timestamp, UTC. */
  expiresAt: string
}

/** Longer than the request's timeout: after it, the redeeming call is dead. */
const takenMs = 60_000
const rememberedMs = 10 * 60_000

const after = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString()

const key = (codeHash: string) => ({ pk: `PAYMENTCODE#${codeHash}`, sk: 'PAYMENTCODE' })

export const redemptionContext = (codeHash: string): string => `payment-redemption:${codeHash}`

/** Access pattern: the result of a code, while it is stored. */
export const findRedemption = async (
  table: Table,
  codeHash: string,
  now: Date,
): Promise<Item<PaymentRedemption> | undefined> => {
  const found = await table.get<PaymentRedemption>(key(codeHash))
  return found && found.expiresAt > now.toISOString() ? found : undefined
}

const itemOf = (redemption: PaymentRedemption): Item<PaymentRedemption> => ({
  ...key(redemption.codeHash),
  type: 'payment-redemption',
  ...deletableAt(redemption.expiresAt, key(redemption.codeHash)),
  ...redemption,
})

/** Claims a code for the calling request; fails for every other request while it is stored. */
export const beginRedemption = (
  table: Table,
  { codeHash, takenBy }: Pick<PaymentRedemption, 'codeHash' | 'takenBy'>,
  now: Date,
): Write =>
  put<PaymentRedemption>(table, itemOf({ codeHash, takenBy, expiresAt: after(now, takenMs) }), {
    anyOf: [{ pk: absent }, { expiresAt: { atMost: now.toISOString() } }],
  })

const whileTaken = (takenBy: string) => ({ takenBy, sealedResult: absent })

/** Stores the result of a code, in the transaction of its effects. Fails for a call that was too late. */
export const finishRedemption = (
  table: Table,
  {
    codeHash,
    takenBy,
    sealedResult,
  }: Pick<PaymentRedemption, 'codeHash' | 'takenBy'> & { sealedResult: string },
  now: Date,
): Write =>
  put<PaymentRedemption>(
    table,
    itemOf({ codeHash, takenBy, sealedResult, expiresAt: after(now, rememberedMs) }),
    whileTaken(takenBy),
  )

/** Deletes a code without a result. Fails for a call that was too late. */
export const dropRedemption = (
  table: Table,
  { codeHash, takenBy }: Pick<PaymentRedemption, 'codeHash' | 'takenBy'>,
): Write => remove<PaymentRedemption>(table, key(codeHash), whileTaken(takenBy))
