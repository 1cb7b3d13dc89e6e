import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { centsFromDecimal } from '#shared/money/cents.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { DataList } from '../../../ui/data-list.tsx'
import { Money } from '../../../ui/money.tsx'
import { Loading, SkeletonText } from '../../../ui/skeleton.tsx'
import { isPartial, type PayoffQuote } from './payoff-quote.ts'

/** The cost of repaying on the day, and the saving; in a quieter colour while another price loads. */
export const PriceCard = ({
  quote,
  isCurrent,
  isAsked,
}: {
  quote: PayoffQuote | undefined
  isCurrent: boolean
  isAsked: boolean
}) => {
  const { t } = useTranslation('earlyRepayment')
  const { date, money } = useFormat()
  const body = () => {
    if (!quote)
      return isAsked ? (
        <Loading>
          <SkeletonText lines={4} />
        </Loading>
      ) : (
        <chakra.p color="text.quiet">{t('price.none')}</chakra.p>
      )
    const { currency } = quote
    const amount = (value: string) => <Money amount={value} currency={currency} />
    const saves = centsFromDecimal(quote.saved) > 0
    return (
      <Box aria-busy={!isCurrent} color={isCurrent ? undefined : 'text.quiet'}>
        <Box role="status">
          <Box color="text.quiet">{t('price.transfer')}</Box>
          <Money amount={quote.total} currency={currency} size="xl" />
          <chakra.p
            mt="1"
            mb="4"
            fontWeight={saves ? 'medium' : undefined}
            color={saves ? 'positive.text' : 'text.quiet'}
          >
            {isCurrent
              ? saves
                ? t('price.saves', { amount: money(quote.saved, currency) })
                : t('price.savesNothing')
              : t('price.calculating')}
          </chakra.p>
        </Box>
        <DataList
          items={[
            { term: t('price.principal'), value: amount(quote.principal) },
            { term: t('price.interest', { date: date(quote.date) }), value: amount(quote.interest) },
            ...(quote.red_packet
              ? [
                  {
                    term: t('price.redPacket'),
                    value: <Money tone="reward" amount={quote.red_packet} currency={currency} />,
                  },
                ]
              : []),
            ...(quote.fee
              ? [{ term: t('price.fee', { date: date(quote.date) }), value: amount(quote.fee) }]
              : []),
            ...(quote.given_back
              ? [
                  {
                    term: t('price.givenBack'),
                    note: t('price.givenBackNote', {
                      interest: money(quote.given_back.interest, currency),
                      fee: money(quote.given_back.fee, currency),
                    }),
                    value: amount(quote.given_back.total),
                  },
                ]
              : []),
            { term: t('price.total'), value: amount(quote.total), strong: true },
            { term: t('price.saved'), value: amount(quote.saved) },
            ...(isPartial(quote)
              ? [
                  {
                    term: t('price.left'),
                    note: t('price.leftNote'),
                    value: amount(quote.principal_left),
                  },
                ]
              : []),
          ]}
        />
        <chakra.p mt="3" fontSize="sm" color="text.quiet">
          {t('price.validity', { date: date(quote.date) })}
        </chakra.p>
      </Box>
    )
  }
  return (
    <Card>
      <CardTitle mb="3">{t('price.title')}</CardTitle>
      {body()}
    </Card>
  )
}
