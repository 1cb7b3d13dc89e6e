import { addDays, type BusinessDate } from '../time/business-date.ts'

/** The channels of complaints that staff enter in the register. */
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
