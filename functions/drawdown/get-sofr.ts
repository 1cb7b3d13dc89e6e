import type { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { findSofr } from '../reference/find-sofr.ts'

export const getSofr: Handler<typeof drawdownEndpoints.getSofr> = async (_call, deps) => {
  const fixing = await findSofr(deps)
  return fixing
    ? answer({ percent: fixing.percent, date: fixing.date, source: fixing.source })
    : refuse('noCurrentBenchmark')
}
