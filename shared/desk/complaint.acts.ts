import * as z from 'zod/mini'
import {
  complaintChannels,
  complaintOutcomes,
  complaintStatuses,
  complaintSubjects,
  maxComplaintLength,
  recordedChannels,
} from '../complaints/complaints.ts'
import { businessDateSchema } from '../time/business-date.ts'
import { act } from './act.ts'
import { dayRangeFields, describedField, fields, shortText, workQueueFields } from './act-fields.ts'
import { companyNames, count, day, instant, recordId, state, text } from './response-fields.ts'
import { workQueue } from './work-responses.ts'

const handling = ['support', 'compliance'] as const
const knowing = ['support', 'compliance', 'auditor'] as const

const complaintId = describedField(
  z.string().check(z.minLength(1)),
  'the complaint of the register',
  '9f21c0d4',
  'complaint',
)

const complaint = {
  complaintId: recordId,
  complaintStatus: state(complaintStatuses),
  companyId: z.nullable(recordId),
  complainant: z.nullable(text),
  complaintChannel: state(complaintChannels),
  complaintSubject: state(complaintSubjects),
  text,
  /** The responsible colleague; null for a complaint from the portal that is not answered yet. */
  owner: z.nullable(text),
  receivedOn: day,
  answerDue: day,
  answer: z.nullable(text),
  answeredOn: z.nullable(day),
  answeredBy: z.nullable(text),
  complaintOutcome: z.nullable(state(complaintOutcomes)),
}

const changed = z.strictObject({ complaintId: recordId, complaintStatus: state(complaintStatuses) })

export const complaintActs = {
  'complaint-list': act({
    summary: 'The complaints that are not closed, the oldest first, with the day by which each is answered.',
    roles: knowing,
    subject: 'work',
    reads: 'personal data',
    input: z.object(workQueueFields),
    output: workQueue({ ...complaint, receivedAt: instant }),
  }),
  'complaint-register': act({
    summary: 'The register of complaints, the latest received first.',
    roles: knowing,
    subject: 'audit',
    reads: 'personal data',
    input: z.object({
      complaintStatus: z.optional(
        describedField(z.enum(complaintStatuses), 'those alone that stand so', 'answered'),
      ),
      ...dayRangeFields('on which they were received'),
      search: z.optional(
        describedField(
          shortText(120),
          'those alone of a company or complainant whose name begins so, or with this id',
          'harbour',
          'search',
        ),
      ),
      limit: fields.listLimit,
      cursor: fields.listCursor,
    }),
    output: z.strictObject({
      complaints: z.array(
        z.strictObject({
          ...complaint,
          ...companyNames,
          recordedBy: text,
          closedOn: z.nullable(day),
          closedBy: z.nullable(text),
        }),
      ),
      cursor: z.nullable(text),
    }),
  }),
  'complaint-figures': act({
    summary: 'The figures of each year’s complaints for the return to the regulator, the latest year first.',
    roles: knowing,
    subject: 'audit',
    reads: true,
    input: z.object({}),
    output: z.strictObject({
      figures: z.array(
        z.strictObject({
          year: text,
          receivedComplaints: count,
          answeredComplaints: count,
          answeredLate: count,
          upheldComplaints: count,
          closedComplaints: count,
          openComplaints: count,
        }),
      ),
    }),
  }),
  'complaint-record': act({
    summary: 'Records a complaint in the register. It is answered within 30 days of its receipt.',
    roles: handling,
    subject: 'work',
    positional: ['receivedOn', 'complaintChannel', 'complaintSubject', 'text'],
    input: z.object({
      receivedOn: describedField(businessDateSchema, 'the day on which it arrived', '2027-01-28'),
      complaintChannel: describedField(z.enum(recordedChannels), 'how it arrived', 'phone'),
      complaintSubject: describedField(z.enum(complaintSubjects), 'what it is about', 'charges'),
      text: describedField(
        shortText(maxComplaintLength),
        'the complaint',
        'A fee was charged twice.',
        'prose',
      ),
      companyId: z.optional(fields.companyId),
      complainant: z.optional(
        describedField(shortText(200), 'who complains', 'WONG Siu Ming, director', 'text'),
      ),
      owner: z.optional(
        describedField(
          shortText(100),
          'who answers it, you where none is named',
          'ada@lender.example',
          'search',
        ),
      ),
      key: fields.actKey,
    }),
    output: changed,
  }),
  'complaint-answer': act({
    summary:
      'Records the answer to a complaint, and its outcome. Who complained in the portal reads it there, and is mailed it.',
    roles: handling,
    subject: 'work',
    positional: ['complaintId', 'complaintOutcome', 'answer'],
    input: z.object({
      complaintId,
      complaintOutcome: describedField(z.enum(complaintOutcomes), 'what the lender found', 'upheld'),
      answer: describedField(shortText(4000), 'the answer as it was sent', 'The fee was waived.', 'prose'),
    }),
    output: changed,
  }),
  'complaint-close': act({
    summary: 'Closes a complaint that was answered.',
    roles: handling,
    subject: 'work',
    needsReason: true,
    positional: ['complaintId'],
    input: z.object({ complaintId }),
    output: changed,
  }),
}
