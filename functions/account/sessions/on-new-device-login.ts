import { instantText } from '#shared/i18n/format.ts'
import { siteScreens } from '#shared/site/screen-paths.ts'
import { composeMail } from '../../mails/compose-mail.ts'
import { siteLink } from '../../mails/site-link.ts'
import type { Subscriber } from '../../runtime/subscriber.ts'
import { accountTranslations } from '../../translations/load-translations.ts'
import { findEventUser } from '../find-event-user.ts'
import { recordSecurityActivity } from '../security/record-security-activity.ts'
import { deviceText } from './device-text.ts'

/** Notifies a user of a login with an unknown browser. */
export const onNewDeviceLogin: Subscriber<'new-device-login'> = async (
  { userId, ip, userAgent },
  deps,
  delivery,
) => {
  const { messenger, config } = deps
  await recordSecurityActivity(deps, userId, { news: 'newDevice', ip, userAgent }, delivery)
  const { user, at } = await findEventUser(deps, userId, delivery)
  const { locale, email } = user
  const { translations } = await accountTranslations[locale]()
  const mail = await composeMail(
    {
      locale,
      translations: translations.newDeviceLogin,
      facts: {
        loginEmail: email,
        device: deviceText(userAgent, translations.device),
        ip,
        at: instantText(at, locale),
      },
      actionUrl: siteLink(config, siteScreens.forgotPassword),
    },
    config,
  )
  await messenger.sendMail({ to: email, ...mail })
}
