import * as z from 'zod/mini'
import { replaceUser, type User } from '../../data/users.ts'
import { describedField, flag } from '../engine/act-fields.ts'
import { deskAct, refuseAct } from '../engine/desk-act.ts'
import { describeUser, findDeskUser, userFields } from './find-desk-user.ts'

export const skipUserAct = deskAct({
  name: 'user-skip',
  summary:
    'Makes a user one of another portal, who is passed to it where they come from there; --off undoes it.',
  positional: ['user'],
  schema: z.object({ ...userFields, off: describedField(flag, 'undoes it') }),
  run: async ({ user: named, off }, act, { table }) => {
    const found = await findDeskUser(table, named)
    if (!found.ok) return found
    const { isSkip: before = false, ...rest } = found.user
    if (before === !off) return { ok: true, ...describeUser(found.user) }
    const changed: User = { ...rest, isSkip: !off }
    const { userId, companyId } = changed
    const written = await table.transact({
      user: replaceUser(table, changed),
      audit: act.audit({
        companyId,
        before: { userId, isSkip: before },
        after: { userId, isSkip: !off },
      }),
    })
    return written.ok
      ? { ok: true, ...describeUser(changed) }
      : refuseAct('changedMeanwhile', 'the user was changed at the same moment; try again')
  },
})
