import { dateText } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { effectiveRateCap } from '#shared/lending/policy.ts'
import { figures } from '#shared/money/money-text.ts'
import type { AgreementText } from '../data/agreement-texts.ts'
import { fillPlaceholders } from '../translations/fill-placeholders.ts'
import { facilityAgreementTranslations, guaranteeTranslations } from '../translations/load-translations.ts'
import { type CompanionData, nameOf, partyFacts, signaturesOf } from './agreement-parties.ts'
import { companionVersions } from './agreement-version.ts'
import { fillDocumentText } from './fill-document-text.ts'

/** The guarantee's text in one language. Throws unless this is the requested version of the text. */
export const guaranteeText = async (data: CompanionData, locale: Locale): Promise<AgreementText> => {
  if (data.version !== companionVersions.guarantee)
    throw new Error(`no translations for version ${data.version} of the guarantee`)
  const [{ translations }, { translations: principal }] = await Promise.all([
    guaranteeTranslations[locale](),
    facilityAgreementTranslations[locale](),
  ])
  const { labels, language } = translations
  const { terms, signers: guarantors } = data
  const values = {
    lender: data.lenderName,
    licence: data.licenceNumber,
    borrower: data.companyName,
    version: data.version,
    facilityNumber: data.agreementNumber,
    limitCap: figures(terms.limitCapCents),
    grace: fillPlaceholders(translations.grace[terms.graceDayType], { days: String(terms.graceDays) }),
    cap: effectiveRateCap,
    language,
  }
  const say = (text: string): string => fillPlaceholders(text, values)
  const { blocks, ...signatures } = signaturesOf({ ...data, signers: [] }, principal, locale)
  return {
    ...fillDocumentText(translations, values),
    facts: [
      { label: labels.number, value: data.number },
      { label: labels.date, value: dateText(data.agreementDate, locale) },
      { label: labels.facilityAgreement, value: data.agreementNumber },
      ...partyFacts(data, principal),
      ...guarantors.map((guarantor) => ({
        label: labels.guarantor,
        value: guarantor.address
          ? fillPlaceholders(translations.withAddress, {
              name: nameOf(guarantor),
              address: guarantor.address,
            })
          : nameOf(guarantor),
      })),
      { label: labels.limit, value: say(translations.values.limit) },
      { label: labels.language, value: language },
    ],
    warning: principal.warning,
    signatures: {
      ...signatures,
      blocks: [
        ...blocks,
        ...guarantors.map((guarantor) => ({
          party: fillPlaceholders(translations.guarantor, { name: nameOf(guarantor) }),
          rows: [
            ...(guarantor.address ? [{ label: translations.address, value: guarantor.address }] : []),
            { label: principal.signatures.labels.manner, value: principal.signatures.manner },
          ],
        })),
      ],
    },
  }
}
