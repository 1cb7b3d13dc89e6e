import { decimalFromCents } from '#shared/money/cents.ts'
import { sumOfKinds } from '#shared/repayment/charge-order.ts'
import { answerDispute, openDispute } from '#shared/repayment/dispute.ts'
import type { DisputeDecision } from '#shared/repayment/dispute-outcomes.ts'
import { type BusinessDate, businessDate } from '#shared/time/business-date.ts'
import { type ChargeOrder, replaceChargeOrder } from '../../data/charge-orders.ts'
import { recordEvent } from '../../data/events.ts'
import type { Facility } from '../../data/facilities.ts'
import { alignDrawdownStatus } from '../../repayment/align-drawdown-status.ts'
import { postOverdue } from '../../repayment/post-overdue.ts'
import type { Deps } from '../../runtime/deps.ts'
import { type Act, type Outcome, type RunAct, refuseAct } from '../engine/desk-act.ts'
import { chargeChangedMeanwhile } from '../engine/repeated-posting.ts'
import { findDeskCharge } from '../facility/find-in-facility.ts'
import { dateIndependent } from './approval-basis.ts'

interface Answer {
  outcome: DisputeDecision
  words: string
  wrongSince?: BusinessDate | undefined
}

const described = ({ chargeId, facilityId, status, owedCents }: ChargeOrder, outcome: DisputeDecision) => ({
  ok: true as const,
  facilityId,
  chargeId,
  outcome,
  status,
  outstanding: decimalFromCents(sumOfKinds(owedCents)),
})

/** The days since which an error may have existed: not before the due date, nor before an earlier decision. */
const earliestWrong = ({ dueDate, holds = [] }: ChargeOrder): BusinessDate =>
  holds.reduce((latest, { to }) => (to !== undefined && to > latest ? to : latest), dueDate)

const give = async (
  { outcome, words, wrongSince }: Answer,
  { facility, item: stored }: { facility: Facility; item: ChargeOrder },
  act: Act,
  { table, clock }: Deps,
): Promise<Outcome<'dispute-uphold'>> => {
  const { companyId, chargeId } = stored
  const last = stored.disputes?.at(-1)
  if (last?.outcome === outcome && last.answer === words) return described(stored, outcome)
  const dispute = openDispute(stored)
  if (!dispute || stored.status !== 'suspend')
    return refuseAct('wrongState', 'no dispute of this charge order waits for an answer')
  const earliest = earliestWrong(stored)
  if (wrongSince !== undefined && (wrongSince < earliest || wrongSince > dispute.raisedOn))
    return refuseAct('invalidDate', `it was wrong since a day from ${earliest} to ${dispute.raisedOn}`)
  const now = clock()
  const answered = answerDispute(
    stored,
    { outcome, words, answeredAt: now.toISOString(), ...(wrongSince ? { wrongSince } : {}) },
    businessDate(now),
  )
  if (!answered)
    return refuseAct(
      'wrongState',
      `overdue interest of days after ${wrongSince} was paid or waived since: reverse that first, or name a later day`,
    )
  const { charge, overdue } = answered
  const replaced = replaceChargeOrder(table, charge)
  const written = await table.transact<string>({
    ...postOverdue(table, facility, overdue, now),
    charge: replaced,
    drawdown: await alignDrawdownStatus(table, stored, charge, now),
    event: recordEvent(
      table,
      { name: 'dispute-answered', companyId, chargeId, outcome },
      `dispute-answered:${chargeId}@${stored.version}`,
      now,
    ),
    audit: act.audit({
      companyId,
      before: { chargeId, status: stored.status, owed: decimalFromCents(sumOfKinds(stored.owedCents)) },
      after: {
        chargeId,
        status: charge.status,
        owed: decimalFromCents(sumOfKinds(charge.owedCents)),
        outcome,
      },
      basis: dateIndependent(stored, replaced),
      decidesOn: [
        {
          companyId,
          facilityId: stored.facilityId,
          since: dispute.raisedAt,
          fileIds: dispute.fileId ? [dispute.fileId] : [],
        },
      ],
    }),
  })
  return written.ok ? described(charge, outcome) : chargeChangedMeanwhile
}

export const upholdDisputeAct: RunAct<'dispute-uphold'> = async (
  { answer: words, wrongSince, ...ids },
  act,
  deps,
) => {
  const found = await findDeskCharge(deps.table, ids)
  return found.ok ? give({ outcome: 'upheld', words, wrongSince }, found, act, deps) : found
}

export const rejectDisputeAct: RunAct<'dispute-reject'> = async ({ answer: words, ...ids }, act, deps) => {
  const found = await findDeskCharge(deps.table, ids)
  return found.ok ? give({ outcome: 'rejected', words }, found, act, deps) : found
}
