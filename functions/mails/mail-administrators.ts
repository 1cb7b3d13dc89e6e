import { findCompany } from '../data/companies.ts'
import { listAdministrators } from '../data/memberships.ts'
import { findUser } from '../data/users.ts'
import type { Deps } from '../runtime/deps.ts'
import { mailUser, type WriteMail } from './mail-user.ts'

/** Mails each administrator of a company, but for one who need not be told, see `mailUser`. */
export const mailAdministrators = async (
  companyId: string,
  deps: Deps,
  write: WriteMail,
  { except }: { except?: string | undefined } = {},
): Promise<void> => {
  const { table } = deps
  const [company, told] = await Promise.all([
    findCompany(table, companyId),
    listAdministrators(table, companyId, except),
  ])
  if (!company) throw new Error(`there is no company ${companyId}`)
  const users = await Promise.all(told.map(({ userId }) => findUser(table, userId)))
  for (const user of users) if (user) await mailUser(user, company, deps, write)
}
