import type { drawdownEndpoints } from '#shared/drawdown/drawdown.endpoints.ts'
import { firstPaymentOf } from '#shared/drawdown/first-payment.ts'
import { approvalLapsesOn } from '#shared/drawdown/second-approval.ts'
import { firstDueDateOf } from '#shared/drawdown/uncharged.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { hongKongCalendar } from '#shared/time/hong-kong-holidays.ts'
import { type Drawdown, listAwaitingColleague } from '../data/drawdowns.ts'
import { findUser } from '../data/users.ts'
import { answer, type Handler } from '../http/handle.ts'
import { describeCosts, wholeInterest } from './describe-costs.ts'
import { maskedNumberOf } from './describe-payout-account.ts'

const describePayments = ({ price, payoutAccount }: Drawdown) => {
  const { dueDate, totalCents } = firstPaymentOf(price, hongKongCalendar)
  return {
    due_date: price.dueDate,
    repayment_method: price.repayment.method,
    instalments: price.schedule.length,
    first_due_date: dueDate,
    first_payment: totalCents === undefined ? null : decimalFromCents(totalCents),
    payout_account: payoutAccount
      ? { bank_name: payoutAccount.bankName, account_number: maskedNumberOf(payoutAccount) }
      : null,
  }
}

export const listAwaitingDrawdowns: Handler<typeof drawdownEndpoints.listAwaitingDrawdowns> = async (
  { session: { companyId, userId } },
  { table },
) => {
  const waiting = await listAwaitingColleague(table, companyId)
  const askers = [...new Set(waiting.flatMap(({ requestedBy }) => requestedBy ?? []))]
  const users = await Promise.all(askers.map((asker) => findUser(table, asker)))
  const emailOf = (asker: string | undefined): string =>
    users.find((user) => user?.userId === asker)?.email ?? ''
  return answer({
    records: waiting.map((drawdown) => ({
      drawdown_id: drawdown.drawdownId,
      currency: drawdown.currency,
      ...describePayments(drawdown),
      amount: decimalFromCents(drawdown.price.amountCents),
      rate: drawdown.price.ratePercent,
      interest: wholeInterest(drawdown.price),
      ...describeCosts(drawdown.price),
      total: decimalFromCents(drawdown.price.totalCents),
      effective_rate: drawdown.price.effectiveRatePercent,
      signer_name: drawdown.signerName,
      requested_by: emailOf(drawdown.requestedBy),
      is_own: drawdown.requestedBy === userId,
      created_time: drawdown.requestedAt,
      lapses_on: approvalLapsesOn(drawdown.requestedAt, firstDueDateOf(drawdown.price)),
    })),
  })
}
