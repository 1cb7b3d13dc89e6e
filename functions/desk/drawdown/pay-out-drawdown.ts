import { payoutCentsOf } from '#shared/lending/drawdown-price.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { type Drawdown, findDrawdown } from '../../data/drawdowns.ts'
import { findFacility } from '../../data/facilities.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { findDeskDrawdown } from '../facility/find-in-facility.ts'
import { describeNamedAccount } from './check-payout-account.ts'
import { checkPayable } from './examine-payout.ts'
import { facilityObstacle } from './facility-obstacle.ts'
import { payoutSubject } from './payout-subject.ts'
import { preparePayout } from './prepare-payout.ts'
import { refuseInBatch } from './refuse-unaccepted.ts'

const wasPaidOut = ({ paidOutAt }: Drawdown) => paidOutAt !== undefined

const described = ({ drawdownId, facilityId, status, price, paidOutAt, payoutAccount }: Drawdown) => ({
  ok: true as const,
  drawdownId,
  facilityId,
  status,
  amount: decimalFromCents(price.amountCents),
  /** The transferred amount: less the fee and the interest that are deducted upfront. */
  transferred: decimalFromCents(payoutCentsOf(price)),
  feeTaken: decimalFromCents(price.deductionsCents),
  interestTaken: decimalFromCents(price.upfrontInterestCents ?? 0),
  interest: decimalFromCents(price.interestCents),
  /** The interest that a red packet pays. */
  redPacket: decimalFromCents(price.packet?.paysCents ?? 0),
  total: decimalFromCents(price.totalCents),
  dueDate: price.dueDate,
  paidOutAt,
  ...(payoutAccount ? { payoutAccount: describeNamedAccount(payoutAccount) } : {}),
})

export const payOutDrawdownAct: RunAct<'drawdown-pay-out'> = async (
  { reference, valueDate, warningAccepted, arrearsAccepted, ...ids },
  act,
  deps,
) => {
  const { table, clock } = deps
  const found = await findDeskDrawdown(table, ids)
  if (!found.ok) return found
  const { item: drawdown, facility } = found
  if (wasPaidOut(drawdown)) return described(drawdown)
  if (drawdown.payoutBatchId) return refuseInBatch(drawdown.payoutBatchId)
  const today = businessDate(clock())
  const date = valueDate ?? today
  const approvedOn = drawdown.decidedAt ? businessDate(new Date(drawdown.decidedAt)) : today
  if (date > today || (date < today && date < approvedOn))
    return refuseAct('invalidDate', `the bank paid on a day from the approval to ${today}`)
  const payable = await checkPayable(deps, { facility, drawdown }, { warningAccepted, arrearsAccepted }, date)
  if (!payable.ok) return payable
  const { paidOut, writes, change } = preparePayout(
    { table, clock },
    { facility, drawdown },
    payable,
    reference,
  )
  const written = await table.transact({
    ...writes,
    audit: act.audit({ ...change, decidesOn: [payoutSubject(drawdown)] }),
  })
  if (written.ok) return described(paidOut)
  const [present, bears] = await Promise.all([
    findDrawdown(table, drawdown.companyId, drawdown.drawdownId),
    findFacility(table, facility.facilityId),
  ])
  if (present && wasPaidOut(present)) return described(present)
  const against = bears && facilityObstacle(bears)
  return (
    against?.refusal ??
    refuseAct(
      'changedMeanwhile',
      'the drawdown, its payout account or the facility was changed at the same moment; look again',
    )
  )
}
