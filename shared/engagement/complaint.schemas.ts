import * as z from 'zod/mini'
import { textSchema } from '../api/field-schemas.ts'
import {
  complaintOutcomes,
  complaintStatuses,
  complaintSubjects,
  maxComplaintLength,
} from '../complaints/complaints.ts'
import { businessDateSchema } from '../time/business-date.ts'

const complaint = z.object({
  complaint_id: z.string(),
  about: z.enum(complaintSubjects),
  text: z.string(),
  status: z.enum(complaintStatuses),
  received_on: businessDateSchema,
  /** The last day on which it is answered in time. */
  due_on: businessDateSchema,
  /** Null until answered, as are the answer and its day. */
  outcome: z.nullable(z.enum(complaintOutcomes)),
  answer: z.nullable(z.string()),
  answered_on: z.nullable(businessDateSchema),
})

export const complaintSchemas = {
  makeComplaint: {
    body: z.object({
      about: z.enum(complaintSubjects, 'unknownOption'),
      text: textSchema(maxComplaintLength),
    }),
    response: complaint,
  },
  listComplaints: {
    /** The latest first. */
    response: z.object({ complaints: z.array(complaint) }),
  },
}
