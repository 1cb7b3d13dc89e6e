import { principalOf, type Unbilled } from '#shared/drawdown/unbilled.ts'
import { feePosted, interestPosted, packetApplied } from '#shared/ledger/facility-postings.ts'
import type { Posting } from '#shared/ledger/posting.ts'
import { firstBookingOf, nextBookingOf } from '#shared/ledger/rebooking.ts'
import { rebateGiven, repaymentReceived } from '#shared/ledger/repayment-postings.ts'
import { reversalIdOf, reversalOf } from '#shared/ledger/reversal.ts'
import type { DueKind } from '#shared/lending/allocation.ts'
import { noRebate, type Rebate, rebateTotal } from '#shared/lending/rebate.ts'
import type { Cents } from '#shared/money/cents.ts'
import { byKind, chargeAsOf } from '#shared/repayment/charge-order.ts'
import { afterSettlement } from '#shared/repayment/dispute.ts'
import type { Prepayment } from '#shared/repayment/price-payoff.ts'
import {
  type DrawdownEvent,
  type EarlyRepayment,
  type ReplayedDrawdown,
  replayDrawdown,
} from '#shared/repayment/replay-drawdown.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { type ChargeOrder, causeOfCharge } from '../data/charge-orders.ts'
import { type Drawdown, nextDueDateOfDrawdown, unbilledOf, withRebooked } from '../data/drawdowns.ts'
import type { Facility } from '../data/facilities.ts'
import { listPostings, type StoredPosting } from '../data/ledger.ts'
import { type Payment, receiptIdOf } from '../data/payments.ts'
import type { Table } from '../data/table.ts'
import { type BookedCharge, loadDrawdownHistory } from './load-drawdown-history.ts'
import { type RebookedEntry, type RebookingObstacle, rebookDues } from './rebook-receipts.ts'

/** The money of an early repayment that was found late. */
interface LateRepayment {
  cents: Cents
  date: BusinessDate
  /** A transfer that was carried over to a charge order, and is no longer pending on it. */
  carriedOver?: Payment | undefined
}

export interface DrawdownRebooking {
  ok: true
  prepayment: Prepayment
  /** What was to be charged before the late repayment. */
  unbilled: Unbilled
  drawdown: Drawdown
  /** The charge orders that change, as of today. */
  charges: { before: ChargeOrder; after: ChargeOrder }[]
  rebooked: RebookedEntry[]
  postings: Record<string, Posting>
  payments: Payment[]
}

export type DrawdownObstacle = RebookingObstacle | 'bounced' | 'changed meanwhile'

/** The id of the late repayment in the replay. */
const lateId = 'late'

/** What is charged of a drawdown on a date. */
interface Dues {
  interest: Cents
  fee: Cents
  /** Without the part that the rebate repays. */
  principal: Cents
  packetCents: Cents
  rebate: Rebate
}

const duesOf = ({
  interestCents,
  feeCents,
  principalCents,
  packetCents,
  rebate,
}: Prepayment | EventDue): Dues => ({
  interest: interestCents,
  fee: feeCents,
  principal: principalCents - rebateTotal(rebate),
  packetCents,
  rebate,
})

type EventDue = Extract<DrawdownEvent, { kind: 'due' }>['due']

/** As a charge order was raised: without overdue interest and costs that were passed on. */
const duesAsRaised = ({
  chargedCents,
  forgoneCents,
  passThroughCents = 0,
  packetCents = 0,
  rebate = noRebate,
}: ChargeOrder): Dues => {
  const gross = byKind((kind) => chargedCents[kind] + (forgoneCents?.[kind] ?? 0))
  return {
    interest: gross.interest,
    fee: gross.fee - passThroughCents,
    principal: gross.principal,
    packetCents,
    rebate,
  }
}

const isSame = (a: Dues, b: Dues): boolean =>
  a.interest === b.interest &&
  a.fee === b.fee &&
  a.principal === b.principal &&
  a.packetCents === b.packetCents &&
  a.rebate.interestCents === b.rebate.interestCents &&
  a.rebate.feeCents === b.rebate.feeCents

/** Whether the replay gives what was charged: each event its charge order, and the same rest to be charged. */
const pairUp = (
  { events, left }: ReplayedDrawdown,
  charges: readonly BookedCharge[],
  drawdown: Drawdown,
): boolean => {
  const named = byEvent(charges)
  const found = events.map((event) => ({ event, booked: named.get(nameOf(event)) }))
  const stored = unbilledOf(drawdown)
  return (
    found.every(({ event, booked }) => {
      const dues = duesOf(event.kind === 'due' ? event.due : event.prepayment)
      const wasCharged = dues.interest + dues.fee + dues.principal + dues.packetCents > 0
      return booked ? isSame(dues, duesAsRaised(booked.charge)) : !wasCharged
    }) &&
    new Set(found.flatMap(({ booked }) => booked ?? [])).size === charges.length &&
    principalOf(left.lots) === principalOf(stored.lots) &&
    left.chargedDays === stored.chargedDays
  )
}

const nameOf = (event: Pick<DrawdownEvent, 'kind' | 'date'> & { id?: string }): string =>
  event.kind === 'early' ? `early ${event.id}` : `due ${event.date}`

const byEvent = (charges: readonly BookedCharge[]): Map<string, BookedCharge> =>
  new Map(
    charges.map((booked) => [
      booked.early ? `early ${booked.charge.chargeId}` : `due ${booked.charge.dueDate}`,
      booked,
    ]),
  )

/**
 * The present bookings of a facility, by the id of the first booking. Undefined if anything was posted since the
 * facility was read.
 */
const presentBookings = async (table: Table, { facilityId, postingCount }: Facility) => {
  const postings: StoredPosting[] = []
  for await (const posting of listPostings(table, facilityId)) postings.push(posting)
  // The facility was read before the charge orders: if anything was posted since, they may be older.
  if (postings.length !== postingCount) return undefined
  const ids = new Set(postings.map(({ postingId }) => postingId))
  const latest = new Map<string, StoredPosting>()
  for (const posting of postings.toSorted((a, b) =>
    a.postingId.localeCompare(b.postingId, 'en', { numeric: true }),
  ))
    latest.set(firstBookingOf(posting.postingId), posting)
  return {
    /** The posting, unless it was reversed, and the id under which it is booked again. */
    find: (id: string): { present: StoredPosting | undefined; again: string } => {
      const last = latest.get(id)
      if (!last) return { present: undefined, again: id }
      const present = ids.has(reversalIdOf(last.postingId)) ? undefined : last
      return { present, again: nextBookingOf(last.postingId) }
    },
  }
}

type Bookings = NonNullable<Awaited<ReturnType<typeof presentBookings>>>

/** Reverses the changed postings of a charge's dues, and posts them again, on their own day. */
const rebookPostings = (
  bookings: Bookings,
  cause: string,
  date: BusinessDate,
  former: Dues,
  { interest, fee, packetCents, rebate }: Dues,
): Posting[] => {
  const parts = [
    {
      isSame: former.interest + former.packetCents === interest + packetCents,
      posting: interestPosted(cause, date, interest + packetCents),
    },
    {
      isSame: former.packetCents === packetCents,
      posting: packetApplied(cause, date, packetCents),
      kind: 'packet-applied',
    },
    { isSame: former.fee === fee, posting: feePosted(cause, date, fee), kind: 'fee-posted' },
    {
      isSame:
        former.rebate.interestCents === rebate.interestCents && former.rebate.feeCents === rebate.feeCents,
      posting: rebateGiven(cause, date, rebate),
      kind: 'rebate-given',
    },
  ]
  return parts.flatMap(({ isSame: stays, posting, kind = 'interest-posted' }) => {
    if (stays) return []
    const { present, again } = bookings.find(`${kind}:${cause}`)
    return [
      ...(present ? [reversalOf(present, present.businessDate)] : []),
      ...(posting ? [{ ...posting, postingId: again }] : []),
    ]
  })
}

/** The amounts by kind that an early repayment settles, without the principal that the rebate repays. */
const settledOf = (prepayment: Prepayment): Record<DueKind, Cents> => {
  const { interest, fee, principal } = duesOf(prepayment)
  return { ...byKind(() => 0), interest, fee, principal }
}

/** A charge order with its red packet and rebate after a rebooking. */
const withDues = (
  { packetCents: _packet, rebate: _rebate, ...charge }: ChargeOrder,
  { packetCents, rebate }: Dues,
): ChargeOrder => ({
  ...charge,
  ...(rebateTotal(rebate) > 0 ? { rebate } : {}),
  ...(packetCents > 0 ? { packetCents } : {}),
})

const released = (charge: ChargeOrder, carriedOver: Payment | undefined): ChargeOrder =>
  carriedOver?.chargeId === charge.chargeId
    ? { ...charge, pendingCents: charge.pendingCents - carriedOver.reportedCents }
    : charge

/**
 * Books an early repayment that was found late at its value date, before the drawdown's later charges and repayments.
 * Later dues are charged again on the remaining principal, and settled by the money that was received for them; later
 * early repayments are priced again. Each posting that changes is reversed and posted again on its own day.
 */
export const rebookDrawdown = async (
  table: Table,
  { facility, drawdown }: { facility: Facility; drawdown: Drawdown },
  { cents, date, carriedOver }: LateRepayment,
  now: Date,
  today: BusinessDate,
): Promise<DrawdownRebooking | { ok: false; obstacle: DrawdownObstacle }> => {
  const { terms } = facility
  const [{ charges, fixed, early: booked, afterDue: countAfterDue, hasBounced }, bookings] =
    await Promise.all([loadDrawdownHistory(table, drawdown, facility), presentBookings(table, facility)])
  if (!bookings) return { ok: false, obstacle: 'changed meanwhile' }
  if (hasBounced) return { ok: false, obstacle: 'bounced' }

  const late: EarlyRepayment = { id: lateId, date, cents }
  const afterDue = new Set([lateId, ...countAfterDue])
  const history = { uncharged: nextDueDateOfDrawdown(drawdown), afterDue }
  const former = replayDrawdown(fixed, { ...history, early: booked })
  if (!former || !pairUp(former, charges, drawdown)) return { ok: false, obstacle: 'inconsistent' }
  const place = booked.findIndex(({ date: day }) => day > date)
  const replayed = replayDrawdown(fixed, {
    ...history,
    early: place === -1 ? [...booked, late] : [...booked.slice(0, place), late, ...booked.slice(place)],
  })
  const found = replayed?.events.find((event) => event.kind === 'early' && event.id === lateId)
  if (!replayed || found?.kind !== 'early') return { ok: false, obstacle: 'inconsistent' }

  const is = new Map(replayed.events.map((event) => [nameOf(event), event]))
  const changed: DrawdownRebooking['charges'] = []
  const rebooked: RebookedEntry[] = []
  const postings: Posting[] = []
  const payments: Payment[] = []
  for (const [name, { charge, entries, early }] of byEvent(charges)) {
    const event = is.get(name)
    const dues = event?.kind === 'early' ? duesOf(event.prepayment) : event ? duesOf(event.due) : nothingDue
    const was = duesAsRaised(charge)
    const freed = released(charge, carriedOver)
    if (isSame(was, dues)) {
      if (freed !== charge) changed.push({ before: charge, after: freed })
      continue
    }
    if (charge.status === 'voided') return { ok: false, obstacle: 'written off' }
    postings.push(...rebookPostings(bookings, causeOfCharge(charge.chargeId), charge.dueDate, was, dues))
    if (early && event?.kind === 'early') {
      const { prepayment } = event
      const { surplusCents } = prepayment.allocation
      const settledCents = settledOf(prepayment)
      const { present, again } = bookings.find(`repayment-received:${early.paymentId}`)
      if (present?.postingId !== receiptIdOf(early)) return { ok: false, obstacle: 'inconsistent' }
      postings.push(reversalOf(present, present.businessDate), {
        ...repaymentReceived(early.paymentId, event.date, prepayment.allocation),
        postingId: again,
      })
      payments.push({ ...early, settledCents, surplusCents, rebookedAs: again })
      rebooked.push({
        kind: 'receipt',
        id: early.paymentId,
        date: event.date,
        before: {
          settledCents: early.settledCents ?? byKind(() => 0),
          surplusCents: early.surplusCents ?? 0,
        },
        after: { settledCents, surplusCents },
      })
      changed.push({
        before: charge,
        after: {
          ...withDues(charge, dues),
          chargedCents: settledCents,
          principalSteps: [{ from: event.date, principalCents: 0 }],
        },
      })
      continue
    }
    const dueChange = {
      ...byKind(() => 0),
      interest: dues.interest - was.interest,
      fee: dues.fee - was.fee,
      principal: dues.principal - was.principal,
    }
    const again = await rebookDues(table, { charge, terms, entries, dueChange }, today)
    if (!again.ok) return again
    const due = withDues({ ...again.charge, pendingCents: freed.pendingCents }, dues)
    const { salesWeek } = due
    const waivedInterestCents = event?.kind === 'due' ? event.due.waivedCents : 0
    changed.push({
      before: chargeAsOf(charge, today),
      after: {
        ...afterSettlement(due, { today, at: now.toISOString() }),
        ...(salesWeek ? { salesWeek: { ...salesWeek, waivedInterestCents } } : {}),
      },
    })
    postings.push(...Object.values(again.postings))
    payments.push(...again.payments)
    rebooked.push(...again.rebooked)
  }
  const after = new Map(changed.map((each) => [each.after.chargeId, each.after]))
  const openCharges = charges.filter(
    ({ charge }) => (after.get(charge.chargeId) ?? charge).status !== 'collected',
  ).length
  const left = { ...replayed.left, timesCharged: unbilledOf(drawdown).timesCharged + 1 }
  return {
    ok: true,
    prepayment: found.prepayment,
    unbilled: found.before,
    drawdown: withRebooked(drawdown, left, { openCharges, at: now.toISOString() }),
    charges: changed,
    rebooked,
    postings: Object.fromEntries(postings.map((posting) => [posting.postingId, posting])),
    payments,
  }
}

const nothingDue: Dues = { interest: 0, fee: 0, principal: 0, packetCents: 0, rebate: noRebate }
