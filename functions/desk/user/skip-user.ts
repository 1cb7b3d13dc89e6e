import { replaceUser, type User } from '../../data/users.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { describeUser, findDeskUser } from './find-desk-user.ts'

export const skipUserAct: RunAct<'user-skip'> = async ({ user: named, off }, act, { table }) => {
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
}
