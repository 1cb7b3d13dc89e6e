import { findCompany, storeCompany, withKycStatus } from '../../data/companies.ts'
import { type Kyc, replaceKyc } from '../../data/kyc.ts'
import type { Item, Table, Write } from '../../data/table.ts'

/**
 * A company's KYC has its reviewer, and the seller sees from then on that it is in progress. It stays so after the
 * claim is released: somebody has examined it.
 */
export const claimKyc = async (
  table: Table,
  kyc: Item<Kyc>,
  holder: { reviewer: string; takenAt: string } | undefined,
): Promise<Record<string, Write>> => {
  const { companyId, kycId } = kyc
  const company = await findCompany(table, companyId)
  if (!company) throw new Error(`KYC ${kycId} is of no company`)
  if (!holder) {
    const { reviewer: _reviewer, ...rest } = kyc
    return { kyc: replaceKyc(table, rest) }
  }
  return {
    kyc: replaceKyc(table, { ...kyc, ...holder, status: 'in progress' }),
    ...storeCompany(table, withKycStatus(company, kycId, 'in progress')),
  }
}
