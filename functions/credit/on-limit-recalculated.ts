import { findFacility } from '../data/facilities.ts'
import { mailOwner } from '../mails/mail-owner.ts'
import { leaveMessage } from '../notifications/leave-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { moneyText } from '../words/format.ts'
import { creditWords } from '../words/load-words.ts'

const kinds = {
  lowered: 'limit-lowered',
  higherPossible: 'limit-higher-possible',
  raised: 'limit-raised',
} as const

const wordsAfter = {
  firstDrawdown: 'limit',
  shopsAdded: 'limitWithAddedShops',
  shopsChanged: 'limitWithShops',
} as const

/**
 * A limit that was lowered or raised, or could be higher, is told; one that stays as it was, to who waits for what an
 * addendum makes of it.
 */
export const onLimitRecalculated: Subscriber<'limit-recalculated'> = async (
  { companyId, facilityId, outcome, cause },
  deps,
  delivery,
) => {
  const stays = outcome === 'kept' || outcome === 'unchanged'
  if (stays && cause !== 'shopsAdded') return
  const facility = await findFacility(deps.table, facilityId)
  if (!facility) throw new Error(`there is no facility ${facilityId}`)
  const limit = { cents: facility.balances.limit, currency: facility.currency }
  if (!stays) await leaveMessage(companyId, { kind: kinds[outcome], limit }, deps, delivery)
  await mailOwner(companyId, stays ? 'limit' : kinds[outcome], deps, async ({ locale, linkTo }) => {
    const { words } = await creditWords[locale]()
    const ofOutcome = {
      kept: words.limitStays,
      unchanged: words.limitStays,
      raised: words.limitRaised,
      ...words[wordsAfter[cause]],
    }
    return {
      words: ofOutcome[outcome],
      actionUrl: linkTo('limit'),
      facts: { limit: moneyText(limit.cents, limit.currency) },
    }
  })
}
