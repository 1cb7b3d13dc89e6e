import type { BacktestRow } from '#shared/desk/terms.ts'

/** What a version would change in one currency: how many limits, and by how much in all. */
export interface BacktestTotal {
  currency: string
  rising: number
  falling: number
  same: number
  /** Those that cannot be computed by its own terms or by the version: in no other figure. */
  unknown: number
  changeCents: number
}

const none = { rising: 0, falling: 0, same: 0, unknown: 0, changeCents: 0 }

/** Currency by currency, as amounts of several are not added up. */
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
