import { addDays, type BusinessDate, businessDate, startOfDay } from '#shared/time/business-date.ts'
import { auditMonth } from '../../data/audit.ts'

/** The entries of the lender are listed month by month. */
const maxDays = 366

interface AuditRange {
  /** Instants, ISO, UTC: inclusive start, exclusive end. Absent without a limit. */
  from?: string
  to?: string
  /** The months of the lender's entries, the latest first. */
  months: string[]
}

/** The months (UTC) in which instants fall, the latest first. */
const monthsBetween = (from: string, to: string): string[] => {
  const months: string[] = []
  const at = new Date(`${from.slice(0, 7)}-01T00:00:00Z`)
  for (; auditMonth(at) <= to.slice(0, 7); at.setUTCMonth(at.getUTCMonth() + 1))
    months.unshift(auditMonth(at))
  return months
}

/** From the beginning of the first day in Hong Kong to the end of the last one. */
export const rangeOfDays = (first: BusinessDate, last: BusinessDate): Required<AuditRange> => {
  const [from, to] = [startOfDay(first).toISOString(), startOfDay(addDays(last, 1)).toISOString()]
  return { from, to, months: monthsBetween(from, to) }
}

/** The requested range, by days in Hong Kong or by a month; undefined for days in the wrong order, or too many. */
export const auditRange = (
  {
    from,
    to,
    month,
  }: { from?: BusinessDate | undefined; to?: BusinessDate | undefined; month?: string | undefined },
  now: Date,
): AuditRange | undefined => {
  if (!from && !to) return { months: [month ?? auditMonth(now)] }
  const last = to ?? businessDate(now)
  const first = from ?? `${last.slice(0, 7)}-01`
  return first > last || addDays(first, maxDays) < last ? undefined : rangeOfDays(first, last)
}
