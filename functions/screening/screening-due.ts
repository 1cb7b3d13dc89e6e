import { recordEvent, recordScheduledEvent } from '../data/events.ts'
import type { Write } from '../data/table.ts'
import type { Deps } from '../runtime/deps.ts'

/**
 * The event by which a company is screened, for the transaction of its cause; undefined where the environment names no
 * engine. `cause` identifies the event: a cause screens once.
 */
export const screeningDue = (
  { table, clock, config }: Pick<Deps, 'table' | 'clock' | 'config'>,
  companyId: string,
  cause: string,
): Write | undefined =>
  config.isScreened
    ? recordEvent(table, { name: 'screening-due', companyId }, `screening-due:${companyId}:${cause}`, clock())
    : undefined

const retryMs = 3_600_000

/** The event by which a company is screened again in an hour, after the engine did not respond. */
export const screeningRetry = ({ table, clock }: Pick<Deps, 'table' | 'clock'>, companyId: string): Write => {
  const now = clock()
  const due = new Date(now.getTime() + retryMs)
  return recordScheduledEvent(
    table,
    { name: 'screening-due', companyId },
    `screening-due:${companyId}:again@${due.toISOString()}`,
    { now, due },
  )
}
