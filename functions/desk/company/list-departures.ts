import * as z from 'zod/mini'
import { findOthers } from '../../companies/find-reachable.ts'
import { listWaitingDepartures } from '../../data/departures.ts'
import { isAdministrator, listMembers } from '../../data/memberships.ts'
import { findUser } from '../../data/users.ts'
import { deskAct } from '../engine/desk-act.ts'
import { workQueueFields, workQueuePage } from '../engine/work-queue-page.ts'

export const listDeparturesAct = deskAct({
  name: 'departure-list',
  summary:
    'Who left a company that owes, is owed or may draw, and how many administrators of it can be reached now; the longest waiting first.',
  reads: 'personal data',
  schema: z.object(workQueueFields),
  run: async (asked, { actor }, deps) => {
    const { table } = deps
    return {
      ok: true,
      ...(await workQueuePage(
        {
          kind: 'departure',
          list: (limit, after) => listWaitingDepartures(table, limit, after),
          describe: async ({ departureId, companyId, userId, way, leftAt }) => {
            const [user, members] = await Promise.all([
              findUser(table, userId),
              listMembers(table, companyId),
            ])
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
  },
})
