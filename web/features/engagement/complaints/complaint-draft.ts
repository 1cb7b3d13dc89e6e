import { type ComplaintSubject, complaintSubjects } from '#shared/complaints/complaints.ts'
import { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import { dropDraft, readDraft, storeDraft } from '../../../api/tab-drafts.ts'

/** A complaint while it is typed. */
export interface TypedComplaint {
  readonly about: ComplaintSubject | ''
  readonly text: string
}

const { name } = engagementEndpoints.makeComplaint

const isSubject = (about: unknown): about is ComplaintSubject =>
  complaintSubjects.some((subject) => subject === about)

/** What was typed in this tab before a reload, or nothing. */
export const readComplaintDraft = (): TypedComplaint => {
  const draft = readDraft(name)
  const { about, text } =
    typeof draft === 'object' && draft !== null ? (draft as Partial<TypedComplaint>) : {}
  return { about: isSubject(about) ? about : '', text: typeof text === 'string' ? text : '' }
}

export const storeComplaintDraft = (typed: TypedComplaint): void => storeDraft(name, typed)

export const dropComplaintDraft = (): void => dropDraft(name)
