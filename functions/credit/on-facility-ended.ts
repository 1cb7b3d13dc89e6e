import { findFacility } from '../data/facilities.ts'
import { mailOwner } from '../mails/mail-owner.ts'
import { leaveMessage } from '../notifications/leave-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { moneyText } from '../words/format.ts'
import { creditWords } from '../words/load-words.ts'

/** Tells that nothing more can be drawn, and what is still owed; not where the facility was renewed since. */
export const onFacilityEnded: Subscriber<'facility-ended'> = async (
  { companyId, facilityId, status },
  deps,
  delivery,
) => {
  const facility = await findFacility(deps.table, facilityId)
  if (!facility) throw new Error(`there is no facility ${facilityId}`)
  if (facility.status !== status) return
  const { balances, currency } = facility
  const outstanding = { cents: balances.principalReceivable, currency }
  await leaveMessage(
    companyId,
    status === 'closed' ? { kind: 'facility-closed' } : { kind: 'facility-expired', outstanding },
    deps,
    delivery,
  )
  await mailOwner(companyId, `facility-${status}`, deps, async ({ locale, linkTo }) => ({
    words: (await creditWords[locale]()).words.facilityEnded[status],
    actionUrl: linkTo('facility'),
    facts: status === 'expired' ? { outstandingPrincipal: moneyText(outstanding.cents, currency) } : {},
  }))
}
