import * as z from 'zod/mini'
import { auditMonth, listCompanyAudit, listMonthAudit } from '../../data/audit.ts'
import { findCompany } from '../../data/companies.ts'
import { explained, fields } from '../engine/act-fields.ts'
import { deskAct, refuseAct } from '../engine/desk-act.ts'

export const listAuditAct = deskAct({
  name: 'audit-list',
  summary: 'What was done, newest first: about one company, or by everybody in one month.',
  reads: true,
  schema: z.object({
    companyId: z.optional(fields.companyId),
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
  run: async ({ companyId, month, limit, cursor }, _act, { table, clock }) => {
    if (companyId && !(await findCompany(table, companyId)))
      return refuseAct('notFound', `there is no company ${companyId}`)
    const { items, cursor: next } = companyId
      ? await listCompanyAudit(table, companyId, { limit, cursor })
      : await listMonthAudit(table, month ?? auditMonth(clock()), { limit, cursor })
    const entries = items.map(
      ({ auditId, action, actor, reason, at, companyId: about, before, after, ...rest }) => ({
        auditId,
        at,
        action,
        actor,
        ...(rest.principal ? { principal: rest.principal } : {}),
        reason: reason ?? null,
        ...(rest.approvedBy ? { approvedBy: rest.approvedBy } : {}),
        ...(rest.approvedAs ? { approvedAs: rest.approvedAs } : {}),
        ...(rest.approvalReason ? { approvalReason: rest.approvalReason } : {}),
        ...(rest.proposalId ? { proposalId: rest.proposalId } : {}),
        companyId: about ?? null,
        before,
        after,
      }),
    )
    return { ok: true, entries, ...(next ? { cursor: next } : {}) }
  },
})
