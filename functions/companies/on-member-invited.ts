import { siteScreens, withSecret } from '#shared/site/screen-paths.ts'
import { findCompany } from '../data/companies.ts'
import { findCredentials } from '../data/credentials.ts'
import { findInvitationOfToken } from '../data/invitations.ts'
import { findUser } from '../data/users.ts'
import { composeMail } from '../mails/compose-mail.ts'
import { mailedCompanyName } from '../mails/mailed-company-name.ts'
import { siteLink } from '../mails/site-link.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { companiesTranslations } from '../translations/load-translations.ts'
import { expectInviter } from './inviter.ts'

/** Mails the link by which an invited person joins: in their own language if they have an account. */
export const onMemberInvited: Subscriber<'member-invited'> = async (event, deps) => {
  const { table, seal, messenger, config } = deps
  const token = await seal.open(event.sealedToken, 'event')
  const invitation = await findInvitationOfToken(table, token)
  if (!invitation || !(await expectInviter(table, invitation))) return
  const { companyId, email, invitedBy } = invitation
  const [company, inviter, credentials] = await Promise.all([
    findCompany(table, companyId),
    findUser(table, invitedBy),
    findCredentials(table, email),
  ])
  if (!inviter) return
  const invited = credentials && (await findUser(table, credentials.userId))
  const locale = invited?.locale ?? event.locale
  const { translations } = await companiesTranslations[locale]()
  const mail = await composeMail(
    {
      locale,
      translations: translations.invitation,
      values: {
        // The address is verified. A name could be anything, and the mail is the lender's.
        inviter: inviter.email,
        company: mailedCompanyName(locale, company) || translations.unverified,
        role: translations.roles[invitation.role],
      },
      actionUrl: siteLink(config, withSecret(siteScreens.invitation, { token })),
    },
    config,
  )
  await messenger.sendMail({ to: email, ...mail })
}
