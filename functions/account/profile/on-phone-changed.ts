import { maskMobile } from '#shared/agreements/mask-mobile.ts'
import { instantText } from '#shared/i18n/format.ts'
import { siteScreens } from '#shared/site/screen-paths.ts'
import { composeMail } from '../../mails/compose-mail.ts'
import { siteLink } from '../../mails/site-link.ts'
import type { Subscriber } from '../../runtime/subscriber.ts'
import { accountTranslations } from '../../translations/load-translations.ts'
import { findEventUser } from '../find-event-user.ts'
import { recordSecurityActivity } from '../security/record-security-activity.ts'

/** Notifies the user by mail that their mobile number was changed. */
export const onPhoneChanged: Subscriber<'phone-changed'> = async ({ userId }, deps, delivery) => {
  await recordSecurityActivity(deps, userId, { news: 'phoneChanged' }, delivery)
  const { messenger, config } = deps
  const { user, at } = await findEventUser(deps, userId, delivery)
  const { locale, email, phoneCountryCode, phoneNumber } = user
  const { translations } = await accountTranslations[locale]()
  const mail = await composeMail(
    {
      locale,
      translations: translations.phoneChanged,
      facts: {
        loginEmail: email,
        newPhone: `${phoneCountryCode} ${maskMobile(phoneNumber ?? '')}`,
        at: instantText(at, locale),
      },
      actionUrl: siteLink(config, siteScreens.forgotPassword),
    },
    config,
  )
  await messenger.sendMail({ to: email, ...mail })
}
