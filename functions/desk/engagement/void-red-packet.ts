import { findRedPacketPool, voidRedPacketPool } from '../../data/red-packet-pools.ts'
import type { Deps } from '../../runtime/deps.ts'
import { type Act, type Outcome, type RunAct, refuseAct } from '../engine/desk-act.ts'
import { changeRedPacket } from './change-red-packet.ts'

/** Closes a pool. Claimed packets stay valid. */
const voidPool = async (
  id: string,
  act: Act,
  { table, clock }: Deps,
): Promise<Outcome<'red-packet-void'>> => {
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

export const voidRedPacketAct: RunAct<'red-packet-void'> = ({ id, companyId }, act, deps) =>
  companyId === undefined
    ? voidPool(id, act, deps)
    : changeRedPacket({ companyId, id }, 'invalid', { endedAt: deps.clock().toISOString() }, act, deps)
