import { instantText } from '#shared/i18n/format.ts'
import { siteScreens } from '#shared/site/screen-paths.ts'
import { composeMail } from '../../mails/compose-mail.ts'
import { siteLink } from '../../mails/site-link.ts'
import type { Subscriber } from '../../runtime/subscriber.ts'
import { accountTranslations } from '../../translations/load-translations.ts'
import { findEventUser } from '../find-event-user.ts'
import { recordSecurityActivity } from '../security/record-security-activity.ts'

/** Asks a user to verify another mobile number: theirs was reassigned. */
export const onPhoneLost: Subscriber<'phone-lost'> = async ({ userId }, deps, delivery) => {
  await recordSecurityActivity(deps, userId, { news: 'phoneLost' }, delivery)
  const { messenger, config } = deps
  const { user, at } = await findEventUser(deps, userId, delivery)
  const { locale, email } = user
  const { translations } = await accountTranslations[locale]()
  const mail = await composeMail(
    {
      locale,
      translations: translations.phoneLost,
      facts: {
        loginEmail: email,
        at: instantText(at, locale),
      },
      actionUrl: siteLink(config, siteScreens.profile),
    },
    config,
  )
  await messenger.sendMail({ to: email, ...mail })
}
