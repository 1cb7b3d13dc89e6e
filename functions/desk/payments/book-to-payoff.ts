import type { Deps } from '../../runtime/deps.ts'
import { findDeskPayoff } from '../repayment/find-desk-payoff.ts'
import { settlePayoff } from '../repayment/settle-payoff.ts'
import type { BookingTarget, Money } from './booking-target.ts'

/** Books a line to the early settlement or partial early repayment of a drawdown. */
export const bookToPayoff = async (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  { facilityId, id }: BookingTarget,
  { line, cents, valueDate }: Money,
) => {
  const found = await findDeskPayoff(table, { facilityId, drawdownId: id })
  if (!found.ok) return found
  const { facility, drawdown, payoff } = found
  const date = valueDate ?? line.valueDate
  const settled = settlePayoff(table, { facility, drawdown, payoff, postedCents: cents, date }, clock())
  if (!settled.ok) return settled
  return {
    ok: true as const,
    facility,
    id,
    writes: settled.writes,
    before: { drawdownId: id, status: drawdown.status },
    after: {
      drawdownId: id,
      status: settled.repaid.status,
      paymentId: settled.paymentId,
      valueDate: date,
    },
  }
}
