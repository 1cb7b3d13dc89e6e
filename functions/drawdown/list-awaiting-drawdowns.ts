import type { drawdownEndpoints } from '#shared/drawdown/drawdown.endpoints.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { listAwaitingColleague } from '../data/drawdowns.ts'
import { findUser } from '../data/users.ts'
import { answer, type Handler } from '../http/handle.ts'

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
    records: waiting.map(({ drawdownId, currency, price, signerName, requestedBy, requestedAt }) => ({
      drawdown_id: drawdownId,
      currency,
      amount: decimalFromCents(price.amountCents),
      rate: price.ratePercent,
      interest: decimalFromCents(price.interestCents),
      total: decimalFromCents(price.totalCents),
      effective_rate: price.effectiveRatePercent,
      due_date: price.dueDate,
      signer_name: signerName,
      requested_by: emailOf(requestedBy),
      is_own: requestedBy === userId,
      created_time: requestedAt,
    })),
  })
}
