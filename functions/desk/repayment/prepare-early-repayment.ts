import { feePosted, interestPosted, packetApplied } from '#shared/ledger/facility-postings.ts'
import { rebateGiven, repaymentReceived } from '#shared/ledger/repayment-postings.ts'
import { rebateTotal } from '#shared/lending/rebate.ts'
import type { Cents } from '#shared/money/cents.ts'
import { byKind, settleCharge } from '#shared/repayment/charge-order.ts'
import type { Prepayment } from '#shared/repayment/price-payoff.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { type ChargeOrder, chargeIdOf } from '../../data/charge-orders.ts'
import { chargeCauseOf, type Drawdown } from '../../data/drawdowns.ts'
import type { Facility } from '../../data/facilities.ts'
import type { Payment } from '../../data/payments.ts'
import { overdueTermsOf } from '../../repayment/due-week.ts'

interface EarlyMoney {
  facility: Facility
  /** The drawdown before the early repayment. */
  drawdown: Drawdown
  prepayment: Prepayment
  /** The transfer as it was reported. */
  reported: Pick<
    Payment,
    'paymentId' | 'reportedCents' | 'reference' | 'reportedAt' | 'proofFileId' | 'version'
  >
  postedCents: Cents
  date: BusinessDate
}

/** The charge order of an early repayment, which it settles at once, with its payment and postings. */
export const prepareEarlyRepayment = (
  { facility, drawdown, prepayment, reported, postedCents, date }: EarlyMoney,
  now: Date,
) => {
  const { price, companyId, facilityId, drawdownId, currency } = drawdown
  const { allocation, interestCents, packetCents, feeCents, principalCents, rebate } = prepayment
  const rebateCents = rebateTotal(rebate)
  // The amounts that the money settles: the rebate repays the rest of the principal.
  const settledCents = byKind(
    (kind) =>
      ({
        fee: feeCents,
        overdueInterest: 0,
        interest: interestCents,
        principal: principalCents - rebateCents,
      })[kind],
  )
  const cause = chargeCauseOf(drawdown)
  const chargeId = chargeIdOf(date, cause)
  const at = now.toISOString()
  const charge: ChargeOrder = {
    ...settleCharge(
      {
        dueDate: date,
        chargedCents: settledCents,
        owedCents: settledCents,
        principalSteps: [{ from: date, principalCents: settledCents.principal }],
        overdueTerms: overdueTermsOf(price, facility.terms, date),
      },
      settledCents,
      date,
    ),
    chargeId,
    companyId,
    facilityId,
    drawdownId,
    isEarly: true,
    currency,
    collectionMethod: 'bank_transfer',
    status: 'collected',
    ...(rebateCents > 0 ? { rebate } : {}),
    ...(packetCents > 0 ? { packetCents } : {}),
    pendingCents: 0,
    createdAt: at,
    version: 0,
  }
  const payment: Payment = {
    ...reported,
    companyId,
    facilityId,
    chargeId,
    status: 'posted',
    postedCents,
    settledCents,
    surplusCents: allocation.surplusCents,
    postedAt: at,
    valueDate: date,
  }
  return {
    charge,
    payment,
    // The daily close posts a drawdown's interest under the same id: only one of the two is committed.
    postings: {
      interest: interestPosted(cause, date, interestCents + packetCents),
      packet: packetApplied(cause, date, packetCents),
      fee: feePosted(cause, date, feeCents),
      rebate: rebateGiven(cause, date, rebate),
      receipt: repaymentReceived(reported.paymentId, date, allocation),
    },
  }
}
