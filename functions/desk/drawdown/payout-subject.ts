import type { DecisionSubject } from '#shared/desk/viewed-records.ts'
import { type Drawdown, payoutWaitsSince } from '../../data/drawdowns.ts'

/** The subject of a payout decision: the drawdown, and since when it has waited to be paid. */
export const payoutSubject = (drawdown: Drawdown): DecisionSubject => ({
  companyId: drawdown.companyId,
  facilityId: drawdown.facilityId,
  since: payoutWaitsSince(drawdown),
  accountId: drawdown.payoutAccount?.id,
})
