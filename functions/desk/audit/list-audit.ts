import * as z from 'zod/mini'
import { auditMonth, listCompanyAudit, listMonthAudit } from '../../data/audit.ts'
import { findCompany } from '../../data/companies.ts'
import { deskAction, refuseAct } from '../engine/desk-action.ts'
import { givenId } from '../engine/given-id.ts'
import { listLimit } from '../engine/list-limit.ts'

export const listAudit = deskAction({
  name: 'audit-list',
  summary: 'What was done, newest first: about one company, or by everybody in one month.',
  reads: true,
  schema: z.object({
    companyId: z.optional(givenId),
    /** `2027-01`; the present month where none is given. */
    month: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}$/))),
    limit: listLimit,
    cursor: z.optional(z.string()),
  }),
  run: async ({ companyId, month, limit, cursor }, _act, { table, clock }) => {
    if (companyId && !(await findCompany(table, companyId)))
      return refuseAct(20018, `there is no company ${companyId}`)
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
