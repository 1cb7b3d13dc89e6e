import type { ActOutput } from '#shared/desk/all-acts.ts'
import type { Sheet } from '../loan-register/register-sheets.ts'

type Complaint = ActOutput<'complaint-register'>['complaints'][number]

export const complaintColumns = [
  'complaintId',
  'complaintStatus',
  'receivedOn',
  'complaintChannel',
  'complaintSubject',
  'companyNameEn',
  'companyNameCn',
  'complainant',
  'text',
  'owner',
  'answerDue',
  'answeredOn',
  'answeredBy',
  'complaintOutcome',
  'answer',
  'closedOn',
  'closedBy',
] as const satisfies readonly (keyof Complaint)[]
export type ComplaintColumn = (typeof complaintColumns)[number]

const days: ReadonlySet<ComplaintColumn> = new Set(['receivedOn', 'answerDue', 'answeredOn', 'closedOn'])

/** A page of the register as a table for files. */
export const complaintSheet = (
  complaints: readonly Complaint[],
  words: {
    title: string
    column: (name: ComplaintColumn) => string
    /** Translates a state; returns any other text unchanged. */
    value: (text: string, name: ComplaintColumn, complaint: Complaint) => string
  },
): Sheet => ({
  name: words.title,
  header: complaintColumns.map(words.column),
  rows: complaints.map((complaint) =>
    complaintColumns.map((column) => {
      const value = complaint[column]
      if (value === null) return null
      return days.has(column) ? { day: value } : words.value(value, column, complaint)
    }),
  ),
})
