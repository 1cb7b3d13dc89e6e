import type { Locale } from '#shared/i18n/locales.ts'
import type { CostPaid, InterestPaid } from '#shared/ledger/interest-paid.ts'
import type { Cents } from '#shared/money/cents.ts'
import { fillPlaceholders } from '../words/fill-placeholders.ts'
import { dateText, moneyText } from '../words/format.ts'
import { statementWords } from '../words/load-words.ts'
import { renderLegalPaper } from './render-legal-paper.ts'
import type { AccountPaperData } from './render-statement.ts'

const totalCents = ({ interestCents, overdueInterestCents, feeCents }: CostPaid): Cents =>
  interestCents + overdueInterestCents + feeCents

/** What a borrower paid of interest and fees over a period, as a PDF for their books. */
export const renderInterestPaper = async (
  { paid, ...data }: AccountPaperData & { paid: InterestPaid },
  locale: Locale,
): Promise<Uint8Array> => {
  const { words } = await statementWords[locale]()
  const { labels, interestPaper } = words
  const values = {
    from: dateText(paid.from, locale),
    to: dateText(paid.to, locale),
    lender: data.lenderName,
    licence: data.licenceNumber,
    facility: data.facilityId,
    currency: data.currency,
  }
  const rowsOf = ({ interestCents, overdueInterestCents, feeCents }: CostPaid) => [
    { label: interestPaper.parts.interest, value: moneyText(interestCents, data.currency) },
    { label: interestPaper.parts.overdueInterest, value: moneyText(overdueInterestCents, data.currency) },
    { label: interestPaper.parts.fee, value: moneyText(feeCents, data.currency) },
  ]
  return renderLegalPaper({
    locale,
    brandName: data.lenderName,
    title: interestPaper.title,
    subtitle: words.subtitle,
    footer: fillPlaceholders(words.footer, values),
    createdAt: new Date(data.asOf),
    blocks: [
      {
        kind: 'facts',
        rows: [
          { label: labels.facility, value: data.facilityId },
          { label: labels.lender, value: data.lenderName },
          { label: labels.licence, value: data.licenceNumber },
          { label: labels.borrower, value: data.companyName },
          { label: labels.period, value: fillPlaceholders(words.period, values) },
        ],
      },
      {
        kind: 'amounts',
        heading: interestPaper.heading,
        rows: [
          ...rowsOf(paid.total),
          {
            label: interestPaper.total,
            value: moneyText(totalCents(paid.total), data.currency),
            strong: true,
          },
        ],
      },
      { kind: 'heading', text: interestPaper.payments },
      paid.payments.length > 0
        ? {
            kind: 'facts',
            rows: paid.payments.map((payment) => ({
              label: dateText(payment.date, locale),
              value: moneyText(totalCents(payment), data.currency),
            })),
          }
        : { kind: 'paragraph', text: interestPaper.noPayments },
      { kind: 'paragraph', text: fillPlaceholders(interestPaper.note, values) },
    ],
  })
}
