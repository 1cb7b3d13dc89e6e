import { dateText } from '#shared/i18n/format.ts'
import { siteScreens } from '#shared/site/screen-paths.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { recordSecurityActivity } from '../account/security/record-security-activity.ts'
import { findCorrection } from '../data/corrections.ts'
import { findUser } from '../data/users.ts'
import { composeMail } from '../mails/compose-mail.ts'
import { siteLink } from '../mails/site-link.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { privacyTranslations } from '../translations/load-translations.ts'

/**
 * Notifies a user of the reply to a correction request, in the security activity and by mail, which also reveals a
 * request made by somebody else.
 */
export const onCorrectionAnswered: Subscriber<'correction-answered'> = async (named, deps, delivery) => {
  const { table, config, messenger } = deps
  const [user, correction] = await Promise.all([findUser(table, named.userId), findCorrection(table, named)])
  // Erased before this was handled.
  if (!user || !correction?.outcome) return
  const { outcome, about, askedAt, answer = '' } = correction
  await recordSecurityActivity(deps, named.userId, { news: 'correctionAnswered' }, delivery)
  const { locale, email } = user
  const { translations } = await privacyTranslations[locale]()
  const mail = await composeMail(
    {
      locale,
      translations: outcome === 'corrected' ? translations.corrected : translations.notCorrected,
      values: {
        about: translations.subjects[about],
        askedOn: dateText(businessDate(new Date(askedAt)), locale),
      },
      facts: { answer },
      actionUrl: siteLink(config, siteScreens.profile),
    },
    config,
  )
  await messenger.sendMail({ to: email, ...mail })
}
