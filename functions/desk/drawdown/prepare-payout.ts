import { priceDrawdown } from '#shared/drawdown/price-drawdown.ts'
import { firstDueDateOf } from '#shared/drawdown/uncharged.ts'
import { warningToAccept } from '#shared/drawdown/warning-to-accept.ts'
import {
  drawdownPaidOut,
  feePosted,
  interestPosted,
  packetApplied,
  payoutCauseOf,
} from '#shared/ledger/facility-postings.ts'
import { type DrawdownPrice, payoutCentsOf } from '#shared/lending/drawdown-price.ts'
import type { PolicyWarning } from '#shared/lending/policy.ts'
import { packetAtPayout } from '#shared/lending/red-packet.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { type BusinessDate, businessDate, laterOf } from '#shared/time/business-date.ts'
import type { ChargeOrder } from '../../data/charge-orders.ts'
import { type Drawdown, replaceDrawdown } from '../../data/drawdowns.ts'
import { recordEvent } from '../../data/events.ts'
import type { Facility } from '../../data/facilities.ts'
import { postToLedger } from '../../data/ledger.ts'
import type { NamedAccount } from '../../data/payout-accounts.ts'
import type { Write } from '../../data/table.ts'
import { nameTransferReference } from '../../data/transfer-references.ts'
import { findChargeInArrears } from '../../repayment/find-charge-in-arrears.ts'
import type { Deps } from '../../runtime/deps.ts'
import { type DeskRefusal, refuseAct } from '../engine/desk-act.ts'
import { describeNamedAccount, holdToAccount } from './hold-to-account.ts'
import { refuseUnacceptedArrears, refuseUnacceptedWarning } from './refuse-unaccepted.ts'

/** Few drawdowns use a red packet. */
const loadPacketPrice = () => import('#shared/lending/packet-price.ts')

/** What whoever pays out has seen and accepts. */
export interface PayoutAcceptance {
  warningAccepted: boolean
  arrearsAccepted: boolean
}

export interface PayablePayout {
  ok: true
  price: DrawdownPrice
  named: NamedAccount
  /** Holds while the account may be paid into. */
  usable: Write
  warning?: PolicyWarning
  /** The charge order that is past due, and was accepted to be. */
  arrears?: ChargeOrder
}

/**
 * What an approved drawdown costs whose money moves on `date`, and where it goes: the refusal where none may go. Interest
 * runs from the day on which the money moves: paid out later than quoted, it is less, never more. The fees stay.
 */
export const checkPayable = async (
  deps: Pick<Deps, 'table' | 'clock'>,
  { facility, drawdown }: { facility: Facility; drawdown: Drawdown },
  { warningAccepted: isAccepted, arrearsAccepted }: PayoutAcceptance,
  date: BusinessDate,
): Promise<PayablePayout | DeskRefusal> => {
  if (drawdown.status !== 'approved') return refuseAct('wrongState', `the drawdown is ${drawdown.status}`)
  if (!drawdown.noteFileId) return refuseAct('changedMeanwhile', 'the note is not rendered yet')
  const {
    amountCents,
    deductionsCents,
    feeCents = 0,
    benchmark,
    repayment,
    schedule,
    packet,
  } = drawdown.price
  const firstDue = firstDueDateOf(drawdown.price)
  if (laterOf(date, businessDate(deps.clock())) >= firstDue)
    return refuseAct('wrongState', `the drawdown falls due on ${firstDue}: reject it`)
  const priced = priceDrawdown(facility, {
    amountCents,
    deductionsCents,
    feeCents,
    benchmark,
    repayment,
    // A clock that was put back does not make days that were not signed for.
    drawdownDate: laterOf(date, drawdown.price.drawdownDate),
    // The days that were signed for stay.
    dueDates: schedule.map(({ dueDate }) => dueDate),
  })
  const price = packet ? (await loadPacketPrice()).withPacket(priced, packet) : priced
  if (!price.verdict.ok) return refuseAct('ruleBroken', 'the effective rate is above what the law allows')
  const warning = warningToAccept(
    price.verdict,
    drawdown.warningAccepted ? drawdown.price.verdict : undefined,
  )
  if (warning && !isAccepted) return refuseUnacceptedWarning(warning)

  const arrears = await findChargeInArrears(deps.table, drawdown.companyId, deps.clock())
  if (arrears && !arrearsAccepted) return refuseUnacceptedArrears(arrears)

  const held = await holdToAccount(deps, drawdown)
  if (!held.ok) return held
  return {
    ok: true,
    price,
    named: held.named,
    usable: held.usable,
    ...(warning ? { warning } : {}),
    ...(arrears ? { arrears } : {}),
  }
}

/** What a payout writes, on the versions that were read; and what its audit entry says of it. */
export const preparePayout = (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  { facility, drawdown }: { facility: Facility; drawdown: Drawdown },
  { price, named, usable, warning, arrears }: PayablePayout,
  reference: string | undefined,
) => {
  const now = clock()
  const { amountCents, deductionsCents, drawdownDate: date } = price
  const paidOut: Drawdown = {
    ...drawdown,
    status: 'paid out',
    price,
    paidOutAt: now.toISOString(),
    ...(warning ? { warningAccepted: true } : {}),
    ...(reference ? { payoutReference: reference } : {}),
  }
  const { companyId, facilityId, drawdownId } = drawdown
  const cause = payoutCauseOf(drawdownId)
  const packetCents = packetAtPayout(price)
  const taken = { interestCents: price.upfrontInterestCents ?? 0, feeCents: deductionsCents }
  return {
    paidOut,
    writes: {
      ...postToLedger(
        table,
        facility,
        {
          posting: drawdownPaidOut(drawdownId, date, amountCents, taken),
          interest:
            taken.interestCents + packetCents > 0
              ? interestPosted(cause, date, taken.interestCents + packetCents)
              : undefined,
          packet: packetApplied(cause, date, packetCents),
          fee: feePosted(cause, date, taken.feeCents),
        },
        now,
        // The headroom counts this amount already, as pending: it need only not be negative.
        { draws: 0 },
      ),
      // Lands only on the version that was read, which is approved and has its note.
      drawdown: replaceDrawdown(table, paidOut),
      account: usable,
      reference: nameTransferReference(table, drawdown),
      event: recordEvent(
        table,
        { name: 'drawdown-paid-out', companyId, facilityId, drawdownId },
        `drawdown-paid-out:${drawdownId}`,
        now,
      ),
    },
    change: {
      companyId,
      before: { drawdownId, status: drawdown.status },
      after: {
        drawdownId,
        status: 'paid out',
        amount: decimalFromCents(amountCents),
        transferred: decimalFromCents(payoutCentsOf(price)),
        payoutAccount: describeNamedAccount(named),
        warningAccepted: warning !== undefined,
        ...(arrears ? { arrearsAccepted: arrears.chargeId } : {}),
      },
    },
  }
}
