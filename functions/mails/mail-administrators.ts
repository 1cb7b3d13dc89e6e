import type { Topic } from '#shared/notifications/topics.ts'
import { type Company, findCompany } from '../data/companies.ts'
import { listAdministrators } from '../data/memberships.ts'
import { findUser, phoneOf, type User } from '../data/users.ts'
import { brandNameIn } from '../runtime/config.ts'
import type { Deps } from '../runtime/deps.ts'
import { fillPlaceholders } from '../translations/fill-placeholders.ts'
import { type MailContentBuilder, mailUser } from './mail-user.ts'

/** A company and its administrators, except those who need no mail. */
const findAdministrators = async (
  companyId: string,
  { table }: Pick<Deps, 'table'>,
  except?: string,
): Promise<{ company: Company; users: User[] }> => {
  const [company, told] = await Promise.all([
    findCompany(table, companyId),
    listAdministrators(table, companyId, except),
  ])
  if (!company) throw new Error(`there is no company ${companyId}`)
  const users = await Promise.all(told.map(({ userId }) => findUser(table, userId)))
  return { company, users: users.filter((user) => user !== undefined) }
}

/** Mails each administrator of a company, except those who need no mail, see `mailUser`. */
export const mailAdministrators = async (
  companyId: string,
  topic: Topic,
  deps: Deps,
  write: MailContentBuilder,
  { except, isIncluded }: { except?: string | undefined; isIncluded?: (email: string) => boolean } = {},
): Promise<void> => {
  const { company, users } = await findAdministrators(companyId, deps, except)
  for (const user of users) if (!isIncluded?.(user.email)) await mailUser(user, company, topic, deps, write)
}

/**
 * Texts each administrator of a company who has a phone number, at any hour: used only for warnings of fraud. `{brand}`
 * stands for the brand's name.
 */
export const textAdministrators = async (
  companyId: string,
  deps: Deps,
  write: (locale: User['locale']) => Promise<string>,
): Promise<void> => {
  const { messenger, config } = deps
  const { users } = await findAdministrators(companyId, deps)
  for (const user of users) {
    const phone = phoneOf(user)
    if (!phone) continue
    const brand = brandNameIn(config.brandName, user.locale)
    await messenger.sendSms(phone, fillPlaceholders(await write(user.locale), { brand }))
  }
}
