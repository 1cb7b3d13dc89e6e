import { normalizeCompanyName } from '#shared/companies/company-name.ts'
import type { KycSections } from '#shared/kyc/kyc-sections.schema.ts'
import { factsOfKyc } from '#shared/risk-rating/facts-of-kyc.ts'
import type { RatingFacts } from '#shared/risk-rating/risk-rating.ts'
import { findProductLine } from '../data/company-product-line.ts'
import { listFlowAlerts } from '../data/flow-alerts.ts'
import { listKnownPayers } from '../data/known-payers.ts'
import { listScreeningHits, type ScreeningHit } from '../data/screening-hits.ts'
import { listShops } from '../data/shops.ts'
import { findStatementLines } from '../data/statement-lines.ts'
import type { Table } from '../data/table.ts'

/** Lists name programmes and positions differently: `PEP`, `PEP-US`, `role.pep`. */
const isExposed = ({ list, programmes }: ScreeningHit): boolean =>
  [list, ...programmes].some((each) => /\bpeps?\b/i.test(each))

const hitsOf = (hits: readonly ScreeningHit[]): RatingFacts['hits'] => {
  const counted = (status: ScreeningHit['status']) => hits.filter((hit) => hit.status === status).length
  return {
    true: counted('true match'),
    open: counted('open'),
    cleared: counted('false match'),
    exposed: hits.filter((hit) => isExposed(hit) && hit.status !== 'false match').length,
  }
}

const countOtherPayers = async (table: Table, companyId: string, sections: KycSections): Promise<number> => {
  const payers = await listKnownPayers(table, companyId)
  const lines = await findStatementLines(
    table,
    payers.map(({ lineId }) => lineId),
  )
  const { register_name_en: english = '', register_name_cn: chinese = '' } = sections.company_info ?? {}
  const own = new Set([english, chinese].map(normalizeCompanyName))
  const names = lines.flatMap((line) => normalizeCompanyName(line?.payerName ?? '') || [])
  return new Set(names.filter((name) => !own.has(name))).size
}

/**
 * The facts from which a company's rating is computed, with the content of a KYC: the one in force, or the one under
 * review.
 */
export const loadRatingFacts = async (
  table: Table,
  companyId: string,
  sections: KycSections,
): Promise<RatingFacts> => {
  const [hits, line, otherPayers, shops, alerts] = await Promise.all([
    listScreeningHits(table, companyId),
    findProductLine(table, companyId),
    countOtherPayers(table, companyId, sections),
    listShops(table, companyId),
    listFlowAlerts(table, companyId),
  ])
  return {
    ...factsOfKyc(sections),
    hits: hitsOf(hits),
    product: line?.productCode,
    otherPayers,
    shopsWithSignals: shops.filter(
      ({ unlinkedAt, examination }) => unlinkedAt === undefined && (examination?.signals.length ?? 0) > 0,
    ).length,
    openFlowAlerts: alerts.filter(({ status }) => status === 'open').length,
  }
}
