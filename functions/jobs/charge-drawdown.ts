import { byKind } from '../../shared/drawdown/charge-order.ts'
import { mayBecome } from '../../shared/drawdown/drawdown-states.ts'
import { interestPosted } from '../../shared/ledger/facility-postings.ts'
import { chargeIdOf, replaceChargeOrder } from '../data/charge-orders.ts'
import { type Drawdown, findDrawdown, replaceDrawdown } from '../data/drawdowns.ts'
import { recordEvent } from '../data/events.ts'
import { findFacility } from '../data/facilities.ts'
import { postToLedger } from '../data/ledger.ts'
import type { Deps } from '../http/deps.ts'

/**
 * Posts the interest of a drawdown that fell due and raises its charge order; once, however often it is called.
 * True when this call did it. Throws when the facility does not bear it.
 */
export const chargeDrawdown = async (
  { companyId, drawdownId }: Pick<Drawdown, 'companyId' | 'drawdownId'>,
  { table, clock }: Deps,
): Promise<boolean> => {
  // The index trails the table: only the item itself says how the drawdown stands.
  const drawdown = await findDrawdown(table, companyId, drawdownId)
  if (!drawdown || !mayBecome(drawdown.status, 'due')) return false
  const { facilityId, price } = drawdown
  const facility = await findFacility(table, facilityId)
  if (!facility) throw new Error(`drawdown ${drawdownId} has no facility`)

  const now = clock()
  const { dueDate, amountCents: principal, interestCents: interest } = price
  const chargeId = chargeIdOf(dueDate, drawdownId)
  const chargedCents = byKind((kind) => ({ fee: 0, overdueInterest: 0, interest, principal })[kind])
  const written = await table.transact({
    ...postToLedger(table, facility, { posting: interestPosted(drawdownId, dueDate, interest) }, now),
    drawdown: replaceDrawdown(table, { ...drawdown, status: 'due', chargeId }),
    charge: replaceChargeOrder(table, {
      chargeId,
      companyId,
      facilityId,
      drawdownId,
      currency: drawdown.currency,
      collectionMethod: 'bank_transfer',
      status: 'active',
      dueDate,
      chargedCents,
      owedCents: chargedCents,
      principalSteps: [{ from: dueDate, principalCents: principal }],
      overdueTerms: {
        ratePercent: price.ratePercent,
        basis: price.dayCountBasis,
        multiplier: facility.terms.overdueMultiplier,
        graceDays: facility.terms.graceDays,
      },
      pendingCents: 0,
      createdAt: now.toISOString(),
      version: 0,
    }),
    event: recordEvent(
      table,
      { name: 'charge-raised', companyId, facilityId, chargeId },
      `charge-raised:${chargeId}`,
      now,
    ),
  })
  if (written.ok) return true
  // Another run was faster.
  if (written.failed.includes('posting')) return false
  throw new Error(`drawdown ${drawdownId} could not be charged: ${written.failed.join(', ')}`)
}
