/** An audit entry. */
export interface AuditEntryView {
  auditId: string
  at: string
  action: string
  actor: string
  reason: string | null
  companyId: string | null
  /** True where personal data was viewed and nothing changed. */
  isLook: boolean
  before: unknown
  after: unknown
  /** Additional fields: the origin of a seller's act, the approver of an act with four eyes. */
  readonly [more: string]: unknown
}

export interface AuditList {
  entries: AuditEntryView[]
  cursor?: string
}

/** A page of the audit as CSV; the first page has the header. */
export interface AuditExport {
  content: string
  entries: number
  cursor?: string
}
