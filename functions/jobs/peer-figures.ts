import {
  type Contribution,
  contributionOf,
  hasSeveralCurrencies,
  peerMonths,
} from '#shared/reports/contribution.ts'
import { peerConsentVersion } from '#shared/reports/peer-consent.ts'
import { peerFigures } from '#shared/reports/peer-figures.ts'
import { reportCategoryKeys } from '#shared/reports/report-category-keys.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findCategoryReport, listSharingCompanies } from '../data/category-reports.ts'
import { findLatestRates } from '../data/exchange-rates.ts'
import { putPeerFigures, removePeerFigures } from '../data/peer-figures.ts'
import { listShops } from '../data/shops.ts'
import { writeAll } from '../data/write-all.ts'
import { monthlySumsOfShops } from '../engagement/monthly-sums-of-shops.ts'
import type { Deps } from '../runtime/deps.ts'
import { tryEach } from './try-each.ts'

export interface PeerFiguresRenewal {
  /** Companies that share their figures and have twelve months of sales. */
  counted: number
  /** Categories that have figures now. */
  categories: number
}

/**
 * Recomputes the aggregate figures of each category, only from companies that consent at present: withdrawn ones are no
 * longer included. A category with too few stores nothing. Unreadable companies are left out, and reported by the job
 * when everything else is done.
 */
export const renewPeerFigures = async (deps: Deps): Promise<PeerFiguresRenewal> => {
  const { table, clock, log } = deps
  const now = clock()
  const today = businessDate(now)
  const rates = await findLatestRates(table, today)
  const byCategory = new Map(reportCategoryKeys.map((key): [string, Contribution[]] => [key, []]))
  let counted = 0
  const failures = await tryEach(
    listSharingCompanies(table),
    async ({ companyId }) => {
      // The index lags behind the table: a company that has just withdrawn may still be listed.
      const choice = await findCategoryReport(table, companyId)
      if (!choice?.consent.isGiven || choice.consent.version !== peerConsentVersion) return
      const shops = monthlySumsOfShops(await listShops(table, companyId), now)
      if (!rates && hasSeveralCurrencies(shops)) return
      const contribution = contributionOf(shops, today, rates)
      if (!contribution) return
      counted++
      for (const category of choice.categories) byCategory.get(category)?.push(contribution)
    },
    ({ companyId }) => log('error', 'a company could not be counted among its peers', { companyId }),
  )
  const months = peerMonths(today)
  const renewed = [...byCategory].map(([category, contributions]) => ({
    category,
    figures: peerFigures(contributions, months),
  }))
  await writeAll(
    table,
    renewed.map(({ category, figures }) =>
      figures
        ? putPeerFigures(table, { ...figures, category, renewedAt: now.toISOString() })
        : removePeerFigures(table, category),
    ),
  )
  const categories = renewed.filter(({ figures }) => figures).length
  log('info', 'the figures of categories were renewed', { counted, categories, failed: failures.length })
  if (failures.length > 0) throw new AggregateError(failures, 'some companies could not be counted')
  return { counted, categories }
}
