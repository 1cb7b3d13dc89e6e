import { findAgreement } from '../data/agreements.ts'
import { mailAdministrators } from '../mails/mail-administrators.ts'
import { leaveMessage } from '../notifications/leave-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { agreementsWords } from '../words/load-words.ts'

/** Tells a company that a signing came to nothing: who declined and why, or that its time is over. */
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
  await leaveMessage(
    companyId,
    { kind: `signing-${how}`, agreement: { name: agreementNumber } },
    deps,
    delivery,
  )
  await mailAdministrators(companyId, `signing-${how}`, deps, async ({ locale, companyName, linkTo }) => ({
    words: (await agreementsWords[locale]()).words[how],
    values: { signer, reason, company: companyName },
    facts: { company: companyName, agreementNumber },
    actionUrl: linkTo(kind === 'addendum' ? 'activateShop' : 'home'),
  }))
}
