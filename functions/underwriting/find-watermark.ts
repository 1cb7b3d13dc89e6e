import { type SetOff, setOffOf, watermark } from '#shared/lending/watermark.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import type { ReferenceRates } from '#shared/money/exchange-rates.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findCompany } from '../data/companies.ts'
import { findLatestRates } from '../data/exchange-rates.ts'
import { listPaymentAccounts, type PaymentAccount } from '../data/payment-accounts.ts'
import type { Deps } from '../runtime/deps.ts'
import { type AccountBalance, type Named, reportedBalances } from './reported-balances.ts'

/**
 * The balances that the watermark is computed from: those under valid consents, and all as if every consent were valid.
 */
interface Basis {
  balances: readonly (readonly AccountBalance[] | null)[]
  /** Undefined where no balance has to be converted. */
  rates: ReferenceRates | undefined
}

const basisOf = async (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  company: Named,
  accounts: readonly PaymentAccount[],
  currency: Currency,
): Promise<Basis> => {
  const asLastRead = accounts.map((account) => ({ ...account, status: 'authorized' as const }))
  const balances = [accounts.filter(({ status }) => status === 'authorized'), asLastRead].map((each) =>
    reportedBalances(each, company),
  )
  const isForeign = balances.some((each) => each?.some((balance) => balance.currency !== currency))
  return { balances, rates: isForeign ? await findLatestRates(table, businessDate(clock())) : undefined }
}

/**
 * The watermark of a limit from the company's payment accounts, or from `accounts` in their place. An account whose
 * consent has ended does not raise it: the last known balance limits the watermark until it is read again or the lender
 * reports one.
 */
export const findWatermark = async (
  deps: Pick<Deps, 'table' | 'clock'>,
  companyId: string,
  { limitCents, currency }: { limitCents: Cents; currency: Currency },
  accounts?: readonly PaymentAccount[],
): Promise<Cents> => {
  const [company, known] = await Promise.all([
    findCompany(deps.table, companyId),
    accounts ?? listPaymentAccounts(deps.table, companyId),
  ])
  const { balances, rates } = await basisOf(deps, company ?? {}, known, currency)
  return Math.min(...balances.map((each) => watermark(limitCents, each, currency, rates)))
}

/** The set-off behind the watermark of accounts; undefined without a negative balance that counts. */
export const findSetOff = async (
  deps: Pick<Deps, 'table' | 'clock'>,
  company: Named,
  accounts: readonly PaymentAccount[],
  currency: Currency,
): Promise<SetOff<AccountBalance> | undefined> => {
  const { balances, rates } = await basisOf(deps, company, accounts, currency)
  const bounds = (each: readonly AccountBalance[] | null): Cents =>
    watermark(Number.MAX_SAFE_INTEGER, each, currency, rates)
  const [lowest] = balances.toSorted((a, b) => bounds(a) - bounds(b))
  return setOffOf(lowest ?? [], currency, rates)
}
