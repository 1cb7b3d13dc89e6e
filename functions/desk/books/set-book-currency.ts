import { monthAfter } from '#shared/books/month-sums.ts'
import { laterOf } from '#shared/time/business-date.ts'
import { createBookCurrency, findBookCurrency } from '../../data/book-currency.ts'
import { expectUnbooked, findLatestBookMonth } from '../../data/book-months.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

export const setBookCurrencyAct: RunAct<'book-currency-set'> = async (
  { currency, validFrom },
  act,
  { table, clock },
) => {
  const [named, latest] = await Promise.all([findBookCurrency(table), findLatestBookMonth(table)])
  const outcome = { ok: true as const, currency, validFrom }
  if (named) {
    // A repeated request changes nothing.
    if (named.currency === currency && named.validFrom === validFrom) return outcome
    return refuseAct('wrongState', `the books are kept in ${named.currency} from ${named.validFrom} on`)
  }
  if (latest && validFrom <= latest.month)
    return refuseAct('invalidInput', `validFrom: ${latest.month} is booked; name a later month`, [
      { field: 'validFrom', rule: 'invalid' },
    ])
  const written = await table.transact({
    currency: createBookCurrency(table, {
      currency,
      validFrom,
      setBy: act.actor,
      ...(act.approvedBy ? { approvedBy: act.approvedBy } : {}),
      setAt: clock().toISOString(),
    }),
    month: expectUnbooked(table, latest ? laterOf(validFrom, monthAfter(latest.month)) : validFrom),
    audit: act.audit({ before: {}, after: { currency, validFrom } }),
  })
  return written.ok ? outcome : refuseAct('changedMeanwhile', 'a month was begun at the same moment')
}
