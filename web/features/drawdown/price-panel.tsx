import { Box, chakra } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { isEntered } from '#shared/lending/benchmark-source.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Card } from '../../ui/card.tsx'
import { DataList } from '../../ui/data-list.tsx'
import { Money } from '../../ui/money.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading, SkeletonBar, SkeletonText } from '../../ui/skeleton.tsx'
import { useRateNote } from '../../ui/use-rate-note.ts'
import { CostChart } from './cost-chart.tsx'
import { costItems } from './cost-items.tsx'
import { dayCountKeys } from './day-count-keys.ts'
import { courseOfQuote, projectedTotalOf, repaymentProjectionOf } from './repayment-course.ts'
import { RepaymentSchedule } from './repayment-schedule.tsx'
import type { DrawdownQuote } from './use-quote.ts'

/** Loaded lazily: below the price, and for one repayment method only. */
const SalesPaces = lazy(async () => ({ default: (await import('./sales-paces.tsx')).SalesPaces }))

/** The days of the year by day count convention. 30/360 counts months, so it has no such formula to show. */
const yearDays: Readonly<Record<DrawdownQuote['basis'], number | null>> = {
  'ACT/360': 360,
  'ACT/365F': 365,
  '30/360': null,
}

const Skeleton = () => (
  <Loading>
    <SkeletonBar w="120px" />
    <Box mt="3" mb="6">
      <SkeletonBar w="240px" h="9" />
    </Box>
    <SkeletonText lines={6} />
  </Loading>
)

const Figures = ({ quote }: { quote: DrawdownQuote }) => {
  const { t } = useTranslation('drawdown')
  const { date, money, percent, count } = useFormat()
  const rateNote = useRateNote()
  const { benchmark, currency } = quote
  const days = yearDays[quote.basis]
  const course = courseOfQuote(quote)
  const likely = repaymentProjectionOf(quote)
  const interestNote = () => {
    if (course === 'schedule') return t('price.interestOnRest')
    if (days === null) return undefined
    return t('price.interestNote', {
      amount: money(quote.amount, currency),
      rate: percent(quote.rate),
      days: count(quote.days),
      year: days,
    })
  }
  return (
    <DataList
      items={[
        {
          term: t('price.effectiveRate'),
          note: quote.effective_rate_before
            ? t('price.effectiveRateBefore', { rate: percent(quote.effective_rate_before) })
            : t('price.effectiveRateNote'),
          value: percent(quote.effective_rate),
        },
        {
          term: t('price.rate'),
          note: `${t(dayCountKeys[quote.basis])}${t('price.spokenBetween')}${rateNote(
            benchmark,
            quote.margin,
            (name) =>
              t(isEntered(benchmark) ? 'price.rateNoteEntered' : 'price.rateNote', {
                name,
                benchmark: percent(benchmark.percent),
                margin: percent(quote.margin),
                date: date(benchmark.date),
              }),
          )}`,
          value: percent(quote.rate),
        },
        ...(likely
          ? [
              {
                term: t(
                  quote.fee === undefined && !quote.upfront ? 'choice.likelyInterest' : 'choice.likelyCost',
                ),
                note: t('price.likelyNote'),
                value: <Money amount={likely.cost} currency={currency} />,
              },
            ]
          : []),
        ...costItems(
          quote,
          currency,
          {
            feeTaken: t('price.feeTaken'),
            interestTaken: t('price.interestTaken'),
            payout: t('price.payout'),
            interest: t(`price.interest.${course}`),
            fee: t('price.fee'),
            redPacket: t('price.redPacket'),
          },
          { interestNote: interestNote(), feeNote: t('price.feeNote') },
        ),
        { term: t('price.drawdownDate'), value: date(quote.drawdown_date) },
        {
          term: t(`price.dueDate.${course}`),
          note: [
            t('price.days', { days: count(quote.days) }),
            ...(quote.due_date_may_move ? [t('price.mayMove')] : []),
          ].join(t('price.spokenBetween')),
          value: date(quote.due_date),
        },
        ...(quote.effective_rate_highest
          ? [
              {
                term: t('price.highestRate'),
                note: t('price.highestRateNote'),
                value: percent(quote.effective_rate_highest),
              },
            ]
          : []),
      ]}
    />
  )
}

/** The full price of the current amount. While a new one loads, the previous one stays, in a quieter colour. */
export const PricePanel = ({
  quote,
  isCurrent,
  isAsked,
  isUnchosen,
}: {
  quote: DrawdownQuote | undefined
  isCurrent: boolean
  isAsked: boolean
  /** The repayment method, on which the price depends, is still to be chosen. */
  isUnchosen: boolean
}) => {
  const { t } = useTranslation('drawdown')
  const { date, money } = useFormat()
  const likelyTotal = quote && projectedTotalOf(quote)
  const spoken = (priced: DrawdownQuote) =>
    [
      ...(likelyTotal ? [t('price.spokenLikely', { total: money(likelyTotal, priced.currency) })] : []),
      t(`price.spoken.${courseOfQuote(priced)}`, {
        total: money(priced.total, priced.currency),
        interest: money(priced.interest, priced.currency),
        date: date(priced.due_date),
      }),
      ...(priced.fee ? [t('price.spokenFee', { fee: money(priced.fee, priced.currency) })] : []),
      ...(priced.red_packet
        ? [t('price.spokenPacket', { packet: money(priced.red_packet.pays, priced.currency) })]
        : []),
      ...(priced.upfront
        ? [t('price.spokenPayout', { payout: money(priced.upfront.payout, priced.currency) })]
        : []),
    ].join(t('price.spokenBetween'))
  return (
    <Card aria-busy={isAsked && !isCurrent}>
      <chakra.p role="status" srOnly>
        {quote && isCurrent ? spoken(quote) : ''}
      </chakra.p>
      {quote ? (
        <Box color={isCurrent ? undefined : 'text.quiet'}>
          <chakra.h2 fontSize="md" fontWeight="medium" color="text.quiet">
            {isCurrent
              ? t(likelyTotal ? 'price.likely' : `price.total.${courseOfQuote(quote)}`)
              : t('price.calculating')}
          </chakra.h2>
          <Box mt="1" mb="5">
            <Money amount={likelyTotal ?? quote.total} currency={quote.currency} size="xl" />
            {likelyTotal ? (
              <Box fontSize="sm" color="text.quiet">
                {t('price.atMost', { total: money(quote.total, quote.currency), date: date(quote.due_date) })}
              </Box>
            ) : null}
          </Box>
          <CostChart quote={quote} />
          <Box mt="4" borderTopWidth="1px" borderColor="border.hairline">
            <Figures quote={quote} />
          </Box>
          <RepaymentSchedule quote={quote} />
          {quote.repayment_method === 'salesShare' ? (
            <Box mt="5">
              <Suspense>
                <SalesPaces quote={quote} />
              </Suspense>
            </Box>
          ) : null}
          {quote.warning ? (
            <Box mt="3">
              <Notice tone="waiting" title={t('price.warningTitle')}>
                {t('price.warning')}
              </Notice>
            </Box>
          ) : null}
        </Box>
      ) : isAsked ? (
        <Skeleton />
      ) : (
        <Box py="6" textAlign="center" color="text.quiet">
          {t(isUnchosen ? 'price.unchosen' : 'price.none')}
        </Box>
      )}
    </Card>
  )
}
