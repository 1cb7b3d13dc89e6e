import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { isEntered } from '#shared/lending/benchmark-source.ts'
import { paths } from '../../../app/paths.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { useRateNote } from '../../../ui/use-rate-note.ts'
import type { FacilityDetail } from './facility-queries.ts'

/** The current interest rate of a drawdown and its components. */
export const RateCard = ({ rates }: { rates: FacilityDetail['interest_rates'] }) => {
  const { t } = useTranslation('facility')
  const { date, percent } = useFormat()
  const rateNote = useRateNote()
  return (
    <Card>
      <CardTitle mb="2">{t('rate.title')}</CardTitle>
      {rates.map(
        ({
          drawdown_currency,
          rate,
          benchmark,
          benchmark_method,
          benchmark_rate,
          benchmark_date,
          benchmark_source,
          margin,
          accrual_basis,
        }) => (
          <chakra.div key={drawdown_currency} mb="3">
            <chakra.p color="text.quiet">{t('rate.today')}</chakra.p>
            <chakra.p fontSize="3xl" fontWeight="semibold" lineHeight="snug" translate="no">
              {rate ? percent(rate) : t('rate.unpublished')}
            </chakra.p>
            <chakra.p>
              {benchmark_rate && benchmark_date
                ? rateNote(
                    {
                      name: benchmark,
                      percent: benchmark_rate,
                      date: benchmark_date,
                      ...(benchmark_method ? { method: benchmark_method } : {}),
                    },
                    margin,
                    (name) =>
                      t(isEntered({ source: benchmark_source ?? '' }) ? 'rate.madeEntered' : 'rate.made', {
                        name,
                        benchmark: percent(benchmark_rate),
                        date: date(benchmark_date),
                        margin: percent(margin),
                      }),
                  )
                : t('rate.margin', { margin: percent(margin) })}
            </chakra.p>
            <chakra.p color="text.quiet" fontSize="sm" mt="1">
              {t('rate.basis')}: {t(`rate.bases.${accrual_basis}`)}
            </chakra.p>
          </chakra.div>
        ),
      )}
      {rates.some(({ benchmark_method }) => benchmark_method === 'inArrears') ? null : (
        <chakra.p color="text.quiet">{t('rate.fixed')}</chakra.p>
      )}
      <TextLink to={paths.rates()} display="inline-flex" alignItems="center" minH="touch" mt="2">
        {t('rates.open')}
      </TextLink>
    </Card>
  )
}
