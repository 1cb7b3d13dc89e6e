import { watermark } from '#shared/lending/watermark.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findCompany } from '../data/companies.ts'
import { findLatestRates } from '../data/exchange-rates.ts'
import { listPaymentAccounts, type PaymentAccount } from '../data/payment-accounts.ts'
import type { Deps } from '../runtime/deps.ts'
import { reportedBalances } from './reported-balances.ts'

/**
 * The watermark of a limit from the company's payment accounts, or from `accounts` in their place. An account whose
 * consent has ended does not raise it: the last known balance limits the watermark until it is read again or the lender
 * reports one.
 */
export const findWatermark = async (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  companyId: string,
  { limitCents, currency }: { limitCents: Cents; currency: Currency },
  accounts?: readonly PaymentAccount[],
): Promise<Cents> => {
  const [company, known] = await Promise.all([
    findCompany(table, companyId),
    accounts ?? listPaymentAccounts(table, companyId),
  ])
  const asLastRead = known.map((account) => ({ ...account, status: 'authorized' as const }))
  const balances = [known.filter(({ status }) => status === 'authorized'), asLastRead].map((each) =>
    reportedBalances(each, company ?? {}),
  )
  const isForeign = balances.some((each) => each?.some((balance) => balance.currency !== currency))
  const rates = isForeign ? await findLatestRates(table, businessDate(clock())) : undefined
  return Math.min(...balances.map((each) => watermark(limitCents, each, currency, rates)))
}
