import type { DrawdownObstacle } from '#shared/drawdown/drawdown-obstacles.ts'
import { isPayoutAccountUsableAt } from '#shared/drawdown/payout-account.ts'
import { findCompany } from '../data/companies.ts'
import { findChargeInArrears } from '../data/find-charge-in-arrears.ts'
import { listPayoutAccounts } from '../data/payout-accounts.ts'
import type { Table } from '../data/table.ts'

/** The obstacles to a drawdown of a company in a currency now, other than its amount. */
export const findDrawdownObstacles = async (table: Table, companyId: string, now: Date) => {
  const [company, arrears, accounts] = await Promise.all([
    findCompany(table, companyId),
    findChargeInArrears(table, companyId, now),
    listPayoutAccounts(table, companyId),
  ])
  return (currency: string): DrawdownObstacle | null => {
    if (company?.kycStatus !== 'approved') return 'companyNotVerified'
    if (arrears) return 'repaymentOverdue'
    const named = accounts.filter((account) => account.currency === currency)
    if (named.some((account) => isPayoutAccountUsableAt(account, now))) return null
    const waits = named.some(({ status }) => status === 'verified' || status === 'to be verified')
    return waits ? 'accountWaits' : 'noAccount'
  }
}
