import { dateText } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import { figures, moneyText } from '#shared/money/money-text.ts'
import type { LetterBill, LetterKind } from '#shared/portfolio/overdue-letter.ts'
import { transferReference } from '#shared/repayment/transfer-reference.ts'
import { type BusinessDate, startOfDay } from '#shared/time/business-date.ts'
import { fillPlaceholders } from '../translations/fill-placeholders.ts'
import { overdueLetterTranslations } from '../translations/load-translations.ts'
import { renderLegalDocument } from './render-legal-document.ts'

export interface OverdueLetterData {
  letter: LetterKind
  date: BusinessDate
  /** The last day to pay. */
  payDeadline: BusinessDate
  /** The number of the facility's agreement; undefined for one without an agreement. */
  facilityNumber: string | undefined
  companyName: string
  companyAddress?: string
  lenderName: string
  licenceNumber: string
  lenderAddress: string
  currency: Currency
  bills: readonly LetterBill[]
  totalCents: Cents
  /** The lender's account for repayments. */
  payTo: { bank: string; accountName: string; accountNumber: string }
}

/** A letter to a company about its overdue bills, as a PDF. */
export const renderOverdueLetter = async (
  {
    letter,
    date,
    payDeadline,
    facilityNumber = '—',
    companyName,
    companyAddress,
    lenderName,
    licenceNumber,
    lenderAddress,
    currency,
    bills,
    totalCents,
    payTo,
  }: OverdueLetterData,
  locale: Locale,
): Promise<Uint8Array> => {
  const { translations } = await overdueLetterTranslations[locale]()
  const { labels } = translations
  const { title, opening, closing } = translations.letters[letter]
  const values = {
    lender: lenderName,
    licence: licenceNumber,
    facility: facilityNumber,
    currency,
    total: moneyText(totalCents, currency),
    payDeadline: dateText(payDeadline, locale),
    date: dateText(date, locale),
  }
  const paragraph = (text: string) => ({ kind: 'paragraph', text: fillPlaceholders(text, values) }) as const
  return renderLegalDocument({
    locale,
    brandName: lenderName,
    title,
    subtitle: fillPlaceholders(translations.subtitle, values),
    footer: fillPlaceholders(translations.footer, values),
    createdAt: startOfDay(date),
    blocks: [
      {
        kind: 'facts',
        rows: [
          { label: labels.date, value: values.date },
          { label: labels.borrower, value: companyName },
          ...(companyAddress ? [{ label: labels.borrowerAddress, value: companyAddress }] : []),
          { label: labels.lender, value: lenderName },
          { label: labels.lenderAddress, value: lenderAddress },
          { label: labels.facility, value: facilityNumber },
        ],
      },
      ...opening.map(paragraph),
      { kind: 'heading', text: fillPlaceholders(translations.billsHeading, values) },
      {
        kind: 'table',
        head: [
          labels.dueDate,
          labels.principal,
          labels.interest,
          labels.overdueInterest,
          labels.fee,
          labels.owed,
        ],
        rows: bills.map(({ dueDate, owedCents, totalCents: billCents }) => [
          dateText(dueDate, locale),
          figures(owedCents.principal),
          figures(owedCents.interest),
          figures(owedCents.overdueInterest),
          figures(owedCents.fee),
          figures(billCents),
        ]),
      },
      {
        kind: 'amounts',
        heading: translations.totalHeading,
        rows: [{ label: labels.total, value: values.total, strong: true }],
      },
      {
        kind: 'facts',
        rows: [
          { label: labels.payDeadline, value: values.payDeadline },
          { label: labels.bank, value: payTo.bank },
          { label: labels.accountName, value: payTo.accountName },
          { label: labels.accountNumber, value: payTo.accountNumber },
          {
            label: labels.reference,
            value: [...new Set(bills.map(({ drawdownId }) => transferReference(drawdownId)))].join('\n'),
          },
        ],
      },
      ...closing.map(paragraph),
      { kind: 'warning', text: translations.warning },
    ],
  })
}
