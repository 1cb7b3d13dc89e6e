import type { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { findCompany, storeCompany } from '../data/companies.ts'
import { findKyc, findKycSections, type Kyc, putKycSection, replaceKyc } from '../data/kyc.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { closedKycRefusal } from '../kyc/closed-kyc.ts'

/**
 * Adds the application's company data to its KYC, which it creates if there is none: company data has one place, and
 * the lender reviews that. Omitted fields stay as they are.
 */
export const saveCompanyInformation: Handler<typeof applicationEndpoints.saveCompanyInformation> = async (
  { input, session },
  { table, random, clock },
) => {
  const { companyId } = session
  const company = await findCompany(table, companyId)
  if (!company) return refuse('notFound')
  const found = company.kycId ? await findKyc(table, companyId, company.kycId) : undefined
  const closed = found && closedKycRefusal(found)
  if (closed) return refuse(closed)
  const kyc: Kyc = found ?? {
    companyId,
    kycId: random.id(),
    status: 'draft',
    createdAt: clock().toISOString(),
    version: 0,
  }
  const before = found ? await findKycSections(table, companyId, kyc.kycId) : {}
  const companyInfo = { ...before.company_info, ...input.body }
  const written = await table.transact<string>({
    section: putKycSection(table, kyc, { section: 'company_info', data: companyInfo, files: [] }),
    kyc: replaceKyc(table, kyc),
    ...(found ? undefined : storeCompany(table, { ...company, kycStatus: 'draft', kycId: kyc.kycId })),
  })
  return written.ok
    ? answer({ kyc_id: kyc.kycId, kyc_status: kyc.status, company_info: companyInfo })
    : refuse('changedMeanwhile')
}
