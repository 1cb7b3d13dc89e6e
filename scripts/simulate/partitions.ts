import { jobShards } from '../../functions/jobs/job-shards.ts'
import { callsASecond, eventsASecond, type MeasuredUnits, type Use, workASecond } from './load.ts'
import { measuredMs } from './measured-times.ts'

/** DynamoDB's limit of a partition key, in write units a second. */
const keyLimit = 1000

/** The shards of the keys with a number at their end. */
const shards = { outbox: 8, portfolio: 16, openCharges: 8, due: 4, expiry: 4, review: 4 } as const

/** An entry of a drawdown or a shop has two units. */
const largeEntry = 2

/** Charges a second while the close runs in all shards. */
export const chargesASecond = (): number => (jobShards['daily-close'] * 1000) / measuredMs.charge

/** The share of names that begin alike: a third of companies' names begin with one city. */
const commonBeginning = 1 / 3

const changesOfFacility = ['drawdown-requested', 'drawdown-approve', 'drawdown-pay-out', 'repayment-post']

const use = (name: string, used: number, note?: string): Use => ({
  name,
  used,
  limit: keyLimit,
  unit: 'write units a second',
  ...(note ? { note } : {}),
})
const duringClose = (name: string, used: number, note?: string): Use => ({
  ...use(`${name} during the close`, used, note),
  isFixed: true,
})

/** The partition keys that sellers share, with the writes of a second of the busiest minute. */
export const partitionUses = (sellers: number, units: MeasuredUnits): Use[] => {
  const work = (...names: string[]) => workASecond(sellers, names)
  return [
    use(
      '`OUTBOX#<0 to 7>`: an event is entered and removed',
      (eventsASecond(sellers, units) * 2) / shards.outbox,
    ),
    use(
      '`PORTFOLIO#<0 to 15>`: a facility’s contribution and sums',
      (work(...changesOfFacility) * 20) / shards.portfolio,
    ),
    duringClose('`PORTFOLIO#<0 to 15>`', (chargesASecond() * 20) / shards.portfolio),
    use('`DUE#<date>`: payouts of a day', work('drawdown-pay-out') * largeEntry),
    duringClose(
      '`DUE#<date>`',
      chargesASecond() * largeEntry,
      'Charged drawdowns leave the date at the speed of the close, which more sellers do not raise. Twice as many shards would exceed the limit until DynamoDB has split the key.',
    ),
    duringClose('`OPEN-CHARGE#<0 to 7>`', (chargesASecond() * largeEntry) / shards.openCharges),
    use('`SHOPREADING#<0 to 3>`: a sync is entered and removed', (work('shop-reading') * 2) / shards.due),
    use(
      '`PAYMENTACCOUNTDUE#<0 to 3>`: a payment account likewise',
      (work('payment-balance-refresh') * 2 * largeEntry) / shards.due,
    ),
    use(
      '`SHOP-NAME#<first letter>`: shops that are linked',
      callsASecond(sellers, ['oauth-callback']) * commonBeginning,
    ),
    use(
      '`EXPIRY#<hour>#<0 to 3>`: sessions, login attempts and events of calls',
      (callsASecond(sellers, ['login', 'submit-drawdown', 'report-payment', 'logout']) * 3) / shards.expiry,
    ),
    use(
      '`REVIEW#<kind>#<0 to 3>`: work that waits for the lender',
      (work('drawdown-requested', 'drawdown-approve', 'payment-reported', 'repayment-post') *
        2 *
        largeEntry) /
        shards.review,
    ),
    use(
      '`REPORTED#<first five letters>`: payments with one text',
      work('payment-reported', 'repayment-post'),
    ),
    use('`COMPANIES#<month>`: signups', callsASecond(sellers, ['register', 'submit-kyc']) * largeEntry),
    use('`AWAITED-SCAN`: uploads until their scan', callsASecond(sellers, ['complete-upload']) * 2),
  ]
}
