import { reviewReminderDays } from '#shared/credit/renewal.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import { recordEvent } from '../data/events.ts'
import { type Facility, listFacilitiesToReview } from '../data/facilities.ts'
import type { Table } from '../data/table.ts'
import type { Deps } from '../runtime/deps.ts'
import { tryEach } from './try-each.ts'
import { isWakingHours } from './waking-hours.ts'

async function* reviewedSoon(table: Table, today: string): AsyncGenerator<Facility> {
  for (const days of reviewReminderDays) yield* listFacilitiesToReview(table, addDays(today, days))
}

/**
 * Notifies sellers of a facility's review 30 days, 7 days and a day before it; only by day in Hong Kong. Each reminder
 * is an event with an id of the review and its day, so that it is sent once however often the job runs.
 */
export const remindOfReviews = async ({
  table,
  clock,
  log,
}: Pick<Deps, 'table' | 'clock' | 'log'>): Promise<{ told: number }> => {
  const now = clock()
  if (!isWakingHours(now)) return { told: 0 }
  const today = businessDate(now)
  let told = 0
  const failures = await tryEach(
    reviewedSoon(table, today),
    async ({ companyId, facilityId, nextReviewDate: reviewDate }) => {
      const reminder = recordEvent(
        table,
        { name: 'facility-review-soon', companyId, facilityId, reviewDate },
        `facility-review-soon:${facilityId}:${reviewDate}@${today}`,
        now,
      )
      if (await table.write(reminder)) told++
    },
    ({ facilityId }) => log('error', 'a seller could not be told of a review', { facilityId, date: today }),
  )
  log('info', 'sellers are told of reviews', { date: today, told, failed: failures.length })
  if (failures.length > 0) throw new AggregateError(failures, 'some sellers could not be told')
  return { told }
}
