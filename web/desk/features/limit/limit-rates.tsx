import { Box } from '@chakra-ui/react'
import type { ConversionOnWire } from '#shared/credit/credit-limit.schema.ts'
import type { ShownLimit } from '#shared/desk/limit.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useTranslations } from '../../i18n/use-translations.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { Panel } from '../../ui/panel.tsx'

const rateOf = ({ from, to, last }: ConversionOnWire): string => `1 ${from} = ${last.rate} ${to}`

/** The exchange rates of the latest calculation, and which of them are too old for a new limit. */
export const LimitRates = ({ limit: { currency, today, granted } }: { limit: ShownLimit }) => {
  const t = useTranslations()
  const { date, money } = useFormat()
  const { conversions } = today ?? granted
  if (conversions.length === 0) return null
  const old = conversions.filter(({ carried_forward: isOld }) => isOld)
  return (
    <Panel title={t('case.limit.rates')} isFlush>
      {old.map(({ from, last, sold_until: soldUntil }) => (
        <Box key={from} p="3">
          <Notice tone="waiting" title={t('case.limit.oldRate', { from, date: date(last.date) })}>
            {t('case.limit.oldRateText', { date: date(soldUntil) })}
          </Notice>
        </Box>
      ))}
      <DataTable
        label={t('case.limit.rates')}
        rows={conversions}
        keyOf={({ from }) => from}
        columns={[
          { title: t('case.limit.soldIn'), figure: ({ net_sales, from }) => money(net_sales, from) },
          {
            title: t('case.limit.convertedTo'),
            figure: ({ converted_net_sales }) => money(converted_net_sales, currency),
          },
          { title: t('case.limit.lastRate'), cell: rateOf },
          { title: t('case.limit.rateOf'), cell: ({ last }) => date(last.date) },
          {
            title: t('case.limit.rateSource'),
            cell: ({ source, entered }) => (entered ? t('case.limit.enteredRate', { source }) : source),
          },
        ]}
      />
    </Panel>
  )
}
