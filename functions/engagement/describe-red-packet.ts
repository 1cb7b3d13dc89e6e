import { redPacketStatusOn } from '#shared/engagement/red-packet-states.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { type RedPacketPool, remainingOn } from '../data/red-packet-pools.ts'
import type { RedPacket } from '../data/red-packets.ts'

/** A company's red packet, in its state on a day. */
export const describeRedPacket = (packet: RedPacket, today: BusinessDate) => {
  const status = redPacketStatusOn(packet, today)
  return {
    id: packet.packetId,
    type: packet.packetType,
    amount: decimalFromCents(packet.amountCents),
    currency: packet.currency,
    status,
    remaining_quantity: status === 'active' ? 1 : 0,
    expires_on: packet.expiresOn,
    claimed_at: packet.claimedAt ?? null,
    drawdown_id: packet.usedFor ?? null,
  }
}

/** A pool from which a company has claimed nothing yet. */
export const describePool = (pool: RedPacketPool, today: BusinessDate) => ({
  id: pool.poolId,
  type: pool.packetType,
  amount: decimalFromCents(pool.amountCents),
  currency: pool.currency,
  status: 'active' as const,
  remaining_quantity: remainingOn(pool, today),
  expires_on: pool.expiresOn,
  claimed_at: null,
  drawdown_id: null,
})
