import * as z from 'zod/mini'
import { decimalFromCents } from '#shared/money/cents.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findPayoff } from '../../data/payoffs.ts'
import { fields } from '../engine/act-fields.ts'
import { deskAct } from '../engine/desk-act.ts'
import { drawdownFields } from '../facility/find-in-facility.ts'
import { describePayoff, findDeskPayoff, payoffChangedMeanwhile } from './find-desk-payoff.ts'
import { settlePayoff } from './settle-payoff.ts'

export const postPayoffAct = deskAct({
  name: 'payoff-post',
  summary:
    'Posts a repayment ahead of time as it arrived: fee and interest to the day on which it did, and principal with the rest and with what is given back.',
  fourEyes: true,
  positional: ['facilityId', 'drawdownId'],
  sensitive: { kinds: ['movesMoney', 'waivesDebt'] },
  schema: z.object({
    ...drawdownFields,
    amount: z.optional(fields.amount),
    valueDate: fields.valueDate,
  }),
  freezeDefaults: ({ valueDate }, { clock }) => ({ valueDate: valueDate ?? businessDate(clock()) }),
  run: async ({ amount, valueDate, ...ids }, act, { table, clock }) => {
    const found = await findDeskPayoff(table, ids)
    if (!found.ok) return found
    const { facility, drawdown, payoff } = found
    if (payoff.status === 'posted') return describePayoff(payoff)
    const now = clock()
    const date = valueDate ?? businessDate(now)
    const postedCents = amount ?? payoff.reportedCents
    const settlement = settlePayoff(table, { facility, drawdown, payoff, postedCents, date }, now)
    if (!settlement.ok) return settlement
    const { posted, repaid, writes } = settlement
    const { companyId, drawdownId } = drawdown
    const written = await table.transact({
      ...writes,
      audit: act.audit({
        companyId,
        before: { drawdownId, status: drawdown.status },
        after: { drawdownId, status: repaid.status, posted: decimalFromCents(postedCents), valueDate: date },
      }),
    })
    if (written.ok) return describePayoff(posted)
    const present = await findPayoff(table, companyId, drawdownId)
    return present?.status === 'posted' ? describePayoff(present) : payoffChangedMeanwhile
  },
})
