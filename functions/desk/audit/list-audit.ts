import type { RunAct } from '../engine/desk-act.ts'
import { readAudit } from './read-audit.ts'

export const listAuditAct: RunAct<'audit-list'> = (asked, _act, deps) => readAudit(asked, deps)
