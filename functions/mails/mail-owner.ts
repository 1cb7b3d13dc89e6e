import { findCompanyOwner } from '../data/company-owner.ts'
import type { Deps } from '../runtime/deps.ts'
import { mailUser, type WriteMail } from './mail-user.ts'

/** Mails the owner of a company, see `mailUser`. */
export const mailOwner = async (companyId: string, deps: Deps, write: WriteMail): Promise<void> => {
  const { company, owner } = await findCompanyOwner(deps.table, companyId)
  await mailUser(owner, company, deps, write)
}
