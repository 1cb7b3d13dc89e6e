import type { BusinessDate } from '../time/business-date.ts'
import { type ComplaintOutcome, complaintDueOn } from './complaints.ts'

const countNames = [
  'receivedComplaints',
  'answeredComplaints',
  'answeredLate',
  'upheldComplaints',
  'closedComplaints',
] as const
type CountName = (typeof countNames)[number]

/** The counts of a year's complaints; a count that is absent is 0. */
export type ComplaintCounts = { year: string } & Partial<Record<CountName, number>>

/** The figures of a year, for the return to the regulator. */
export interface ComplaintFigures extends Record<CountName, number> {
  year: string
  /** Received by the end of the year, and not closed then. */
  openComplaints: number
}

/** The attributes of a complaint that determine its counts. */
interface CountedComplaint {
  receivedOn: BusinessDate
  answeredOn?: BusinessDate | undefined
  closedOn?: BusinessDate | undefined
  outcome?: ComplaintOutcome | undefined
}

const yearOf = (date: BusinessDate): string => date.slice(0, 4)

/** The counts that include a complaint, each with its year: `2027#answeredLate`. */
export const countsOf = ({ receivedOn, answeredOn, closedOn, outcome }: CountedComplaint): string[] => {
  const isUpheld = outcome === 'upheld' || outcome === 'partly upheld'
  const dated: readonly (readonly [CountName, BusinessDate | undefined])[] = [
    ['receivedComplaints', receivedOn],
    ['answeredComplaints', answeredOn],
    ['answeredLate', answeredOn && answeredOn > complaintDueOn(receivedOn) ? answeredOn : undefined],
    ['upheldComplaints', isUpheld ? answeredOn : undefined],
    ['closedComplaints', closedOn],
  ]
  return dated.flatMap(([name, day]) => (day ? `${yearOf(day)}#${name}` : []))
}

/** The change of each year's counts when a complaint moves from the counts `before` to the counts `after`. */
export const changesOfCounts = (
  before: readonly string[],
  after: readonly string[],
): Map<string, Partial<Record<CountName, number>>> => {
  const changes = new Map<string, Partial<Record<CountName, number>>>()
  const add = (counts: readonly string[], change: number) => {
    for (const count of counts) {
      const [year = '', name = ''] = count.split('#')
      changes.set(year, { ...changes.get(year), [name]: change })
    }
  }
  add(
    before.filter((count) => !after.includes(count)),
    -1,
  )
  add(
    after.filter((count) => !before.includes(count)),
    1,
  )
  return changes
}

/** The figures by year, newest first, from the first year with a count to the current one. */
export const complaintFigures = (
  counted: readonly ComplaintCounts[],
  today: BusinessDate,
): ComplaintFigures[] => {
  const byYear = new Map(counted.map((counts) => [counts.year, counts]))
  const first = [...byYear.keys()].toSorted()[0]
  if (first === undefined) return []
  const figures: ComplaintFigures[] = []
  let openComplaints = 0
  for (let year = Number(first); year <= Number(yearOf(today)); year++) {
    const counts = byYear.get(String(year))
    const of = (name: CountName) => counts?.[name] ?? 0
    openComplaints += of('receivedComplaints') - of('closedComplaints')
    figures.push({
      year: String(year),
      receivedComplaints: of('receivedComplaints'),
      answeredComplaints: of('answeredComplaints'),
      answeredLate: of('answeredLate'),
      upheldComplaints: of('upheldComplaints'),
      closedComplaints: of('closedComplaints'),
      openComplaints,
    })
  }
  return figures.toReversed()
}
