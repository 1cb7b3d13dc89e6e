import { companyNameIn } from '#shared/companies/company-name.ts'
import { siteScreens } from '#shared/site/screen-paths.ts'
import { noteForAdministrators } from '../account/security/note-security.ts'
import { findCompany } from '../data/companies.ts'
import { listAdministrators } from '../data/memberships.ts'
import { findUser } from '../data/users.ts'
import { composeMail } from '../mails/compose-mail.ts'
import { siteLink } from '../mails/site-link.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { companiesWords } from '../words/load-words.ts'

/**
 * Tells the company's administrators. Of an invitation all of them, who invited included: it may not have been them. Of
 * the rest all but for the one who did it.
 */
export const onCompanyUsersChanged: Subscriber<'company-users-changed'> = async (
  { companyId, news, email, role, byUserId },
  deps,
  delivery,
) => {
  const { table, messenger, config } = deps
  if (news === 'invited')
    await noteForAdministrators(deps, companyId, { news: 'userInvited', about: email }, delivery)
  const [company, told] = await Promise.all([
    findCompany(table, companyId),
    listAdministrators(table, companyId, news === 'invited' ? undefined : byUserId),
  ])
  for (const { userId } of told) {
    const user = await findUser(table, userId)
    if (!user) continue
    const { locale } = user
    const { words } = await companiesWords[locale]()
    const mail = await composeMail(
      {
        locale,
        words: words.news[news],
        values: {
          email,
          company: companyNameIn(locale, company ?? {}) || words.unnamed,
          role: words.roles[role],
        },
        actionUrl: siteLink(config, siteScreens.companyUsers),
      },
      config,
    )
    await messenger.sendMail({ to: user.email, ...mail })
  }
}
