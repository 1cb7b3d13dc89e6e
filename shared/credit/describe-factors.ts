import type { ExplainedLimit } from '../lending/credit-limit.ts'
import { decimalFromCents } from '../money/cents.ts'
import { addDays } from '../time/business-date.ts'
import type { LimitFactorOnWire } from './credit-limit.schema.ts'

const shares = (named: Record<string, string | null | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(named).flatMap(([name, value]) => (value ? [[name, value]] : [])))

/** The factors of a limit as the seller sees them, in the order in which they apply; each with its range of days. */
export const describeFactors = (limit: ExplainedLimit, limitCapCents: number): LimitFactorOnWire[] => {
  const { factors, calculationDate } = limit
  const lastDay = addDays(calculationDate, -1)
  const { window, ...sales } = factors.netSales
  const yearBefore = { data_from: window.from, data_to: lastDay }
  const noData = { data_from: null, data_to: null }
  const { multiple, unverifiedSales, stability, diversification, age } = factors
  const step = ({ value, takenOffCents, raisedBy }: typeof multiple) => ({
    value,
    took_off: decimalFromCents(takenOffCents),
    raise_key: raisedBy,
  })
  return [
    { key: 'multiple', ...step(multiple), detail: {}, ...noData },
    ...(unverifiedSales
      ? [
          {
            key: 'unverifiedSales' as const,
            ...step(unverifiedSales),
            detail: { unverified: decimalFromCents(unverifiedSales.unverifiedCents) },
            ...yearBefore,
          },
        ]
      : []),
    {
      key: 'netSales',
      ...step(sales),
      detail: {
        sales: decimalFromCents(sales.salesCents),
        refunds: decimalFromCents(sales.refundsCents),
      },
      ...yearBefore,
    },
    {
      key: 'stability',
      ...step(stability),
      detail: shares({ variation: stability.variation }),
      ...yearBefore,
    },
    {
      key: 'diversification',
      ...step(diversification),
      detail: shares({
        top_share: diversification.topShare,
        top_platform: diversification.platforms[0]?.platform,
      }),
      ...yearBefore,
    },
    {
      key: 'age',
      ...step(age),
      detail: { months_trading: String(age.monthsTrading) },
      data_from: age.firstOrderDate,
      data_to: age.firstOrderDate && lastDay,
    },
    {
      key: 'rounding',
      value: '1000.00',
      detail: { unrounded: decimalFromCents(limit.unroundedCents) },
      took_off: decimalFromCents(limit.takenOffByRoundingCents),
      ...noData,
      raise_key: 'setByProduct',
    },
    {
      key: 'cap',
      value: decimalFromCents(limitCapCents),
      detail: {},
      took_off: decimalFromCents(limit.takenOffByCapCents),
      ...noData,
      raise_key: limit.takenOffByCapCents > 0 ? 'setByProduct' : 'atItsBest',
    },
  ]
}
