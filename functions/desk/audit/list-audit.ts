import * as z from 'zod/mini'
import { deskAct } from '../engine/desk-act.ts'
import { auditFields, readAudit } from './read-audit.ts'

export const listAuditAct = deskAct({
  name: 'audit-list',
  summary:
    'What was done, newest first: about one company, by its sellers and the lender; by a user about their own account; or by the lender in a month or on a day; of all of it, by whom, by which act, and what names a reference.',
  reads: 'personal data',
  schema: z.object(auditFields),
  run: (asked, _act, deps) => readAudit(asked, deps),
})
