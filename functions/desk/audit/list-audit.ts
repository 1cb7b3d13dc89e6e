import * as z from 'zod/mini'
import { auditMonth } from '../../data/audit.ts'
import { type AuditEntry } from '../../data/audit-entries.ts'
import { listCompanyAudit, listUserAudit } from '../../data/audit-lists.ts'
import { listMonthAudit } from '../../data/audit-months.ts'
import { findCompany } from '../../data/companies.ts'
import { explained, fields } from '../engine/act-fields.ts'
import { deskAct, refuseAct } from '../engine/desk-act.ts'
import { findDeskUser, userFields } from '../user/find-desk-user.ts'

/** What an entry has besides of a seller's act, and of one that a second person approved. */
const further = [
  'principal',
  'subject',
  'ip',
  'userAgent',
  'sessionId',
  'requestId',
  'approvedBy',
  'approvedAs',
  'approvalReason',
  'proposalId',
] as const

const describeEntry = (entry: AuditEntry) => ({
  auditId: entry.auditId,
  at: entry.at,
  action: entry.action,
  actor: entry.actor,
  reason: entry.reason ?? null,
  ...Object.fromEntries(further.flatMap((name) => (entry[name] ? [[name, entry[name]]] : []))),
  companyId: entry.companyId ?? null,
  before: entry.before,
  after: entry.after,
})

export const listAuditAct = deskAct({
  name: 'audit-list',
  summary:
    'What was done, newest first: about one company, by its sellers and the lender; by a user about their own account; or by the lender in one month.',
  reads: true,
  schema: z.object({
    companyId: z.optional(fields.companyId),
    user: z.optional(userFields.user),
    month: z.optional(
      explained(
        z.string().check(z.regex(/^\d{4}-\d{2}$/)),
        'a month, YYYY-MM; the present one where none is given',
        '2027-01',
      ),
    ),
    limit: fields.listLimit,
    cursor: fields.listCursor,
  }),
  run: async ({ companyId, user: named, month, limit, cursor }, _act, { table, clock }) => {
    if (companyId && !(await findCompany(table, companyId)))
      return refuseAct('notFound', `there is no company ${companyId}`)
    const found = named ? await findDeskUser(table, named) : undefined
    if (found && !found.ok) return found
    const { items, cursor: next } = companyId
      ? await listCompanyAudit(table, companyId, { limit, cursor })
      : found
        ? await listUserAudit(table, found.user.userId, { limit, cursor })
        : await listMonthAudit(table, month ?? auditMonth(clock()), { limit, cursor })
    return { ok: true, entries: items.map(describeEntry), ...(next ? { cursor: next } : {}) }
  },
})
