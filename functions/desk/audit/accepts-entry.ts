import type { AuditEntry } from '../../data/audit-entries.ts'

interface Asked {
  by?: string | undefined
  act?: string | undefined
  reference?: string | undefined
  looks?: boolean | undefined
  changes?: boolean | undefined
}

const isOf = (asked: string, action: string): boolean =>
  asked.endsWith('-') ? action.startsWith(asked) : action === asked

/** Whether an audit entry matches the filter. Routine accesses and dry runs are many, and listed only on request. */
export const acceptsEntry =
  ({ by, act, reference, looks = false, changes = false }: Asked) =>
  (entry: AuditEntry): boolean =>
    (looks || entry.isRoutine !== true) &&
    (!by || entry.actor.toLowerCase() === by.toLowerCase()) &&
    (!act || isOf(act, entry.action)) &&
    (!looks || entry.isLook === true) &&
    (!changes || entry.isLook !== true) &&
    (!reference ||
      JSON.stringify([entry.before, entry.after, entry.companyId, entry.proposalId]).includes(reference))
