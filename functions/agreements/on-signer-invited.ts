import { findAgreement } from '../data/agreements.ts'
import type { Subscriber } from '../events/subscriber.ts'
import { composeMail } from '../mails/compose-mail.ts'
import { changeAgreement, withSigner } from './change-agreement.ts'
import { invitationWords } from './mails.ts'

/** Mails a signer the link, and notes that it went out. */
export const onSignerInvited: Subscriber<'signer-invited'> = async (
  { companyId, agreementId, signerId, sealedToken },
  { table, seal, messenger, config: { brandName, siteUrl } },
) => {
  const agreement = await findAgreement(table, companyId, agreementId)
  const signer = agreement?.signers.find((each) => each.signerId === signerId)
  if (!agreement || !signer || signer.status === 2) return
  const { locale, companyName, agreementNumber } = agreement
  const words = invitationWords[locale]
  const token = await seal.open(sealedToken, 'event')
  const mail = composeMail({
    brandName,
    locale,
    subject: words.subject(brandName, companyName),
    heading: words.heading,
    paragraphs: words.paragraphs(signer.nameCn && locale !== 'en' ? signer.nameCn : signer.name, companyName),
    facts: [
      { label: words.facts.company, value: companyName },
      { label: words.facts.agreementNumber, value: agreementNumber },
    ],
    action: { label: words.action, url: `${siteUrl}/financing/sign/${token}` },
    footnote: words.footnote,
  })
  await messenger.sendMail({ to: signer.email, ...mail })
  await changeAgreement(table, { companyId, agreementId }, async (latest) => {
    const invited = latest.signers.find((each) => each.signerId === signerId)
    return invited?.status === 0
      ? { change: withSigner(latest, { ...invited, status: 1 }), result: undefined }
      : { stop: undefined }
  })
}
