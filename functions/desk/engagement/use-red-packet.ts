import * as z from 'zod/mini'
import { deskAct } from '../engine/desk-act.ts'
import { changeRedPacket, packetFields } from './change-red-packet.ts'

export const useRedPacketAct = deskAct({
  name: 'red-packet-use',
  summary: 'Notes that a collected red packet was used, and for what. It moves no money by itself.',
  positional: ['companyId', 'id'],
  needsReason: true,
  schema: z.object(packetFields),
  run: (packet, act, deps) =>
    changeRedPacket(packet, 'used', { usedAt: deps.clock().toISOString() }, act, deps),
})
