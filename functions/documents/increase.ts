import { dateText, instantText } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import { moneyText } from '#shared/money/money-text.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import type { AgreementText } from '../data/agreement-texts.ts'
import { facilityAgreementTranslations, increaseTranslations } from '../translations/load-translations.ts'
import { type AgreementParties, partyFacts, signaturesOf } from './agreement-parties.ts'
import { supplementVersions } from './agreement-version.ts'
import { fillDocumentText } from './fill-document-text.ts'

export interface IncreaseData extends AgreementParties {
  agreementNumber: string
  agreementVersion: string
  /** The facility agreement whose limit is raised. */
  addsTo: { agreementNumber: string; agreementDate: BusinessDate }
  currency: Currency
  limitBeforeCents: Cents
  limitCents: Cents
  /** ISO timestamp, UTC. */
  lapsesAt?: string
}

/** The text of an increase of the limit, in one language. Throws unless this is the requested version of the text. */
export const increaseText = async (data: IncreaseData, locale: Locale): Promise<AgreementText> => {
  const { agreementVersion, addsTo, currency, lapsesAt } = data
  if (agreementVersion !== supplementVersions.increase)
    throw new Error(`no translations for version ${agreementVersion} of the increase`)
  if (!lapsesAt) throw new Error('an increase without an end of its signing')
  const [{ translations }, { translations: principal }] = await Promise.all([
    increaseTranslations[locale](),
    facilityAgreementTranslations[locale](),
  ])
  const { labels, language } = translations
  const facilityDate = dateText(addsTo.agreementDate, locale)
  const limit = moneyText(data.limitCents, currency)
  const until = instantText(lapsesAt, locale)
  const values = {
    lender: data.lenderName,
    licence: data.licenceNumber,
    borrower: data.companyName,
    version: agreementVersion,
    facilityNumber: addsTo.agreementNumber,
    facilityDate,
    limit,
    until,
    language,
  }
  return {
    ...fillDocumentText(translations, values),
    facts: [
      { label: labels.number, value: data.agreementNumber },
      { label: labels.date, value: dateText(data.agreementDate, locale) },
      { label: labels.facilityAgreement, value: addsTo.agreementNumber },
      { label: labels.facilityAgreementDate, value: facilityDate },
      ...partyFacts(data, principal),
      { label: labels.before, value: moneyText(data.limitBeforeCents, currency) },
      { label: labels.limit, value: limit },
      { label: labels.until, value: until },
      { label: labels.language, value: language },
    ],
    warning: principal.warning,
    signatures: signaturesOf(data, principal, locale),
  }
}
