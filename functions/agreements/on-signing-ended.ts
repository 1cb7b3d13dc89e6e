import type { AgreementKind } from '#shared/agreements/agreement-kinds.ts'
import type { LineScreen } from '#shared/site/screen-paths.ts'
import { findAgreement } from '../data/agreements.ts'
import { mailAdministrators } from '../mails/mail-administrators.ts'
import { createUserMessage } from '../notifications/create-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { agreementsTranslations } from '../translations/load-translations.ts'

/** Where a new signing is started. */
const screenOf = {
  facility: 'home',
  addendum: 'activateShop',
  increase: 'increaseLimit',
} as const satisfies Record<AgreementKind, LineScreen>

/** Notifies a company that a signing ended without an agreement: who declined and why, or that it lapsed. */
export const onSigningEnded: Subscriber<'signing-ended'> = async (
  { companyId, agreementId, how },
  deps,
  delivery,
) => {
  const agreement = await findAgreement(deps.table, companyId, agreementId)
  if (!agreement) throw new Error(`there is no agreement ${agreementId}`)
  const { agreementNumber, signers, kind } = agreement
  const decliner = signers.find(({ declined }) => declined)
  const signer = decliner?.name ?? ''
  const reason = decliner?.declined?.reason ?? ''
  const isOfferOver = kind === 'increase' && how === 'lapsed'
  await createUserMessage(
    companyId,
    isOfferOver
      ? {
          kind: 'limit-request-lapsed',
          limit: { cents: agreement.limitCents, currency: agreement.currency },
        }
      : { kind: `signing-${how}`, agreement: { name: agreementNumber } },
    deps,
    delivery,
  )
  await mailAdministrators(companyId, `signing-${how}`, deps, async ({ locale, companyName, linkTo }) => {
    const { translations } = await agreementsTranslations[locale]()
    return {
      translations: isOfferOver ? translations.offerLapsed : translations[how],
      values: { signer, reason, company: companyName },
      facts: { company: companyName, agreementNumber },
      actionUrl: linkTo(screenOf[kind ?? 'facility']),
    }
  })
}
