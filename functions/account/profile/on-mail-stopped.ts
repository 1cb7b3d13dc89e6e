import { phoneOf } from '../../data/users.ts'
import type { Subscriber } from '../../events/subscriber.ts'
import { mailStoppedText } from '../mails/account-mails.ts'
import { findToldUser } from '../mails/find-told-user.ts'

/** Tells the user by SMS that their address is mailed no more: no mail would. */
export const onMailStopped: Subscriber<'mail-stopped'> = async ({ userId, why }, deps, delivery) => {
  const {
    messenger,
    config: { brandName },
  } = deps
  const { user } = await findToldUser(deps, userId, delivery)
  await messenger.sendSms(phoneOf(user), mailStoppedText[user.locale][why](brandName))
}
