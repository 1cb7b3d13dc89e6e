import { siteScreens, withSecret } from '#shared/site/screen-paths.ts'
import { composeMail } from '../../mails/compose-mail.ts'
import { siteLink } from '../../mails/site-link.ts'
import type { Subscriber } from '../../runtime/subscriber.ts'
import { accountTranslations } from '../../translations/load-translations.ts'
import { findLinkedUser } from './set-password-by-link.ts'

/** Mails the link that resets a password, unless it is no longer valid. */
export const onPasswordResetRequested: Subscriber<'password-reset-requested'> = async (
  { locale, sealedToken },
  deps,
) => {
  const { seal, messenger, config } = deps
  const token = await seal.open(sealedToken, 'event')
  const linked = await findLinkedUser(deps, token)
  if (!linked.ok) return
  const { translations } = await accountTranslations[locale]()
  const actionUrl = siteLink(config, withSecret(siteScreens.setPassword, { token }))
  const mail = await composeMail({ locale, translations: translations.resetLink, actionUrl }, config)
  await messenger.sendMail({ to: linked.user.email, ...mail })
}
