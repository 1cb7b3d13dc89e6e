/** What entries are asked for by, as the act takes it and the address says it. A user stands there by id, never by address. */
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
