import * as z from 'zod'
import { drawdownPaidOut } from '../../shared/ledger/facility-postings.ts'
import { quoteDrawdown } from '../../shared/lending/quote.ts'
import { decimalFromCents } from '../../shared/money/cents.ts'
import { businessDate } from '../../shared/time/business-date.ts'
import { type Drawdown, findDrawdown, replaceDrawdown } from '../data/drawdowns.ts'
import { recordEvent } from '../data/events.ts'
import { postToLedger } from '../data/ledger.ts'
import { deskAction, refuseAct } from './desk-action.ts'
import { drawdownFields, findDeskDrawdown } from './find-desk-drawdown.ts'

const wasPaidOut = ({ paidOutAt }: Drawdown) => paidOutAt !== undefined

const described = ({ drawdownId, facilityId, status, price, paidOutAt }: Drawdown) => ({
  ok: true as const,
  drawdownId,
  facilityId,
  status,
  amount: decimalFromCents(price.amountCents),
  interest: decimalFromCents(price.interestCents),
  total: decimalFromCents(price.totalCents),
  dueDate: price.dueDate,
  paidOutAt,
})

export const payOutDrawdown = deskAction({
  name: 'drawdown-pay-out',
  summary: 'Records that an approved drawdown was paid out. Its note must have been rendered before.',
  positional: ['facilityId', 'drawdownId'],
  schema: z.object({
    ...drawdownFields,
    /** The bank's reference of the transfer. */
    reference: z.string().trim().min(1).max(140).optional(),
  }),
  run: async ({ reference, ...ids }, act, { table, clock }) => {
    const found = await findDeskDrawdown(table, ids)
    if (!found.ok) return found
    const { drawdown, facility } = found
    if (wasPaidOut(drawdown)) return described(drawdown)
    if (drawdown.status !== 'approved') return refuseAct(20016, `the drawdown is ${drawdown.status}`)
    if (!drawdown.noteFileId) return refuseAct(20009, 'the note is not rendered yet')

    const now = clock()
    const today = businessDate(now)
    const { amountCents, deductionsCents, benchmark, dueDate } = drawdown.price
    if (today >= dueDate) return refuseAct(20016, `the drawdown falls due on ${dueDate}: reject it`)
    // Interest runs from the day on which the money moves: paid out later than quoted, it is less, never more.
    const price = quoteDrawdown({
      amountCents,
      deductionsCents,
      benchmark,
      terms: facility.terms,
      drawdownDate: today,
      dueDate,
    })
    if (!price.verdict.ok) return refuseAct(70001, 'the effective rate is above what the law allows')

    const paidOut: Drawdown = {
      ...drawdown,
      status: 'paid out',
      price: { ...price, verdict: drawdown.price.verdict },
      paidOutAt: now.toISOString(),
      ...(reference ? { payoutReference: reference } : {}),
    }
    const { companyId, facilityId, drawdownId } = drawdown
    const written = await table.transact({
      ...postToLedger(table, facility, { posting: drawdownPaidOut(drawdownId, today, amountCents) }, now),
      // Lands only on the version that was read, which is approved and has its note.
      drawdown: replaceDrawdown(table, paidOut),
      event: recordEvent(
        table,
        { name: 'drawdown-paid-out', companyId, facilityId, drawdownId },
        `drawdown-paid-out:${drawdownId}`,
        now,
      ),
      audit: act.audit({
        companyId,
        before: { drawdownId, status: drawdown.status },
        after: { drawdownId, status: 'paid out', amount: decimalFromCents(amountCents) },
      }),
    })
    if (written.ok) return described(paidOut)
    const present = await findDrawdown(table, companyId, drawdownId)
    if (present && wasPaidOut(present)) return described(present)
    return refuseAct(20009, 'the drawdown was changed at the same moment; look again')
  },
})
