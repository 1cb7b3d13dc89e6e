import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import { type BusinessDate, startOfDay } from '#shared/time/business-date.ts'
import { collect } from './collect.ts'
import { absent, exists } from './condition.ts'
import { ttlAfter } from './expiry.ts'
import { create, type Item, type Table, update, type Write } from './table.ts'

/** Red packets for the first companies to claim one, one each. */
export interface RedPacketPool {
  poolId: string
  packetType: string
  amountCents: Cents
  currency: Currency
  quantity: number
  /** The number that is left. Changed by claims only. */
  remaining: number
  /** The last day on which they can be claimed and used. */
  expiresOn: BusinessDate
  issuedAt: string
  /** When the lender closed the pool. Claimed packets stay valid. */
  voidedAt?: string
}

const partition = 'REDPACKETPOOLS'

const key = (poolId: string) => ({ pk: partition, sk: `POOL#${poolId}` })

/** Access pattern: a pool by id. */
export const findRedPacketPool = (table: Table, poolId: string): Promise<Item<RedPacketPool> | undefined> =>
  table.get<RedPacketPool>(key(poolId))

/** Access pattern: all pools, by their ids. The lender has but a few: old ones are removed. */
export const listRedPacketPools = (table: Table): Promise<Item<RedPacketPool>[]> =>
  collect(table.all<RedPacketPool>({ pk: partition }))

/** The number that can still be claimed on a day. */
export const remainingOn = (
  { remaining, expiresOn, voidedAt }: Pick<RedPacketPool, 'remaining' | 'expiresOn' | 'voidedAt'>,
  today: BusinessDate,
): number => (voidedAt !== undefined || expiresOn < today ? 0 : remaining)

/** How long a pool is kept after its last day: every seller's list reads all pools. */
const keptForDays = 90

/** Fails if a pool with that id exists. */
export const createRedPacketPool = (table: Table, pool: RedPacketPool): Write =>
  create<RedPacketPool>(table, {
    ...key(pool.poolId),
    type: 'red-packet-pool',
    ...pool,
    ttl: ttlAfter(startOfDay(pool.expiresOn), keptForDays),
  })

/**
 * Takes one packet. Fails if none is left, the pool was voided or its last day is over, also with concurrent claims.
 */
export const takeFromPool = (table: Table, poolId: string, today: BusinessDate): Write =>
  update<RedPacketPool>(table, key(poolId), {
    add: { remaining: -1 },
    when: { remaining: { atLeast: 1 }, expiresOn: { atLeast: today }, voidedAt: absent },
  })

/** Closes the pool. Fails if it was closed already. */
export const voidRedPacketPool = (table: Table, poolId: string, now: Date): Write =>
  update<RedPacketPool>(table, key(poolId), {
    set: { voidedAt: now.toISOString() },
    when: { pk: exists, voidedAt: absent },
  })
