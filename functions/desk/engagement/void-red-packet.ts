import * as z from 'zod/mini'
import { findRedPacketPool, voidRedPacketPool } from '../../data/red-packet-pools.ts'
import type { Deps } from '../../runtime/deps.ts'
import { describedField } from '../engine/act-fields.ts'
import { type Act, type DeskOutcome, deskAct, refuseAct } from '../engine/desk-act.ts'
import { changeRedPacket, packetFields } from './change-red-packet.ts'

/** Closes a pool. Claimed packets stay valid. */
const voidPool = async (id: string, act: Act, { table, clock }: Deps): Promise<DeskOutcome> => {
  const pool = await findRedPacketPool(table, id)
  if (!pool) return refuseAct('notFound', `there is no pool of red packets ${id}`)
  const outcome = { ok: true as const, id, status: 'invalid' }
  if (pool.voidedAt) return outcome
  const written = await table.transact({
    pool: voidRedPacketPool(table, id, clock()),
    audit: act.audit({
      before: { redPacketPool: id, status: 'active' },
      after: { redPacketPool: id, status: 'invalid' },
    }),
  })
  return written.ok || (await findRedPacketPool(table, id))?.voidedAt
    ? outcome
    : refuseAct('changedMeanwhile', 'the pool was changed at the same moment; look again')
}

export const voidRedPacketAct = deskAct({
  name: 'red-packet-void',
  summary: 'Voids a pool of red packets, of which no more can be collected; or the packet of one company.',
  positional: ['id'],
  needsReason: true,
  sensitive: { kinds: ['movesMoney'], whyOnePerson: 'It holds back: no more are collected.' },
  schema: z.object({
    id: packetFields.id,
    companyId: z.optional(
      describedField(packetFields.companyId, 'the company; the pool itself where none is given', 'c-81'),
    ),
  }),
  run: ({ id, companyId }, act, deps) =>
    companyId === undefined
      ? voidPool(id, act, deps)
      : changeRedPacket({ companyId, id }, 'invalid', { endedAt: deps.clock().toISOString() }, act, deps),
})
