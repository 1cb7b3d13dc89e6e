import type { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { findCompany } from '../data/companies.ts'
import { findKyc, replaceKyc } from '../data/kyc.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { endChange } from './end-change.ts'

/** Withdraws a change that the lender has not decided. Its submissions are kept, and no longer reviewed. */
export const withdrawChange: Handler<typeof kycEndpoints.withdrawChange> = async (
  { input, session },
  { table, clock },
) => {
  const { companyId } = session
  const { id } = input.body
  const [company, kyc] = await Promise.all([findCompany(table, companyId), findKyc(table, companyId, id)])
  if (!company || !kyc) return refuse('notFound')
  if (kyc.withdrawnAt) return answer(null)
  if (company.change?.kycId !== id || !kyc.changesKycId) return refuse('wrongState')
  const approved = await findKyc(table, companyId, kyc.changesKycId)
  if (!approved) throw new Error(`change ${id} is of a KYC that is not there`)

  const { claimedNumbers, reviewer: _reviewer, takenAt: _takenAt, ...rest } = kyc
  const outcome = await table.transact({
    kyc: replaceKyc(table, { ...rest, status: 'draft', withdrawnAt: clock().toISOString() }),
    ...endChange(table, company, approved, { ...rest, ...(claimedNumbers ? { claimedNumbers } : {}) }),
  })
  return outcome.ok ? answer(null) : refuse('changedMeanwhile')
}
