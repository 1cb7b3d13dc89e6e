import * as z from 'zod/mini'
import { feeCharged } from '#shared/ledger/charge-postings.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { addFee, statusAfter } from '#shared/repayment/charge-order-changes.ts'
import { isCollectable } from '#shared/repayment/charge-order-states.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { replaceChargeOrder } from '../../data/charge-orders.ts'
import { recordEvent } from '../../data/events.ts'
import { postToLedger } from '../../data/ledger.ts'
import { fields } from '../engine/act-fields.ts'
import { deskAct, refuseAct } from '../engine/desk-act.ts'
import { chargeChangedMeanwhile, repeatedPostingOutcome } from '../engine/repeated-posting.ts'
import { chargeFields, findDeskCharge } from '../facility/find-in-facility.ts'

export const chargeFeeAct = deskAct({
  name: 'fee-charge',
  summary: 'Charges a fee on a charge order that is still being collected. The key names the fee.',
  positional: ['facilityId', 'chargeId', 'amount', 'key'],
  needsReason: true,
  sensitive: { kinds: ['movesMoney'] },
  fourEyes: true,
  schema: z.object({ ...chargeFields, amount: fields.amount, key: fields.actKey }),
  run: async ({ amount, key, ...ids }, act, { table, clock }) => {
    const found = await findDeskCharge(table, ids)
    if (!found.ok) return found
    const { facility, item: charge } = found
    const { facilityId, companyId } = facility
    const { chargeId } = charge
    const now = clock()
    const posting = feeCharged(chargeId, key, businessDate(now), amount)
    const outcome = { ok: true as const, facilityId, chargeId, key, fee: decimalFromCents(amount) }
    const before = await repeatedPostingOutcome(table, facilityId, posting, outcome)
    if (before) return before
    if (!isCollectable(charge.status)) return refuseAct('wrongState', `the charge order is ${charge.status}`)
    const changed = addFee(charge, amount)
    const written = await table.transact({
      ...postToLedger(table, facility, { posting }, now),
      charge: replaceChargeOrder(table, { ...changed, status: statusAfter(changed) }),
      event: recordEvent(
        table,
        { name: 'fee-charged', companyId, chargeId, feeCents: amount },
        `fee-charged:${chargeId}@${key}`,
        now,
      ),
      audit: act.audit({
        companyId,
        before: { chargeId, feeOwed: decimalFromCents(charge.owedCents.fee) },
        after: { chargeId, feeOwed: decimalFromCents(changed.owedCents.fee), key },
      }),
    })
    if (written.ok) return outcome
    return (await repeatedPostingOutcome(table, facilityId, posting, outcome)) ?? chargeChangedMeanwhile
  },
})
