import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { priceExampleDrawdown } from '#shared/drawdown/price-example-drawdown.ts'
import { currencyFixedBy, type ProductTerms } from '#shared/lending/product-terms.ts'
import type { Tenor } from '#shared/lending/repayment-options.ts'
import { defaultSalesShare } from '#shared/lending/sales-share.ts'
import { useFormat } from '../i18n/use-format.ts'
import { DataList } from '../ui/data-list.tsx'
import { useExampleConditions } from './current-rates.ts'
import { useBenchmarkName } from './use-benchmark-name.ts'

/** An arbitrary amount: the effective rate of percentages does not depend on it. */
const exampleCents = 100_000_00

/** A product's terms, with the rates by the benchmark in force. */
export const TermsCard = ({ terms }: { terms: ProductTerms }) => {
  const { t } = useTranslation('landingMore')
  const { percent, date, count } = useFormat()
  const conditions = useExampleConditions()
  const { benchmark } = conditions
  const benchmarkName = useBenchmarkName()
  const [option] = terms.repayment
  const { price, effectiveRatePercent } = priceExampleDrawdown({
    conditions,
    terms,
    option,
    amountCents: exampleCents,
    monthlySalesCents: exampleCents,
    sharePercent: defaultSalesShare,
  })
  const tenorText = (tenor: Tenor) =>
    'days' in tenor ? t('terms.days', { days: tenor.days }) : t('terms.months', { months: tenor.months })
  const tenors = [...new Set(terms.repayment.map(({ tenor }) => tenorText(tenor)))]
  const [fee] = terms.fees
  return (
    <Box
      bg="surface.sunken"
      borderRadius="lg"
      p={{ base: '5', md: '7' }}
      borderWidth="1px"
      borderColor="border.hairline"
    >
      <chakra.h3 fontSize="lg" mb="2">
        {t('terms.title')}
      </chakra.h3>
      <DataList
        items={[
          {
            term: t('terms.effective'),
            value: percent(effectiveRatePercent),
            strong: true,
            note: t('terms.effectiveNote', { method: t(`method.${option.method}`) }),
          },
          {
            term: t('terms.rate'),
            value: percent(price.ratePercent),
            note: t('terms.rateNote', {
              basis: t(`terms.bases.${price.dayCountBasis}`),
              name: benchmarkName(benchmark),
              benchmark: percent(benchmark.percent),
              date: date(benchmark.date),
              margin: percent(terms.marginPercent),
            }),
          },
          {
            term: t('terms.fee'),
            value: fee ? t('terms.feeOfDrawdown', { percent: percent(fee.percent) }) : t('terms.noFee'),
          },
          {
            term: t('terms.methods'),
            value: terms.repayment.map(({ method }) => t(`method.${method}`)).join(t('terms.between')),
            wraps: true,
          },
          { term: t('terms.tenor'), value: tenors.join(t('terms.between')) },
          { term: t('terms.minimum'), value: count(terms.minimumDrawdownCents / 100) },
          { term: t('terms.cap'), value: count(terms.limitCapCents / 100) },
          { term: t('terms.grace'), value: t('terms.graceDays', { days: terms.graceDays }) },
          {
            term: t('terms.currency'),
            value: currencyFixedBy(terms.currencyRule) ?? t('terms.ofShops'),
            wraps: true,
          },
        ]}
      />
      <chakra.p mt="3" color="text.quiet" fontSize="sm" lineHeight="snug">
        {t('terms.example')}
      </chakra.p>
    </Box>
  )
}
