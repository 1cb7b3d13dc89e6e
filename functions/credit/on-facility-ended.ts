import { findFacility } from '../data/facilities.ts'
import { mailCompanyOwner } from '../mails/mail-company-owner.ts'
import { createUserMessage } from '../notifications/create-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { moneyText } from '../translations/format.ts'
import { creditTranslations } from '../translations/load-translations.ts'

/** Notifies the seller that no more can be drawn, and of the remaining debt; not if the facility was renewed since. */
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
  await createUserMessage(
    companyId,
    status === 'closed' ? { kind: 'facility-closed' } : { kind: 'facility-expired', outstanding },
    deps,
    delivery,
  )
  await mailCompanyOwner(companyId, `facility-${status}`, deps, async ({ locale, linkTo }) => ({
    translations: (await creditTranslations[locale]()).translations.facilityEnded[status],
    actionUrl: linkTo('facility'),
    facts: status === 'expired' ? { outstandingPrincipal: moneyText(outstanding.cents, currency) } : {},
  }))
}
