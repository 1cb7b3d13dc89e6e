import * as z from 'zod/mini'
import { suspensePaidBack } from '#shared/ledger/suspense-postings.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findFacility } from '../../data/facilities.ts'
import { postToLedger } from '../../data/ledger.ts'
import { fields } from '../engine/act-fields.ts'
import { deskAct, refuseAct } from '../engine/desk-act.ts'
import { repeatedPostingOutcome } from '../engine/repeated-posting.ts'

export const payBackSuspenseAct = deskAct({
  name: 'suspense-pay-back',
  summary: 'Records that money held for a seller was transferred back to them. The key names the transfer.',
  fourEyes: true,
  positional: ['facilityId', 'amount', 'key'],
  needsReason: true,
  sensitive: { kinds: ['movesMoney'] },
  schema: z.object({ facilityId: fields.facilityId, amount: fields.amount, key: fields.actKey }),
  run: async ({ facilityId, amount, key }, act, { table, clock }) => {
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
      (await done()) ??
      refuseAct('changedMeanwhile', 'what is held was changed at the same moment; look again')
    )
  },
})
