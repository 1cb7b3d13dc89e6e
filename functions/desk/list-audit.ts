import * as z from 'zod'
import { auditMonth, listCompanyAudit, listMonthAudit } from '../data/audit.ts'
import { deskAction } from './desk-action.ts'

export const listAudit = deskAction({
  name: 'audit-list',
  summary: 'What was done, newest first: about one company, or by everybody in one month.',
  schema: z.object({
    companyId: z.string().optional(),
    /** `2027-01`; the present month where none is given. */
    month: z
      .string()
      .regex(/^\d{4}-\d{2}$/)
      .optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
    cursor: z.string().optional(),
  }),
  run: async ({ companyId, month, limit, cursor }, _act, { table, clock }) => {
    const { items, cursor: next } = companyId
      ? await listCompanyAudit(table, companyId, { limit, cursor })
      : await listMonthAudit(table, month ?? auditMonth(clock()), { limit, cursor })
    const entries = items.map(({ auditId, action, actor, reason, at, companyId: about, before, after }) => ({
      auditId,
      at,
      action,
      actor,
      reason: reason ?? null,
      companyId: about ?? null,
      before,
      after,
    }))
    return { ok: true, entries, ...(next ? { cursor: next } : {}) }
  },
})
