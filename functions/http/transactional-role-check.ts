import { isCounterWrite } from '../data/daily-counts.ts'
import { interceptTransact } from '../data/intercept-transact.ts'
import { expectMembership, findMembership, isAdministrator, type Membership } from '../data/memberships.ts'
import type { Table } from '../data/table.ts'
import { isConditionCheck, withConditionChecks } from '../data/with-condition-checks.ts'

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

  return interceptTransact(table, {
    before(writes, isSingle) {
      // A login attempt is counted before the caller's rights are known.
      if (isSingle && !hasLanded && !Object.values(writes).every((write) => !write || isCounterWrite(write)))
        throw new Error('a call that takes a role would write what does not hold it')
      if (isSingle) return writes
      if (!caller) throw new RoleLost()
      return withConditionChecks(writes, expectMembership(table, caller))
    },
    async after(outcome, _writes, isSingle) {
      if (isSingle) return outcome
      if (outcome.ok) {
        hasLanded = true
        return outcome
      }
      caller = await findAdministrator(table, administrator)
      if (!caller) throw new RoleLost()
      const failed = outcome.failed.filter((name) => !isConditionCheck(name))
      return failed.length > 0 ? { ok: false, failed } : 'again'
    },
  })
}
