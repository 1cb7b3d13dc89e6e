import { findCompany } from '../../data/companies.ts'
import type { Subscriber } from '../../events/subscriber.ts'
import { composeMail } from '../../mails/compose-mail.ts'
import { securityWords } from '../mails/security-mails.ts'
import { findLinkedUser } from './set-password-by-link.ts'

/** Mails the link by which an invited user sets their first password. */
export const onUserInvited: Subscriber<'user-invited'> = async ({ locale, sealedToken }, deps) => {
  const {
    table,
    seal,
    messenger,
    config: { brandName, siteUrl },
  } = deps
  const token = await seal.open(sealedToken, 'event')
  const linked = await findLinkedUser(deps, token)
  if (!linked.ok) return
  const { user } = linked
  const { registerNameEn = '', registerNameCn = registerNameEn } =
    (await findCompany(table, user.companyId)) ?? {}
  const words = securityWords[locale].invitation
  const mail = composeMail({
    brandName,
    locale,
    subject: words.subject(brandName),
    heading: words.heading,
    paragraphs: words.paragraphs(brandName, locale === 'en' ? registerNameEn : registerNameCn),
    action: { label: words.action, url: `${siteUrl}/financing/set-password?token=${token}` },
    footnote: words.footnote,
  })
  await messenger.sendMail({ to: user.email, ...mail })
}
