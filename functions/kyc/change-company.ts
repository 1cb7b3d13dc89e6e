import type { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { findCompany, storeCompany } from '../data/companies.ts'
import { findKyc, type Kyc, listSavedSections, replaceKyc } from '../data/kyc.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { copySections } from './copy-sections.ts'

/** A change starts from the approved KYC, which stays in force until the change is approved. There is one at a time. */
export const changeCompany: Handler<typeof kycEndpoints.changeCompany> = async (
  { session },
  { table, random, clock },
) => {
  const { companyId } = session
  const company = await findCompany(table, companyId)
  if (!company) return refuse('notFound')
  if (company.change) return answer({ id: company.change.kycId, status: company.change.kycStatus })
  const approved = company.kycId ? await findKyc(table, companyId, company.kycId) : undefined
  if (approved?.status !== 'approved') return refuse('wrongState')

  const saved = await listSavedSections(table, companyId, approved.kycId)
  const kyc: Kyc = {
    companyId,
    kycId: random.id(),
    status: 'draft',
    createdAt: clock().toISOString(),
    changesKycId: approved.kycId,
    ...(approved.reviews ? { reviews: approved.reviews } : {}),
    version: 0,
  }
  const { kycId, status } = kyc
  const outcome = await table.transact({
    ...copySections(table, kyc, saved),
    kyc: replaceKyc(table, kyc),
    ...storeCompany(table, { ...company, change: { kycId, kycStatus: status } }),
  })
  return outcome.ok ? answer({ id: kycId, status }) : refuse('changedMeanwhile')
}
