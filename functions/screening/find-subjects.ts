import { type ScreenedSubject, screenedSubjects } from '#shared/screening/screened-subjects.ts'
import { type Company, findCompany } from '../data/companies.ts'
import { listKnownPayers } from '../data/known-payers.ts'
import { findKyc, findKycSections } from '../data/kyc.ts'
import { listPayoutAccounts } from '../data/payout-accounts.ts'
import type { Screening } from '../data/screenings.ts'
import { findStatementLine } from '../data/statement-lines.ts'
import type { Table } from '../data/table.ts'

/** Everybody to be screened for a company, and what that covers. */
export interface FoundSubjects extends Pick<Screening, 'submissions' | 'accounts'> {
  subjects: ScreenedSubject[]
}

/** The KYC in force and the one under review: names that are still being entered are searched once submitted. */
const readSubmitted = async (table: Table, { companyId, kycId, change }: Company) => {
  const ids = [kycId, change?.kycId].flatMap((id) => id ?? [])
  const found = await Promise.all(
    ids.map(async (id) => {
      const kyc = await findKyc(table, companyId, id)
      if (kyc?.status !== 'submitted' && kyc?.status !== 'approved') return []
      const { createdAt, submittedAt = createdAt } = kyc
      return [{ kycId: id, submittedAt, sections: await findKycSections(table, companyId, id) }]
    }),
  )
  return found.flat()
}

const namesOfPayers = async (table: Table, companyId: string): Promise<string[]> => {
  const payers = await listKnownPayers(table, companyId)
  const lines = await Promise.all(payers.map(({ lineId }) => findStatementLine(table, lineId)))
  return lines.flatMap((line) => line?.payerName ?? [])
}

/** Undefined for a company that has submitted nothing. */
export const findSubjects = async (table: Table, companyId: string): Promise<FoundSubjects | undefined> => {
  const company = await findCompany(table, companyId)
  const submitted = company ? await readSubmitted(table, company) : []
  if (submitted.length === 0) return undefined
  const [payers, everyAccount] = await Promise.all([
    namesOfPayers(table, companyId),
    listPayoutAccounts(table, companyId),
  ])
  const accounts = everyAccount.filter(({ status }) => status !== 'removed')
  return {
    subjects: screenedSubjects({
      kycs: submitted.map(({ sections }) => sections),
      payers,
      payees: accounts.map(({ account_name: name }) => name),
    }),
    submissions: submitted.map(({ kycId, submittedAt }) => ({ kycId, submittedAt })),
    accounts: accounts.map(({ accountId: id, version }) => ({ id, version })),
  }
}
