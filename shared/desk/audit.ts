/** What was done, as the audit tells it. */
export interface AuditEntryView {
  auditId: string
  at: string
  action: string
  actor: string
  reason: string | null
  companyId: string | null
  /** True where personal data was looked at and nothing was changed. */
  isLook: boolean
  before: unknown
  after: unknown
  /** What there is besides: of a seller's act from where, of one that two people did who the second was. */
  readonly [more: string]: unknown
}

export interface AuditList {
  entries: AuditEntryView[]
  cursor?: string
}

/** A page of the audit as CSV; the first one has the head. */
export interface AuditExport {
  content: string
  entries: number
  cursor?: string
}
