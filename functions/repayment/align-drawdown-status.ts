import type { ChargeOrder } from '../data/charge-orders.ts'
import { type Drawdown, findDrawdown, replaceDrawdown, withChargePaid } from '../data/drawdowns.ts'
import type { Table, Write } from '../data/table.ts'

const isPaid = ({ status }: Pick<ChargeOrder, 'status'>): boolean => status === 'collected'

/**
 * The write that keeps a drawdown's status consistent with one of its charge orders, which changes from `before` to
 * `after`: repaid once all is charged and collected, due again if something is owed again. `change` is any other change
 * to it. Undefined if nothing changes.
 */
export const alignDrawdownStatus = async (
  table: Table,
  before: Pick<ChargeOrder, 'status'>,
  after: ChargeOrder,
  now: Date,
  change?: (drawdown: Drawdown) => Drawdown,
): Promise<Write | undefined> => {
  const isSame = isPaid(before) === isPaid(after)
  if (isSame && !change) return undefined
  const { companyId, drawdownId } = after
  const drawdown = await findDrawdown(table, companyId, drawdownId)
  if (!drawdown) throw new Error(`there is no drawdown ${drawdownId}`)
  const changed = change?.(drawdown) ?? drawdown
  if (isSame && changed === drawdown) return undefined
  return replaceDrawdown(table, isSame ? changed : withChargePaid(changed, isPaid(after), now.toISOString()))
}
