import { recordAudit, recordConfidentialAudit } from '../../data/audit.ts'
import { type AuditEntry } from '../../data/audit-entries.ts'
import type { Write } from '../../data/table.ts'
import type { Deps } from '../../runtime/deps.ts'
import type { AuditedChange, DeskAct } from './desk-act.ts'

/** The actor, as in the audit. */
export type Person = Pick<
  AuditEntry,
  'actor' | 'principal' | 'reason' | 'approvedBy' | 'approvedAs' | 'approvalReason' | 'proposalId'
>

export interface AuditRecorder {
  audit(change: AuditedChange): Write
  /** The content of this act's audit entry among the writes; undefined if there is none. */
  changeOf(writes: readonly unknown[]): AuditedChange | undefined
}

/** Creates the audit entries of one act, and recognises them among writes. */
export const auditRecorder = (
  { name: action, confidential }: Pick<DeskAct, 'name' | 'confidential'>,
  person: Person,
  { table, clock, random }: Pick<Deps, 'table' | 'clock' | 'random'>,
): AuditRecorder => {
  const entries = new Map<unknown, AuditedChange>()
  return {
    audit(change) {
      const {
        basis: _restsOn,
        volatileFields: _volatileFields,
        versions: _versions,
        decidesOn: _decidesOn,
        isConfidential,
        ...told
      } = change
      const record = confidential || isConfidential ? recordConfidentialAudit : recordAudit
      const entry = record(table, {
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
