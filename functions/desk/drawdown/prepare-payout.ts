import type { PayoutException } from '#shared/desk/payout-obstacles.ts'
import { unbilledAtPayout } from '#shared/drawdown/unbilled.ts'
import {
  drawdownPaidOut,
  feePosted,
  interestPosted,
  packetApplied,
  payoutCauseOf,
} from '#shared/ledger/facility-postings.ts'
import { payoutCentsOf } from '#shared/lending/drawdown-price.ts'
import { packetAtPayout } from '#shared/lending/red-packet.ts'
import { type Cents, decimalFromCents } from '#shared/money/cents.ts'
import { type BusinessDate, businessDate } from '#shared/time/business-date.ts'
import {
  type Drawdown,
  nextDueDateOfDrawdown,
  payoutPostingCauseOf,
  replaceDrawdown,
} from '../../data/drawdowns.ts'
import { recordEvent } from '../../data/events.ts'
import { postToLedger } from '../../data/ledger.ts'
import type { NamedAccount } from '../../data/payout-accounts.ts'
import type { Write } from '../../data/table.ts'
import { indexTransferReference } from '../../data/transfer-references.ts'
import type { Deps } from '../../runtime/deps.ts'
import { describeNamedAccount } from './check-payout-account.ts'
import type { ApprovedDrawdown, ExaminedPayout } from './examine-payout.ts'

/** A permitted payout, with the condition check on its account. */
interface AllowedPayout {
  usable: Write
  unheld?: Write
  gone?: never
}

/** A payout that the bank has made: obstacles no longer prevent it. */
interface GonePayout {
  usable?: never
  unheld?: never
  gone: {
    /** The overridden obstacles. */
    exceptions: readonly PayoutException[]
    /** The transfer fell short of the payout by this much: held for the seller. */
    heldCents: Cents
  }
}

export type BookablePayout = Omit<ExaminedPayout, 'obstacles'> & { named: NamedAccount } & (
    | AllowedPayout
    | GonePayout
  )

/** Continues the numbering of charges from before a returned payout, whose ids are taken. */
const repricedCharges = ({ uncharged }: Drawdown, price: Drawdown['price']): Partial<Drawdown> =>
  uncharged
    ? { uncharged: { ...unbilledAtPayout(price), timesCharged: uncharged.timesCharged }, openCharges: 0 }
    : {}

/** The due date of a payout that is booked late may be closed already: the next close has to find the drawdown. */
const foundBy = (paidOut: Drawdown, today: BusinessDate): Drawdown => {
  const next = nextDueDateOfDrawdown(paidOut)
  return next && next <= today ? { ...paidOut, foundOn: today } : paidOut
}

/** The writes of a payout, on the versions that were read, and its audit entry. */
export const preparePayout = (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  { facility, drawdown }: ApprovedDrawdown,
  { price, named, usable, unheld, warning, arrears, gone }: BookablePayout,
  reference: string | undefined,
) => {
  const now = clock()
  const { amountCents, deductionsCents, drawdownDate: date } = price
  const heldCents = gone?.heldCents ?? 0
  const paidOut = foundBy(
    {
      ...drawdown,
      ...repricedCharges(drawdown, price),
      status: 'paid out',
      price,
      paidOutAt: now.toISOString(),
      ...(warning ? { warningAccepted: true } : {}),
      ...(reference ? { payoutReference: reference } : {}),
      ...(heldCents > 0 ? { payoutHeldCents: heldCents } : {}),
    },
    businessDate(now),
  )
  const { companyId, facilityId, drawdownId } = drawdown
  const name = payoutPostingCauseOf(drawdown)
  const cause = payoutCauseOf(name)
  const packetCents = packetAtPayout(price)
  const taken = { interestCents: price.upfrontInterestCents ?? 0, feeCents: deductionsCents, heldCents }
  return {
    paidOut,
    writes: {
      ...postToLedger(
        table,
        facility,
        {
          posting: drawdownPaidOut(name, date, amountCents, taken),
          interest:
            taken.interestCents + packetCents > 0
              ? interestPosted(cause, date, taken.interestCents + packetCents)
              : undefined,
          packet: packetApplied(cause, date, packetCents),
          fee: feePosted(cause, date, taken.feeCents),
        },
        now,
        // The headroom includes this amount as pending already: it only has to be non-negative.
        gone ? {} : { draws: 0 },
      ),
      // Fails unless the version that was read is current: approved and with its note.
      drawdown: replaceDrawdown(table, paidOut),
      account: usable,
      screening: unheld,
      reference: indexTransferReference(table, drawdown),
      event: recordEvent(
        table,
        { name: 'drawdown-paid-out', companyId, facilityId, drawdownId },
        `drawdown-paid-out:${name}`,
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
        transferred: decimalFromCents(payoutCentsOf(price) - heldCents),
        payoutAccount: describeNamedAccount(named),
        warningAccepted: warning !== undefined,
        ...(arrears && !gone ? { arrearsAccepted: arrears.chargeId } : {}),
        ...(gone && gone.exceptions.length > 0 ? { exceptions: gone.exceptions } : {}),
        ...(heldCents > 0 ? { heldForSeller: decimalFromCents(heldCents) } : {}),
      },
    },
  }
}
