import { byKind } from '../../shared/drawdown/charge-order.ts'
import { interestPosted } from '../../shared/ledger/facility-postings.ts'
import { chargeIdOf, replaceChargeOrder } from '../data/charge-orders.ts'
import { chargeCauseOf, type Drawdown, findDrawdown, replaceDrawdown } from '../data/drawdowns.ts'
import { recordEvent } from '../data/events.ts'
import { findFacility } from '../data/facilities.ts'
import { postToLedger } from '../data/ledger.ts'
import type { Deps } from '../http/deps.ts'

/**
 * Posts the interest of a drawdown that fell due and raises its charge order; once, however often it is called.
 * Gives the id of the charge order when this call did it. Throws when the facility does not bear it.
 */
export const chargeDrawdown = async (
  { companyId, drawdownId }: Pick<Drawdown, 'companyId' | 'drawdownId'>,
  { table, clock }: Deps,
): Promise<string | undefined> => {
  // The index trails the table: only the item itself says how the drawdown stands.
  const drawdown = await findDrawdown(table, companyId, drawdownId)
  if (drawdown?.status !== 'paid out') return undefined
  const { facilityId, price } = drawdown
  const facility = await findFacility(table, facilityId)
  if (!facility) throw new Error(`drawdown ${drawdownId} has no facility`)

  const now = clock()
  const { dueDate, amountCents: principal, interestCents: interest } = price
  const cause = chargeCauseOf(drawdown)
  const chargeId = chargeIdOf(dueDate, cause)
  const chargedCents = byKind((kind) => ({ fee: 0, overdueInterest: 0, interest, principal })[kind])
  const written = await table.transact({
    ...postToLedger(table, facility, { posting: interestPosted(cause, dueDate, interest) }, now),
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
  if (written.ok) return chargeId
  // Another run was faster.
  if (written.failed.includes('posting')) return undefined
  throw new Error(`drawdown ${drawdownId} could not be charged: ${written.failed.join(', ')}`)
}
