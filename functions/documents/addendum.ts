import { dateText } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import type { AgreementText } from '../data/agreement-texts.ts'
import type { AddendumShop } from '../data/agreements.ts'
import { fillPlaceholders } from '../translations/fill-placeholders.ts'
import { addendumTranslations, facilityAgreementTranslations } from '../translations/load-translations.ts'
import { type AgreementParties, partyFacts, signaturesOf } from './agreement-parties.ts'
import { supplementVersions } from './agreement-version.ts'
import { fillDocumentText } from './fill-document-text.ts'

export interface AddendumData extends AgreementParties {
  agreementNumber: string
  agreementVersion: string
  /** The facility agreement that it supplements. */
  addsTo: { agreementNumber: string; agreementDate: BusinessDate }
  shops: readonly AddendumShop[]
}

/** Placeholder for the shops, which are separate paragraphs. */
const shopsPlace = '{shops}'

/** The addendum's text in one language. Throws unless this is the requested version of the text. */
export const addendumText = async (data: AddendumData, locale: Locale): Promise<AgreementText> => {
  if (data.agreementVersion !== supplementVersions.addendum)
    throw new Error(`no translations for version ${data.agreementVersion} of the addendum`)
  const [{ translations }, { translations: principal }] = await Promise.all([
    addendumTranslations[locale](),
    facilityAgreementTranslations[locale](),
  ])
  const { labels, language } = translations
  const { addsTo, shops } = data
  const facilityDate = dateText(addsTo.agreementDate, locale)
  const values = {
    lender: data.lenderName,
    licence: data.licenceNumber,
    borrower: data.companyName,
    version: data.agreementVersion,
    facilityNumber: addsTo.agreementNumber,
    facilityDate,
    language,
  }
  const shopLines = shops.map(({ platformName, name, platformShopId }) =>
    fillPlaceholders(translations.shop, { platform: platformName, name, id: platformShopId }),
  )
  return {
    ...fillDocumentText(translations, values, { [shopsPlace]: shopLines }),
    facts: [
      { label: labels.addendumNumber, value: data.agreementNumber },
      { label: labels.date, value: dateText(data.agreementDate, locale) },
      { label: labels.facilityAgreement, value: addsTo.agreementNumber },
      { label: labels.facilityAgreementDate, value: facilityDate },
      ...partyFacts(data, principal),
      {
        label: labels.shops,
        value: fillPlaceholders(translations.shopCount, { count: String(shops.length) }),
      },
      { label: labels.language, value: language },
    ],
    warning: principal.warning,
    signatures: signaturesOf(data, principal, locale),
  }
}
