import type { DeskRole } from '#shared/desk/desk-roles.ts'
import { auditPrefix } from '../../data/audit-entries.ts'
import { absent } from '../../data/condition.ts'
import { interceptTransact, type NamedWrites } from '../../data/intercept-transact.ts'
import type { Proposal } from '../../data/proposals.ts'
import type { Table, TransactOutcome, Write } from '../../data/table.ts'
import type { Deps } from '../../runtime/deps.ts'
import { withAuditCurrency } from './audit-currency.ts'
import { type AuditRecorder, auditRecorder, type Person } from './audit-recorder.ts'
import type { Act, AuditedChange, DeskAct, DeskOutcome } from './desk-act.ts'

/** The writes of an act in the one transaction that carries its audit entry. */
export interface PendingAct {
  writes: Record<string, Write | undefined>
  change: AuditedChange
}

export interface ActRun {
  action: DeskAct
  /** Parsed by the act's schema. */
  input: Parameters<DeskAct['run']>[0]
  person: Person
  roles: Act['roles']
  permits(name: string, roles: readonly DeskRole[]): Promise<boolean>
  carryOut(proposal: Proposal): Promise<DeskOutcome>
  /** Decides what happens to the act's transaction; for an act with several, to each. */
  commit(pending: PendingAct): Promise<TransactOutcome<string>>
}

/**
 * The table for an act: the first commit carries the act's audit entry, or fails. Follow-up writes (such as ending the
 * sessions of a blocked user) are the act's own. An act with several transactions has an entry in each of them.
 */
const auditedTable = (
  table: Table,
  { name, reads, multiTransaction }: DeskAct,
  recorder: AuditRecorder,
  commit: ActRun['commit'],
): Table => {
  let hasLanded = false
  const changeOf = (writes: NamedWrites) => (reads ? undefined : recorder.changeOf(Object.values(writes)))
  const isFollowUp = (writes: NamedWrites) => hasLanded && !(multiTransaction && changeOf(writes))
  const priced = interceptTransact(table, {
    before: (writes, isSingle) => (isSingle ? writes : withAuditCurrency(writes)),
  })
  return interceptTransact(priced, {
    before(writes, isSingle) {
      if (isSingle ? !hasLanded : !isFollowUp(writes) && !changeOf(writes))
        throw new Error(`the act ${name} would change something without an audit entry`)
      return writes
    },
    commit(writes, asTable) {
      const change = changeOf(writes)
      return change && !isFollowUp(writes) ? commit({ writes: withAuditCurrency(writes), change }) : asTable()
    },
    after(outcome) {
      hasLanded ||= outcome.ok
      return outcome
    },
  })
}

/** Entries are created and never changed. */
const changesEntry = (write: Write | undefined): boolean =>
  write !== undefined &&
  write.kind !== 'check' &&
  write.key.sk.startsWith(auditPrefix) &&
  !(write.kind === 'put' && write.when && 'pk' in write.when && write.when.pk === absent)

/** Denies any change to existing entries. */
const refusingToRewrite = (table: Table, { name }: DeskAct): Table =>
  interceptTransact(table, {
    before(writes) {
      if (Object.values(writes).some(changesEntry))
        throw new Error(`the act ${name} would change an audit entry`)
      return writes
    },
  })

/** Runs an act for a person. */
export const performAct = async (
  { action, input, person, roles, permits, carryOut, commit }: ActRun,
  deps: Deps,
): Promise<DeskOutcome> => {
  const recorder = auditRecorder(action, person, deps)
  const { actor, principal, reason, approvedBy } = person
  const table = refusingToRewrite(auditedTable(deps.table, action, recorder, commit), action)
  return action.run(
    input,
    {
      actor,
      ...(principal ? { principal } : {}),
      ...(reason ? { reason } : {}),
      ...(approvedBy ? { approvedBy } : {}),
      roles,
      permits: (name, of = roles) => permits(name, of),
      audit: recorder.audit,
      carryOut,
    },
    // Items that are about to change are read when their turn comes.
    {
      ...deps,
      table: action.reads ? (await import('../../data/batch-reads.ts')).batchReads(table) : table,
    },
  )
}
