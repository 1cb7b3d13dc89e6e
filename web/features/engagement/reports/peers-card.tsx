import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-format.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { ChartTable } from '../../../ui/chart-table.tsx'
import { entryName } from '../../reference/entry-name.ts'
import { BandChart } from './band-chart.tsx'
import type { Category, CategoryReport } from './category.ts'
import { RangeBar } from './range-bar.tsx'
import { useReportFormat } from './use-report-format.ts'

type Figures = NonNullable<CategoryReport['peers'][number]['figures']>

const measures = [
  ['refunds', 'refund_ratio'],
  ['variation', 'variation'],
  ['topShare', 'top_share'],
] as const

const Months = ({ months }: Pick<Figures, 'months'>) => {
  const { t } = useTranslation('reports')
  const { month, monthAndYear } = useFormat()
  const { times } = useReportFormat()
  const [{ own } = { own: null }] = months
  return (
    <Box mt="8">
      <chakra.h4 fontSize="md" fontWeight="medium">
        {t('peers.months')}
      </chakra.h4>
      <BandChart
        points={months.map((each) => ({ ...each, key: each.month, label: month(each.month) }))}
        bandLabel={t('peers.band')}
        medianLabel={t('peers.median')}
        ownLabel={own === null ? null : t('peers.own')}
      />
      <ChartTable
        caption={t('peers.months')}
        head={[t('months.month'), t('peers.own'), t('peers.lower'), t('peers.median'), t('peers.upper')]}
        rows={months.map((each) => [
          monthAndYear(each.month),
          each.own === null ? '—' : t('times', { value: times(each.own) }),
          ...[each.lower, each.median, each.upper].map((value) => t('times', { value: times(value) })),
        ])}
      />
    </Box>
  )
}

const OfCategory = ({ category, figures }: { category: Category; figures: Figures | null }) => {
  const { t } = useTranslation('reports')
  const locale = useLocale()
  const { share } = useReportFormat()
  return (
    <Box py="6" borderTopWidth="1px" borderColor="border.hairline">
      <chakra.h3 fontSize="lg">{entryName(category, locale)}</chakra.h3>
      {figures ? (
        <>
          <Box
            mt="4"
            display="grid"
            gap="6"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }}
          >
            {measures.map(([measure, field]) => {
              const { lower, median, upper, own } = figures[field]
              return (
                <Box key={measure} minW="0">
                  <Flex justify="space-between" align="baseline" gap="4">
                    <chakra.h4 fontSize="md" fontWeight="medium">
                      {t(`peers.measure.${measure}`)}
                    </chakra.h4>
                    <chakra.span flex="none" fontWeight="medium" fontVariantNumeric="tabular-nums">
                      {own === null ? '—' : share(own)}
                    </chakra.span>
                  </Flex>
                  <RangeBar {...figures[field]} />
                  <Box color="text.quiet" fontSize="sm" lineHeight="snug">
                    {t('peers.range', { lower: share(lower), median: share(median), upper: share(upper) })}
                  </Box>
                </Box>
              )
            })}
          </Box>
          <Months months={figures.months} />
        </>
      ) : (
        <chakra.p mt="1" color="text.quiet">
          {t('peers.tooFew')}
        </chakra.p>
      )}
    </Box>
  )
}

/** The company compared with others of its categories, if enough of them have consented. */
export const PeersCard = ({ categoryReport: { categories, peers } }: { categoryReport: CategoryReport }) => {
  const { t } = useTranslation('reports')
  if (peers.length === 0) return null
  return (
    <Card pb={{ base: '0', md: '2' }}>
      <CardTitle mb="1">{t('peers.title')}</CardTitle>
      <chakra.p color="text.quiet" maxW="reading" mb="5">
        {t('peers.lead')}
      </chakra.p>
      {categories.map((category) => (
        <OfCategory
          key={category.key_id}
          category={category}
          figures={peers.find((each) => each.category === category.key_id)?.figures ?? null}
        />
      ))}
    </Card>
  )
}
