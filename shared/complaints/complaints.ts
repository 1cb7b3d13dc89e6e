import { addDays, type BusinessDate } from '../time/business-date.ts'

/** How a complaint arrives that staff record. */
export const recordedChannels = ['phone', 'email', 'letter', 'in person', 'regulator'] as const

/** How a complaint arrived. */
export const complaintChannels = [...recordedChannels, 'portal'] as const
export type ComplaintChannel = (typeof complaintChannels)[number]

export const complaintSubjects = ['terms', 'charges', 'collection', 'service', 'data', 'other'] as const
export type ComplaintSubject = (typeof complaintSubjects)[number]

export const complaintOutcomes = ['upheld', 'partly upheld', 'not upheld', 'withdrawn'] as const
export type ComplaintOutcome = (typeof complaintOutcomes)[number]

export const complaintStatuses = ['open', 'answered', 'closed'] as const
export type ComplaintStatus = (typeof complaintStatuses)[number]

/** Calendar days within which a complaint is answered. The lender's compliance decides it. */
export const complaintAnswerDays = 30

/** A user's limit of complaints in a Hong Kong day. */
export const complaintsPerDay = 5

export const maxComplaintLength = 2000

export const complaintDueOn = (receivedOn: BusinessDate): BusinessDate =>
  addDays(receivedOn, complaintAnswerDays)

/** What the figures count of a complaint. */
interface CountedComplaint {
  receivedOn: BusinessDate
  answeredOn?: BusinessDate | undefined
  closedOn?: BusinessDate | undefined
  outcome?: ComplaintOutcome | undefined
}

/** The figures of a year, for the return to the regulator. */
export interface ComplaintFigures {
  year: string
  receivedComplaints: number
  answeredComplaints: number
  answeredLate: number
  upheldComplaints: number
  closedComplaints: number
  /** Received by the end of the year, and not closed then. */
  openComplaints: number
}

const yearOf = (date: BusinessDate): string => date.slice(0, 4)

/** By year, the newest first: every year from the first receipt to this one. */
export const complaintFigures = (
  complaints: readonly CountedComplaint[],
  today: BusinessDate,
): ComplaintFigures[] => {
  const first = complaints.map(({ receivedOn }) => yearOf(receivedOn)).toSorted()[0]
  if (!first) return []
  const count = (accepts: (each: CountedComplaint) => boolean) => complaints.filter(accepts).length
  const isIn = (year: string, date: BusinessDate | undefined) => date !== undefined && yearOf(date) === year
  const years = Array.from({ length: Number(yearOf(today)) - Number(first) + 1 }, (_, index) =>
    String(Number(yearOf(today)) - index),
  )
  return years.map((year) => ({
    year,
    receivedComplaints: count(({ receivedOn }) => isIn(year, receivedOn)),
    answeredComplaints: count(({ answeredOn }) => isIn(year, answeredOn)),
    answeredLate: count(
      ({ answeredOn, receivedOn }) =>
        isIn(year, answeredOn) && answeredOn !== undefined && answeredOn > complaintDueOn(receivedOn),
    ),
    upheldComplaints: count(
      ({ answeredOn, outcome }) =>
        isIn(year, answeredOn) && (outcome === 'upheld' || outcome === 'partly upheld'),
    ),
    closedComplaints: count(({ closedOn }) => isIn(year, closedOn)),
    openComplaints: count(
      ({ receivedOn, closedOn }) =>
        yearOf(receivedOn) <= year && (closedOn === undefined || yearOf(closedOn) > year),
    ),
  }))
}
