import type { BacktestRow } from '#shared/desk/terms.ts'
import { sumOfTested, type TestedDrawdowns } from '#shared/portfolio/backtest.ts'

/** The effect of a draft of terms in one currency: the number of changed limits, and the total change. */
export interface BacktestTotal {
  currency: string
  rising: number
  falling: number
  same: number
  /** Limits that could not be computed by their own terms or by the draft; in no other figure. */
  unknown: number
  changeCents: number
}

const none = { rising: 0, falling: 0, same: 0, unknown: 0, changeCents: 0 }

/** Totals by currency, as amounts of several currencies are not added up. */
export const totalsOfBacktest = (rows: readonly BacktestRow[]): BacktestTotal[] => {
  const totals = new Map<string, BacktestTotal>()
  for (const { currency, byOwnTermsCents, byDraftCents } of rows) {
    const total = totals.get(currency) ?? { currency, ...none }
    if (byOwnTermsCents === null || byDraftCents === null) {
      totals.set(currency, { ...total, unknown: total.unknown + 1 })
      continue
    }
    const change = byDraftCents - byOwnTermsCents
    totals.set(currency, {
      ...total,
      rising: total.rising + Number(change > 0),
      falling: total.falling + Number(change < 0),
      same: total.same + Number(change === 0),
      changeCents: total.changeCents + change,
    })
  }
  return [...totals.values()].toSorted((a, b) => a.currency.localeCompare(b.currency))
}

/** What a draft of terms does to the drawdowns of the last twelve months in one currency. */
export interface DrawdownTotal {
  currency: string
  own: TestedDrawdowns
  draft: TestedDrawdowns
  /** Companies without figures by the draft; in none of the others. */
  unknown: number
}

export const totalsOfDrawdowns = (rows: readonly BacktestRow[]): DrawdownTotal[] =>
  [...Map.groupBy(rows, ({ currency }) => currency)]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([currency, ofCurrency]) => {
      const known = ofCurrency.flatMap(({ drawnByOwnTerms: own, drawnByDraft: draft }) =>
        draft === null ? [] : { own, draft },
      )
      return {
        currency,
        own: sumOfTested(known.map(({ own }) => own)),
        draft: sumOfTested(known.map(({ draft }) => draft)),
        unknown: ofCurrency.length - known.length,
      }
    })
