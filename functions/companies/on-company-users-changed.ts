import type { CompanyActivity } from '#shared/account/security-activity.ts'
import { siteScreens } from '#shared/site/screen-paths.ts'
import { recordActivityForAdministrators } from '../account/security/record-security-activity.ts'
import type { EventOf } from '../data/domain-events.ts'
import { mailAdministrators } from '../mails/mail-administrators.ts'
import { siteLink } from '../mails/site-link.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { companiesTranslations } from '../translations/load-translations.ts'

type Event = EventOf<'company-users-changed'>

/**
 * The entry in the security activity: not for a requester, who is no user yet, nor for a joined user, whose invitation
 * is listed.
 */
const noteOf = ({ news, role }: Event): CompanyActivity | undefined =>
  (
    ({
      invited: 'userInvited',
      invitedByLender: 'userAddedByLender',
      asked: undefined,
      joined: undefined,
      confirmed: 'userLetIn',
      removed: 'userRemoved',
      left: undefined,
      roleChanged: role === 'administrator' ? 'userMadeAdministrator' : 'userMadeUser',
    }) as const
  )[news]

/** Notifies the company's administrators, including the actor, who may have been impersonated. */
export const onCompanyUsersChanged: Subscriber<'company-users-changed'> = async (event, deps, delivery) => {
  const { companyId, news, email, role, userId } = event
  const note = noteOf(event)
  if (note)
    await recordActivityForAdministrators(deps, companyId, { news: note, about: email }, delivery, userId)
  await mailAdministrators(
    companyId,
    'security',
    deps,
    async ({ locale, companyName }) => {
      const { translations } = await companiesTranslations[locale]()
      return {
        translations: translations.news[news],
        values: { email, company: companyName || translations.unnamed, role: translations.roles[role] },
        actionUrl: siteLink(deps.config, siteScreens.companyUsers),
      }
    },
    { except: userId },
  )
}
