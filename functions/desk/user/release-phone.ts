import { recordEvent } from '../../data/events.ts'
import { phoneOf, releasePhone, replaceUser, withoutPhone } from '../../data/users.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { describeUser, findDeskUser } from './find-desk-user.ts'

export const releasePhoneAct: RunAct<'user-release-phone'> = async (
  { user: named },
  act,
  { table, clock },
) => {
  const found = await findDeskUser(table, named)
  if (!found.ok) return found
  const { user } = found
  const { userId, companyId } = user
  const phone = phoneOf(user)
  if (!phone) {
    return user.phoneLostAt
      ? { ok: true, ...describeUser(user) }
      : refuseAct('notFound', 'the user has no mobile number')
  }
  const now = clock()
  const lostAt = now.toISOString()
  const written = await table.transact({
    phone: releasePhone(table, phone, userId),
    user: replaceUser(table, withoutPhone(user, lostAt)),
    lost: recordEvent(
      table,
      { name: 'phone-lost', userId, why: 'released' },
      `phone-lost:${userId}:${lostAt}`,
      now,
    ),
    audit: act.audit({
      companyId,
      before: { userId, hasPhone: true },
      after: { userId, hasPhone: false },
    }),
  })
  return written.ok
    ? { ok: true, ...describeUser(user) }
    : refuseAct('changedMeanwhile', 'the user was changed at the same moment; try again')
}
