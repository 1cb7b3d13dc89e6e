import { Box } from '@chakra-ui/react'
import type { ExaminedShop, ShownLimit } from '#shared/desk/limit.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { Panel } from '../../ui/panel.tsx'

type Month = NonNullable<NonNullable<ExaminedShop['examination']>['months']>[number]

interface Row {
  shop: ExaminedShop
  month?: Month
}

/** A row for each differing month; a single row for a shop without any. */
const rowsOf = (shop: ExaminedShop): Row[] => {
  const months = (shop.examination?.months ?? []).filter(({ differs }) => differs)
  return months.length > 0 ? months.map((month) => ({ shop, month })) : [{ shop }]
}

/** Imported sales compared with the platforms' own reports. */
export const LimitReconciliation = ({ limit: { examined } }: { limit: ShownLimit }) => {
  const t = useTranslations()
  const { platformName } = useMe()
  const { monthAndYear, money, count } = useFormat()
  if (examined.length === 0) return null
  const findingOf = ({ shop: { examination }, month }: Row) => {
    if (!examination) return t('case.limit.signals.notYet')
    if (!examination.months) return t('case.limit.reconciliation.none')
    return month
      ? t('case.limit.reconciliation.differs')
      : t('case.limit.reconciliation.agrees', { months: count(examination.months.length) })
  }
  const amountOf = (figure: 'platform' | 'imported') => (row: Row) =>
    row.month ? money(row.month[figure], row.shop.currency) : '–'
  return (
    <Panel title={t('case.limit.reconciliation.title')} isFlush>
      <Box px="3" py="2" color="text.quiet">
        {t('case.limit.reconciliation.lead')}
      </Box>
      <DataTable
        label={t('case.limit.reconciliation.title')}
        rows={examined.flatMap(rowsOf)}
        keyOf={({ shop, month }) => `${shop.shopId} ${month?.month ?? ''}`}
        columns={[
          {
            title: t('case.limit.signals.shop'),
            cell: ({ shop: { name, platform } }) => `${name} · ${platformName(platform)}`,
          },
          { title: t('case.limit.reconciliation.finding'), cell: findingOf },
          {
            title: t('case.limit.reconciliation.basis'),
            cell: ({ shop: { examination } }) =>
              examination?.basis ? t(`case.limit.reconciliation.bases.${examination.basis}`) : '–',
          },
          {
            title: t('case.limit.reconciliation.month'),
            cell: ({ month }) => (month ? monthAndYear(month.month) : '–'),
          },
          { title: t('case.limit.reconciliation.reported'), figure: amountOf('platform') },
          { title: t('case.limit.reconciliation.imported'), figure: amountOf('imported') },
        ]}
      />
    </Panel>
  )
}
