import { buffer } from 'node:stream/consumers'
import type { Locale } from '#shared/i18n/locales.ts'
import { siteScreens } from '#shared/site/screen-paths.ts'
import {
  type AgreementPart,
  findAgreementDocument,
  ownKindOf,
  signersOfDocument,
} from '../data/agreement-documents.ts'
import { type Certification, findAgreement } from '../data/agreements.ts'
import { pdfContentType } from '../data/document-files.ts'
import { composeMail, type MailContent } from '../mails/compose-mail.ts'
import { mailAdministrators } from '../mails/mail-administrators.ts'
import { siteLink } from '../mails/site-link.ts'
import type { Attachment, Deps } from '../runtime/deps.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { certifiedCopyTranslations } from '../translations/load-translations.ts'
import { borrowerNameIn } from './borrower-name.ts'

/** Mailboxes accept ten times as much; a mail is half as large again as its attachment. */
const largestAttachment = 5 * 1024 * 1024

const attachmentOf = async (
  { files }: Deps,
  { number }: AgreementPart,
  { key, size }: Certification,
): Promise<Attachment | undefined> =>
  size > largestAttachment
    ? undefined
    : {
        fileName: `${number}.pdf`,
        contentType: pdfContentType,
        content: await buffer(await files.read(key)),
      }

/**
 * Mails the certified copy of a document to each of its signers, and to each administrator of the company who is no
 * signer. The agreement itself goes to every signer, including guarantors.
 */
export const onAgreementCertified: Subscriber<'agreement-certified'> = async (
  { companyId, agreementId, companion },
  deps,
) => {
  const { table, config, messenger } = deps
  const agreement = await findAgreement(table, companyId, agreementId)
  const paper = agreement && findAgreementDocument(agreement, companion ?? ownKindOf(agreement))
  if (!agreement || !paper?.certified) throw new Error(`agreement ${agreementId} was not certified`)
  const { certified, number: agreementNumber } = paper
  const attachment = await attachmentOf(deps, paper, certified)
  const signedBy = companion ? signersOfDocument(agreement, companion) : agreement.signers
  const actionUrl = `${siteLink(config, siteScreens.verify)}#${certified.verificationCode}`
  const contentIn = async (locale: Locale): Promise<Omit<MailContent, 'locale'>> => {
    const { translations } = await certifiedCopyTranslations[locale]()
    const company = borrowerNameIn(locale, agreement)
    return {
      translations: attachment ? translations.certifiedCopy : translations.largeCopy,
      values: { company, number: agreementNumber, paper: translations.papers[paper.kind] },
      facts: { company, agreementNumber },
      actionUrl,
      ...(attachment ? { attachment } : {}),
    }
  }
  for (const signer of signedBy) {
    const locale = signer.locale ?? agreement.locale
    const mail = await composeMail({ locale, ...(await contentIn(locale)) }, config)
    await messenger.sendMail({ to: signer.email, ...mail })
  }
  const signers = new Set(signedBy.map(({ email }) => email.toLowerCase()))
  await mailAdministrators(companyId, 'contracts', deps, ({ locale }) => contentIn(locale), {
    isIncluded: (email) => signers.has(email.toLowerCase()),
  })
}
