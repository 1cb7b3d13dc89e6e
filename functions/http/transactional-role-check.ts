import { isOfCount } from '../data/daily-counts.ts'
import { expectMembership, findMembership, isAdministrator, type Membership } from '../data/memberships.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import type { Table, TransactOutcome, Write } from '../data/table.ts'
import { withConditionChecks } from '../data/with-condition-checks.ts'

/** The caller's present membership, whatever it was when the session was opened, if they are an administrator. */
export const findAdministrator = async (
  table: Table,
  { userId, companyId }: { userId: string; companyId: string },
): Promise<Membership | undefined> => {
  const membership = await findMembership(table, { companyId, userId })
  return isAdministrator(membership) ? membership : undefined
}

/** Thrown when a caller ceased to be an administrator before the commit. */
export class RoleLost extends Error {}

/**
 * The table of a call that requires an administrator: its transactions fail once the caller was removed or demoted,
 * with `RoleLost`. A write outside a transaction cannot be checked; it follows a checked one, or is a counter.
 */
export const withRoleCheck = (table: Table, administrator: Membership): Table => {
  let caller: Membership | undefined = administrator
  let hasLanded = false

  return {
    ...table,
    async transact<Name extends string>(writes: Record<Name, Write | undefined>) {
      const outcome = await retryOnChange<TransactOutcome<Name>>(async () => {
        if (!caller) throw new RoleLost()
        const written = await table.transact(withConditionChecks(writes, expectMembership(table, caller)))
        if (written.ok) {
          hasLanded = true
          return written
        }
        caller = await findAdministrator(table, administrator)
        if (!caller) throw new RoleLost()
        const failed = (Object.keys(writes) as Name[]).filter((name) => written.failed.includes(name))
        return failed.length > 0 ? { ok: false, failed } : changed
      })
      if (outcome === changed) throw new Error('the role of the caller kept changing')
      return outcome
    },
    async write(write) {
      // A login attempt is counted before the caller's rights are known.
      if (!hasLanded && !isOfCount(write))
        throw new Error('a call that takes a role would write what does not hold it')
      return table.write(write)
    },
  }
}
