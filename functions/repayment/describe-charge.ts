import { noRebate, rebateTotal } from '#shared/lending/rebate.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import type { ChargeOrderOnWire } from '#shared/repayment/charge-order.schema.ts'
import { chargeAsOf, lastOfGrace, sumOfKinds } from '#shared/repayment/charge-order.ts'
import { isOpenCharge } from '#shared/repayment/charge-order-states.ts'
import type { DeductionState } from '#shared/repayment/deduction.ts'
import { invoiceNumber } from '#shared/repayment/invoice-number.ts'
import { transferReference } from '#shared/repayment/transfer-reference.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import type { ChargeOrder } from '../data/charge-orders.ts'
import { describeReturnedDeductions } from '../drawdown/describe-costs.ts'
import type { Config } from '../runtime/config.ts'
import { deductionAccountName } from '../shops/deduction-account.ts'
import { describeSalesWeek } from './describe-sales-week.ts'
import { lenderAccountOf } from './lender-account.ts'

const stateOf = ({ paymentId, refusal }: NonNullable<ChargeOrder['deduction']>): DeductionState => {
  if (paymentId) return 'asked'
  return refusal ? 'refused' : 'planned'
}

/** How a charge order is paid: under a payment plan, by transfer. */
export const collectionOf = ({
  planId,
  status,
  collectionMethod,
}: ChargeOrder): ChargeOrder['collectionMethod'] =>
  planId && isOpenCharge(status) ? 'bank_transfer' : collectionMethod

const describeDeduction = (charge: ChargeOrder, config: Config): ChargeOrderOnWire['deduction'] => {
  const { deduction = {} } = charge
  // A deduction that was requested before the plan began may still come.
  if (collectionOf(charge) !== 'platform_deduction' && !deduction.paymentId) return null
  const { account, askedOn, refusal } = deduction
  const state = stateOf(deduction)
  return {
    account: account ? deductionAccountName({ config }, account) : null,
    state,
    refusal: state === 'refused' && refusal ? refusal : null,
    asked_on: askedOn ?? null,
  }
}

/** A charge order as the seller sees it on a date, including overdue interest up to then. */
export const describeCharge = (
  stored: ChargeOrder,
  today: BusinessDate,
  config: Config,
): ChargeOrderOnWire => {
  const charge = chargeAsOf(stored, today)
  const total = sumOfKinds(charge.chargedCents)
  const outstanding = sumOfKinds(charge.owedCents)
  const { rebate = noRebate, packetCents = 0 } = charge
  return {
    id: charge.chargeId,
    facility_id: charge.facilityId,
    currency: charge.currency,
    collection_method: collectionOf(charge),
    deduction: describeDeduction(charge, config),
    total: decimalFromCents(total),
    outstanding: decimalFromCents(outstanding),
    pending: decimalFromCents(charge.pendingCents),
    received: decimalFromCents(total - outstanding),
    principal: decimalFromCents(charge.chargedCents.principal + rebateTotal(rebate)),
    interest: decimalFromCents(charge.chargedCents.interest + packetCents),
    overdue_interest: decimalFromCents(charge.chargedCents.overdueInterest),
    fee: decimalFromCents(charge.chargedCents.fee),
    ...describeReturnedDeductions(rebate),
    ...(packetCents > 0 ? { red_packet: decimalFromCents(-packetCents) } : {}),
    status: charge.status,
    created_time: charge.createdAt,
    due_date: charge.dueDate,
    grace_until: lastOfGrace(charge) ?? null,
    ...(charge.planId && isOpenCharge(charge.status) ? { under_plan: true as const } : {}),
    sales_week: charge.salesWeek ? describeSalesWeek(charge.salesWeek) : null,
    sub_orders: [
      {
        id: `${charge.chargeId}-1`,
        drawdown_id: charge.drawdownId,
        invoice: invoiceNumber(charge.dueDate, charge.drawdownId),
      },
    ],
    pay_to: lenderAccountOf(config, charge.currency),
    transfer_reference: transferReference(charge.drawdownId),
  }
}
