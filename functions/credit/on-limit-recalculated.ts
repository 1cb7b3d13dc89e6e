import { findFacility } from '../data/facilities.ts'
import { mailCompanyOwner } from '../mails/mail-company-owner.ts'
import { createUserMessage } from '../notifications/create-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { moneyText } from '../translations/format.ts'
import { creditTranslations } from '../translations/load-translations.ts'

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
 * Notifies of a lowered, raised or potentially higher limit; of an unchanged one only if an addendum's result is
 * awaited.
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
  if (!stays) await createUserMessage(companyId, { kind: kinds[outcome], limit }, deps, delivery)
  await mailCompanyOwner(companyId, stays ? 'limit' : kinds[outcome], deps, async ({ locale, linkTo }) => {
    const { translations } = await creditTranslations[locale]()
    const ofOutcome = {
      kept: translations.limitStays,
      unchanged: translations.limitStays,
      raised: translations.limitRaised,
      ...translations[wordsAfter[cause]],
    }
    return {
      translations: ofOutcome[outcome],
      actionUrl: linkTo('limit'),
      facts: { limit: moneyText(limit.cents, limit.currency) },
    }
  })
}
