import type { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findCategoryReport } from '../data/category-reports.ts'
import type { Table } from '../data/table.ts'
import { answer, type Handler } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import { requireExchangeRates } from '../underwriting/require-exchange-rates.ts'
import { describeChoice } from './describe-choice.ts'
import { comparePeers, findPeers } from './find-peers.ts'
import { makeReport } from './make-report.ts'

const findChoice = async (table: Table, companyId: string) => {
  const choice = await findCategoryReport(table, companyId)
  const categories = choice?.categories ?? []
  return { choice, categories, figures: await findPeers(table, categories) }
}

export const getCategoryReport: Handler<typeof engagementEndpoints.getCategoryReport> = ({ session }, deps) =>
  requireExchangeRates(async () => {
    const { companyId } = session
    const [{ choice, categories, figures }, { status, report, own }] = await Promise.all([
      findChoice(deps.table, companyId),
      makeReport(companyId, lineOfSession(session).productCode, deps),
    ])
    return answer({
      status,
      report,
      ...describeChoice(choice),
      peers: comparePeers(categories, figures, own, businessDate(deps.clock())),
    })
  })
