import { companyNameIn } from '#shared/companies/company-name.ts'
import type { LineScreen } from '#shared/site/screen-paths.ts'
import { findCompanyOwner } from '../data/company-owner.ts'
import type { User } from '../data/users.ts'
import type { Deps } from '../runtime/deps.ts'
import { composeMail, type MailContent } from './compose-mail.ts'
import { lineLink } from './site-link.ts'

/** What the content of a mail to a company's owner depends on. */
export interface MailReader {
  locale: User['locale']
  /** The company's name in the reader's language, where it has one. */
  companyName: string
  /** The address of a screen, in the reader's line. */
  linkTo: (screen: LineScreen, value?: string) => string
}

/** Mails the owner of a company, in the owner's language. The button leads to the home, unless the content says where. */
export const mailOwner = async (
  companyId: string,
  { table, messenger, config }: Deps,
  write: (reader: MailReader) => Promise<Omit<MailContent, 'locale'>>,
): Promise<void> => {
  const { company, owner } = await findCompanyOwner(table, companyId)
  const { locale, email } = owner
  const linkTo: MailReader['linkTo'] = (screen, value) => lineLink(config, owner, screen, value)
  const content = await write({ locale, companyName: companyNameIn(locale, company), linkTo })
  const mail = await composeMail({ locale, actionUrl: linkTo('home'), ...content }, config)
  await messenger.sendMail({ to: email, ...mail })
}
