import type { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { firstPaymentOf } from '#shared/drawdown/first-payment.ts'
import {
  approvalLapsesOn,
  confirmationAllowedFrom,
  confirmationObstacle,
  firstConfirmationAt,
} from '#shared/drawdown/second-approval.ts'
import { firstDueDateOf } from '#shared/drawdown/unbilled.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { hongKongCalendar } from '#shared/time/hong-kong-holidays.ts'
import { type Drawdown, listAwaitingColleague } from '../data/drawdowns.ts'
import { listAdministrators, type Membership } from '../data/memberships.ts'
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

/** Whether the caller may confirm, and when a colleague could. */
const describeConfirmation = (
  { requestedBy = '', requestedAt, price }: Drawdown,
  administrators: readonly Membership[],
  caller: Membership | undefined,
  now: Date,
) => {
  const obstacle = caller && confirmationObstacle(caller, requestedBy, now)
  const others = administrators.filter(({ userId }) => userId !== requestedBy)
  const lapsesOn = approvalLapsesOn(requestedAt, firstDueDateOf(price))
  const first = firstConfirmationAt(others, requestedBy, { now, lapsesOn })
  return {
    obstacle: obstacle ?? null,
    confirmable_from: (obstacle === 'newAdministrator' && caller && confirmationAllowedFrom(caller)) || null,
    is_confirmable: first !== undefined,
    first_confirmation_at: first && first > now.toISOString() ? first : null,
  }
}

export const listAwaitingDrawdowns: Handler<typeof drawdownEndpoints.listAwaitingDrawdowns> = async (
  { session: { companyId, userId } },
  { table, clock },
) => {
  const now = clock()
  const [waiting, administrators] = await Promise.all([
    listAwaitingColleague(table, companyId),
    listAdministrators(table, companyId),
  ])
  const caller = administrators.find((each) => each.userId === userId)
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
      ...(drawdown.price.highestRatePercent
        ? { effective_rate_highest: drawdown.price.highestRatePercent }
        : {}),
      signer_name: drawdown.signerName,
      requested_by: emailOf(drawdown.requestedBy),
      is_own: drawdown.requestedBy === userId,
      ...describeConfirmation(drawdown, administrators, caller, now),
      created_time: drawdown.requestedAt,
      lapses_on: approvalLapsesOn(drawdown.requestedAt, firstDueDateOf(drawdown.price)),
    })),
  })
}
