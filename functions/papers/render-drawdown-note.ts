import type { Locale } from '#shared/i18n/locales.ts'
import { amountInWords } from '#shared/money/amount-in-words.ts'
import type { DrawdownNoteData } from './drawdown-note.ts'
import { fill } from './fill.ts'
import { renderLegalDocument } from './render-legal-document.ts'
import { type DrawdownNoteWords, drawdownNoteWords } from './words/drawdown-note-words.ts'
import { dateText, instantText, moneyText } from './words/formats.ts'

const rateRows = (data: DrawdownNoteData, locale: Locale, { labels, ...words }: DrawdownNoteWords) => [
  { label: labels.rate, value: `${data.ratePercent}%` },
  {
    label: labels.benchmark,
    value: fill(words.benchmark, {
      name: data.benchmark.name,
      percent: data.benchmark.percent,
      date: dateText(data.benchmark.date, locale),
      source: data.benchmark.source,
    }),
  },
  { label: labels.margin, value: `${data.marginPercent}%` },
  { label: labels.dayCount, value: words.dayCounts[data.dayCount] },
  { label: labels.effectiveRate, value: `${data.effectiveRatePercent}%` },
]

/** A drawdown's promissory note as a PDF, signed by the person who confirmed the drawdown. */
export const renderDrawdownNote = (data: DrawdownNoteData, locale: Locale): Promise<Uint8Array> => {
  const words = drawdownNoteWords[locale]
  const { labels, headings } = words
  const values = {
    borrower: data.companyName,
    lender: data.lenderName,
    licence: data.licenceNumber,
    noteNumber: data.noteNumber,
    dueDate: dateText(data.dueDate, locale),
    total: moneyText(data.totalCents, data.currency),
    totalInWords: amountInWords(data.totalCents, data.currency, locale),
  }
  return renderLegalDocument({
    locale,
    brandName: data.lenderName,
    title: words.title,
    subtitle: words.subtitle,
    footer: fill(words.footer, values),
    createdAt: new Date(data.signedAt),
    blocks: [
      {
        kind: 'facts',
        rows: [
          { label: labels.noteNumber, value: data.noteNumber },
          { label: labels.lender, value: data.lenderName },
          { label: labels.licence, value: data.licenceNumber },
          { label: labels.borrower, value: data.companyName },
          { label: labels.place, value: words.place },
          { label: labels.drawdownDate, value: dateText(data.drawdownDate, locale) },
          { label: labels.dueDate, value: values.dueDate },
        ],
      },
      { kind: 'heading', text: headings.promise },
      { kind: 'paragraph', text: fill(words.promise, values) },
      {
        kind: 'amounts',
        heading: headings.amounts,
        rows: [
          {
            label: labels.principal,
            value: moneyText(data.amountCents, data.currency),
            inWords: `${labels.inWords}${locale === 'en' ? ': ' : '：'}${amountInWords(data.amountCents, data.currency, locale)}`,
          },
          { label: labels.interest, value: moneyText(data.interestCents, data.currency) },
          {
            label: labels.total,
            value: values.total,
            strong: true,
            inWords: `${labels.totalInWords}${locale === 'en' ? ': ' : '：'}${values.totalInWords}`,
          },
        ],
      },
      { kind: 'heading', text: headings.rate },
      { kind: 'facts', rows: rateRows(data, locale, words) },
      { kind: 'heading', text: headings.terms },
      ...words.terms.map((text) => ({ kind: 'paragraph', text }) as const),
      { kind: 'warning', text: words.warning },
      {
        kind: 'signatures',
        heading: headings.signature,
        blocks: [
          {
            party: fill(words.party, values),
            rows: [
              { label: labels.signer, value: data.signerName },
              { label: labels.signedAt, value: instantText(data.signedAt, locale) },
              { label: labels.manner, value: words.manner },
            ],
          },
        ],
      },
    ],
  })
}
