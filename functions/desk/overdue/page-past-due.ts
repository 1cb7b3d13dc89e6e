import { nextActionDay } from '#shared/portfolio/next-action.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { type Contribution, getContributions, listPastDue } from '../../data/portfolio.ts'
import type { Item, Table } from '../../data/table.ts'

export type PastDueRow = Item<Contribution>

interface DueDates {
  from: string
  to: string
}

/** The number of facilities that are read at a time. */
const batchSize = 100

/**
 * The place of a facility in the order of next actions, from its place in the order of due dates. A cursor's facility
 * may have left the list since: the place depends on nothing else.
 */
export const nextActionPlace = (workId: string, followUps: ReadonlyMap<string, BusinessDate>): string => {
  const [since, facilityId] = [workId.slice(0, 10), workId.slice(11)]
  return `${nextActionDay(since, followUps.get(facilityId))}#${workId}`
}

/**
 * A page of past-due facilities in the order of their next action. Those without an agreed day are in the order of their
 * due dates, and those with one in the order of these days: only the beginnings of both are read.
 */
export const pageByNextAction = async (
  table: Table,
  dueDates: DueDates,
  followUps: ReadonlyMap<string, BusinessDate>,
  limit: number,
  after: string | undefined,
): Promise<PastDueRow[]> => {
  const placeOf = ({ gsi1sk = '' }: PastDueRow): string => nextActionPlace(gsi1sk, followUps)
  const start = after === undefined ? '' : nextActionPlace(after, followUps)
  const isLeft = (row: PastDueRow): boolean => placeOf(row) > start
  const hasFollowUp = ({ facilityId, pastDue }: PastDueRow): boolean =>
    (followUps.get(facilityId) ?? '') > (pastDue?.since ?? '')

  const free: PastDueRow[] = []
  // Its place begins with the day since which it is past due.
  const from = dueDates.from > start ? dueDates.from : start.slice(0, 10)
  let last = ''
  let isThrough = false
  while (free.length < limit && !isThrough) {
    const rows = await listPastDue(table, { ...dueDates, from }, batchSize, last)
    free.push(...rows.filter((row) => !hasFollowUp(row) && isLeft(row)))
    isThrough = rows.length < batchSize
    last = rows.at(-1)?.gsi1sk ?? last
  }
  // What comes after the last of these is on another page.
  const horizon = isThrough ? '~' : last.slice(0, 10)

  const agreed: PastDueRow[] = []
  const days = [...followUps]
    .filter(([, day]) => day > dueDates.from && day >= start.slice(0, 10) && day <= horizon)
    .toSorted(([, one], [, other]) => (one < other ? -1 : 1))
  for (let at = 0; at < days.length; ) {
    // A whole day at a time: within a day, the due dates decide.
    const to = Math.max(
      at + batchSize,
      days.findLastIndex(([, day]) => day === days[Math.min(at + batchSize, days.length) - 1]?.[1]) + 1,
    )
    const rows = await getContributions(
      table,
      days.slice(at, to).map(([facilityId]) => facilityId),
    )
    agreed.push(
      ...rows.filter(
        (row) =>
          row.pastDue &&
          row.pastDue.since >= dueDates.from &&
          row.pastDue.since <= dueDates.to &&
          hasFollowUp(row) &&
          isLeft(row),
      ),
    )
    if (agreed.length >= limit) break
    at = to
  }
  return [...free, ...agreed]
    .toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
    .slice(0, limit)
}
