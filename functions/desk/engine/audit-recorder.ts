import { recordAudit } from '../../data/audit.ts'
import { type AuditEntry } from '../../data/audit-entries.ts'
import type { Write } from '../../data/table.ts'
import type { Deps } from '../../runtime/deps.ts'
import type { AuditedChange } from './desk-act.ts'

/** Who acts, as the audit names them. */
export type Person = Pick<
  AuditEntry,
  'actor' | 'principal' | 'reason' | 'approvedBy' | 'approvedAs' | 'approvalReason' | 'proposalId'
>

export interface AuditRecorder {
  audit(change: AuditedChange): Write
  /** What the audit entry among these writes says; undefined where there is none of this act. */
  changeOf(writes: readonly unknown[]): AuditedChange | undefined
}

/** Makes the audit entries of one act, and knows them again. */
export const auditRecorder = (
  action: string,
  person: Person,
  { table, clock, random }: Pick<Deps, 'table' | 'clock' | 'random'>,
): AuditRecorder => {
  const entries = new Map<unknown, AuditedChange>()
  return {
    audit(change) {
      const { basis: _restsOn, volatileFields: _volatileFields, versions: _versions, ...told } = change
      const entry = recordAudit(table, {
        auditId: random.id(),
        action,
        at: clock().toISOString(),
        ...person,
        ...told,
      })
      entries.set(entry, change)
      return entry
    },
    changeOf: (writes) => entries.get(writes.find((write) => entries.has(write))),
  }
}
