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

/** A limit that was lowered or raised, or could be higher, is told; one that stays as it was is not. */
export const onLimitRecalculated: Subscriber<'limit-recalculated'> = async (
  { companyId, facilityId, outcome, cause },
  deps,
  delivery,
) => {
  if (outcome === 'kept' || outcome === 'unchanged') return
  const facility = await findFacility(deps.table, facilityId)
  if (!facility) throw new Error(`there is no facility ${facilityId}`)
  const { balances, currency } = facility
  await leaveMessage(
    companyId,
    { kind: kinds[outcome], limit: { cents: balances.limit, currency } },
    deps,
    delivery,
  )
  await mailOwner(companyId, deps, async ({ locale, linkTo }) => {
    const { words } = await creditWords[locale]()
    return {
      words: outcome === 'raised' ? words.limitRaised : words[wordsAfter[cause]][outcome],
      actionUrl: linkTo('limit'),
      facts: { limit: moneyText(balances.limit, currency) },
    }
  })
}
