import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import { DataList } from '../../ui/data-list.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import type { ActiveLimit } from '../underwriting/limit-kinds.ts'
import { RateOfDay } from './rate-of-day.tsx'

type Conversion = ActiveLimit['conversions'][number]

const ConversionUsed = ({ conversion }: { conversion: Conversion }) => {
  const { t } = useTranslation('credit')
  const { date, money } = useFormat()
  const { from, to, last, carried_forward: isCarriedForward } = conversion
  const rate = (key: 'last' | 'lowest' | 'highest') => ({
    term: t(`rates.${key}`),
    value: t('rates.quoted', { from, to, rate: conversion[key].rate }),
    note: t('rates.heldOn', { date: date(conversion[key].date) }),
  })
  return (
    <chakra.section mt="4">
      <chakra.h3 fontSize="md">{t('rates.pair', { from, to })}</chakra.h3>
      <DataList
        items={[
          { term: t('rates.sold'), value: money(conversion.net_sales, from) },
          { term: t('rates.counted'), value: money(conversion.converted_net_sales, to) },
          rate('last'),
          rate('lowest'),
          rate('highest'),
        ]}
      />
      {from === 'CNH' ? (
        <chakra.p color="text.quiet" fontSize="sm">
          {t('rates.offshoreRenminbi')}
        </chakra.p>
      ) : null}
      {conversion.entered ? (
        <chakra.p color="text.main" fontSize="sm">
          {t('rates.entered', { source: conversion.source })}
        </chakra.p>
      ) : null}
      {isCarriedForward ? (
        <chakra.p color="text.quiet" fontSize="sm">
          {t('rates.carried', { date: date(last.date) })}
        </chakra.p>
      ) : null}
    </chakra.section>
  )
}

const centralBank = 'European Central Bank'

/** The exchange rates and days of the conversion, for shops that sell in other currencies than the limit's. */
export const RatesUsed = ({ limit: { conversions, currency } }: { limit: ActiveLimit }) => {
  const { t } = useTranslation('credit')
  const [first] = conversions
  if (!first) return null
  const published = conversions.find(({ entered }) => !entered)?.source ?? centralBank
  const source = published === centralBank ? t('rates.centralBank') : published
  return (
    <Disclosure summary={t('rates.title')}>
      <Box maxW="reading">
        <chakra.p color="text.quiet">{t('rates.lead', { currency, source })}</chakra.p>
        {conversions.map((conversion) => (
          <ConversionUsed key={conversion.from} conversion={conversion} />
        ))}
        <RateOfDay conversions={conversions} currency={currency} />
      </Box>
    </Disclosure>
  )
}
