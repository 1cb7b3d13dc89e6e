import { absent } from './condition.ts'
import { deletableAt } from './expiry.ts'
import { type Item, put, remove, type Table, type Write } from './table.ts'

/**
 * A payment platform's authorisation code that is being redeemed, or was. The platform takes a code once, and a
 * second time for theft; a visitor who reloads the page brings the same one again.
 */
export interface PaymentRedemption {
  /** `hashToken` of the code. */
  codeHash: string
  /** Names the call that redeems it. */
  takenBy: string
  /** What came of it as JSON, sealed for `redemptionContext`; absent while the platform is being asked. */
  sealedResult?: string
  /** ISO timestamp, UTC. */
  expiresAt: string
}

/** Longer than the platform is waited for: from then on whoever asked is gone. */
const takenMs = 60_000
const rememberedMs = 10 * 60_000

const after = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString()

const key = (codeHash: string) => ({ pk: `PAYMENTCODE#${codeHash}`, sk: 'PAYMENTCODE' })

export const redemptionContext = (codeHash: string): string => `payment-redemption:${codeHash}`

/** Access pattern: what became of a code, while that is remembered. */
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

/** Takes a code for the calling request; fails for every other one while that is remembered. */
export const beginRedemption = (
  table: Table,
  { codeHash, takenBy }: Pick<PaymentRedemption, 'codeHash' | 'takenBy'>,
  now: Date,
): Write =>
  put<PaymentRedemption>(table, itemOf({ codeHash, takenBy, expiresAt: after(now, takenMs) }), {
    anyOf: [{ pk: absent }, { expiresAt: { atMost: now.toISOString() } }],
  })

const whileTaken = (takenBy: string) => ({ takenBy, sealedResult: absent })

/** Remembers what came of a code, in the transaction that makes it true. Fails for a call that came too late. */
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

/** Forgets a code that nothing came of. Fails for a call that came too late. */
export const dropRedemption = (
  table: Table,
  { codeHash, takenBy }: Pick<PaymentRedemption, 'codeHash' | 'takenBy'>,
): Write => remove<PaymentRedemption>(table, key(codeHash), whileTaken(takenBy))
