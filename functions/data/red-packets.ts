import {
  type RedPacketStatus,
  redPacketMayBecome,
  redPacketStatusOn,
} from '#shared/engagement/red-packet-states.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import { type BusinessDate, businessDate } from '#shared/time/business-date.ts'
import { companyPartition } from './companies.ts'
import { shardOf } from './shard-of.ts'
import { groupIndex, type Item, type ItemPage, replace, type Table, type Write } from './table.ts'

/** A reward of a company's: issued to it by the lender, or collected from a pool. It pays interest of one drawdown. */
export interface RedPacket {
  /** The lender's id of the issue, or the pool's: a company has at most one of it. */
  packetId: string
  companyId: string
  /** The lender's name for the kind of packet. */
  packetType: string
  amountCents: Cents
  currency: Currency
  status: RedPacketStatus
  /** The last day on which it is good. */
  expiresOn: BusinessDate
  issuedAt: string
  /** When and by which user it was collected. */
  claimedAt?: string
  claimedBy?: string
  usedAt?: string
  /** The drawdown that it is used on. */
  usedFor?: string
  /** When it expired or was voided. */
  endedAt?: string
  version: number
}

const prefix = 'REDPACKET#'

const key = (companyId: string, packetId: string) => ({
  pk: companyPartition(companyId),
  sk: `${prefix}${packetId}`,
})

/** What expires on a day is spread over so many keys of the index: a pool's packets all end on the same one. */
export const redPacketShards = 4

const groupOf = (expiresOn: BusinessDate, shard: number): string => `REDPACKET-EXPIRY#${expiresOn}#${shard}`

/** Access pattern: a company's red packet by id. */
export const findRedPacket = (
  table: Table,
  companyId: string,
  packetId: string,
): Promise<Item<RedPacket> | undefined> => table.get<RedPacket>(key(companyId, packetId))

/** Access pattern: a company's red packets, by their ids. It has but a few. */
export const listCompanyRedPackets = async (table: Table, companyId: string): Promise<Item<RedPacket>[]> => {
  const found: Item<RedPacket>[] = []
  for await (const packet of table.all<RedPacket>({
    pk: companyPartition(companyId),
    prefix,
    consistent: true,
  }))
    found.push(packet)
  return found
}

/** Access pattern: a page of the packets of all companies that are good until a day and no longer. Eventually consistent. */
export const listExpiringRedPackets = (
  table: Table,
  expiresOn: BusinessDate,
  shard: number,
  page: { limit: number; cursor?: string | undefined },
): Promise<ItemPage<Item<RedPacket>>> =>
  table.query<RedPacket>({ pk: groupOf(expiresOn, shard), index: groupIndex, ...page })

/** Creates a red packet (version 0) or replaces the version that was read. It is in the index while it can expire. */
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

/** Uses a packet on a drawdown. Fails where it is no longer the version that was read: of two drawdowns one gets it. */
export const useRedPacket = (table: Table, packet: RedPacket, drawdownId: string, now: Date): Write =>
  replaceRedPacket(table, {
    ...packet,
    status: 'used',
    usedAt: now.toISOString(),
    usedFor: drawdownId,
  })

/**
 * Gives a packet back to its company, as the drawdown that it was used on comes to nothing: it is good again, or over
 * where its last day has passed meanwhile.
 */
export const giveBackRedPacket = (table: Table, packet: RedPacket, now: Date): Write => {
  const { usedAt: _usedAt, usedFor: _usedFor, ...rest } = packet
  const status = redPacketStatusOn({ ...packet, status: 'claimed' }, businessDate(now))
  return replaceRedPacket(table, {
    ...rest,
    status,
    ...(status === 'expired' ? { endedAt: now.toISOString() } : {}),
  })
}
