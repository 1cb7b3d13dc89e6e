import * as z from 'zod/mini'
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
import { payoutCentsOf } from '#shared/lending/drawdown-price.ts'
import { packetAtPayout } from '#shared/lending/red-packet.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { businessDate, laterOf } from '#shared/time/business-date.ts'
import { type Drawdown, findDrawdown, replaceDrawdown } from '../../data/drawdowns.ts'
import { recordEvent } from '../../data/events.ts'
import { findFacility } from '../../data/facilities.ts'
import { postToLedger } from '../../data/ledger.ts'
import type { Table } from '../../data/table.ts'
import { findChargeInArrears } from '../../repayment/find-charge-in-arrears.ts'
import { explained, fields, shortText } from '../engine/act-fields.ts'
import { type DeskRefusal, deskAct, refuseAct } from '../engine/desk-act.ts'
import { drawdownFields, findDeskDrawdown } from '../facility/find-in-facility.ts'
import { describeNamedAccount, holdToAccount } from './hold-to-account.ts'
import { refuseUnacceptedArrears, refuseUnacceptedWarning } from './refuse-unaccepted.ts'

/** Few drawdowns use a red packet. */
const loadPacketPrice = () => import('#shared/lending/packet-price.ts')

const wasPaidOut = ({ paidOutAt }: Drawdown) => paidOutAt !== undefined

const described = ({ drawdownId, facilityId, status, price, paidOutAt, payoutAccount }: Drawdown) => ({
  ok: true as const,
  drawdownId,
  facilityId,
  status,
  amount: decimalFromCents(price.amountCents),
  /** What is transferred: the amount less the fee and the interest that are taken out of it. */
  transferred: decimalFromCents(payoutCentsOf(price)),
  feeTaken: decimalFromCents(price.deductionsCents),
  interestTaken: decimalFromCents(price.upfrontInterestCents ?? 0),
  interest: decimalFromCents(price.interestCents),
  /** What a red packet pays of interest besides. */
  redPacket: decimalFromCents(price.packet?.paysCents ?? 0),
  total: decimalFromCents(price.totalCents),
  dueDate: price.dueDate,
  paidOutAt,
  ...(payoutAccount ? { payoutAccount: describeNamedAccount(payoutAccount) } : {}),
})

/** The facility as it stands does not bear the payout; says in which way. */
const refuseUnborne = async (table: Table, facilityId: string): Promise<DeskRefusal> => {
  const facility = await findFacility(table, facilityId)
  if (facility && facility.status !== 'active')
    return refuseAct('ruleBroken', `the facility is ${facility.status}: nothing is paid out of it`)
  if (facility && facility.headroomCents < 0) {
    const shortBy = decimalFromCents(-facility.headroomCents)
    return refuseAct('ruleBroken', `what is drawn and reserved is ${shortBy} above what the facility bears`)
  }
  return refuseAct('changedMeanwhile', 'the facility was changed at the same moment; look again')
}

export const payOutDrawdownAct = deskAct({
  name: 'drawdown-pay-out',
  summary:
    'Records that an approved drawdown was paid out. Its note must be rendered and the facility still bear it.',
  positional: ['facilityId', 'drawdownId'],
  schema: z.object({
    ...drawdownFields,
    /** Needed where the price of the payout's day bears a warning that the approval did not accept. */
    warningAccepted: fields.warningAccepted,
    arrearsAccepted: fields.arrearsAccepted,
    reference: z.optional(explained(shortText(140), 'the bank’s reference of the transfer', 'FT27004XK21')),
  }),
  run: async ({ reference, warningAccepted: isAccepted, arrearsAccepted, ...ids }, act, { table, clock }) => {
    const found = await findDeskDrawdown(table, ids)
    if (!found.ok) return found
    const { item: drawdown, facility } = found
    if (wasPaidOut(drawdown)) return described(drawdown)
    if (drawdown.status !== 'approved') return refuseAct('wrongState', `the drawdown is ${drawdown.status}`)
    if (!drawdown.noteFileId) return refuseAct('changedMeanwhile', 'the note is not rendered yet')

    const now = clock()
    // A clock that was put back does not make days that were not signed for.
    const today = laterOf(businessDate(now), drawdown.price.drawdownDate)
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
    if (today >= firstDue) return refuseAct('wrongState', `the drawdown falls due on ${firstDue}: reject it`)
    // Interest runs from the day on which the money moves: paid out later than quoted, it is less, never more. The fees stay.
    const priced = priceDrawdown(facility, {
      amountCents,
      deductionsCents,
      feeCents,
      benchmark,
      repayment,
      drawdownDate: today,
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

    const arrears = await findChargeInArrears(table, drawdown.companyId, now)
    if (arrears && !arrearsAccepted) return refuseUnacceptedArrears(arrears)

    const held = await holdToAccount({ table, clock }, drawdown)
    if (!held.ok) return held

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
    const written = await table.transact({
      ...postToLedger(
        table,
        facility,
        {
          posting: drawdownPaidOut(drawdownId, today, amountCents, taken),
          interest:
            taken.interestCents + packetCents > 0
              ? interestPosted(cause, today, taken.interestCents + packetCents)
              : undefined,
          packet: packetApplied(cause, today, packetCents),
          fee: feePosted(cause, today, taken.feeCents),
        },
        now,
        // The headroom counts this amount already, as pending: it need only not be negative.
        { draws: 0 },
      ),
      // Lands only on the version that was read, which is approved and has its note.
      drawdown: replaceDrawdown(table, paidOut),
      account: held.usable,
      event: recordEvent(
        table,
        { name: 'drawdown-paid-out', companyId, facilityId, drawdownId },
        `drawdown-paid-out:${drawdownId}`,
        now,
      ),
      audit: act.audit({
        companyId,
        before: { drawdownId, status: drawdown.status },
        after: {
          drawdownId,
          status: 'paid out',
          amount: decimalFromCents(amountCents),
          transferred: decimalFromCents(payoutCentsOf(price)),
          payoutAccount: describeNamedAccount(held.named),
          warningAccepted: warning !== undefined,
          ...(arrears ? { arrearsAccepted: arrears.chargeId } : {}),
        },
      }),
    })
    if (written.ok) return described(paidOut)
    const present = await findDrawdown(table, companyId, drawdownId)
    if (present && wasPaidOut(present)) return described(present)
    if (written.failed.includes('balances')) return refuseUnborne(table, facilityId)
    return refuseAct(
      'changedMeanwhile',
      'the drawdown or its payout account was changed at the same moment; look again',
    )
  },
})
