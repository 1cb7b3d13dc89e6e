import { dateText, instantText, labelled, percentText } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { benchmarkLabels } from '#shared/lending/benchmark-names.ts'
import { isEntered } from '#shared/lending/benchmark-source.ts'
import { effectiveRateCap } from '#shared/lending/policy.ts'
import { amountInWords } from '#shared/money/amount-in-words.ts'
import type { Cents } from '#shared/money/cents.ts'
import { moneyText } from '#shared/money/money-text.ts'
import { fillPlaceholders } from '../translations/fill-placeholders.ts'
import { drawdownNoteTranslations } from '../translations/load-translations.ts'
import type { TranslationsOf } from '../translations/translations-type.ts'
import type { translations as translationsSource } from '../translations/zh-CN/drawdown-note.ts'
import { nameOf } from './agreement-parties.ts'
import type { DrawdownNoteData } from './drawdown-note.ts'
import type { Block } from './legal-document.ts'
import { ordinanceSummary } from './ordinance-summary.ts'
import { renderLegalDocument } from './render-legal-document.ts'

const benchmarkText = (
  { name = 'SOFR', method, percent, date, source }: DrawdownNoteData['benchmark'],
  locale: Locale,
  {
    benchmark,
    benchmarkEntered,
    benchmarkMethods,
    arrears,
    fixedRate,
  }: Pick<
    TranslationsOf<typeof translationsSource>,
    'benchmark' | 'benchmarkEntered' | 'benchmarkMethods' | 'arrears' | 'fixedRate'
  >,
): string => {
  const label = benchmarkLabels[name]
  const values = { name: label, percent, date: dateText(date, locale), source }
  if (method === 'fixed') return fixedRate
  if (method === 'inArrears') return fillPlaceholders(arrears, values)
  return fillPlaceholders(isEntered({ source }) ? benchmarkEntered : benchmark, {
    ...values,
    name: method ? fillPlaceholders(benchmarkMethods[method], { name: label }) : label,
  })
}

const rateRows = (
  data: DrawdownNoteData,
  locale: Locale,
  { labels, ...translations }: TranslationsOf<typeof translationsSource>,
) => [
  { label: labels.rate, value: percentText(data.ratePercent) },
  {
    label: labels.benchmark,
    value: benchmarkText(data.benchmark, locale, translations),
  },
  { label: labels.margin, value: percentText(data.marginPercent) },
  { label: labels.dayCount, value: translations.dayCounts[data.dayCount] },
  { label: labels.effectiveRate, value: percentText(data.effectiveRatePercent) },
  ...(data.highestRatePercent
    ? [{ label: labels.highestRate, value: percentText(data.highestRatePercent) }]
    : []),
]

/** How the note's sum is repaid: on one date, by a schedule, or every week by a share of sales. */
const courseOf = ({ repayment, schedule }: DrawdownNoteData): 'once' | 'schedule' | 'salesShare' => {
  if (repayment.method === 'salesShare') return 'salesShare'
  return schedule.length > 1 ? 'schedule' : 'once'
}

/** The due amounts by date, if there is more than one. */
const scheduleBlocks = (
  { schedule, currency }: DrawdownNoteData,
  locale: Locale,
  { schedule: translations }: TranslationsOf<typeof translationsSource>,
): Block[] => [
  { kind: 'heading', text: translations.heading },
  {
    kind: 'facts',
    rows: schedule.map(
      ({ dueDate, principalCents, interestCents, packetCents = 0, feeCents, totalCents }) => ({
        label: dateText(dueDate, locale),
        value: [
          fillPlaceholders(feeCents === undefined ? translations.instalment : translations.withFee, {
            total: moneyText(totalCents, currency),
            principal: moneyText(principalCents, currency),
            interest: moneyText(interestCents + packetCents, currency),
            fee: moneyText(feeCents ?? 0, currency),
          }),
          ...(packetCents > 0
            ? [fillPlaceholders(translations.redPacket, { packet: moneyText(packetCents, currency) })]
            : []),
        ].join('\n'),
      }),
    ),
  },
]

/** The principal's upfront deductions and net payout, then the dues other than principal. */
const costRows = (
  { amountCents, interestCents, feeCents, taken, packet, currency }: DrawdownNoteData,
  course: ReturnType<typeof courseOf>,
  { labels }: TranslationsOf<typeof translationsSource>,
) => {
  const takenCents = taken.interestCents + taken.feeCents
  const interestTaken = taken.interestCents + packet.atPayoutCents
  const rows: [label: string, cents: Cents, isSaid: boolean][] = [
    [labels.feeTaken, taken.feeCents, taken.feeCents > 0],
    [labels.interestTaken, interestTaken, interestTaken > 0],
    [labels.redPacket, -packet.atPayoutCents, packet.atPayoutCents > 0],
    [labels.payout, amountCents - takenCents, takenCents + packet.atPayoutCents > 0],
    [labels.interest[course], interestCents - taken.interestCents + packet.asDueCents, interestTaken === 0],
    [labels.redPacket, -packet.asDueCents, packet.asDueCents > 0],
    [labels.fee, feeCents, feeCents > 0],
  ]
  return rows
    .filter(([, , isSaid]) => isSaid)
    .map(([label, cents]) => ({ label, value: moneyText(cents, currency) }))
}

/** The form of security, as the law requires. */
const securityText = (
  { security }: DrawdownNoteData,
  { security: translations }: TranslationsOf<typeof translationsSource>,
): string =>
  security.length === 0
    ? translations.none
    : security
        .map(({ kind, number }) => fillPlaceholders(translations[kind], { number }))
        .join(translations.separator)

/** How the signer was identified, and no more. */
const identificationText = (
  { signerIdentified: identified }: DrawdownNoteData,
  locale: Locale,
  { identified: translations }: TranslationsOf<typeof translationsSource>,
): string =>
  identified
    ? fillPlaceholders(translations[identified.by], {
        to: identified.to,
        at: instantText(identified.at, locale),
      })
    : translations.none

/** A drawdown's promissory note as a PDF, signed by the person who confirmed the drawdown. */
export const renderDrawdownNote = async (data: DrawdownNoteData, locale: Locale): Promise<Uint8Array> => {
  const { translations } = await drawdownNoteTranslations[locale]()
  const { labels, headings } = translations
  const course = courseOf(data)
  const values = {
    borrower: data.companyName,
    lender: data.lenderName,
    licence: data.licenceNumber,
    noteNumber: data.noteNumber,
    cap: effectiveRateCap,
    drawdown: fillPlaceholders(translations.drawdown, {
      date: dateText(data.drawdownDate, locale),
      account: data.payTo,
    }),
    dueDate: dateText(data.dueDate, locale),
    method: translations.methods[data.repayment.method],
    count: String(data.schedule.length),
    share: data.repayment.salesSharePercent ?? '',
    total: moneyText(data.totalCents, data.currency),
    totalInTranslations: amountInWords(data.totalCents, data.currency, locale),
  }
  return renderLegalDocument({
    locale,
    brandName: data.lenderName,
    title: translations.title,
    subtitle: translations.subtitle,
    footer: fillPlaceholders(translations.footer, values),
    createdAt: new Date(data.signedAt),
    blocks: [
      {
        kind: 'facts',
        rows: [
          { label: labels.noteNumber, value: data.noteNumber },
          { label: labels.lender, value: data.lenderName },
          { label: labels.licence, value: data.licenceNumber },
          { label: labels.lenderAddress, value: data.lenderAddress },
          { label: labels.borrower, value: data.companyName },
          { label: labels.borrowerAddress, value: data.companyAddress },
          { label: labels.security, value: securityText(data, translations) },
          ...data.sureties.map((surety) => ({
            label: labels.sureties,
            value: surety.address
              ? fillPlaceholders(translations.surety, { name: nameOf(surety), address: surety.address })
              : nameOf(surety),
          })),
          { label: labels.place, value: translations.place },
          { label: labels.drawdownDate, value: values.drawdown },
          {
            label: labels.dueDate[course],
            value: fillPlaceholders(data.dueDateMayMove ? translations.dueMayMove : translations.due, values),
          },
          { label: labels.transferReference, value: data.transferReference },
        ],
      },
      { kind: 'heading', text: headings.promise },
      { kind: 'paragraph', text: fillPlaceholders(translations.promise[course], values) },
      {
        kind: 'amounts',
        heading: headings.amounts,
        rows: [
          {
            label: labels.principal,
            value: moneyText(data.amountCents, data.currency),
            inTranslations: labelled(
              labels.inTranslations,
              amountInWords(data.amountCents, data.currency, locale),
              locale,
            ),
          },
          ...costRows(data, course, translations),
          {
            label: labels.total[course],
            value: values.total,
            strong: true,
            inTranslations: labelled(labels.totalInTranslations, values.totalInTranslations, locale),
          },
        ],
      },
      ...(course === 'schedule' ? scheduleBlocks(data, locale, translations) : []),
      { kind: 'heading', text: headings.rate },
      { kind: 'facts', rows: rateRows(data, locale, translations) },
      { kind: 'heading', text: headings.terms },
      ...translations.terms.map(
        (text) => ({ kind: 'paragraph', text: fillPlaceholders(text, values) }) as const,
      ),
      { kind: 'warning', text: translations.warning },
      {
        kind: 'signatures',
        heading: headings.signature,
        blocks: [
          {
            party: fillPlaceholders(translations.party, values),
            rows: [
              { label: labels.signer, value: data.signerName },
              { label: labels.signedAt, value: instantText(data.signedAt, locale) },
              { label: labels.identified, value: identificationText(data, locale, translations) },
              {
                label: labels.manner,
                value: data.signerIdentified ? translations.mannerOfProven : translations.manner,
              },
            ],
          },
        ],
      },
      ...(await ordinanceSummary(locale)),
    ],
  })
}
