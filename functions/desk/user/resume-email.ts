import * as z from 'zod/mini'
import { emailAddress } from '#shared/account/account-fields.schema.ts'
import { findCredentials } from '../../data/credentials.ts'
import { findSuppressedAddress, unsuppressAddress } from '../../data/suppression-list.ts'
import { findUser } from '../../data/users.ts'
import { describedField } from '../engine/act-fields.ts'
import { deskAct, refuseAct } from '../engine/desk-act.ts'

export const resumeEmailAct = deskAct({
  name: 'email-resume',
  summary: 'Mails an address again that bounced or complained, once its reader says that it is well.',
  positional: ['email'],
  needsReason: true,
  schema: z.object({
    email: describedField(emailAddress, 'the address that is no longer mailed', 'owner@shop.example'),
  }),
  run: async ({ email }, act, { table }) => {
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
  },
})
