import type { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { findCompanyFacility } from '../data/facilities.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import { findSofr } from '../reference/find-sofr.ts'
import { setBenchmark } from '../reference/set-benchmark.ts'

export const getSofr: Handler<typeof drawdownEndpoints.getSofr> = async ({ session }, deps) => {
  const { productCode } = lineOfSession(session)
  const [latest, facility] = await Promise.all([
    findSofr(deps),
    findCompanyFacility(deps.table, session.companyId, productCode),
  ])
  const fixing = await setBenchmark(deps, latest, facility?.terms.benchmarkMethod ?? 'overnight')
  return fixing ? answer(fixing) : refuse('noCurrentBenchmark')
}
