import { Box } from '@chakra-ui/react'
import type { ExaminedShop } from '#shared/desk/limit.ts'
import type { SalesSignal } from '#shared/shops/sales-signals.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { Panel } from '../../ui/panel.tsx'

interface Row {
  shop: ExaminedShop
  signal?: SalesSignal
}

/** A row for each signal; a single row for a shop without any. */
const rowsOf = (shop: ExaminedShop): Row[] => {
  const signals = shop.examination?.signals ?? []
  return signals.length > 0 ? signals.map((signal) => ({ shop, signal })) : [{ shop }]
}

/** Signs of inflated sales at shops, with the orders behind them. */
export const LimitSignals = ({ examined }: { examined: readonly ExaminedShop[] }) => {
  const t = useTranslations()
  const { platformName } = useMe()
  const { date, percent, count } = useFormat()
  if (examined.length === 0) return null
  const findingOf = ({ shop: { examination }, signal }: Row) => {
    if (!examination) return t('case.limit.signals.notYet')
    return signal ? t(`case.limit.signals.kinds.${signal.kind}`) : t('case.limit.signals.nothing')
  }
  const spanOf = ({ shop: { examination } }: Row) => {
    if (!examination) return '–'
    const span = t(examination.isComplete ? 'case.limit.signals.span' : 'case.limit.signals.spanCut', {
      from: date(examination.from),
      to: date(examination.at),
      orders: count(examination.orders),
    })
    return examination.orders === 0 ? t('case.limit.signals.noOrders') : span
  }
  return (
    <Panel title={t('case.limit.signals.title')} isFlush>
      <Box px="3" py="2" color="text.quiet">
        {t('case.limit.signals.lead')}
      </Box>
      <DataTable
        label={t('case.limit.signals.title')}
        rows={examined.flatMap(rowsOf)}
        keyOf={({ shop, signal }) => `${shop.shopId} ${signal?.kind ?? ''}`}
        columns={[
          {
            title: t('case.limit.signals.shop'),
            cell: ({ shop: { name, platform } }) => `${name} · ${platformName(platform)}`,
          },
          { title: t('case.limit.signals.finding'), cell: findingOf },
          {
            title: t('case.limit.share'),
            figure: ({ signal }) => (signal ? percent(String(signal.percent)) : '–'),
          },
          {
            title: t('case.limit.signals.orders'),
            cell: ({ signal }) => (signal && signal.orders > 0 ? signal.numbers.join(' ') : '–'),
          },
          { title: t('case.limit.signals.read'), cell: spanOf },
        ]}
      />
    </Panel>
  )
}
