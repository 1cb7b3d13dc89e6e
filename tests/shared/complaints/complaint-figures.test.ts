import { array, assert, constantFrom, integer, option, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import {
  type ComplaintCounts,
  changesOfCounts,
  complaintFigures,
  countsOf,
} from '#shared/complaints/complaint-figures.ts'
import { complaintDueOn, complaintOutcomes } from '#shared/complaints/complaints.ts'
import { addDays, type BusinessDate } from '#shared/time/business-date.ts'

type Counted = Parameters<typeof countsOf>[0]

/** The counts of all years after each complaint went through its states, one after the other. */
const countThrough = (histories: readonly (readonly Counted[])[]): ComplaintCounts[] => {
  const years = new Map<string, ComplaintCounts>()
  for (const states of histories) {
    let before: string[] = []
    for (const state of states) {
      const after = countsOf(state)
      for (const [year, changes] of changesOfCounts(before, after))
        for (const [name, change] of Object.entries(changes)) {
          const counts = years.get(year) ?? { year }
          const of = name as 'receivedComplaints'
          years.set(year, { ...counts, [of]: (counts[of] ?? 0) + change })
        }
      before = after
    }
  }
  return [...years.values()]
}

test('the figures of a year count what arrived, was answered and was left open in it', () => {
  const complaints = [
    { receivedOn: '2026-12-20', answeredOn: '2027-01-19', outcome: 'upheld', closedOn: '2027-01-20' },
    { receivedOn: '2026-12-20', answeredOn: '2027-01-20', outcome: 'partly upheld' },
    { receivedOn: '2027-02-01', answeredOn: '2027-02-02', outcome: 'not upheld', closedOn: '2027-02-03' },
    { receivedOn: '2027-03-01' },
  ] as const
  expect(complaintFigures(countThrough(complaints.map((each) => [each])), '2027-04-01')).toEqual([
    {
      year: '2027',
      receivedComplaints: 2,
      answeredComplaints: 3,
      // Thirty-one days after its receipt.
      answeredLate: 1,
      upheldComplaints: 2,
      closedComplaints: 2,
      openComplaints: 2,
    },
    {
      year: '2026',
      receivedComplaints: 2,
      answeredComplaints: 0,
      answeredLate: 0,
      upheldComplaints: 0,
      closedComplaints: 0,
      openComplaints: 2,
    },
  ])
})

const today = '2030-06-30'
const history = record({
  received: integer({ min: 0, max: 1200 }),
  answered: option(integer({ min: 0, max: 60 })),
  closed: option(integer({ min: 0, max: 400 })),
  outcome: constantFrom(...complaintOutcomes),
}).map(({ received, answered, closed, outcome }): Counted[] => {
  const receivedOn = addDays('2026-01-01', received)
  if (answered === null) return [{ receivedOn }]
  const is = { receivedOn, outcome, answeredOn: addDays(receivedOn, answered) }
  return [
    { receivedOn },
    is,
    ...(closed === null ? [] : [{ ...is, closedOn: addDays(is.answeredOn, closed) }]),
  ]
})

const isOf = (year: string, day: BusinessDate | undefined) => day?.startsWith(year) === true

test('the figures counted state by state are those of the complaints as they stand', () => {
  assert(
    property(array(history, { maxLength: 12 }), (histories) => {
      const stands = histories.map((states) => states.at(-1) as Counted)
      const count = (accepts: (each: Counted) => boolean) => stands.filter(accepts).length
      for (const { year, ...figures } of complaintFigures(countThrough(histories), today))
        expect(figures).toEqual({
          receivedComplaints: count(({ receivedOn }) => isOf(year, receivedOn)),
          answeredComplaints: count(({ answeredOn }) => isOf(year, answeredOn)),
          answeredLate: count(
            ({ answeredOn, receivedOn }) =>
              isOf(year, answeredOn) && (answeredOn ?? '') > complaintDueOn(receivedOn),
          ),
          upheldComplaints: count(
            ({ answeredOn, outcome }) => isOf(year, answeredOn) && /^(partly )?upheld$/.test(outcome ?? ''),
          ),
          closedComplaints: count(({ closedOn }) => isOf(year, closedOn)),
          openComplaints: count(
            ({ receivedOn, closedOn }) =>
              receivedOn.slice(0, 4) <= year && !(closedOn && closedOn.slice(0, 4) <= year),
          ),
        })
    }),
  )
})

test('without complaints there are no figures', () => {
  expect(complaintFigures([], '2027-04-01')).toEqual([])
})
