import type { referenceEndpoints } from '#shared/reference/reference.endpoints.ts'
import { addMonths, businessDate } from '#shared/time/business-date.ts'
import { listBenchmarks } from '../data/benchmarks.ts'
import { answer, type Handler } from '../http/handle.ts'

const shownMonths = 3

export const listBenchmarkFixings: Handler<typeof referenceEndpoints.listBenchmarkFixings> = async (
  _call,
  { table, clock },
) => {
  const today = businessDate(clock())
  const fixings = await listBenchmarks(table, 'SOFR', addMonths(today, -shownMonths), today)
  return answer({
    fixings: fixings.map(({ date, percent, source }) => ({ date, percent, source })).toReversed(),
  })
}
