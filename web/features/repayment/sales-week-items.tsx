import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { shareOfWeek } from '#shared/lending/sales-weeks.ts'
import { centsFromDecimal, decimalFromCents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import type { chargeEndpoints } from '#shared/repayment/charge.endpoints.ts'
import { useFormat } from '../../i18n/use-format.ts'
import type { DataItem } from '../../ui/data-list.tsx'
import { Money } from '../../ui/money.tsx'
import type { ChargeDetail } from './charge-state.ts'

type BilledParts = NonNullable<ChargeDetail['sales_week_parts']>

/** A shop's week; with the sales known so far while the week is running. */
type ShopWeek = BilledParts['shops'][number] &
  Partial<Pick<ExpectedCharge['shops'][number], 'known_to' | 'known_sales'>>

/** A week of sales and the parts of its charge; `parts` is null for a bill from before they were stored. */
export interface SalesWeek {
  readonly currency: Currency
  readonly week: NonNullable<ChargeDetail['charge']['sales_week']>
  readonly parts: (Omit<BilledParts, 'shops'> & { readonly shops: readonly ShopWeek[] }) | null
  /** Charged for the week, at most the remaining debt. */
  readonly chargedCents: number
}

export type ExpectedCharge = ResponseOf<typeof chargeEndpoints.estimateCharge>

/** The due amount of a week: its share with the corrections, never below 0. */
const dueCentsOf = ({ share, correction }: SalesWeek['week']): number =>
  Math.max(0, centsFromDecimal(share) + centsFromDecimal(correction))

/** True if the share of the net sales is below the minimum repayment, which is charged instead. */
const isMinimum = ({ net_sales, sales_share, share }: SalesWeek['week']): boolean =>
  shareOfWeek([{ shopId: '', netSalesCents: centsFromDecimal(net_sales), isEstimate: false }], sales_share) <
  centsFromDecimal(share)

/** The calculation of a week's charge, line by line. */
export const useSalesWeekItems = ({ currency, week, parts, chargedCents }: SalesWeek): DataItem[] => {
  const { t } = useTranslation('repayment')
  const { date, money, percent } = useFormat()
  const amount = (value: string) => <Money amount={value} currency={currency} />
  const span = ({ from, to }: { from: string; to: string }) => ({ from: date(from), to: date(to) })
  const noteOf = ({ is_estimate, known_to, known_sales }: ShopWeek): string | undefined => {
    if (!is_estimate) return undefined
    if (known_sales === undefined) return t('salesWeek.estimated')
    return known_to
      ? t('salesWeek.knownTo', { date: date(known_to), sales: money(known_sales, currency) })
      : t('salesWeek.unknown')
  }
  const dueCents = dueCentsOf(week)
  const due = decimalFromCents(dueCents)
  const corrected = centsFromDecimal(week.correction) !== 0
  return [
    { term: t('salesWeek.week'), value: t('salesWeek.span', span(week)), wraps: true },
    ...(parts?.shops ?? []).map((shop, index, { length }) => ({
      term: shop.name ?? t('salesWeek.unknownShop', { number: length > 1 ? String(index + 1) : '' }).trim(),
      note: noteOf(shop),
      value: amount(shop.net_sales),
    })),
    {
      term: t('salesWeek.netSales'),
      note: !parts && week.is_estimate ? t('salesWeek.estimated') : undefined,
      value: amount(week.net_sales),
    },
    {
      term: isMinimum(week)
        ? t('salesWeek.minimum')
        : t('salesWeek.share', { percent: percent(week.sales_share) }),
      note: isMinimum(week) ? t('salesWeek.minimumNote', { percent: percent(week.sales_share) }) : undefined,
      value: amount(week.share),
    },
    ...(parts?.corrections ?? []).map((correction) => ({
      term: t('salesWeek.correction', span(correction)),
      note: t('salesWeek.correctionNote', {
        estimated: money(correction.estimated, currency),
        actual: money(correction.actual, currency),
      }),
      value: amount(
        decimalFromCents(centsFromDecimal(correction.actual) - centsFromDecimal(correction.estimated)),
      ),
    })),
    ...(parts && centsFromDecimal(parts.carried) !== 0
      ? [{ term: t('salesWeek.carried'), value: amount(parts.carried) }]
      : []),
    ...(!parts && corrected ? [{ term: t('salesWeek.corrections'), value: amount(week.correction) }] : []),
    {
      term: t('salesWeek.due'),
      note: dueCents > chargedCents ? t('salesWeek.capped') : undefined,
      value: amount(due),
      strong: true,
    },
    ...(centsFromDecimal(week.waived_interest) > 0
      ? [{ term: t('salesWeek.waivedInterest'), value: amount(week.waived_interest) }]
      : []),
  ]
}
