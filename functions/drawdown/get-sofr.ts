import type { drawdownEndpoints } from '../../shared/drawdown/drawdown.endpoints.ts'
import { businessDate } from '../../shared/time/business-date.ts'
import { findLatestBenchmark } from '../data/benchmarks.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'

export const getSofr: Handler<typeof drawdownEndpoints.getSofr> = async (_call, { table, clock }) => {
  const fixing = await findLatestBenchmark(table, 'SOFR', businessDate(clock()))
  return fixing
    ? answer({ percent: fixing.percent, date: fixing.date, source: fixing.source })
    : refuse(20018)
}
