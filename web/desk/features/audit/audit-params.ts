/**
 * The filters of the audit log, as the act's parameters and in the address. A user is in the URL by id and never by
 * email address, since URLs are logged.
 */
export const auditFilters = [
  'companyId',
  'user',
  'by',
  'act',
  'day',
  'month',
  'reference',
  'looks',
  'changes',
] as const
export type AuditFilterName = (typeof auditFilters)[number]

export type AuditParams = Partial<Record<AuditFilterName, string>>

export const listParamsOf = (address: URLSearchParams): AuditParams =>
  Object.fromEntries(
    auditFilters.flatMap((name) => {
      const value = address.get(name)?.trim()
      return value ? [[name, value] as const] : []
    }),
  )
