import { lineOfRegisterSource } from '#shared/product-lines/product-lines.ts'
import type { Company } from '../data/companies.ts'
import { findOwner } from '../data/company-owner.ts'
import type { User } from '../data/users.ts'
import type { Deps } from '../runtime/deps.ts'
import { composeMail, type MailContent } from './compose-mail.ts'

/** What the content of a mail to a company's owner depends on. */
export interface MailReader {
  locale: User['locale']
  /** The company's name in the reader's language, where it has one. */
  companyName: string
  /** Where the owner's line has its screens: `https://…/financing/credit/hook`. */
  lineUrl: string
}

const nameOf = ({ registerNameEn = '', registerNameCn }: Company, locale: User['locale']): string =>
  locale === 'en' ? registerNameEn : (registerNameCn ?? registerNameEn)

/** Mails the owner of a company, in the owner's language. */
export const mailOwner = async (
  companyId: string,
  { table, messenger, config: { brandName, siteUrl } }: Deps,
  write: (reader: MailReader) => Omit<MailContent, 'brandName' | 'locale'>,
): Promise<void> => {
  const { company, owner } = await findOwner(table, companyId)
  const { locale, email, registerSource } = owner
  const lineUrl = `${siteUrl}/financing${lineOfRegisterSource(registerSource)?.routePrefix ?? ''}`
  const content = write({ locale, companyName: nameOf(company, locale), lineUrl })
  await messenger.sendMail({ to: email, ...composeMail({ brandName, locale, ...content }) })
}
