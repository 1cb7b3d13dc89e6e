import type { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { isKycEditable } from '#shared/kyc/kyc-status.ts'
import { findCompany, storeCompany } from '../data/companies.ts'
import { findKyc, type Kyc, listSavedSections, replaceKyc } from '../data/kyc.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { copySections } from './copy-sections.ts'

/** A company has one KYC at a time. A rejected one is kept, and a new one starts from its content. */
export const createKyc: Handler<typeof kycEndpoints.createKyc> = async (
  { session },
  { table, random, clock },
) => {
  const { companyId } = session
  const company = await findCompany(table, companyId)
  if (!company) return refuse('notFound')
  const latest = company.kycId ? await findKyc(table, companyId, company.kycId) : undefined
  if (latest?.status === 'approved') return refuse('kycApproved')
  if (latest && isKycEditable(latest.status)) return answer({ id: latest.kycId, status: latest.status })
  if (latest && latest.status !== 'rejected') return refuse('kycPending')

  const kyc: Kyc = {
    companyId,
    kycId: random.id(),
    status: 'draft',
    createdAt: clock().toISOString(),
    ...(latest?.reviews ? { reviews: latest.reviews } : {}),
    version: 0,
  }
  const saved = latest ? await listSavedSections(table, companyId, latest.kycId) : []
  const outcome = await table.transact({
    ...copySections(table, kyc, saved),
    kyc: replaceKyc(table, kyc),
    ...storeCompany(table, { ...company, kycStatus: 'draft', kycId: kyc.kycId }),
  })
  return outcome.ok ? answer({ id: kyc.kycId, status: kyc.status }) : refuse('changedMeanwhile')
}
