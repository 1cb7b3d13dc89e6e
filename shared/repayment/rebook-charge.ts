import type { Allocation, DueKind } from '../lending/allocation.ts'
import { allocateRepayment, dueKinds } from '../lending/allocation.ts'
import type { ProductTerms } from '../lending/product-terms.ts'
import type { Cents } from '../money/cents.ts'
import type { BusinessDate } from '../time/business-date.ts'
import {
  byKind,
  type ChargeAmounts,
  chargedOverdueInterest,
  duesOf,
  overdueInterestUpTo,
  settleCharge,
  settledByKind,
  sumOfKinds,
} from './charge-order.ts'
import { ofKind, waiveDues } from './charge-order-changes.ts'

interface Entry {
  id: string
  date: BusinessDate
  cents: Cents
}

/** Money that settles a charge order: a receipt, or money that was held for the payer. */
export type SettlingEntry = Entry & { kind: 'receipt' | 'held' }
export type WaiverEntry = Entry & { kind: 'waiver'; of: DueKind }

/** What was booked on a charge order after it was raised and was not reversed, except overdue interest. */
export type ChargeEntry = SettlingEntry | WaiverEntry | (Entry & { kind: 'fee' })

export interface RebookingResult<C> {
  /** The charge order as of today. */
  charge: C
  /** The allocation of each settling entry, by the entry's id. */
  allocations: ReadonlyMap<string, Allocation>
  /** The waived amount by the id of its entry: at most what was waived before. */
  waived: ReadonlyMap<string, Cents>
}

export type AllocationTerms = Pick<ProductTerms, 'allocationOrder' | 'allocationPriority'>

const waivers = (entries: readonly ChargeEntry[]): WaiverEntry[] =>
  entries.flatMap((entry) => (entry.kind === 'waiver' ? entry : []))

const sumOf = (entries: readonly Entry[]): Cents => entries.reduce((sum, { cents }) => sum + cents, 0)

/**
 * True where the entries explain the charge order: what is owed of each kind is what was charged less what they
 * settled, and what was forgone is what they waived. `settledCents` is what the settling entries settled so far.
 */
export const explains = (
  { chargedCents, owedCents, forgoneCents }: ChargeAmounts,
  entries: readonly ChargeEntry[],
  settledCents: Record<DueKind, Cents>,
): boolean =>
  dueKinds.every(
    (kind) =>
      chargedCents[kind] - owedCents[kind] === settledCents[kind] &&
      (forgoneCents?.[kind] ?? 0) === sumOf(waivers(entries).filter(({ of }) => of === kind)),
  ) && sumOf(entries.filter(({ kind }) => kind === 'fee')) <= chargedCents.fee + (forgoneCents?.fee ?? 0)

/** A charge order as it was raised: nothing is charged yet, and its principal is overdue from its due date on. */
const asRaised = <C extends ChargeAmounts>(charge: C, principalCents: Cents): C => ({
  ...charge,
  chargedCents: byKind(() => 0),
  owedCents: byKind(() => 0),
  forgoneCents: byKind(() => 0),
  principalSteps: [{ from: charge.dueDate, principalCents }],
})

/** `upfront` are the kinds whose waivers count from the beginning, and not from their day. */
const replay = <C extends ChargeAmounts>(
  charge: C,
  entries: readonly ChargeEntry[],
  { allocationOrder, allocationPriority }: AllocationTerms,
  { today, upfront }: { today: BusinessDate; upfront: ReadonlySet<DueKind> },
): RebookingResult<C> & { unused: ReadonlySet<DueKind> } => {
  const gross = byKind((kind) => charge.chargedCents[kind] + (charge.forgoneCents?.[kind] ?? 0))
  const left = new Map(
    [...upfront].map((kind) => [kind, sumOf(waivers(entries).filter(({ of }) => of === kind))]),
  )
  let state = asRaised(charge, gross.principal)
  const bill = (kind: DueKind, cents: Cents) => {
    const waived = Math.min(cents, left.get(kind) ?? 0)
    left.set(kind, (left.get(kind) ?? 0) - waived)
    const billed = ofKind(kind, cents)
    state = waiveDues(
      {
        ...state,
        chargedCents: byKind((each) => state.chargedCents[each] + billed[each]),
        owedCents: byKind((each) => state.owedCents[each] + billed[each]),
      },
      ofKind(kind, waived),
    )
  }
  const accrue = (date: BusinessDate) =>
    bill('overdueInterest', Math.max(0, overdueInterestUpTo(state, date) - chargedOverdueInterest(state)))

  bill('fee', gross.fee - sumOf(entries.filter(({ kind }) => kind === 'fee')))
  bill('interest', gross.interest)
  bill('principal', gross.principal)
  const allocations = new Map<string, Allocation>()
  const waived = new Map<string, Cents>()
  const unused = new Set<DueKind>()
  for (const entry of entries) {
    accrue(entry.date)
    if (entry.kind === 'fee') bill('fee', entry.cents)
    else if (entry.kind === 'waiver') {
      if (upfront.has(entry.of)) continue
      const cents = Math.min(entry.cents, state.owedCents[entry.of])
      if (cents < entry.cents) unused.add(entry.of)
      state = waiveDues(state, ofKind(entry.of, cents))
      waived.set(entry.id, cents)
    } else {
      const allocation = allocateRepayment(entry.cents, duesOf(state), allocationOrder, allocationPriority)
      allocations.set(entry.id, allocation)
      state = settleCharge(state, settledByKind(allocation), entry.date)
    }
  }
  accrue(today)
  // Of a kind that was waived in advance, the latest waivers are reduced by what was never charged.
  for (const { id, of, cents } of waivers(entries).toReversed()) {
    if (!upfront.has(of)) continue
    const less = Math.min(cents, left.get(of) ?? 0)
    left.set(of, (left.get(of) ?? 0) - less)
    waived.set(id, cents - less)
  }
  const { forgoneCents = byKind(() => 0), ...rest } = state
  const { forgoneCents: _none, ...unforgone } = rest as C
  return {
    charge: (charge.forgoneCents || sumOfKinds(forgoneCents) > 0
      ? { ...unforgone, forgoneCents }
      : unforgone) as C,
    allocations,
    waived,
    unused,
  }
}

/**
 * A charge order as if its entries had been booked in their order, which is that of their value dates: each receipt
 * settles what was owed on its day, and overdue interest runs on the principal that each of them leaves. Disputes keep
 * their periods.
 *
 * A waiver counts from its day. Where less is owed then, since a receipt of an earlier day has paid it, the waivers of
 * that kind count from the beginning, so that the seller loses nothing of what was waived. Only overdue interest that
 * never accrues is not waived either.
 */
export const rebookCharge = <C extends ChargeAmounts>(
  charge: C,
  entries: readonly ChargeEntry[],
  terms: AllocationTerms,
  today: BusinessDate,
): RebookingResult<C> => {
  const { unused, ...rebooked } = replay(charge, entries, terms, { today, upfront: new Set() })
  if (unused.size === 0) return rebooked
  const { unused: _none, ...again } = replay(charge, entries, terms, { today, upfront: unused })
  return again
}
