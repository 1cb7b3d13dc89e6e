import { companyNameIn } from '#shared/companies/company-name.ts'
import type { Topic } from '#shared/notifications/topics.ts'
import type { LineScreen } from '#shared/site/screen-paths.ts'
import type { Company } from '../data/companies.ts'
import { productLineOfCompany } from '../data/company-product-line.ts'
import type { User } from '../data/users.ts'
import type { Deps } from '../runtime/deps.ts'
import { composeMail, type MailContent } from './compose-mail.ts'
import { sendWithPreferences } from './send-with-preferences.ts'
import { lineLink } from './site-link.ts'

/** The context for the content of a mail about a company. */
export interface MailRecipientContext {
  locale: User['locale']
  /** The company's name in the reader's language, if it has one. */
  companyName: string
  /** The address of a screen, in the company's line. */
  linkTo: (screen: LineScreen, value?: string) => string
}

export type MailContentBuilder = (reader: MailRecipientContext) => Promise<Omit<MailContent, 'locale'>>

/**
 * Mails a user about a company, in the user's language and by their preferences. The button leads to the home page,
 * unless the content sets a target.
 */
export const mailUser = async (
  user: User,
  company: Company,
  topic: Topic,
  deps: Pick<Deps, 'messenger' | 'config' | 'table' | 'clock'>,
  write: MailContentBuilder,
): Promise<void> => {
  const { config } = deps
  const { locale } = user
  const linkTo: MailRecipientContext['linkTo'] = (screen, value) =>
    lineLink(config, productLineOfCompany(company, user), screen, value)
  await sendWithPreferences(user, company.companyId, topic, deps, async () => {
    const content = await write({ locale, companyName: companyNameIn(locale, company), linkTo })
    return composeMail({ locale, actionUrl: linkTo('home'), ...content }, config)
  })
}
