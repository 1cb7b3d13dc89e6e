import type { RenewalRequirement } from '#shared/credit/renewal.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findCompany } from '../data/companies.ts'
import type { Facility } from '../data/facilities.ts'
import { findChargeInArrears } from '../data/find-charge-in-arrears.ts'
import type { Deps } from '../runtime/deps.ts'
import { type LoadedSales, readShopSales } from '../underwriting/read-shop-sales.ts'

export interface RenewalEligibility {
  met: Record<RenewalRequirement, boolean>
  /** Undefined while orders are being imported. */
  sales: LoadedSales | undefined
}

/** The requirements of a renewal, as of now: repayments, shops and company, as for a first limit. */
export const findRenewalRequirements = async (
  { companyId, productCode, currency }: Facility,
  { table, clock }: Deps,
): Promise<RenewalEligibility> => {
  const now = clock()
  const [arrears, company, sales] = await Promise.all([
    findChargeInArrears(table, companyId, now),
    findCompany(table, companyId),
    readShopSales(table, companyId, now, { asOf: businessDate(now), currency }, { of: productCode }),
  ])
  return {
    met: {
      nothingOverdue: !arrears,
      shopsRead: sales !== undefined && sales.isComplete && sales.shops.length > 0,
      companyVerified: company?.kycStatus === 'approved',
    },
    sales,
  }
}
