import { findOtherMembers } from '../../companies/find-reachable.ts'
import { listWaitingDepartures } from '../../data/departures.ts'
import { isAdministrator, listMembers } from '../../data/memberships.ts'
import { findUser } from '../../data/users.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { runWorkQueue } from '../engine/work-queue-page.ts'

export const listDeparturesAct: RunAct<'departure-list'> = runWorkQueue(
  'departure',
  listWaitingDepartures,
  async ({ departureId, companyId, userId, way, leftAt }, deps) => {
    const [user, members] = await Promise.all([
      findUser(deps.table, userId),
      listMembers(deps.table, companyId),
    ])
    const others = await findOtherMembers(deps, members, userId)
    const administrators = others.filter(({ membership }) => isAdministrator(membership))
    return {
      companyId,
      departureId,
      userId,
      /** Null once the account is erased. */
      email: user?.email ?? null,
      way,
      leftAt,
      administrators: administrators.length,
      reachable: administrators.filter(({ isReachable }) => isReachable).length,
    }
  },
)
