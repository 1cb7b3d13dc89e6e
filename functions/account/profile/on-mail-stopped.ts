import { phoneOf } from '../../data/users.ts'
import { brandNameIn } from '../../runtime/config.ts'
import type { Subscriber } from '../../runtime/subscriber.ts'
import { fillPlaceholders } from '../../translations/fill-placeholders.ts'
import { accountTranslations } from '../../translations/load-translations.ts'
import { findEventUser } from '../find-event-user.ts'

/** Notifies the user by SMS that their address is suppressed: a mail would not arrive. */
export const onMailStopped: Subscriber<'mail-stopped'> = async ({ userId, why }, deps, delivery) => {
  const { messenger, config } = deps
  const { user } = await findEventUser(deps, userId, delivery)
  const phone = phoneOf(user)
  if (!phone) return
  const { translations } = await accountTranslations[user.locale]()
  const brand = brandNameIn(config.brandName, user.locale)
  await messenger.sendSms(phone, fillPlaceholders(translations.sms.mailStopped[why], { brand }))
}
