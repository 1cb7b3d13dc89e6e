import { siteScreens, withSecret } from '#shared/site/screen-paths.ts'
import { findCompany } from '../../data/companies.ts'
import { composeMail } from '../../mails/compose-mail.ts'
import { mailedCompanyName } from '../../mails/mailed-company-name.ts'
import { siteLink } from '../../mails/site-link.ts'
import type { Subscriber } from '../../runtime/subscriber.ts'
import { fillPlaceholders } from '../../translations/fill-placeholders.ts'
import { accountTranslations } from '../../translations/load-translations.ts'
import { findLinkedUser } from './set-password-by-link.ts'

/** Mails the link by which an invited user sets their first password. */
export const onUserInvited: Subscriber<'user-invited'> = async ({ locale, sealedToken }, deps) => {
  const { table, seal, messenger, config } = deps
  const token = await seal.open(sealedToken, 'event')
  const linked = await findLinkedUser(deps, token)
  if (!linked.ok) return
  const { user } = linked
  const company = mailedCompanyName(
    locale,
    user.companyId === undefined ? undefined : await findCompany(table, user.companyId),
  )
  const {
    translations: { invitation },
  } = await accountTranslations[locale]()
  const mail = await composeMail(
    {
      locale,
      translations: invitation,
      values: { forCompany: company && fillPlaceholders(invitation.forCompany, { company }) },
      actionUrl: siteLink(config, withSecret(siteScreens.setPassword, { token })),
    },
    config,
  )
  await messenger.sendMail({ to: user.email, ...mail })
}
