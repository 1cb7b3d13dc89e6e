import { Box, chakra } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { defaultSalesShare } from '#shared/lending/sales-share.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Card, CardTitle } from '../../ui/card.tsx'
import { Money } from '../../ui/money.tsx'
import { courseOfOption, interestPaid, repaymentProjectionOf, shareText } from './repayment-course.ts'
import type { DrawdownQuote, RepaymentTerms } from './use-quote.ts'

type Option = DrawdownQuote['options'][number]

const OptionTile = ({
  option,
  currency,
  salesShare,
  checked,
  onChoose,
}: {
  option: Option
  currency: DrawdownQuote['currency']
  salesShare: string
  checked: boolean
  onChoose: () => void
}) => {
  const { t } = useTranslation('drawdown')
  const { count, date, money, percent } = useFormat()
  const { repayment_method: method } = option
  const likely = repaymentProjectionOf(option)
  const between = (from: string, to: string) => (from === to ? from : t('choice.range', { from, to }))
  const course = courseOfOption(option)
  const fees = option.upfront?.fee ?? option.fee
  const titleId = `repayment-${method}`
  const figuresId = `${titleId}-figures`
  const figures = [
    course === 'salesShare'
      ? { term: t('choice.eachWeek'), value: t('choice.ofSales', { share: shareText(salesShare) }) }
      : {
          term: t(`choice.largest.${course}`),
          value: <Money amount={option.largest_instalment} currency={currency} />,
        },
    ...(option.upfront
      ? [{ term: t('price.payout'), value: <Money amount={option.upfront.payout} currency={currency} /> }]
      : []),
    ...(likely
      ? [
          {
            term: t(fees === undefined ? 'choice.likelyInterest' : 'choice.likelyCost'),
            value: between(money(likely.lowestCost, currency), money(likely.highestCost, currency)),
          },
        ]
      : [
          {
            term: t(`price.interest.${course}`),
            value: <Money amount={option.interest} currency={currency} />,
          },
        ]),
    ...(option.red_packet && !likely
      ? [
          {
            term: t('price.redPacket'),
            value: <Money tone="reward" amount={option.red_packet.pays} currency={currency} />,
          },
        ]
      : []),
    ...(fees === undefined || likely
      ? []
      : [{ term: t('price.fee'), value: <Money amount={fees} currency={currency} /> }]),
    {
      term: t('price.effectiveRate'),
      value: likely
        ? between(percent(likely.lowestRate), percent(likely.highestRate))
        : percent(option.effective_rate),
    },
    likely
      ? {
          term: t('choice.likelyRepaid'),
          value: between(date(likely.repaidFrom), date(likely.repaidTo)),
        }
      : { term: t(`price.dueDate.${course}`), value: date(option.due_date) },
  ]
  return (
    <chakra.label
      display="flex"
      flexDirection="column"
      gap="3"
      p="4"
      borderWidth="1px"
      borderColor={checked ? 'action.solid' : 'border.hairline'}
      bg={checked ? 'action.subtle' : 'surface.card'}
      borderRadius="md"
      cursor="pointer"
      transitionProperty="border-color, background-color"
      transitionDuration="fast"
      _hover={{ borderColor: checked ? 'action.solid' : 'border.strong' }}
    >
      <Box display="flex" gap="3" alignItems="flex-start">
        <chakra.input
          type="radio"
          name="repayment_method"
          aria-labelledby={titleId}
          aria-describedby={figuresId}
          checked={checked}
          onChange={onChoose}
          boxSize="5"
          mt="0.5"
          accentColor="action.solid"
          flex="none"
        />
        <Box minW="0" lineHeight="snug">
          <Box id={titleId} fontWeight="medium">
            {t(`choice.method.${method}`)}
          </Box>
          <Box mt="0.5" fontSize="sm" color="text.quiet">
            {t(`choice.often.${course}`, { count: option.instalments, number: count(option.instalments) })}
          </Box>
        </Box>
      </Box>
      <chakra.dl id={figuresId} display="grid" gap="2" fontSize="sm" lineHeight="snug">
        {figures.map(({ term, value }) => (
          <Box key={term} display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="3">
            <chakra.dt color="text.quiet">{term}</chakra.dt>
            <chakra.dd
              translate="no"
              fontWeight="medium"
              fontVariantNumeric="tabular-nums"
              whiteSpace={likely ? undefined : 'nowrap'}
            >
              {value}
            </chakra.dd>
          </Box>
        ))}
      </chakra.dl>
      {likely ? (
        <Box fontSize="xs" color="text.quiet" lineHeight="snug">
          {option.red_packet ? `${t('paces.afterPacket')} ` : null}
          {t('choice.likelyNote', {
            interest: money(interestPaid(option), currency),
            date: date(option.due_date),
            rate: percent(option.effective_rate),
          })}
        </Box>
      ) : null}
    </chakra.label>
  )
}

/** Loaded lazily, for one repayment method only. */
const ShareSlider = lazy(async () => ({ default: (await import('./share-slider.tsx')).ShareSlider }))

/**
 * The choice of the repayment method, each with its price. None is chosen beforehand: the cheapest for a seller depends
 * on its sales. Hidden if the facility offers one only.
 */
export const RepaymentChoice = ({
  quote,
  isCurrent,
  chosen,
  onChoose,
}: {
  quote: DrawdownQuote
  isCurrent: boolean
  chosen: RepaymentTerms
  onChoose: (chosen: RepaymentTerms) => void
}) => {
  const { t } = useTranslation('drawdown')
  const { options, sales_share_range: range } = quote
  if (options.length < 2) return null
  const { method } = chosen
  const salesShare = chosen.salesShare ?? quote.sales_share ?? defaultSalesShare
  return (
    <Card>
      <CardTitle id="repayment-choice">{t('choice.title')}</CardTitle>
      {method ? null : (
        <chakra.p mb="3" color="text.quiet">
          {t('choice.lead')}
        </chakra.p>
      )}
      <Box
        role="radiogroup"
        aria-labelledby="repayment-choice"
        display="grid"
        gap="3"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: `repeat(${options.length}, minmax(0, 1fr))` }}
        color={isCurrent ? undefined : 'text.quiet'}
      >
        {options.map((option) => (
          <OptionTile
            key={option.repayment_method}
            option={option}
            currency={quote.currency}
            salesShare={salesShare}
            checked={option.repayment_method === method}
            onChoose={() => onChoose({ ...chosen, method: option.repayment_method })}
          />
        ))}
      </Box>
      {method === 'salesShare' && range ? (
        <Suspense>
          <ShareSlider
            share={salesShare}
            range={range}
            onChange={(share) => onChoose({ ...chosen, salesShare: share })}
          />
        </Suspense>
      ) : null}
    </Card>
  )
}
