import { principalOf } from '#shared/drawdown/unbilled.ts'
import type { Account } from '#shared/ledger/accounts.ts'
import type { Posting } from '#shared/ledger/posting.ts'
import { firstBookingOf } from '#shared/ledger/rebooking.ts'
import { receivableOf } from '#shared/ledger/repayment-postings.ts'
import { reversalIdOf } from '#shared/ledger/reversal.ts'
import { type DueKind, dueKinds } from '#shared/lending/allocation.ts'
import type { Cents } from '#shared/money/cents.ts'
import { byKind, chargeAsOf } from '#shared/repayment/charge-order.ts'
import { isOpenCharge } from '#shared/repayment/charge-order-states.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { type ChargeOrder, causeOfCharge } from '../../../../functions/data/charge-orders.ts'
import { findDrawdownsOfPostings } from '../../../../functions/data/drawdown-of-posting.ts'
import { type Drawdown, findDrawdown, unbilledOf } from '../../../../functions/data/drawdowns.ts'
import { readLedger } from '../../../../functions/data/ledger.ts'
import { allDuesOf, type NextDue, nextDueOf } from '../../../../functions/data/next-due.ts'
import { findPayment, type Payment, receiptIdOf } from '../../../../functions/data/payments.ts'
import type { Table } from '../../../../functions/data/table.ts'
import { listOwned } from '../../../support/list-owned.ts'

export type Parts = Record<DueKind, Cents>

export const sumOfParts = (parts: Parts): Cents => dueKinds.reduce((sum, kind) => sum + parts[kind], 0)

const sumOf = (postings: readonly Posting[], accounts: readonly Account[]): Cents =>
  postings
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + (accounts.includes(line.account) ? line.amountCents : 0), 0)

const unbilledPrincipalOf = (drawdown: Drawdown): Cents =>
  drawdown.status === 'paid out' ? principalOf(unbilledOf(drawdown).lots) : 0

/** A facility's books at a moment, with its company's items; figures come from the ledger wherever it has them. */
export const readBooks = async (
  table: Table,
  { companyId, facilityId }: { companyId: string; facilityId: string },
  at: Date,
) => {
  const ledger = await readLedger(table, facilityId)
  if (!ledger) throw new Error(`there is no facility ${facilityId}`)
  const { facility, postings, rebuilt: balances } = ledger
  const today = businessDate(at)
  const byDrawdown = Map.groupBy(postings, await findDrawdownsOfPostings(table, companyId, postings))
  const charges = await listOwned<ChargeOrder>(table, companyId, 'CHARGE#')

  const lineOf = (postingId: string, account: Account): Cents =>
    sumOf(
      postings.filter((each) => each.postingId === postingId),
      [account],
    )
  /** A posting with its reversals and second bookings. */
  const bookingsOf = (postingId: string) =>
    postings.filter((each) => firstBookingOf(each.postingId.replace(reversalIdOf(''), '')) === postingId)
  const drawdownOf = async (drawdownId: string): Promise<Drawdown> => {
    const drawdown = await findDrawdown(table, companyId, drawdownId)
    if (!drawdown) throw new Error(`there is no drawdown ${drawdownId}`)
    return drawdown
  }
  const chargeOf = (chargeId: string): ChargeOrder => {
    const charge = charges.find((each) => each.chargeId === chargeId)
    if (!charge) throw new Error(`there is no charge order ${chargeId}`)
    return charge
  }
  const chargesOf = (drawdownId: string): ChargeOrder[] =>
    charges.filter((charge) => charge.drawdownId === drawdownId)
  const postingsOf = (drawdownId: string) => byDrawdown.get(drawdownId) ?? []

  /** The posted debt of a charge order: the drawdown's balance less its other charge orders and unbilled principal. */
  const debtOf = async (charge: ChargeOrder): Promise<Parts> => {
    const { drawdownId } = charge
    const unbilled = unbilledPrincipalOf(await drawdownOf(drawdownId))
    const others = chargesOf(drawdownId).filter((each) => each !== charge)
    return byKind(
      (kind) =>
        sumOf(postingsOf(drawdownId), [receivableOf[kind]]) -
        others.reduce((sum, { owedCents }) => sum + owedCents[kind], 0) -
        (kind === 'principal' ? unbilled : 0),
    )
  }
  /** With the overdue interest that the next close posts. */
  const debtTodayOf = async (charge: ChargeOrder): Promise<Parts> => {
    const posted = await debtOf(charge)
    const { owedCents } = chargeAsOf(charge, today)
    return byKind((kind) => posted[kind] + owedCents[kind] - charge.owedCents[kind])
  }

  return {
    table,
    facility,
    balances,
    postings,
    charges,
    today,
    lineOf,
    postingOf: (postingId: string) => postings.find((posting) => posting.postingId === postingId),
    drawdownOf,
    chargeOf,
    chargesOf,
    debtOf,
    debtTodayOf,
    async paymentOf(paymentId: string): Promise<Payment> {
      const payment = await findPayment(table, companyId, paymentId)
      if (!payment) throw new Error(`there is no payment ${paymentId}`)
      return payment
    },
    /** The amounts that a payment settled, by the posting of its receipt. */
    receiptOf(payment: Payment) {
      const id = receiptIdOf(payment)
      return {
        cash: lineOf(id, 'cash'),
        settled: byKind((kind) => 0 - lineOf(id, receivableOf[kind])),
        recovered: 0 - lineOf(id, 'recoveredLosses'),
        surplus: 0 - lineOf(id, 'suspense'),
      }
    },
    /** What a drawdown owes by its postings, billed or not. */
    owedOf: (drawdownId: string): Parts =>
      byKind((kind) => sumOf(postingsOf(drawdownId), [receivableOf[kind]])),
    /** With the overdue interest that the next close posts. */
    owedTodayOf(drawdownId: string): Cents {
      const owed = sumOf(
        postingsOf(drawdownId),
        dueKinds.map((kind) => receivableOf[kind]),
      )
      return chargesOf(drawdownId).reduce(
        (sum, charge) => sum + sumOfParts(chargeAsOf(charge, today).owedCents) - sumOfParts(charge.owedCents),
        owed,
      )
    },
    /** The interest of a bill that a red packet paid, and the principal that a rebate repaid with it. */
    givenWith: ({ chargeId }: ChargeOrder) => ({
      packetCents: 0 - sumOf(bookingsOf(`packet-applied:${causeOfCharge(chargeId)}`), ['interestReceivable']),
      rebateCents: 0 - sumOf(bookingsOf(`rebate-given:${causeOfCharge(chargeId)}`), ['principalReceivable']),
    }),
    /** The bills of a drawdown that are owed, the oldest first. */
    openChargesOf: (drawdownId: string): ChargeOrder[] =>
      chargesOf(drawdownId)
        .filter(({ status }) => isOpenCharge(status))
        .toSorted((a, b) => (a.chargeId < b.chargeId ? -1 : 1)),
    nextDueOf: (drawdown: Drawdown): NextDue | undefined => nextDueOf(drawdown, facility),
    allDuesOf: (drawdown: Drawdown): NextDue[] =>
      drawdown.status === 'paid out' ? allDuesOf(drawdown, facility) : [],
    /** What repayments and held money settled of a drawdown, without what was reversed. */
    receivedOf: (drawdownId: string): Cents =>
      0 -
      sumOf(
        postingsOf(drawdownId).filter(({ postingId }) =>
          /^(reversal:)?(repayment-received|suspense-applied):/.test(postingId),
        ),
        dueKinds.map((kind) => receivableOf[kind]),
      ),
  }
}

export type Books = Awaited<ReturnType<typeof readBooks>>
