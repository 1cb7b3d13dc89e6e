import type { drawdownEndpoints } from '../../shared/drawdown/drawdown.endpoints.ts'
import { applicationStatusOf } from '../../shared/drawdown/drawdown-states.ts'
import { decimalFromCents } from '../../shared/money/cents.ts'
import { listDrawdowns } from '../data/drawdowns.ts'
import { answer, type Handler } from '../http/handle.ts'

export const listApplications: Handler<typeof drawdownEndpoints.listApplications> = async (
  { input, session },
  { table },
) => {
  const { page_size: limit, cursor, order, from, to, status, product_name: productCode } = input.body
  const isFiltered = status !== undefined || productCode !== undefined
  const page = await listDrawdowns(table, session.companyId, {
    limit,
    cursor,
    order,
    from,
    to,
    accepts: isFiltered
      ? (drawdown) =>
          (status === undefined || applicationStatusOf[drawdown.status] === status) &&
          (productCode === undefined || drawdown.productCode === productCode)
      : undefined,
  })
  return answer({
    records: page.items.map((drawdown) => ({
      approval_id: drawdown.drawdownId,
      name: 'drawdown' as const,
      product_name: drawdown.productCode,
      currency: drawdown.currency,
      amount: decimalFromCents(drawdown.price.amountCents),
      rate: drawdown.price.ratePercent,
      interest: decimalFromCents(drawdown.price.interestCents),
      total: decimalFromCents(drawdown.price.totalCents),
      status: applicationStatusOf[drawdown.status],
      stage: drawdown.status,
      created_time: drawdown.requestedAt,
      due_date: drawdown.price.dueDate,
      note_file_id: drawdown.noteFileId ?? null,
    })),
    ...(page.cursor ? { cursor: page.cursor } : {}),
  })
}
