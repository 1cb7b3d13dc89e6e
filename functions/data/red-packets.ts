import {
  type RedPacketStatus,
  redPacketMayBecome,
  redPacketStatusOn,
} from '#shared/engagement/red-packet-states.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import { type BusinessDate, businessDate } from '#shared/time/business-date.ts'
import { companyItems } from './company-items.ts'
import { shardOf } from './shard-of.ts'
import { groupIndex, type Item, type ItemPage, replace, type Table, type Write } from './table.ts'

/** A reward of a company: issued to it by the lender, or claimed from a pool. It pays interest of one drawdown. */
export interface RedPacket {
  /** The lender's id of the issue, or the pool's id: a company has at most one of each. */
  packetId: string
  companyId: string
  /** The lender's name for the kind of packet. */
  packetType: string
  amountCents: Cents
  currency: Currency
  status: RedPacketStatus
  /** The last day of validity. */
  expiresOn: BusinessDate
  issuedAt: string
  /** When and by which user it was collected. */
  claimedAt?: string
  claimedBy?: string
  usedAt?: string
  /** The drawdown it is used for. */
  usedFor?: string
  /** When it expired or was voided. */
  endedAt?: string
  version: number
}

const { key, find, list } = companyItems<RedPacket>('REDPACKET#')

/** Packets expiring on a day are sharded over this many index keys: a pool's packets all expire on the same day. */
export const redPacketShards = 4

const groupOf = (expiresOn: BusinessDate, shard: number): string => `REDPACKET-EXPIRY#${expiresOn}#${shard}`

/** Access pattern: a company's red packet by id. */
export const findRedPacket = find

/** Access pattern: a company's red packets, by their ids. It has but a few. */
export const listCompanyRedPackets = list

/** Access pattern: a page of the packets of all companies whose last day is the given one. Eventually consistent. */
export const listExpiringRedPackets = (
  table: Table,
  expiresOn: BusinessDate,
  shard: number,
  page: { limit: number; cursor?: string | undefined },
): Promise<ItemPage<Item<RedPacket>>> =>
  table.query<RedPacket>({ pk: groupOf(expiresOn, shard), index: groupIndex, ...page })

/** Creates a red packet (version 0) or replaces the version that was read. It is in the index until it expires. */
export const replaceRedPacket = (table: Table, packet: RedPacket): Write => {
  const { gsi1pk: _pk, gsi1sk: _sk, ...fields } = packet as Item<RedPacket>
  const { companyId, packetId, status, expiresOn } = packet
  return replace<RedPacket>(table, {
    ...fields,
    ...key(companyId, packetId),
    ...(redPacketMayBecome(status, 'expired')
      ? {
          gsi1pk: groupOf(expiresOn, shardOf(companyId, redPacketShards)),
          gsi1sk: `${packetId}#${companyId}`,
        }
      : {}),
    type: 'red-packet',
  })
}

/** Uses a packet for a drawdown. Fails if it was changed since it was read: of two drawdowns one gets it. */
export const useRedPacket = (table: Table, packet: RedPacket, drawdownId: string, now: Date): Write =>
  replaceRedPacket(table, {
    ...packet,
    status: 'used',
    usedAt: now.toISOString(),
    usedFor: drawdownId,
  })

/**
 * Returns a packet to its company after the drawdown failed: it is valid again, or expired if its last day has passed
 * meanwhile.
 */
export const restoreRedPacket = (table: Table, packet: RedPacket, now: Date): Write => {
  const { usedAt: _usedAt, usedFor: _usedFor, ...rest } = packet
  const status = redPacketStatusOn({ ...packet, status: 'claimed' }, businessDate(now))
  return replaceRedPacket(table, {
    ...rest,
    status,
    ...(status === 'expired' ? { endedAt: now.toISOString() } : {}),
  })
}
