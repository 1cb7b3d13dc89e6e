import type { SecurityActivity } from '#shared/account/security-activity.ts'
import { siteScreens } from '#shared/site/screen-paths.ts'
import { recordSecurityActivity } from '../account/security/record-security-activity.ts'
import { findCompany } from '../data/companies.ts'
import type { EventOf } from '../data/domain-events.ts'
import { listCompanyFacilities } from '../data/facilities.ts'
import { findUser } from '../data/users.ts'
import { composeMail } from '../mails/compose-mail.ts'
import { mailedCompanyName } from '../mails/mailed-company-name.ts'
import { siteLink } from '../mails/site-link.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { companiesTranslations } from '../translations/load-translations.ts'
import { endCompanySessions } from './end-company-sessions.ts'
import { endExpiredInvitations } from './end-invitations.ts'
import { recordDeparture } from './record-departure.ts'

/** The entry in the security activity of a former or present member. */
const noteOf = {
  confirmed: 'letIntoCompany',
  rejected: undefined,
  removed: 'removedFromCompany',
  left: undefined,
  madeAdministrator: 'madeAdministrator',
  madeUser: 'madeUser',
} as const satisfies Record<EventOf<'membership-decided'>['decision'], SecurityActivity | undefined>

/** Notifies the person concerned. Sessions and invitations that a removal should have ended are ended first. */
export const onMembershipDecided: Subscriber<'membership-decided'> = async (
  { companyId, userId, decision },
  deps,
  delivery,
) => {
  const { table, messenger, config } = deps
  if (decision === 'removed' || decision === 'left') {
    await endCompanySessions(deps, { companyId, userId }, delivery.at)
    const facilities = await listCompanyFacilities(table, companyId)
    const way = decision === 'left' ? 'left by themselves' : 'removed by administrator'
    const departure = recordDeparture(table, facilities, { companyId, userId, way, leftAt: delivery.at })
    // Once however often the event is delivered: its id is derived from it.
    if (departure) await table.write(departure)
  }
  if (decision === 'removed' || decision === 'left' || decision === 'madeUser')
    await endExpiredInvitations(table, { companyId, userId }, delivery.at)
  const [found, user] = await Promise.all([findCompany(table, companyId), findUser(table, userId)])
  if (!found || !user) return
  const { locale } = user
  const { translations } = await companiesTranslations[locale]()
  const company = mailedCompanyName(locale, found) || translations.unnamed
  const news = noteOf[decision]
  if (news) await recordSecurityActivity(deps, userId, { news, about: company }, delivery)
  const mail = await composeMail(
    {
      locale,
      translations: translations.decided[decision],
      values: { company },
      actionUrl: siteLink(config, siteScreens.company),
    },
    config,
  )
  await messenger.sendMail({ to: user.email, ...mail })
}
