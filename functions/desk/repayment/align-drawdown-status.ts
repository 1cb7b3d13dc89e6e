import type { ChargeOrder } from '../../data/charge-orders.ts'
import { type Drawdown, findDrawdown, replaceDrawdown } from '../../data/drawdowns.ts'
import type { Table, Write } from '../../data/table.ts'

/**
 * The write that takes a drawdown along with its charge order: repaid once that is collected, due again where it is
 * owed anew. Undefined where the drawdown stands rightly already.
 */
export const alignDrawdownStatus = async (
  table: Table,
  { companyId, drawdownId, status }: ChargeOrder,
  now: Date,
): Promise<Write | undefined> => {
  const drawdown = await findDrawdown(table, companyId, drawdownId)
  if (!drawdown) throw new Error(`there is no drawdown ${drawdownId}`)
  const isPaid = status === 'collected'
  if (isPaid && drawdown.status === 'due')
    return replaceDrawdown(table, { ...drawdown, status: 'repaid', repaidAt: now.toISOString() })
  if (!isPaid && drawdown.status === 'repaid') {
    const { repaidAt: _repaidAt, ...kept } = drawdown as Drawdown
    return replaceDrawdown(table, { ...kept, status: 'due' })
  }
  return undefined
}
