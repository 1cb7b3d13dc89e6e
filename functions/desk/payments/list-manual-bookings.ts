import { type BusinessDate, businessDate } from '#shared/time/business-date.ts'
import type { AuditEntry } from '../../data/audit-entries.ts'
import { listMonthAudit } from '../../data/audit-months.ts'
import { findCompany } from '../../data/companies.ts'
import { pageSequentially } from '../../data/page-sequentially.ts'
import { rangeOfDays } from '../audit/audit-range.ts'
import { companyNamesOf } from '../engine/company-names.ts'
import type { RunAct } from '../engine/desk-act.ts'

/** Acts that book money, settle or waive a debt without a bank statement line. */
export const manualBookingActs: readonly string[] = [
  'repayment-post',
  'payoff-post',
  'suspense-apply',
  'suspense-pay-back',
  'posting-reverse',
  'charge-waive',
  'charge-write-off',
  'facility-write-off',
  'dispute-uphold',
  'drawdown-pay-out',
  'payout-batch-confirm',
  'payout-returned',
]

const byAct: ReadonlySet<string> = new Set(manualBookingActs)

/** A returned payout may have the statement line of its return. */
const hasLine = ({ after }: AuditEntry): boolean =>
  typeof after === 'object' && after !== null && 'lineId' in after && Boolean(after.lineId)

const isWithoutLine = (entry: AuditEntry): boolean =>
  byAct.has(entry.action) && entry.isLook !== true && !hasLine(entry)

const entriesOf = (
  table: Parameters<typeof listMonthAudit>[0],
  day: BusinessDate,
  page: { limit: number; cursor?: string | undefined },
) => {
  // A day in Hong Kong may begin in the previous month.
  const { months, ...instants } = rangeOfDays(day, day)
  const listing = { ...page, ...instants, accepts: isWithoutLine }
  return pageSequentially(
    months.map((month) => (asked) => listMonthAudit(table, month, { ...listing, ...asked })),
    listing,
  )
}

export const listManualBookingsAct: RunAct<'manual-booking-list'> = async (
  { day, ...page },
  _act,
  { table, clock },
) => {
  const on = day ?? businessDate(clock())
  const { items, cursor } = await entriesOf(table, on, page)
  return {
    ok: true,
    day: on,
    bookings: await Promise.all(
      items.map(async (entry) => ({
        auditId: entry.auditId,
        at: entry.at,
        action: entry.action,
        companyId: entry.companyId ?? null,
        ...companyNamesOf(entry.companyId ? await findCompany(table, entry.companyId) : undefined),
        bookedBy: entry.actor,
        approvedBy: entry.approvedBy ?? null,
        reason: entry.reason ?? null,
        currency: entry.currency ?? null,
        before: entry.before,
        after: entry.after,
      })),
    ),
    cursor: cursor ?? null,
  }
}
