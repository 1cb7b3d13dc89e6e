import { instantText } from '#shared/i18n/format.ts'
import { siteScreens } from '#shared/site/screen-paths.ts'
import { findEventUser } from '../account/find-event-user.ts'
import { recordSecurityActivity } from '../account/security/record-security-activity.ts'
import { deviceText } from '../account/sessions/device-text.ts'
import { composeMail } from '../mails/compose-mail.ts'
import { siteLink } from '../mails/site-link.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { accountTranslations, factorsTranslations } from '../translations/load-translations.ts'

/** Notifies a user about their second factors, in the security activity and by mail. */
export const onFactorActivity: Subscriber<'factor-news'> = async (
  { userId, news, about, ip, userAgent },
  deps,
  delivery,
) => {
  await recordSecurityActivity(deps, userId, { news, ip, userAgent, ...(about ? { about } : {}) }, delivery)
  const { messenger, config, log } = deps
  // Only the back office does this: an attacker who deceives it would repeat it with account after account.
  if (news === 'factorsReset') log('info', 'second factors were taken away', { userId })
  // A single one may be a restored device; several on a day indicate copied keys.
  if (news === 'passkeyCounterStalled') log('info', 'the counter of a passkey did not rise', { userId })
  const { user, at } = await findEventUser(deps, userId, delivery)
  const { locale, email } = user
  const [{ translations }, account] = await Promise.all([
    factorsTranslations[locale](),
    accountTranslations[locale](),
  ])
  const mail = await composeMail(
    {
      locale,
      translations: translations[news],
      values: { about },
      facts: {
        loginEmail: email,
        device: deviceText(userAgent, account.translations.device),
        ip,
        at: instantText(at, locale),
      },
      actionUrl: siteLink(config, siteScreens.forgotPassword),
    },
    config,
  )
  await messenger.sendMail({ to: email, ...mail })
}
