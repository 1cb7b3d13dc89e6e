import type { Proposal } from '../../data/proposals.ts'
import type { Table, TransactOutcome, Write } from '../../data/table.ts'
import type { Deps } from '../../runtime/deps.ts'
import { type AuditRecorder, auditRecorder, type Person } from './audit-recorder.ts'
import type { Act, AuditedChange, DeskAct, DeskOutcome } from './desk-act.ts'

/** What an act is about to write, in the one transaction that carries its audit entry. */
export interface PendingAct {
  writes: Record<string, Write | undefined>
  change: AuditedChange
}

export interface ActRun {
  action: DeskAct
  /** Parsed by the act's schema. */
  input: Parameters<DeskAct['run']>[0]
  person: Person
  /** What whoever acts is, and may do besides. */
  own: Pick<Act, 'roles' | 'ownActs' | 'actsOf' | 'loadOwn'>
  carryOut(proposal: Proposal): Promise<DeskOutcome>
  /** Decides what becomes of the act's transaction. */
  land(pending: PendingAct): Promise<TransactOutcome<string>>
}

/**
 * The table as an act has it: the first thing that lands carries the act's audit entry, or nothing does. What follows
 * from that (the sessions of a blocked user, which may be many) is the act's own to write.
 */
const auditedTable = (
  table: Table,
  { name, reads }: DeskAct,
  recorder: AuditRecorder,
  land: ActRun['land'],
): Table => {
  let hasLanded = false
  const unaudited = () => new Error(`the act ${name} would change something without an audit entry`)
  return {
    ...table,
    async transact<Name extends string>(writes: Record<Name, Write | undefined>) {
      if (hasLanded) return table.transact(writes)
      const change = reads ? undefined : recorder.changeOf(Object.values(writes))
      if (!change) throw unaudited()
      const outcome = await land({ writes, change })
      hasLanded = outcome.ok
      return outcome as TransactOutcome<Name>
    },
    async write(write) {
      if (!hasLanded) throw unaudited()
      return table.write(write)
    },
  }
}

/** Runs an act for a person. */
export const performAct = (
  { action, input, person, own, carryOut, land }: ActRun,
  deps: Deps,
): Promise<DeskOutcome> => {
  const recorder = auditRecorder(action.name, person, deps)
  const { actor, reason, approvedBy } = person
  return action.run(
    input,
    {
      actor,
      ...(reason ? { reason } : {}),
      ...(approvedBy ? { approvedBy } : {}),
      ...own,
      audit: recorder.audit,
      carryOut,
    },
    { ...deps, table: auditedTable(deps.table, action, recorder, land) },
  )
}
