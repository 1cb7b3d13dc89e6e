import { findCompany, openKycIdOf } from '../../functions/data/companies.ts'
import { findKyc } from '../../functions/data/kyc.ts'
import { callDesk } from './draw-money.ts'
import type { TestApp } from './test-app.ts'

/** The id of a company's KYC in the lender's work queue. */
export const workIdOfKyc = async ({ deps: { table } }: TestApp, companyId: string): Promise<string> => {
  const company = await findCompany(table, companyId)
  const kyc = company && (await findKyc(table, companyId, openKycIdOf(company) ?? ''))
  return kyc?.gsi1sk ?? 'nothing waits'
}

/** A staff member claims a company's KYC. */
export const takeKyc = async (app: TestApp, companyId: string) =>
  callDesk(app, 'work-claim', { queue: 'kyc', workId: await workIdOfKyc(app, companyId) })
