import { flowWindowDays } from '#shared/flows/flow-parameters.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import { drawdownIdOfCharge } from '../data/charge-orders.ts'
import { type BookedReceipt, findCompanyReceipts, replaceCompanyReceipts } from '../data/company-receipts.ts'
import { findPayment } from '../data/payments.ts'
import { findStatementLine, type LinePart } from '../data/statement-lines.ts'
import type { Table } from '../data/table.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { evaluateFlows } from './evaluate-flows.ts'

/** The drawdown that a part repays; undefined for money in suspense. */
const drawdownOf = async (table: Table, { kind, companyId, id }: LinePart): Promise<string | undefined> => {
  if (kind === 'payoff') return id
  if (kind === 'charge') return drawdownIdOfCharge(id)
  if (kind !== 'payment') return undefined
  const payment = await findPayment(table, companyId, id)
  return payment && drawdownIdOfCharge(payment.chargeId)
}

/** Adds money of a bank line to its company's receipts, and applies the rules on flows. */
export const onReceiptBooked: Subscriber<'receipt-booked'> = async (
  { companyId, lineId, part: number },
  deps,
  { done },
) => {
  const { table, clock } = deps
  const [line, stored] = await Promise.all([
    findStatementLine(table, lineId),
    findCompanyReceipts(table, companyId),
  ])
  const part = line?.parts[number]
  // The booking was taken back since.
  if (!line || part?.companyId !== companyId) return undefined
  const drawdownId = await drawdownOf(table, part)
  const receipt: BookedReceipt = {
    lineId,
    part: number,
    cents: part.amountCents,
    currency: line.currency,
    valueDate: line.valueDate,
    ...(drawdownId ? { drawdownId } : {}),
  }
  const since = addDays(businessDate(clock()), -flowWindowDays)
  const receipts = [
    ...stored.receipts.filter(
      (each) => each.valueDate >= since && !(each.lineId === lineId && each.part === number),
    ),
    receipt,
  ]
  const outcome = await table.transact({
    ...(await evaluateFlows(deps, companyId, receipts)),
    receipts: replaceCompanyReceipts(table, { ...stored, receipts }),
    done,
  })
  // The event is then delivered again, and reads what has changed.
  if (!outcome.ok && !outcome.failed.includes('done')) throw new Error('the receipts were changed meanwhile')
  return undefined
}
