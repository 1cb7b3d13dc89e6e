import type { DecisionSubject } from '#shared/desk/viewed-records.ts'
import { type Drawdown, payoutWaitsSince } from '../../data/drawdowns.ts'

/** What a payout decides on: the drawdown since it waits to be paid. */
export const payoutSubject = (drawdown: Drawdown): DecisionSubject => ({
  companyId: drawdown.companyId,
  facilityId: drawdown.facilityId,
  since: payoutWaitsSince(drawdown),
  accountId: drawdown.payoutAccount?.id,
})
