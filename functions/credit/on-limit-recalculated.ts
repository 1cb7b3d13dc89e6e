import { findFacility } from '../data/facilities.ts'
import { mailOwner } from '../mails/mail-owner.ts'
import { leaveMessage } from '../notifications/leave-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { moneyText } from '../words/format.ts'
import { creditWords } from '../words/load-words.ts'

/** A limit that was lowered, or could be higher, is told; one that stays as it was is not. */
export const onLimitRecalculated: Subscriber<'limit-recalculated'> = async (
  { companyId, facilityId, outcome, cause },
  deps,
  delivery,
) => {
  if (outcome !== 'lowered' && outcome !== 'higherPossible') return
  const facility = await findFacility(deps.table, facilityId)
  if (!facility) throw new Error(`there is no facility ${facilityId}`)
  const { balances, currency } = facility
  await leaveMessage(
    companyId,
    {
      kind: outcome === 'lowered' ? 'limit-lowered' : 'limit-higher-possible',
      limit: { cents: balances.limit, currency },
    },
    deps,
    delivery,
  )
  await mailOwner(companyId, deps, async ({ locale, linkTo }) => {
    const { limit, limitWithShops } = (await creditWords[locale]()).words
    return {
      words: (cause === 'shopsChanged' ? limitWithShops : limit)[outcome],
      actionUrl: linkTo('limit'),
      facts: { limit: moneyText(balances.limit, currency) },
    }
  })
}
