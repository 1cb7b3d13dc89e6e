import type { BacktestRow } from '#shared/desk/terms.ts'

/** What a version would change in one currency: how many limits, and by how much in all. */
export interface BacktestTotal {
  currency: string
  rising: number
  falling: number
  same: number
  /** Of those of which both limits can be computed. */
  changeCents: number
}

/** Currency by currency, as amounts of several are not added up; a limit that cannot be computed by either terms is left out. */
export const totalsOfBacktest = (rows: readonly BacktestRow[]): BacktestTotal[] => {
  const totals = new Map<string, BacktestTotal>()
  for (const { currency, byOwnTermsCents, byDraftCents } of rows) {
    if (byOwnTermsCents === null || byDraftCents === null) continue
    const change = byDraftCents - byOwnTermsCents
    const total = totals.get(currency) ?? { currency, rising: 0, falling: 0, same: 0, changeCents: 0 }
    totals.set(currency, {
      currency,
      rising: total.rising + Number(change > 0),
      falling: total.falling + Number(change < 0),
      same: total.same + Number(change === 0),
      changeCents: total.changeCents + change,
    })
  }
  return [...totals.values()].toSorted((a, b) => a.currency.localeCompare(b.currency))
}
