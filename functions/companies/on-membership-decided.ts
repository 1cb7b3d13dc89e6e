import { companyNameIn } from '#shared/companies/company-name.ts'
import { siteScreens } from '#shared/site/screen-paths.ts'
import { findCompany } from '../data/companies.ts'
import { findUser } from '../data/users.ts'
import { composeMail } from '../mails/compose-mail.ts'
import { siteLink } from '../mails/site-link.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { companiesWords } from '../words/load-words.ts'
import { endCompanySessions } from './end-company-sessions.ts'

/** Tells who asked to join, or was removed. Sessions that the removal should have ended are ended first. */
export const onMembershipDecided: Subscriber<'membership-decided'> = async (
  { companyId, userId, decision },
  deps,
  { at },
) => {
  const { table, messenger, config } = deps
  if (decision === 'removed') await endCompanySessions(deps, { companyId, userId }, at)
  const [company, user] = await Promise.all([findCompany(table, companyId), findUser(table, userId)])
  if (!company || !user) return
  const { locale } = user
  const { words } = await companiesWords[locale]()
  const mail = await composeMail(
    {
      locale,
      words: words.decided[decision],
      values: { company: companyNameIn(locale, company) || words.unnamed },
      actionUrl: siteLink(config, siteScreens.company),
    },
    config,
  )
  await messenger.sendMail({ to: user.email, ...mail })
}
