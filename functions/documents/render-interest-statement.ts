import { dateText } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { CostPaid, InterestPaid } from '#shared/ledger/interest-paid.ts'
import type { Cents } from '#shared/money/cents.ts'
import { moneyText } from '#shared/money/money-text.ts'
import { statementTranslations } from '../translations/load-translations.ts'
import type { Block } from './legal-document.ts'
import { type AccountDocumentData, renderAccountDocument } from './render-account-document.ts'

const totalCents = ({ interestCents, overdueInterestCents, feeCents }: CostPaid): Cents =>
  interestCents + overdueInterestCents + feeCents

/** A borrower's paid interest and fees over a period, as a PDF for their books. */
export const renderInterestStatement = async (
  { paid, ...data }: AccountDocumentData & { paid: InterestPaid },
  locale: Locale,
): Promise<Uint8Array> => {
  const { translations } = await statementTranslations[locale]()
  const { interestPaper } = translations
  const rowsOf = ({ interestCents, overdueInterestCents, feeCents }: CostPaid) => [
    { label: interestPaper.parts.interest, value: moneyText(interestCents, data.currency) },
    { label: interestPaper.parts.overdueInterest, value: moneyText(overdueInterestCents, data.currency) },
    { label: interestPaper.parts.fee, value: moneyText(feeCents, data.currency) },
  ]
  const { title, note } = interestPaper
  const blocks: Block[] = [
    {
      kind: 'amounts',
      heading: interestPaper.heading,
      rows: [
        ...rowsOf(paid.total),
        { label: interestPaper.total, value: moneyText(totalCents(paid.total), data.currency), strong: true },
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
  ]
  return renderAccountDocument(data, { from: paid.from, to: paid.to, title, blocks, note }, locale)
}
