import type { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import { redPacketMayBecome, redPacketStatusOn } from '#shared/engagement/red-packet-states.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findRedPacketPool, type RedPacketPool, remainingOn, takeFromPool } from '../data/red-packet-pools.ts'
import { findRedPacket, type RedPacket, replaceRedPacket } from '../data/red-packets.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import type { Table } from '../data/table.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { describeRedPacket } from './describe-red-packet.ts'

type Claim = Required<Pick<RedPacket, 'claimedAt' | 'claimedBy'>> & { companyId: string }

const packetOf = (pool: RedPacketPool, claim: Claim): RedPacket => ({
  packetId: pool.poolId,
  packetType: pool.packetType,
  amountCents: pool.amountCents,
  currency: pool.currency,
  expiresOn: pool.expiresOn,
  status: 'claimed',
  issuedAt: claim.claimedAt,
  ...claim,
  version: 0,
})

/** Takes a packet from its pool and gives it to the company, both or neither. */
const collectFrom = async (table: Table, pool: RedPacketPool, packet: RedPacket, today: string) => {
  const written = await table.transact({
    pool: takeFromPool(table, pool.poolId, today),
    packet: replaceRedPacket(table, packet),
  })
  return written.ok
}

export const collectRedPacket: Handler<typeof engagementEndpoints.collectRedPacket> = async (
  { input, session },
  { table, clock },
) => {
  const { companyId, userId } = session
  const { id } = input.params
  const now = clock()
  const today = businessDate(now)
  const claim: Claim = { companyId, claimedAt: now.toISOString(), claimedBy: userId }
  // A double click or the lender may change the same packet concurrently.
  const outcome = await retryOnChange(async () => {
    const [own, pool] = await Promise.all([findRedPacket(table, companyId, id), findRedPacketPool(table, id)])
    if (own?.claimedAt) return answer(describeRedPacket(own, today))
    if (own) {
      if (!redPacketMayBecome(redPacketStatusOn(own, today), 'claimed')) return refuse('wrongState')
      const claimed: RedPacket = { ...own, ...claim, status: 'claimed' }
      return (await table.write(replaceRedPacket(table, claimed)))
        ? answer(describeRedPacket(claimed, today))
        : changed
    }
    if (!pool) return refuse('notFound')
    if (remainingOn(pool, today) === 0) return refuse('wrongState')
    const packet = packetOf(pool, claim)
    return (await collectFrom(table, pool, packet, today))
      ? answer(describeRedPacket(packet, today))
      : changed
  })
  return outcome === changed ? refuse('changedMeanwhile') : outcome
}
