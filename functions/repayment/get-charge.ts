import { contractNameOf } from '#shared/companies/company-name.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import type { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findChargeOrder } from '../data/charge-orders.ts'
import { findCompany } from '../data/companies.ts'
import { findDrawdown } from '../data/drawdowns.ts'
import { listPaymentsOf } from '../data/payments.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { describeCharge } from './describe-charge.ts'
import { describeDispute } from './describe-dispute.ts'
import { describePayment } from './describe-payment.ts'

export const getCharge: Handler<typeof repaymentEndpoints.getCharge> = async (
  { input, session: { companyId } },
  { config, table, clock },
) => {
  const [charge, company] = await Promise.all([
    findChargeOrder(table, companyId, input.body.charge_id),
    findCompany(table, companyId),
  ])
  if (!charge) return refuse('notFound', [{ field: 'body.charge_id', rule: 'invalid' }])
  const { drawdownId } = charge
  const [drawdown, payments] = await Promise.all([
    findDrawdown(table, companyId, drawdownId),
    listPaymentsOf(table, charge),
  ])
  if (!company || !drawdown) throw new Error(`charge order ${charge.chargeId} is for nothing`)
  const { price, noteFileId } = drawdown
  return answer({
    charge: describeCharge(charge, businessDate(clock()), config),
    company_name: contractNameOf(company) ?? null,
    drawdown: {
      id: drawdownId,
      amount: decimalFromCents(price.amountCents),
      rate: price.ratePercent,
      drawdown_date: price.drawdownDate,
      note_file_id: noteFileId ?? null,
    },
    disputes: (charge.disputes ?? []).toReversed().map(describeDispute),
    payments: payments.map(describePayment),
  })
}
