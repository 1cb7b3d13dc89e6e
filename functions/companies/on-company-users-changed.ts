import type { CompanyActivity } from '#shared/account/security-activity.ts'
import { siteScreens } from '#shared/site/screen-paths.ts'
import { noteForAdministrators } from '../account/security/note-security.ts'
import type { EventOf } from '../data/domain-events.ts'
import { mailAdministrators } from '../mails/mail-administrators.ts'
import { siteLink } from '../mails/site-link.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { companiesTranslations } from '../translations/load-translations.ts'

type Event = EventOf<'company-users-changed'>

/** What stands under security: not who asked, who is nobody yet, nor who came, whose invitation stands there. */
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

/** Tells the company's administrators, who did it included: it may not have been them. */
export const onCompanyUsersChanged: Subscriber<'company-users-changed'> = async (event, deps, delivery) => {
  const { companyId, news, email, role, userId } = event
  const note = noteOf(event)
  if (note) await noteForAdministrators(deps, companyId, { news: note, about: email }, delivery, userId)
  await mailAdministrators(
    companyId,
    'security',
    deps,
    async ({ locale, companyName }) => {
      const { words } = await companiesTranslations[locale]()
      return {
        words: words.news[news],
        values: { email, company: companyName || words.unnamed, role: words.roles[role] },
        actionUrl: siteLink(deps.config, siteScreens.companyUsers),
      }
    },
    { except: userId },
  )
}
