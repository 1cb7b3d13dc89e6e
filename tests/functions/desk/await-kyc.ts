import { findCompany, storeCompany } from '../../../functions/data/companies.ts'
import { findKyc, replaceKyc } from '../../../functions/data/kyc.ts'
import type { Deps } from '../../../functions/runtime/deps.ts'

/** Has a company's KYC wait for the lender, as if it had been submitted at this moment. */
export const awaitKyc = async ({ table, clock }: Deps, companyId: string): Promise<void> => {
  const company = await findCompany(table, companyId)
  const kyc = await findKyc(table, companyId, company?.kycId ?? '')
  if (!company || !kyc) throw new Error(`${companyId} has no KYC`)
  const written = await table.transact({
    kyc: replaceKyc(table, { ...kyc, status: 'submitted', submittedAt: clock().toISOString() }),
    ...storeCompany(table, { ...company, kycStatus: 'submitted' }),
  })
  if (!written.ok) throw new Error(`not submitted: ${written.failed.join(', ')}`)
}
