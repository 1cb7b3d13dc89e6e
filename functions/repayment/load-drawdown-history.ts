import type { EarlyRepayment, ReplayedTerms } from '#shared/repayment/replay-drawdown.ts'
import { hongKongCalendar } from '#shared/time/hong-kong-holidays.ts'
import { type ChargeOrder, causeOfCharge, listChargesOfDrawdown } from '../data/charge-orders.ts'
import type { Drawdown } from '../data/drawdowns.ts'
import type { Facility } from '../data/facilities.ts'
import { type Payment, payoffIdOf } from '../data/payments.ts'
import { listSalesWeeks } from '../data/sales-weeks.ts'
import type { Table } from '../data/table.ts'
import { isEmptyChargeOrder } from './is-empty-charge-order.ts'
import { loadChargeEntries, type StoredEntry } from './load-charge-entries.ts'

export interface BookedCharge {
  charge: ChargeOrder
  entries: readonly StoredEntry[]
  /** The payment, if the charge order is that of an early repayment. */
  early?: Payment
}

/** The input of `replayDrawdown` for a drawdown, and the charge orders that it is derived from. */
export interface LoadedHistory {
  charges: BookedCharge[]
  fixed: ReplayedTerms
  /** Early repayments in the order in which they count. */
  early: EarlyRepayment[]
  /** The ids of early repayments that count on a due date, after its charge. */
  afterDue: ReadonlySet<string>
  /** An early repayment bounced: it is owed like a bill, and has no price to compute again. */
  hasBounced: boolean
}

/** The number of a drawdown's charges up to this one. */
const numberOf = (charge: ChargeOrder): number =>
  Number(/@(\d+)$/.exec(causeOfCharge(charge.chargeId))?.[1] ?? 1)

const earlyPaymentOf = (charge: ChargeOrder, entries: readonly StoredEntry[]): Payment | undefined => {
  const [only, ...others] = entries
  if (!only || !('payment' in only) || others.length > 0) return undefined
  const { payment } = only
  // For charge orders from before `isEarly` was stored: the payment was posted as its charge order was raised, and not
  // reported for an existing one.
  const wasEarly =
    payment.paymentId === payoffIdOf(causeOfCharge(charge.chargeId)) && payment.postedAt === charge.createdAt
  return charge.isEarly || wasEarly ? payment : undefined
}

const loadCharges = async (table: Table, drawdown: Drawdown): Promise<BookedCharge[]> => {
  const charges = (await listChargesOfDrawdown(table, drawdown)).filter(
    (charge) => !isEmptyChargeOrder(charge),
  )
  return Promise.all(
    charges.map(async (charge) => {
      const entries = await loadChargeEntries(table, charge)
      const early = earlyPaymentOf(charge, entries)
      return { charge, entries, ...(early ? { early } : {}) }
    }),
  )
}

/** Loads the charges and early repayments of a paid-out drawdown, and the terms that determine them. */
export const loadDrawdownHistory = async (
  table: Table,
  { price, passThroughFees, scheduleChanges, ...drawdown }: Drawdown,
  { terms }: Pick<Facility, 'terms'>,
): Promise<LoadedHistory> => {
  const { companyId, drawdownId } = drawdown
  const [charges, weeks] = await Promise.all([
    loadCharges(table, { price, ...drawdown }),
    price.repayment.method === 'salesShare' ? listSalesWeeks(table, companyId, drawdownId) : [],
  ])
  const dueOn = new Map(
    charges.flatMap(({ charge, early }) => (early ? [] : [[charge.dueDate, numberOf(charge)] as const])),
  )
  const early = charges
    .flatMap(({ charge, early: payment }) =>
      payment
        ? [
            {
              id: charge.chargeId,
              date: charge.dueDate,
              cents: payment.postedCents ?? 0,
              number: numberOf(charge),
            },
          ]
        : [],
    )
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.number - b.number)
  return {
    charges,
    fixed: {
      price,
      terms,
      calendar: hongKongCalendar,
      weeks: new Map(weeks.map(({ weekEnding, dueCents }) => [weekEnding, dueCents])),
      changes: scheduleChanges,
      passThroughFees,
    },
    early,
    afterDue: new Set(
      early.flatMap(({ id, date, number }) => ((dueOn.get(date) ?? number) < number ? [id] : [])),
    ),
    hasBounced: charges.some(({ charge, early: payment }) => charge.isEarly && !payment),
  }
}
