import { findCredentials } from '../../data/credentials.ts'
import { findSuppressedAddress, unsuppressAddress } from '../../data/suppression-list.ts'
import { findUser } from '../../data/users.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

export const resumeEmailAct: RunAct<'email-resume'> = async ({ email }, act, { table }) => {
  const stop = await findSuppressedAddress(table, email)
  if (!stop) return refuseAct('notFound', `nothing stops mails to ${email}`)
  const credentials = await findCredentials(table, email)
  const user = credentials && (await findUser(table, credentials.userId))
  const { feedbackId, why } = stop
  await table.transact({
    stop: unsuppressAddress(table, email),
    audit: act.audit({
      ...(user ? { companyId: user.companyId } : {}),
      before: { feedbackId, why },
      after: null,
    }),
  })
  return { ok: true, email, why, since: stop.at }
}
