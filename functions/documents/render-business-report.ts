import type { PeersOnWire } from '#shared/engagement/peers.schema.ts'
import type { SalesReportOnWire } from '#shared/engagement/sales-report.schema.ts'
import { dateText, monthName, monthOfYear, monthText, percentText, weekdayName } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { centsFromDecimal } from '#shared/money/cents.ts'
import { decimalFromFraction, fraction, fractionFromDecimal, multiply } from '#shared/money/fraction.ts'
import { figures, moneyText } from '#shared/money/money-text.ts'
import type { DictionaryEntry } from '#shared/reference/dictionary-entry.ts'
import { fillPlaceholders } from '../translations/fill-placeholders.ts'
import { businessReportTranslations } from '../translations/load-translations.ts'
import type { TranslationsOf } from '../translations/translations-type.ts'
import type { translations as source } from '../translations/zh-CN/business-report.ts'
import type { Block, LabelledValue } from './legal-document.ts'
import { renderLegalDocument } from './render-legal-document.ts'

/** The content of a report. */
export interface BusinessReportData {
  report: SalesReportOnWire
  peers: readonly PeersOnWire[]
  categories: readonly DictionaryEntry[]
  brandName: string
  /** Empty for a company without a name. */
  companyName: string
  /** ISO timestamp, UTC. */
  madeAt: string
}

type Translations = TranslationsOf<typeof source>

const unknown = '—'
/** A year, and the current month. */
const maxDrawn = 13

const percent = (ratio: string): string =>
  percentText(decimalFromFraction(multiply(fractionFromDecimal(ratio), fraction(100n)), 2))

const percentOr = (ratio: string | null): string => (ratio === null ? unknown : percent(ratio))

const times = (index: string): string => decimalFromFraction(fractionFromDecimal(index), 2)

const signed = (ratio: string): string => `${ratio.startsWith('-') ? '' : '+'}${percent(ratio)}`

/** An amount in a table with its currency in the heading. */
const plainAmount = (text: string): string => figures(centsFromDecimal(text))

/** Each value as a share of the largest, for drawing only. */
const sharesOf = (values: readonly string[], atLeast = 0): number[] => {
  const largest = Math.max(atLeast, ...values.map(Number))
  return values.map((value) => (largest > 0 ? Math.max(0, Number(value)) / largest : 0))
}

const headBlocks = (
  { report, companyName }: BusinessReportData,
  locale: Locale,
  { labels, ...translations }: Translations,
): Block[] => {
  const { year, growth, currency } = report
  const money = (amount: string) => moneyText(centsFromDecimal(amount), currency)
  return [
    {
      kind: 'facts',
      rows: [
        ...(companyName ? [{ label: labels.company, value: companyName }] : []),
        {
          label: labels.period,
          value: fillPlaceholders(translations.period, {
            from: dateText(report.from, locale),
            to: dateText(report.to, locale),
          }),
        },
        { label: labels.shops, value: report.shops.map(({ name }) => name).join('\n') },
        { label: labels.currency, value: currency },
        { label: labels.refundRate, value: percentOr(year.refund_ratio) },
        { label: labels.growth, value: growth ? signed(growth.change) : translations.notYet },
      ],
    },
    {
      kind: 'amounts',
      heading: translations.year,
      rows: [
        { label: labels.sales, value: money(year.sales) },
        { label: labels.refunds, value: money(`-${year.refunds}`.replace('-0.00', '0.00')) },
        { label: labels.net, value: money(year.net), strong: true },
      ],
    },
  ]
}

const monthBlocks = (
  { report }: BusinessReportData,
  locale: Locale,
  { labels, ...translations }: Translations,
): Block[] => {
  const drawn = report.months.slice(-maxDrawn)
  const shares = sharesOf(drawn.map(({ net }) => net))
  return [
    { kind: 'heading', text: translations.months },
    {
      kind: 'columns',
      columns: drawn.map(({ month }, index) => ({
        label: monthName(month, locale),
        share: shares[index] ?? 0,
      })),
    },
    {
      kind: 'table',
      head: [labels.month, labels.sales, labels.refunds, labels.net, labels.refundRate],
      rows: report.months.map((each) => [
        each.is_whole
          ? monthText(each.month, locale)
          : fillPlaceholders(translations.partial, { month: monthText(each.month, locale) }),
        plainAmount(each.sales),
        plainAmount(each.refunds),
        plainAmount(each.net),
        percentOr(each.refund_ratio),
      ]),
    },
    ...(report.months.every((each) => each.is_whole)
      ? []
      : [{ kind: 'paragraph', text: translations.partialNote } as const]),
  ]
}

const rhythmBlocks = (
  heading: string,
  parts: SalesReportOnWire['week'],
  nameOf: (part: number) => string,
  translations: Translations,
): Block[] => {
  const inOrder = (parts ?? []).toSorted((a, b) => Number(a.index) - Number(b.index))
  const [weakest, strongest] = [inOrder[0], inOrder.at(-1)]
  if (!parts || !weakest || !strongest)
    return [
      { kind: 'heading', text: heading },
      { kind: 'paragraph', text: translations.notYet },
    ]
  const shares = sharesOf(
    parts.map(({ index }) => index),
    1,
  )
  return [
    { kind: 'heading', text: heading },
    {
      kind: 'columns',
      columns: parts.map(({ part }, index) => ({ label: nameOf(part), share: shares[index] ?? 0 })),
      ordinary: 1 / Math.max(1, Number(strongest.index)),
    },
    {
      kind: 'paragraph',
      text: fillPlaceholders(translations.ordinary, {
        strong: nameOf(strongest.part),
        strongTimes: times(strongest.index),
        weak: nameOf(weakest.part),
        weakTimes: times(weakest.index),
      }),
    },
  ]
}

const concentrationBlocks = ({ report }: BusinessReportData, translations: Translations): Block[] => {
  const rowsOf = (parts: SalesReportOnWire['shops'], label: string): LabelledValue[] =>
    parts.map(({ name, net, share }) => ({
      label: fillPlaceholders(label, { name }),
      value: `${percent(share)}  ·  ${moneyText(centsFromDecimal(net), report.currency)}`,
    }))
  return [
    { kind: 'heading', text: translations.concentration },
    {
      kind: 'facts',
      rows: [...rowsOf(report.platforms, translations.platform), ...rowsOf(report.shops, translations.shop)],
    },
  ]
}

const limitBlocks = (
  { report: { limit, currency } }: BusinessReportData,
  translations: Translations,
): Block[] => {
  if (!limit.start || !limit.limit)
    return [
      { kind: 'heading', text: translations.limit },
      { kind: 'paragraph', text: translations.noLimit },
    ]
  const money = (amount: string) => moneyText(centsFromDecimal(amount), currency)
  const deductions = limit.factors.filter(({ took_off: tookOff }) => centsFromDecimal(tookOff) !== 0)
  const advice = deductions.flatMap(({ raise_key: key }) =>
    key === 'setByProduct' || key === 'atItsBest' ? [] : [translations.raise[key]],
  )
  return [
    {
      kind: 'amounts',
      heading: translations.limit,
      rows: [
        { label: translations.start, value: money(limit.start) },
        ...deductions.map(({ key, took_off: tookOff }) => ({
          label: translations.factors[key],
          value: money(`-${tookOff}`),
        })),
        { label: translations.result, value: money(limit.limit), strong: true },
      ],
    },
    ...(limit.reason ? [{ kind: 'paragraph', text: translations.noLimit } as const] : []),
    ...advice.map((text) => ({ kind: 'paragraph', text }) as const),
  ]
}

const nameIn = { 'zh-CN': 'name_chi', 'zh-TW': 'name_cht', en: 'name_eng' } as const satisfies Record<
  Locale,
  keyof DictionaryEntry
>

const peerBlocks = (
  { peers, categories }: BusinessReportData,
  locale: Locale,
  translations: Translations,
): Block[] => {
  if (categories.length === 0) return []
  const rowsOf = (told: NonNullable<PeersOnWire['figures']>): LabelledValue[] => {
    const row = (label: string, { lower, median, upper, own }: (typeof told)['variation']) => ({
      label,
      value: fillPlaceholders(translations.peerRange, {
        lower: percent(lower),
        upper: percent(upper),
        median: percent(median),
        own: percentOr(own),
      }),
    })
    const { refundRatio, variation, topShare } = translations.peerMeasures
    return [
      row(refundRatio, told.refund_ratio),
      row(variation, told.variation),
      row(topShare, told.top_share),
    ]
  }
  return [
    { kind: 'heading', text: translations.peers },
    ...categories.flatMap((category): Block[] => {
      const told = peers.find((each) => each.category === category.key_id)?.figures
      const name = fillPlaceholders(translations.peerCategory, { name: category[nameIn[locale]] })
      return told
        ? [
            { kind: 'paragraph', text: name },
            { kind: 'facts', rows: rowsOf(told) },
          ]
        : [{ kind: 'facts', rows: [{ label: category[nameIn[locale]], value: translations.peersTooFew }] }]
    }),
  ]
}

/** The report on a company's own shops, as a PDF. */
export const renderBusinessReport = async (data: BusinessReportData, locale: Locale): Promise<Uint8Array> => {
  const { translations } = await businessReportTranslations[locale]()
  const { report, brandName, companyName, madeAt } = data
  return renderLegalDocument({
    locale,
    brandName,
    title: translations.title,
    subtitle: translations.subtitle,
    footer: companyName
      ? fillPlaceholders(translations.footer, { brand: brandName, company: companyName })
      : brandName,
    createdAt: new Date(madeAt),
    blocks: [
      ...headBlocks(data, locale, translations),
      ...monthBlocks(data, locale, translations),
      ...rhythmBlocks(
        translations.seasons,
        report.seasonality,
        (part) => monthOfYear(part, locale),
        translations,
      ),
      ...rhythmBlocks(translations.week, report.week, (part) => weekdayName(part, locale), translations),
      ...concentrationBlocks(data, translations),
      ...limitBlocks(data, translations),
      ...peerBlocks(data, locale, translations),
      { kind: 'paragraph', text: fillPlaceholders(translations.note, { currency: report.currency }) },
    ],
  })
}
