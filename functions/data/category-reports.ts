import { companyItemKey } from './companies.ts'
import { shardOf } from './shard-of.ts'
import { groupIndex, type Item, replace, type Table, type Write } from './table.ts'

/** A company's consent to have its figures counted, anonymously, in those of a category. */
export interface PeerConsent {
  isGiven: boolean
  /** The version of the consent text. */
  version: string
  /** ISO timestamp, UTC. */
  at: string
  by: string
}

/** The category that a company chose for its report. */
export interface CategoryReportChoice {
  companyId: string
  categories: readonly string[]
  consent: PeerConsent
  version: number
}

const key = (companyId: string) => companyItemKey(companyId, 'CATEGORYREPORT')

const shards = 4

const groupOf = (shard: number): string => `PEERSHARING#${shard}`

/** Access pattern: the category that a company chose for its report. */
export const findCategoryReport = (
  table: Table,
  companyId: string,
): Promise<Item<CategoryReportChoice> | undefined> => table.get<CategoryReportChoice>(key(companyId))

/** Access pattern: the companies that share their figures. Eventually consistent. */
export async function* listSharingCompanies(table: Table): AsyncGenerator<Item<CategoryReportChoice>> {
  for (let shard = 0; shard < shards; shard++)
    yield* table.all<CategoryReportChoice>({ pk: groupOf(shard), index: groupIndex })
}

/**
 * Creates a choice (version 0) or replaces the version that was read. Companies that share their figures are in the
 * index.
 */
export const replaceCategoryReport = (
  table: Table,
  { companyId, categories, consent, version }: CategoryReportChoice,
): Write =>
  replace<CategoryReportChoice>(table, {
    ...key(companyId),
    type: 'category-report',
    ...(consent.isGiven ? { gsi1pk: groupOf(shardOf(companyId, shards)), gsi1sk: companyId } : {}),
    companyId,
    categories,
    consent,
    version,
  })
