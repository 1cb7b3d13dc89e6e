import { fillIn, siteScreens } from '#shared/site/screen-paths.ts'
import { findAgreement, hasEnded } from '../data/agreements.ts'
import { composeMail } from '../mails/compose-mail.ts'
import { siteLink } from '../mails/site-link.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { agreementsWords } from '../words/load-words.ts'
import { changeAgreement, withSigner } from './change-agreement.ts'

/** Mails a signer the link, and notes that it went out. */
export const onSignerInvited: Subscriber<'signer-invited'> = async (
  { companyId, agreementId, signerId, sealedToken, isReminder },
  { table, clock, seal, messenger, config },
) => {
  const agreement = await findAgreement(table, companyId, agreementId)
  const signer = agreement?.signers.find((each) => each.signerId === signerId)
  if (!agreement || !signer || signer.status === 2 || hasEnded(agreement)) return
  const { companyName, agreementNumber, kind } = agreement
  const locale = signer.locale ?? agreement.locale
  const { words } = await agreementsWords[locale]()
  const invitation = kind === 'addendum' ? words.addendumInvitation : words.invitation
  const token = await seal.open(sealedToken, 'event')
  const mail = await composeMail(
    {
      locale,
      words: isReminder ? words.reminder : invitation,
      values: {
        signer: signer.nameCn && locale !== 'en' ? signer.nameCn : signer.name,
        company: companyName,
      },
      facts: { company: companyName, agreementNumber },
      actionUrl: siteLink(config, fillIn(siteScreens.sign, token)),
    },
    config,
  )
  await messenger.sendMail({ to: signer.email, ...mail })
  await changeAgreement({ table, clock }, { companyId, agreementId }, async (latest) => {
    const invited = latest.signers.find((each) => each.signerId === signerId)
    return invited?.status === 0
      ? { change: withSigner(latest, { ...invited, status: 1 }), result: undefined }
      : { stop: undefined }
  })
}
