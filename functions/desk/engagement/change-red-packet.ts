import {
  type RedPacketStatus,
  redPacketMayBecome,
  redPacketStatusOn,
} from '#shared/engagement/red-packet-states.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findRedPacket, type RedPacket, replaceRedPacket } from '../../data/red-packets.ts'
import type { Deps } from '../../runtime/deps.ts'

import { type Act, type Outcome, refuseAct } from '../engine/desk-act.ts'

export const describeDeskPacket = ({ packetId, companyId, status, expiresOn }: RedPacket) => ({
  ok: true as const,
  id: packetId,
  companyId,
  status,
  expiresOn,
})

/** Changes the status of a company's red packet, once, with an audit entry. */
export const changeRedPacket = async (
  { companyId, id }: { companyId: string; id: string },
  to: RedPacketStatus,
  change: Partial<RedPacket>,
  act: Act,
  { table, clock }: Deps,
): Promise<Outcome<'red-packet-void'>> => {
  const packet = await findRedPacket(table, companyId, id)
  if (!packet) return refuseAct('notFound', `company ${companyId} has no red packet ${id}`)
  if (packet.status === to) return describeDeskPacket(packet)
  const status = redPacketStatusOn(packet, businessDate(clock()))
  if (!redPacketMayBecome(status, to)) return refuseAct('wrongState', `the red packet is ${status}`)
  const changed: RedPacket = { ...packet, ...change, status: to }
  const written = await table.transact({
    packet: replaceRedPacket(table, changed),
    audit: act.audit({
      companyId,
      before: { redPacket: id, status },
      after: { redPacket: id, status: to },
    }),
  })
  if (written.ok) return describeDeskPacket(changed)
  const present = await findRedPacket(table, companyId, id)
  if (present?.status === to) return describeDeskPacket(present)
  return refuseAct('changedMeanwhile', 'the red packet was changed at the same moment; look again')
}
