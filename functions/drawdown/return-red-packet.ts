import type { Drawdown } from '../data/drawdowns.ts'
import { findRedPacket, restoreRedPacket } from '../data/red-packets.ts'
import type { Table, Write } from '../data/table.ts'

/**
 * The write by which a failed drawdown returns its red packet. None if it has none, or if the packet was ended
 * meanwhile: then the drawdown's own version fails the transaction.
 */
export const returnRedPacket = async (
  table: Table,
  { companyId, drawdownId, price }: Drawdown,
  now: Date,
): Promise<Write | undefined> => {
  if (!price.packet) return undefined
  const packet = await findRedPacket(table, companyId, price.packet.packetId)
  return packet?.usedFor === drawdownId ? restoreRedPacket(table, packet, now) : undefined
}
