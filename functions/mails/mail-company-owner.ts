import { findCompanyOwner } from '../data/company-owner.ts'
import type { Deps } from '../runtime/deps.ts'
import { mailUser, type WriteMail } from './mail-user.ts'
import type { Subject } from './send-with-preferences.ts'

/** Mails the owner of a company, see `mailUser`. */
export const mailCompanyOwner = async (
  companyId: string,
  subject: Subject,
  deps: Deps,
  write: WriteMail,
): Promise<void> => {
  const { company, owner } = await findCompanyOwner(deps.table, companyId)
  await mailUser(owner, company, subject, deps, write)
}
