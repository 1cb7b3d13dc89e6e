/**
 * The filters of the audit log in the address. A user is in the URL by id and never by email address, since URLs are
 * logged.
 */
export const auditFilters = ['companyId', 'user', 'by', 'act', 'from', 'to', 'reference', 'looks'] as const
export type AuditFilterName = (typeof auditFilters)[number]

export type AuditParams = Partial<Record<AuditFilterName, string>>

export const listParamsOf = (address: URLSearchParams): AuditParams =>
  Object.fromEntries(
    auditFilters.flatMap((name) => {
      const value = address.get(name)?.trim()
      return value ? [[name, value] as const] : []
    }),
  )

/** The acts' parameters: entries of changes by default; on request, those of reads as well or alone. */
export const actParamsOf = ({ looks, ...params }: AuditParams): Record<string, string> => ({
  ...params,
  ...(looks === 'only' ? { looks: 'true' } : looks === 'too' ? {} : { changes: 'true' }),
})
