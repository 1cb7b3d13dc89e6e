import { isOpenPayment } from '#shared/repayment/payment-states.ts'
import { recordEvent } from '../../data/events.ts'
import { findPayoff, type Payoff, writePayoff } from '../../data/payoffs.ts'
import type { RunAct } from '../engine/desk-act.ts'
import {
  describePayoff,
  findDeskPayoff,
  payoffChangedMeanwhile,
  refuseClosedPayoff,
} from './find-desk-payoff.ts'

export const voidPayoffAct: RunAct<'payoff-void'> = async (ids, act, { table, clock }) => {
  const found = await findDeskPayoff(table, ids)
  if (!found.ok) return found
  const { payoff } = found
  if (payoff.status === 'voided') return describePayoff(payoff)
  if (!isOpenPayment(payoff.status)) return refuseClosedPayoff(payoff)
  const voided: Payoff = {
    ...payoff,
    status: 'voided',
    ...(act.reason ? { voidReason: act.reason } : {}),
  }
  const { companyId, facilityId, drawdownId, reportedCents, reference, version } = payoff
  const written = await table.transact({
    ...writePayoff(table, voided),
    event: recordEvent(
      table,
      { name: 'payoff-voided', companyId, facilityId, drawdownId, reportedCents, reference },
      `payoff-voided:${drawdownId}:${version}`,
      clock(),
    ),
    audit: act.audit({
      companyId,
      before: { drawdownId, status: payoff.status },
      after: { drawdownId, status: 'voided' },
    }),
  })
  if (written.ok) return describePayoff(voided)
  const present = await findPayoff(table, companyId, drawdownId)
  return present?.status === 'voided' ? describePayoff(present) : payoffChangedMeanwhile
}
