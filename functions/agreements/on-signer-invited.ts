import type { Locale } from '#shared/i18n/locales.ts'
import { inLanguage } from '#shared/site/page-addresses.ts'
import { fillIn, siteScreens } from '#shared/site/screen-paths.ts'
import { documentsOfSigner } from '../data/agreement-documents.ts'
import { type Agreement, findAgreement, hasEnded, type Signer } from '../data/agreements.ts'
import { composeMail } from '../mails/compose-mail.ts'
import { siteLink } from '../mails/site-link.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { agreementsTranslations } from '../translations/load-translations.ts'
import { borrowerNameIn } from './borrower-name.ts'
import { changeAgreement, withSigner } from './change-agreement.ts'

type Translations = Awaited<ReturnType<(typeof agreementsTranslations)[Locale]>>['translations']

/** By the signer's role: signatory, guarantor, or both. */
const invitationOf = (agreement: Agreement, signer: Signer, translations: Translations) => {
  if (agreement.kind === 'addendum') return translations.addendumInvitation
  if (agreement.kind === 'increase') return translations.increaseInvitation
  if (agreement.kind === 'plan') return translations.planInvitation
  const papers = documentsOfSigner(agreement, signer)
  if (papers.length > 1) return translations.setInvitation
  return papers[0]?.kind === 'guarantee' ? translations.guarantorInvitation : translations.invitation
}

/** Mails a signer the link, and records that it was sent. */
export const onSignerInvited: Subscriber<'signer-invited'> = async (
  { companyId, agreementId, signerId, sealedToken, isReminder },
  { table, clock, seal, messenger, config },
) => {
  const agreement = await findAgreement(table, companyId, agreementId)
  const signer = agreement?.signers.find((each) => each.signerId === signerId)
  if (!agreement || !signer || signer.status === 2 || hasEnded(agreement)) return
  const locale = signer.locale ?? agreement.locale
  const company = borrowerNameIn(locale, agreement)
  const { translations } = await agreementsTranslations[locale]()
  const papers = documentsOfSigner(agreement, signer)
  const token = await seal.open(sealedToken, 'event')
  const mail = await composeMail(
    {
      locale,
      translations: isReminder ? translations.reminder : invitationOf(agreement, signer, translations),
      values: {
        signer: signer.nameCn && locale !== 'en' ? signer.nameCn : signer.name,
        company,
        papers: papers.map(({ kind }) => translations.papers[kind]).join(translations.separator),
      },
      facts: {
        company,
        agreementNumber: papers.map(({ number }) => number).join(translations.numberSeparator),
      },
      actionUrl: siteLink(config, inLanguage(fillIn(siteScreens.sign, token), locale)),
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
