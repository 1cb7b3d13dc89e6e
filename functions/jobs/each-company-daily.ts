import { businessDate } from '#shared/time/business-date.ts'
import { type Company, firstCompaniesCursor, listCompaniesSince } from '../data/companies.ts'
import { findJobCursor, putJobCursor } from '../data/job-cursors.ts'
import type { Deps } from '../runtime/deps.ts'
import { startRunTime } from './run-time.ts'
import { tryEach } from './try-each.ts'

const pageSize = 100

export interface DailyRun {
  asked: number
  /** The time of the run did not suffice: the next one continues. */
  continues: boolean
}

interface DailyWork {
  job: string
  accepts: (company: Company) => boolean
  /** Whether it did something, on this business day. */
  work: (company: Company, today: string) => Promise<boolean>
  /** The log message for a company whose work failed. */
  failure: string
}

/** Does `work` for each company once a business day, the newest company first, in as many runs as that takes. */
export const eachCompanyDaily = async (
  { job, accepts, work, failure }: DailyWork,
  { table, clock, log }: Deps,
  hasTime = startRunTime(clock),
): Promise<DailyRun> => {
  const now = clock()
  const today = businessDate(now)
  const newest = firstCompaniesCursor(now)
  // The day, and the page that is next: `2026-12-01 2026-11 …`.
  const [day, ...rest] = ((await findJobCursor(table, job)) ?? '').split(' ')
  if (day === today && rest.length === 0) return { asked: 0, continues: false }
  let place: string | undefined = day === today ? rest.join(' ') : newest
  let asked = 0
  while (place && hasTime()) {
    const { companies, next } = await listCompaniesSince(table, place, pageSize, newest)
    const failures = await tryEach(
      companies.filter(accepts),
      async (company) => {
        if (await work(company, today)) asked++
      },
      ({ companyId }) => log('error', failure, { companyId }),
    )
    if (failures.length > 0) throw new AggregateError(failures, failure)
    place = next
    const upTo = place ? `${today} ${place}` : today
    await table.write(putJobCursor(table, { job, upTo, updatedAt: now.toISOString() }))
  }
  log('info', 'every company had its turn', { job, date: today, asked })
  return { asked, continues: place !== undefined }
}
