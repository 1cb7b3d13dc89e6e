import * as z from 'zod/mini'
import { findCount, forgetCount } from '../../data/daily-counts.ts'
import { deskAct } from '../engine/desk-act.ts'
import { describeUser, findDeskUser, userFields, wrongPasswordsOf } from './find-desk-user.ts'

export const unlockUserAct = deskAct({
  name: 'user-unlock',
  summary: 'Forgets a user’s wrong passwords of today, so that they can log in before tomorrow.',
  positional: ['user'],
  schema: z.object(userFields),
  run: async ({ user: named }, act, { table, clock }) => {
    const found = await findDeskUser(table, named)
    if (!found.ok) return found
    const { user } = found
    const { userId, companyId } = user
    const count = wrongPasswordsOf(user, clock())
    const wrongPasswordsToday = await findCount(table, count)
    await table.transact({
      count: forgetCount(table, count),
      audit: act.audit({
        companyId,
        before: { userId, wrongPasswordsToday },
        after: { userId, wrongPasswordsToday: 0 },
      }),
    })
    return { ok: true, ...describeUser(user), wrongPasswordsToday: 0 }
  },
})
