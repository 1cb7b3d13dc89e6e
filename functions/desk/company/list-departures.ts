import { findOthers } from '../../companies/find-reachable.ts'
import { listWaitingDepartures } from '../../data/departures.ts'
import { isAdministrator, listMembers } from '../../data/memberships.ts'
import { findUser } from '../../data/users.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { workQueuePage } from '../engine/work-queue-page.ts'

export const listDeparturesAct: RunAct<'departure-list'> = async (asked, { actor }, deps) => {
  const { table } = deps
  return {
    ok: true,
    ...(await workQueuePage(
      {
        kind: 'departure',
        list: (limit, after) => listWaitingDepartures(table, limit, after),
        describe: async ({ departureId, companyId, userId, way, leftAt }) => {
          const [user, members] = await Promise.all([findUser(table, userId), listMembers(table, companyId)])
          const others = await findOthers(deps, members, userId)
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
      },
      asked,
      actor,
      deps,
    )),
  }
}
