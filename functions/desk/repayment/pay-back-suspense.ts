import { suspensePaidBack } from '#shared/ledger/suspense-postings.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findFacility } from '../../data/facilities.ts'
import { postToLedger } from '../../data/ledger.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { repeatedPostingOutcome } from '../engine/repeated-posting.ts'

export const payBackSuspenseAct: RunAct<'suspense-pay-back'> = async (
  { facilityId, amount, key },
  act,
  { table, clock },
) => {
  const facility = await findFacility(table, facilityId)
  if (!facility) return refuseAct('notFound', `there is no facility ${facilityId}`)
  const now = clock()
  const posting = suspensePaidBack(key, businessDate(now), amount)
  const outcome = { ok: true as const, facilityId, key, paidBack: decimalFromCents(amount) }
  const done = () => repeatedPostingOutcome(table, facilityId, posting, outcome)
  const before = await done()
  if (before) return before
  const heldCents = 0 - facility.balances.suspense
  if (amount > heldCents) return refuseAct('ruleBroken', `only ${decimalFromCents(heldCents)} is held`)
  const written = await table.transact({
    ...postToLedger(table, facility, { posting }, now),
    audit: act.audit({
      companyId: facility.companyId,
      currency: facility.currency,
      before: { facilityId, held: decimalFromCents(heldCents) },
      after: { facilityId, held: decimalFromCents(heldCents - amount), key },
      versions: [facility.heldChanges ?? 0],
    }),
  })
  if (written.ok) return outcome
  return (
    (await done()) ?? refuseAct('changedMeanwhile', 'what is held was changed at the same moment; look again')
  )
}
