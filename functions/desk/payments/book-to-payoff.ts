import { isOpenPayment } from '#shared/repayment/payment-states.ts'
import type { Payoff } from '../../data/payoffs.ts'
import { findPayoff } from '../../data/payoffs.ts'
import type { Table } from '../../data/table.ts'
import type { Deps } from '../../runtime/deps.ts'
import { findDeskDrawdown } from '../facility/find-in-facility.ts'
import { findDeskPayoff, refuseClosedPayoff } from '../repayment/find-desk-payoff.ts'
import { settlePayoff } from '../repayment/settle-payoff.ts'
import type { BookingTarget, Money } from './booking-target.ts'

/** Unreported money, treated as if its early repayment had been reported at this moment. */
const reportOf = async (
  table: Table,
  ids: { facilityId: string; drawdownId: string },
  { line, cents }: Money,
  now: Date,
): Promise<Awaited<ReturnType<typeof findDeskPayoff>>> => {
  const found = await findDeskDrawdown(table, ids)
  if (!found.ok) return found
  const { facility, item: drawdown } = found
  const { companyId } = facility
  const former = await findPayoff(table, companyId, ids.drawdownId)
  const payoff: Payoff = {
    ...ids,
    companyId,
    status: 'reported',
    isPartial: true,
    reportedCents: cents,
    reference: line.text.slice(0, 140),
    reportedAt: now.toISOString(),
    version: former?.version ?? 0,
  }
  return { ok: true, facility, drawdown, payoff }
}

/**
 * Books a line to the early settlement or partial early repayment of a drawdown. One that nobody reported, or whose
 * report was voided, is booked only among later charges, which two people decide.
 */
export const bookToPayoff = async (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  { facilityId, id }: BookingTarget,
  money: Money,
) => {
  const { line, cents, valueDate, rebooksLater = false } = money
  const ids = { facilityId, drawdownId: id }
  const reported = await findDeskPayoff(table, ids)
  const isReported = reported.ok && isOpenPayment(reported.payoff.status)
  const found = isReported ? reported : await reportOf(table, ids, money, clock())
  if (!found.ok) return found
  const { facility, drawdown, payoff } = found
  const date = valueDate ?? line.valueDate
  const settled = await settlePayoff(
    table,
    { facility, drawdown, payoff, postedCents: cents, date, rebooksLater },
    clock(),
  )
  const takesPlace = settled.ok
    ? settled.isRebooked
    : rebooksLater || settled.errors?.some(({ field }) => field === 'rebooksLater')
  if (!isReported && !takesPlace) return reported.ok ? refuseClosedPayoff(reported.payoff) : reported
  if (!settled.ok) return settled
  const { paymentId, before, after, writes } = settled
  return { ok: true as const, facility, id, writes, before, after: { ...after, paymentId } }
}
