import { maskEmail } from '#shared/account/mask-email.ts'
import { contactChangeState } from '#shared/agreements/contact-change.ts'
import { maskMobile } from '#shared/agreements/mask-mobile.ts'
import { fillIn, siteScreens } from '#shared/site/screen-paths.ts'
import { findAgreement } from '../data/agreements.ts'
import { composeMail } from '../mails/compose-mail.ts'
import { siteLink } from '../mails/site-link.ts'
import { brandNameIn } from '../runtime/config.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { fillPlaceholders } from '../words/fill-placeholders.ts'
import { agreementsWords } from '../words/load-words.ts'

/** Notifies the former contact of a signer, by mail and, where there is a number, by SMS, with the link by which to object. */
export const onSignerContactRequested: Subscriber<'signer-contact-requested'> = async (
  { companyId, agreementId, signerId, changeId, sealedToken },
  { table, seal, messenger, config },
) => {
  const agreement = await findAgreement(table, companyId, agreementId)
  const signer = agreement?.signers.find((each) => each.signerId === signerId)
  const change = signer?.contactChange
  if (!agreement || !signer || change?.changeId !== changeId || contactChangeState(change) !== 'waiting')
    return
  const locale = signer.locale ?? agreement.locale
  const { words } = await agreementsWords[locale]()
  const actionUrl = siteLink(config, fillIn(siteScreens.objection, await seal.open(sealedToken, 'event')))
  const { companyName: company, agreementNumber } = agreement
  const mail = await composeMail(
    {
      locale,
      words: words.contactRequested,
      values: {
        signer: signer.nameCn && locale !== 'en' ? signer.nameCn : signer.name,
        company,
        contact: [maskEmail(change.email), ...(change.mobile ? [maskMobile(change.mobile)] : [])].join(
          words.numberSeparator,
        ),
      },
      facts: { company, agreementNumber },
      actionUrl,
    },
    config,
  )
  await messenger.sendMail({ to: signer.email, ...mail })
  if (!signer.mobile) return
  const brand = brandNameIn(config.brandName, locale)
  await messenger.sendSms(
    signer.mobile,
    fillPlaceholders(words.contactRequestedBySms, { brand, company, link: actionUrl }),
  )
}
