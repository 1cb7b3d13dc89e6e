import { contractNameOf } from '#shared/companies/company-name.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import type { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findChargeOrder } from '../data/charge-orders.ts'
import { findCompany } from '../data/companies.ts'
import { findDrawdown } from '../data/drawdowns.ts'
import { listPaymentsOf } from '../data/payments.ts'
import { listShops } from '../data/shops.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { describeCharge } from './describe-charge.ts'
import { describeDispute } from './describe-dispute.ts'
import { describePayment } from './describe-payment.ts'
import { describeCorrections, describeShopWeek } from './describe-sales-week.ts'

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
  const { shops: weeks, corrections = [], carriedCents = 0 } = charge.salesWeek ?? {}
  const [drawdown, payments, shops] = await Promise.all([
    findDrawdown(table, companyId, drawdownId),
    listPaymentsOf(table, charge),
    weeks ? listShops(table, companyId) : [],
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
    sales_week_parts: weeks
      ? {
          shops: weeks.map((week) =>
            describeShopWeek(week, shops.find(({ shopId }) => shopId === week.shopId)?.name),
          ),
          ...describeCorrections(corrections, carriedCents),
        }
      : null,
    disputes: (charge.disputes ?? []).toReversed().map(describeDispute),
    payments: payments.map(describePayment),
  })
}
