import { dateText } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { Currency } from '#shared/money/currency.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { fillPlaceholders } from '../translations/fill-placeholders.ts'
import { statementTranslations } from '../translations/load-translations.ts'
import type { Block } from './legal-document.ts'
import { renderLegalDocument } from './render-legal-document.ts'

/** The common content of documents about a facility's account. */
export interface AccountDocumentData {
  /** The number of the facility's agreement; undefined for one without an agreement. */
  facilityNumber: string | undefined
  companyName: string
  lenderName: string
  licenceNumber: string
  currency: Currency
  /** The instant of its data, ISO, UTC: the end of the period. */
  asOf: string
}

interface Content {
  from: BusinessDate
  to: BusinessDate
  title: string
  blocks: readonly Block[]
  /** The footnote, with unfilled placeholders. */
  note: string
}

/** A document about a facility's account over a period, as a PDF: the parties, the figures, and how to read them. */
export const renderAccountDocument = async (
  { facilityNumber = '—', companyName, lenderName, licenceNumber, currency, asOf }: AccountDocumentData,
  { from, to, title, blocks, note }: Content,
  locale: Locale,
): Promise<Uint8Array> => {
  const { translations } = await statementTranslations[locale]()
  const { labels } = translations
  const values = {
    from: dateText(from, locale),
    to: dateText(to, locale),
    lender: lenderName,
    licence: licenceNumber,
    facility: facilityNumber,
    currency,
  }
  return renderLegalDocument({
    locale,
    brandName: lenderName,
    title,
    subtitle: translations.subtitle,
    footer: fillPlaceholders(translations.footer, values),
    createdAt: new Date(asOf),
    blocks: [
      {
        kind: 'facts',
        rows: [
          { label: labels.facility, value: facilityNumber },
          { label: labels.lender, value: lenderName },
          { label: labels.licence, value: licenceNumber },
          { label: labels.borrower, value: companyName },
          { label: labels.period, value: fillPlaceholders(translations.period, values) },
        ],
      },
      ...blocks,
      { kind: 'paragraph', text: fillPlaceholders(note, values) },
    ],
  })
}
