import { addMonths, businessDate } from '#shared/time/business-date.ts'
import { listRates } from '../../data/exchange-rates.ts'
import type { RunAct } from '../engine/desk-act.ts'

/** A limit looks back over twelve months. */
const shownMonths = 13

export const showExchangeRatesAct: RunAct<'exchange-rates-show'> = async (
  { currency },
  _act,
  { table, clock },
) => {
  const today = businessDate(clock())
  const days = await listRates(table, addMonths(today, -shownMonths), today)
  return {
    ok: true,
    rates: days
      .flatMap(({ date, entered }) => {
        const found = entered?.[currency]
        if (!found) return []
        const { rate, per, source, enteredBy, approvedBy = null } = found
        return [{ date, currency, rate, per, source, enteredBy, approvedBy }]
      })
      .toReversed(),
  }
}
