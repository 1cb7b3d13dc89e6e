import { buffer } from 'node:stream/consumers'
import type { Locale } from '#shared/i18n/locales.ts'
import { siteScreens } from '#shared/site/screen-paths.ts'
import { type Agreement, type Certification, findAgreement } from '../data/agreements.ts'
import { paperType } from '../data/paper-files.ts'
import { composeMail, type MailContent } from '../mails/compose-mail.ts'
import { mailAdministrators } from '../mails/mail-administrators.ts'
import { siteLink } from '../mails/site-link.ts'
import type { Attachment, Deps } from '../runtime/deps.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { certifiedCopyWords } from '../words/load-words.ts'

/** Mailboxes take ten times as much; a mail is half as large again as the file in it. */
const largestAttachment = 5 * 1024 * 1024

const attachmentOf = async (
  { files }: Deps,
  agreement: Agreement,
  { key, size }: Certification,
): Promise<Attachment | undefined> =>
  size > largestAttachment
    ? undefined
    : {
        fileName: `${agreement.agreementNumber}.pdf`,
        contentType: paperType,
        content: await buffer(await files.read(key)),
      }

/** Mails the certified copy to each signer, and to each administrator of the company who is none. */
export const onAgreementCertified: Subscriber<'agreement-certified'> = async (
  { companyId, agreementId },
  deps,
) => {
  const { table, config, messenger } = deps
  const agreement = await findAgreement(table, companyId, agreementId)
  if (!agreement?.certified) throw new Error(`agreement ${agreementId} was not certified`)
  const attachment = await attachmentOf(deps, agreement, agreement.certified)
  const { agreementNumber, companyName, certified } = agreement
  const actionUrl = `${siteLink(config, siteScreens.verify)}#${certified.verificationCode}`
  const contentIn = async (locale: Locale): Promise<Omit<MailContent, 'locale'>> => {
    const { words } = await certifiedCopyWords[locale]()
    return {
      words: attachment ? words.certifiedCopy : words.largeCopy,
      values: { company: companyName, number: agreementNumber },
      facts: { company: companyName, agreementNumber },
      actionUrl,
      ...(attachment ? { attachment } : {}),
    }
  }
  for (const signer of agreement.signers) {
    const locale = signer.locale ?? agreement.locale
    const mail = await composeMail({ locale, ...(await contentIn(locale)) }, config)
    await messenger.sendMail({ to: signer.email, ...mail })
  }
  const signers = new Set(agreement.signers.map(({ email }) => email.toLowerCase()))
  await mailAdministrators(companyId, deps, ({ locale }) => contentIn(locale), {
    isTold: (email) => signers.has(email.toLowerCase()),
  })
}
