import { type DatedRate, findJump, readRateTable } from '#shared/money/entered-rates.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import { listRates, putEnteredRate, type StoredEnteredRate } from '../../data/exchange-rates.ts'
import { type DeskRefusal, type RunAct, refuseAct } from '../engine/desk-act.ts'

/** As many fit into a transaction. */
const maxRates = 60

/** Rates on file within this many days on either side are compared. */
const comparedDays = 31

const refuseRates = (message: string): DeskRefusal =>
  refuseAct('invalidInput', message, [{ field: 'rates', rule: 'invalid' }])

export const enterExchangeRatesAct: RunAct<'exchange-rates-enter'> = async (
  { currency, per, source, rates: given },
  act,
  { table, clock },
) => {
  const { rates, unread } = readRateTable(given)
  if (unread.length > 0) return refuseRates(`rates: no day and rate in line ${unread.join(', ')}`)
  if (rates.length > maxRates) return refuseRates(`rates: at most ${maxRates} at once`)
  const dates = rates.map(({ date }) => date).toSorted()
  const [firstDate = '', lastDate = firstDate] = [dates[0], dates.at(-1)]
  const repeated = dates.filter((date, index) => date === dates[index - 1])
  if (repeated.length > 0) return refuseRates(`rates: ${repeated.join(', ')} twice`)
  const now = clock()
  if (lastDate > businessDate(now)) return refuseRates(`rates: ${lastDate} has not come`)

  const days = await listRates(table, addDays(firstDate, -comparedDays), addDays(lastDate, comparedDays))
  const unpublished = dates.filter((date) => !days.some((day) => day.date === date))
  if (unpublished.length > 0)
    return refuseRates(
      `rates: the European Central Bank published nothing for ${unpublished.join(', ')}; enter a day on which it did`,
    )
  const stored = days.flatMap(({ date, entered }) => {
    const rate = entered?.[currency]
    return rate ? [{ ...rate, date }] : []
  })
  const isOnFile = ({ date, rate }: DatedRate): boolean =>
    stored.some(
      (each) => each.date === date && each.rate === rate && each.per === per && each.source === source,
    )
  const outcome = { ok: true as const, currency, per, source, count: rates.length, firstDate, lastDate }
  // A repeated request changes nothing.
  if (rates.every(isOnFile)) return outcome
  const others = stored.filter((each) => each.per === per && !dates.includes(each.date))
  const jump = findJump([...rates, ...others])
  if (jump) {
    const [earlier, later] = jump
    return refuseRates(`rates: ${later.rate} on ${later.date} is far from ${earlier.rate} on ${earlier.date}`)
  }

  const written = await table.transact({
    ...Object.fromEntries(
      rates.map(({ date, rate }) => {
        const entered: StoredEnteredRate = {
          currency,
          date,
          per,
          rate,
          source,
          enteredBy: act.actor,
          ...(act.approvedBy ? { approvedBy: act.approvedBy } : {}),
          enteredAt: now.toISOString(),
          version: stored.find((each) => each.date === date)?.version ?? 0,
        }
        return [date, putEnteredRate(table, entered)]
      }),
    ),
    audit: act.audit({
      before: {
        currency,
        rates: stored
          .filter(({ date }) => dates.includes(date))
          .map((each) => `${each.date} ${each.rate} ${each.per} ${each.source}`),
      },
      after: { currency, per, source, rates: rates.map(({ date, rate }) => `${date} ${rate}`) },
    }),
  })
  return written.ok ? outcome : refuseAct('changedMeanwhile', 'rates were entered at the same moment')
}
