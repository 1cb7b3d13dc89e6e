import { redPacketStatusOn } from '#shared/engagement/red-packet-states.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findCompany } from '../../data/companies.ts'
import { listRedPacketPools, remainingOn } from '../../data/red-packet-pools.ts'
import { listCompanyRedPackets } from '../../data/red-packets.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

export const listRedPacketsAct: RunAct<'red-packet-list'> = async ({ companyId }, _act, { table, clock }) => {
  const today = businessDate(clock())
  if (!companyId)
    return {
      ok: true,
      pools: (await listRedPacketPools(table)).map((pool) => ({
        id: pool.poolId,
        type: pool.packetType,
        amount: decimalFromCents(pool.amountCents),
        currency: pool.currency,
        quantity: pool.quantity,
        remaining: remainingOn(pool, today),
        collected: pool.quantity - pool.remaining,
        expiresOn: pool.expiresOn,
        voidedAt: pool.voidedAt ?? null,
      })),
    }
  if (!(await findCompany(table, companyId))) return refuseAct('notFound', `there is no company ${companyId}`)
  return {
    ok: true,
    packets: (await listCompanyRedPackets(table, companyId)).map((packet) => ({
      id: packet.packetId,
      type: packet.packetType,
      amount: decimalFromCents(packet.amountCents),
      currency: packet.currency,
      status: redPacketStatusOn(packet, today),
      expiresOn: packet.expiresOn,
      claimedAt: packet.claimedAt ?? null,
      claimedBy: packet.claimedBy ?? null,
      usedAt: packet.usedAt ?? null,
    })),
  }
}
