import type { DrawdownPrice } from '#shared/lending/drawdown-price.ts'
import { listBenchmarks } from './benchmarks.ts'
import type { Table } from './table.ts'

/**
 * A drawdown with the rates of its nights, if its benchmark is set in arrears: by the fixings that are known now. Without
 * any, the estimate at the drawdown stands.
 */
export const withRates = async <Priced extends { price: DrawdownPrice }>(
  table: Table,
  drawdown: Priced,
): Promise<Priced> => {
  const { arrears, drawdownDate, dueDate } = drawdown.price
  if (!arrears) return drawdown
  const [{ firstArrearsFixingDate, rateSteps }, { firstFixingDate }] = await Promise.all([
    import('#shared/lending/rate-in-arrears.ts'),
    import('#shared/lending/fixing-days.ts'),
  ])
  const { benchmark } = arrears
  const fixings = await listBenchmarks(
    table,
    benchmark,
    firstArrearsFixingDate(benchmark, drawdownDate),
    dueDate,
  )
  const isKnown = fixings.some(({ date }) => date <= firstFixingDate(benchmark, drawdownDate))
  return isKnown
    ? {
        ...drawdown,
        price: { ...drawdown.price, rateSteps: rateSteps(arrears, fixings, drawdownDate, dueDate) },
      }
    : drawdown
}
