import { Box } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiError } from '../../api/api-error.ts'
import { useFailureTranslations } from '../../api/use-failure-translations.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { DataList } from '../../ui/data-list.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { crossRatesQuery } from '../reference/reference-queries.ts'
import type { ActiveLimit } from '../underwriting/limit-kinds.ts'

/** The published exchange rates of a chosen day, to verify the conversion of that day's sales. */
export const RateOfDay = ({ conversions, currency }: Pick<ActiveLimit, 'conversions' | 'currency'>) => {
  const { t } = useTranslation('credit')
  const { date } = useFormat()
  const failureTranslations = useFailureTranslations()
  const [day, setDay] = useState('')
  const from = conversions.map((conversion) => conversion.from)
  const until = conversions.reduce(
    (latest, each) => (each.sold_until > latest ? each.sold_until : latest),
    '',
  )
  const { data, error } = useQuery({ ...crossRatesQuery(day, from, currency), enabled: day !== '' })
  const problem = error
    ? isApiError(error) && error.reason === 'notFound'
      ? t('rates.unknown')
      : failureTranslations(error)
    : undefined
  return (
    <Box mt="6">
      <Box maxW="240px">
        <DateField label={t('rates.lookUp')} value={day} onChange={setDay} max={until} error={problem} />
      </Box>
      <Box mt="2" aria-live="polite">
        {day !== '' && !error ? (
          data ? (
            <DataList
              items={from.map((each) => ({
                term: t('rates.pair', { from: each, to: currency }),
                note: t('rates.heldOn', { date: date(data.date) }),
                value: t('rates.quoted', { from: each, to: currency, rate: data.rates[each]?.[currency] }),
              }))}
            />
          ) : (
            <SkeletonText lines={from.length} />
          )
        ) : null}
      </Box>
    </Box>
  )
}
