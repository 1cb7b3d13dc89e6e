import { businessDate } from '#shared/time/business-date.ts'
import { type Company, listCompaniesSince, newestPage } from '../data/companies.ts'
import { findJobCursor, putJobCursor } from '../data/job-cursors.ts'
import type { Deps } from '../runtime/deps.ts'
import { screeningDue } from '../screening/screening-due.ts'
import { startRunTime } from './run-time.ts'
import { tryEach } from './try-each.ts'

const name = 'nightly-screening'
const pageSize = 100

export interface NightlyScreening {
  asked: number
  /** The time of the run did not suffice: the next one continues. */
  continues: boolean
}

/** One with a KYC in force or under review. */
const hasNames = ({ kycStatus, change }: Company): boolean =>
  kycStatus === 'submitted' || kycStatus === 'approved' || change?.kycStatus === 'submitted'

/**
 * Has every company screened again, once a business day, by an event each: also those whose engine did not answer.
 * Nothing happens without an engine.
 */
export const screenNightly = async (
  deps: Deps,
  hasTime = startRunTime(deps.clock),
): Promise<NightlyScreening> => {
  const { table, clock, config, log } = deps
  if (!config.isScreened) return { asked: 0, continues: false }
  const now = clock()
  const today = businessDate(now)
  const newest = newestPage(now)
  // The day, and the page that is next: `2026-12-01 2026-11 …`.
  const [day, ...rest] = ((await findJobCursor(table, name)) ?? '').split(' ')
  if (day === today && rest.length === 0) return { asked: 0, continues: false }
  let place: string | undefined = day === today ? rest.join(' ') : newest
  let asked = 0
  while (place && hasTime()) {
    const { companies, next } = await listCompaniesSince(table, place, pageSize, newest)
    const failures = await tryEach(
      companies.filter(hasNames),
      async ({ companyId }) => {
        const due = screeningDue(deps, companyId, today)
        if (due && (await table.write(due))) asked++
      },
      ({ companyId }) => log('error', 'a company could not be screened', { companyId }),
    )
    if (failures.length > 0) throw new AggregateError(failures, 'some companies could not be screened')
    place = next
    const upTo = place ? `${today} ${place}` : today
    await table.write(putJobCursor(table, { job: name, upTo, updatedAt: now.toISOString() }))
  }
  log('info', 'companies are screened', { date: today, asked })
  return { asked, continues: place !== undefined }
}
