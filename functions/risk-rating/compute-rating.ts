import type { KycSections } from '#shared/kyc/kyc-sections.schema.ts'
import { ratingReasonsOf, riskRatingOf } from '#shared/risk-rating/risk-rating.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findRiskRating, type RiskRating } from '../data/risk-ratings.ts'
import type { Item, Table } from '../data/table.ts'
import { loadRatingFacts } from './load-rating-facts.ts'

/** A company's rating by the facts of this moment, and as it is stored. An override stays. */
export const computeRating = async (
  table: Table,
  companyId: string,
  sections: KycSections,
  now: Date,
): Promise<{ stored: Item<RiskRating> | undefined; rating: RiskRating }> => {
  const [stored, facts] = await Promise.all([
    findRiskRating(table, companyId),
    loadRatingFacts(table, companyId, sections),
  ])
  const reasons = ratingReasonsOf(facts, businessDate(now))
  return {
    stored,
    rating: {
      ...(stored ?? { companyId, version: 0 }),
      computed: riskRatingOf(reasons),
      reasons,
      computedAt: now.toISOString(),
    },
  }
}
