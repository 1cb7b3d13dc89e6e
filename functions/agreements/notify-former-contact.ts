import { maskEmail } from '#shared/account/mask-email.ts'
import { maskMobile } from '#shared/agreements/mask-mobile.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { PersonContact } from '#shared/kyc/person-contact.ts'
import { fillIn, siteScreens } from '#shared/site/screen-paths.ts'
import { composeMail, type MailContent } from '../mails/compose-mail.ts'
import { siteLink } from '../mails/site-link.ts'
import { brandNameIn } from '../runtime/config.ts'
import type { Deps } from '../runtime/deps.ts'
import { fillSpaced } from '../translations/fill-placeholders.ts'
import { agreementsTranslations } from '../translations/load-translations.ts'

interface Notice {
  locale: Locale
  signer: { name: string; nameCn?: string | undefined }
  company: string
  former: PersonContact
  contact: PersonContact
  facts: MailContent['facts']
  /** The encrypted token of the link to object, as in the event. */
  sealedToken: string
}

/** Notifies the former contact of a signer, by mail and, if there is a number, by SMS, with the link to object. */
export const notifyFormerContact = async (
  { seal, messenger, config }: Pick<Deps, 'seal' | 'messenger' | 'config'>,
  { locale, signer: { name, nameCn }, company, former, contact, facts, sealedToken }: Notice,
): Promise<void> => {
  const { translations } = await agreementsTranslations[locale]()
  const actionUrl = siteLink(config, fillIn(siteScreens.objection, await seal.open(sealedToken, 'event')))
  const mail = await composeMail(
    {
      locale,
      translations: translations.contactRequested,
      values: {
        signer: nameCn && locale !== 'en' ? nameCn : name,
        company,
        contact: [maskEmail(contact.email), ...(contact.mobile ? [maskMobile(contact.mobile)] : [])].join(
          translations.numberSeparator,
        ),
      },
      ...(facts ? { facts } : {}),
      actionUrl,
    },
    config,
  )
  await messenger.sendMail({ to: former.email, ...mail })
  if (!former.mobile) return
  const brand = brandNameIn(config.brandName, locale)
  await messenger.sendSms(
    former.mobile,
    fillSpaced(locale, translations.contactRequestedBySms, { brand, company, link: actionUrl }),
  )
}
