import { drawdownMayBecome } from '#shared/drawdown/drawdown-states.ts'
import { warningToAccept } from '#shared/drawdown/warning-to-accept.ts'
import { drawdownReleased } from '#shared/ledger/facility-postings.ts'
import { payoutCentsOf } from '#shared/lending/drawdown-price.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { generalRejection, type Rejection } from '#shared/rejections/rejections.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { type Drawdown, findDrawdown, replaceDrawdown } from '../../data/drawdowns.ts'
import { recordEvent } from '../../data/events.ts'
import { findChargeInArrears } from '../../data/find-charge-in-arrears.ts'
import { postToLedger } from '../../data/ledger.ts'
import type { Table } from '../../data/table.ts'
import { returnRedPacket } from '../../drawdown/return-red-packet.ts'
import type { Deps } from '../../runtime/deps.ts'
import { screeningDue } from '../../screening/screening-due.ts'
import { type Act, type Outcome, type RunAct, refuseAct } from '../engine/desk-act.ts'
import { findDeskDrawdown } from '../facility/find-in-facility.ts'
import { checkPayoutAccount, describeNamedAccount } from './check-payout-account.ts'
import { refuseInBatch, refuseUnacceptedArrears, refuseUnacceptedWarning } from './refuse-unaccepted.ts'

type Decision = 'approved' | 'rejected'

const described = ({ drawdownId, facilityId, status, payoutAccount }: Drawdown) => ({
  ok: true as const,
  drawdownId,
  facilityId,
  status,
  ...(payoutAccount ? { payoutAccount: describeNamedAccount(payoutAccount) } : {}),
})

const decisionEvent = (
  { companyId, facilityId, drawdownId }: Drawdown,
  decision: Decision,
  { table, clock }: Deps,
) =>
  recordEvent(
    table,
    { name: 'drawdown-decided', companyId, facilityId, drawdownId, decision },
    `drawdown-decided:${drawdownId}:${decision}`,
    clock(),
  )

/** The same decision twice is one decision; a different one after it is refused. */
const outcomeAfterRace = async (table: Table, { companyId, drawdownId }: Drawdown, decision: Decision) => {
  const present = await findDrawdown(table, companyId, drawdownId)
  if (present?.status === decision) return described(present)
  return refuseAct(
    'changedMeanwhile',
    'the drawdown or its payout account was changed at the same moment; look again',
  )
}

const alreadyDecided = ({ status }: Drawdown) => refuseAct('wrongState', `the drawdown is ${status}`)

const approve = async (
  {
    warningAccepted: isAccepted,
    arrearsAccepted,
    ...ids
  }: { facilityId: string; drawdownId: string; warningAccepted: boolean; arrearsAccepted: boolean },
  act: Act,
  deps: Deps,
): Promise<Outcome<'drawdown-approve'>> => {
  const { table, clock } = deps
  const found = await findDeskDrawdown(table, ids)
  if (!found.ok) return found
  const { item: drawdown } = found
  if (drawdown.status === 'approved') return described(drawdown)
  // Money that was paid out is returned by another act.
  if (drawdown.paidOutAt || !drawdownMayBecome(drawdown.status, 'approved')) return alreadyDecided(drawdown)
  const warning = warningToAccept(drawdown.price.verdict)
  if (warning && !isAccepted) return refuseUnacceptedWarning(warning)
  const arrears = await findChargeInArrears(table, drawdown.companyId, clock())
  if (arrears && !arrearsAccepted) return refuseUnacceptedArrears(arrears)
  const held = await checkPayoutAccount(deps, drawdown)
  if (!held.ok) return held
  const approved: Drawdown = {
    ...drawdown,
    status: 'approved',
    decidedAt: clock().toISOString(),
    decidedBy: act.actor,
    ...(act.approvedBy ? { secondedBy: act.approvedBy } : {}),
    ...(warning ? { warningAccepted: true } : {}),
  }
  const written = await table.transact({
    drawdown: replaceDrawdown(table, approved),
    account: held.usable,
    event: decisionEvent(drawdown, 'approved', deps),
    screening: screeningDue(deps, drawdown.companyId, `drawdown-approved:${drawdown.drawdownId}`),
    audit: act.audit({
      companyId: drawdown.companyId,
      before: { drawdownId: drawdown.drawdownId, status: drawdown.status },
      after: {
        drawdownId: drawdown.drawdownId,
        status: 'approved',
        amount: decimalFromCents(drawdown.price.amountCents),
        toTransfer: decimalFromCents(payoutCentsOf(drawdown.price)),
        warningAccepted: warning !== undefined,
        payoutAccount: describeNamedAccount(held.named),
        ...(arrears ? { arrearsAccepted: arrears.chargeId } : {}),
      },
      decidesOn: [
        {
          companyId: drawdown.companyId,
          facilityId: drawdown.facilityId,
          since: drawdown.requestedAt,
          fileIds: drawdown.noteFileId ? [drawdown.noteFileId] : [],
        },
      ],
    }),
  })
  return written.ok ? described(approved) : outcomeAfterRace(table, drawdown, 'approved')
}

const reject = async (
  {
    rejection = generalRejection,
    ...ids
  }: { facilityId: string; drawdownId: string; rejection?: Rejection<'drawdown'> | undefined },
  act: Act,
  deps: Deps,
): Promise<Outcome<'drawdown-approve'>> => {
  const { table, clock } = deps
  const found = await findDeskDrawdown(table, ids)
  if (!found.ok) return found
  const { item: drawdown, facility } = found
  if (drawdown.status === 'rejected') return described(drawdown)
  if (!drawdownMayBecome(drawdown.status, 'rejected')) return alreadyDecided(drawdown)
  if (drawdown.payoutBatchId) return refuseInBatch(drawdown.payoutBatchId)
  const now = clock()
  const rejected: Drawdown = {
    ...drawdown,
    status: 'rejected',
    decidedAt: now.toISOString(),
    rejection,
    ...(act.reason ? { rejectReason: act.reason } : {}),
  }
  const released = drawdownReleased(drawdown.drawdownId, businessDate(now), drawdown.price.amountCents)
  const written = await table.transact({
    ...postToLedger(table, facility, { posting: released }, now),
    packet: await returnRedPacket(table, drawdown, now),
    drawdown: replaceDrawdown(table, rejected),
    event: decisionEvent(drawdown, 'rejected', deps),
    audit: act.audit({
      companyId: drawdown.companyId,
      before: { drawdownId: drawdown.drawdownId, status: drawdown.status },
      after: { drawdownId: drawdown.drawdownId, status: 'rejected', rejection },
    }),
  })
  return written.ok ? described(rejected) : outcomeAfterRace(table, drawdown, 'rejected')
}

export const approveDrawdownAct: RunAct<'drawdown-approve'> = approve

export const rejectDrawdownAct: RunAct<'drawdown-reject'> = reject
