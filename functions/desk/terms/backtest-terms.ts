import type { BacktestRow, TermsBacktest } from '#shared/desk/terms.ts'
import { NoExchangeRate } from '#shared/lending/convert-sales.ts'
import type { ProductTerms } from '#shared/lending/product-terms.ts'
import type { Cents } from '#shared/money/cents.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findCompany } from '../../data/companies.ts'
import { findFacility } from '../../data/facilities.ts'
import { inBatches } from '../../data/in-batches.ts'
import { pageFacilities } from '../../portfolio/page-facilities.ts'
import type { Deps } from '../../runtime/deps.ts'
import { decideLimit } from '../../underwriting/decide-limit.ts'
import { type LoadedSales, readShopSales, shopsCountedFor } from '../../underwriting/read-shop-sales.ts'
import { withUnverifiedSales } from '../../underwriting/with-unverified-sales.ts'
import { companyNamesOf } from '../engine/company-names.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { backtestDrawdowns } from './backtest-drawdowns.ts'
import { findTerms } from './terms-response.ts'

/** The number of companies whose daily sales are read concurrently. */
const atOnce = 4

/** Null if sales would need conversion at unpublished rates. */
const limitBy = (sales: LoadedSales, terms: ProductTerms): Cents | null => {
  try {
    const decision = decideLimit(sales, terms)
    return decision.ok ? decision.calculation.limitCents : 0
  } catch (error) {
    if (error instanceof NoExchangeRate) return null
    throw error
  }
}

const backtest = async (
  facilityId: string,
  draft: ProductTerms,
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
): Promise<BacktestRow | undefined> => {
  const facility = await findFacility(table, facilityId)
  if (!facility || facility.status === 'closed') return undefined
  const { companyId, productCode, currency, balances, terms } = facility
  const now = clock()
  const [company, read] = await Promise.all([
    findCompany(table, companyId),
    readShopSales(
      table,
      companyId,
      now,
      { asOf: businessDate(now), currency },
      { ...shopsCountedFor('firstDrawdown'), of: productCode },
    ),
  ])
  const sales = read && (await withUnverifiedSales(table, companyId, read, terms, draft))
  const byOwnTermsCents = sales ? limitBy(sales, terms) : null
  const byDraftCents = sales ? limitBy(sales, draft) : null
  return {
    companyId,
    ...companyNamesOf(company),
    facilityId,
    currency,
    limitCents: balances.limit,
    byOwnTermsCents,
    byDraftCents,
    ...(await backtestDrawdowns(table, facility, draft, {
      asOf: businessDate(now),
      own: byOwnTermsCents,
      drafted: byDraftCents,
    })),
  }
}

export const backtestTermsAct: RunAct<'terms-backtest'> = async ({ limit, cursor, ...input }, _act, deps) => {
  const { table, clock } = deps
  const { productCode, number } = input
  const found = await findTerms(table, input)
  if (!found.ok) return found
  const page = await pageFacilities(table, { limit, cursor })
  if (!page) return refuseAct('invalidInput', 'cursor: where the page before ended, as it said')
  const rows = await inBatches(
    page.items.filter((item) => item.productCode === productCode),
    atOnce,
    ({ facilityId }) => backtest(facilityId, found.terms, deps),
  )
  const told: TermsBacktest = {
    productCode,
    number,
    asOf: businessDate(clock()),
    companies: rows.flatMap((row) => row ?? []),
    ...(page.cursor ? { cursor: page.cursor } : {}),
  }
  return { ok: true, ...told }
}
