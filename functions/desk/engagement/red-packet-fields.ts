import type { RedPacket } from '../../data/red-packets.ts'
import { chosenId } from '../engine/chosen-id.ts'
import { givenId } from '../engine/given-id.ts'

/** A packet of one company. */
export const packetFields = { companyId: givenId, id: chosenId }

export const describeDeskPacket = ({ packetId, companyId, status, expiresOn }: RedPacket) => ({
  ok: true as const,
  id: packetId,
  companyId,
  status,
  expiresOn,
})
