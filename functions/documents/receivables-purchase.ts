import { dateText } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { effectiveRateCap } from '#shared/lending/policy.ts'
import type { AgreementText } from '../data/agreement-texts.ts'
import { fillPlaceholders } from '../translations/fill-placeholders.ts'
import {
  facilityAgreementTranslations,
  receivablesPurchaseTranslations,
} from '../translations/load-translations.ts'
import { type CompanionData, partyFacts, signaturesOf } from './agreement-parties.ts'
import { companionVersions } from './agreement-version.ts'
import { fillDocumentText } from './fill-document-text.ts'

/**
 * The receivables purchase agreement's text in one language. Throws unless this is the requested version of the text.
 */
export const receivablesPurchaseText = async (
  data: CompanionData,
  locale: Locale,
): Promise<AgreementText> => {
  if (data.version !== companionVersions.rpa)
    throw new Error(`no translations for version ${data.version} of the receivables purchase agreement`)
  const [{ translations }, { translations: principal }] = await Promise.all([
    receivablesPurchaseTranslations[locale](),
    facilityAgreementTranslations[locale](),
  ])
  const { labels, language } = translations
  const values = {
    lender: data.lenderName,
    licence: data.licenceNumber,
    borrower: data.companyName,
    version: data.version,
    facilityNumber: data.agreementNumber,
    cap: effectiveRateCap,
    language,
  }
  const say = (text: string): string => fillPlaceholders(text, values)
  return {
    ...fillDocumentText(translations, values),
    facts: [
      { label: labels.number, value: data.number },
      { label: labels.date, value: dateText(data.agreementDate, locale) },
      { label: labels.facilityAgreement, value: data.agreementNumber },
      ...partyFacts(data, principal),
      { label: labels.cap, value: say(translations.values.cap) },
      { label: labels.language, value: language },
    ],
    warning: principal.warning,
    signatures: signaturesOf(data, principal, locale),
  }
}
