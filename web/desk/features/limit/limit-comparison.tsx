import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { LimitFactorOnWire } from '#shared/credit/credit-limit.schema.ts'
import type { ComputedLimit, ShownLimit } from '#shared/desk/limit.ts'
import { LimitWaterfall } from '../../../features/credit/limit-waterfall.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import { useWords } from '../../i18n/use-words.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { Panel } from '../../ui/panel.tsx'

const factorOf = (computed: ComputedLimit, key: LimitFactorOnWire['key']) =>
  computed.factors.find((factor) => factor.key === key)

/** How a limit comes about: the last calculation, today's, and that by other terms, side by side; today's drawn. */
export const LimitComparison = ({ limit }: { limit: ShownLimit }) => {
  const t = useWords()
  const { t: statusWords } = useTranslation('statuses')
  const { money, date } = useFormat()
  const { currency, granted, today, otherTerms } = limit
  const columns = [
    { key: 'granted', title: t('case.limit.granted'), computed: granted },
    ...(today ? [{ key: 'today', title: t('case.limit.today'), computed: today }] : []),
    ...(otherTerms ? [{ key: 'otherTerms', title: t('case.limit.otherTerms'), computed: otherTerms }] : []),
  ]
  const rows = [
    { figure: t('case.limit.limit'), of: (each: ComputedLimit) => money(each.limit, currency) },
    { figure: t('case.limit.netSales'), of: (each: ComputedLimit) => money(each.netSales, currency) },
    {
      figure: t('case.limit.refunds'),
      of: (each: ComputedLimit) => {
        const refunds = factorOf(each, 'netSales')?.detail['refunds']
        return refunds ? money(refunds, currency) : '–'
      },
    },
    ...(['multiple', 'stability', 'diversification', 'age'] as const).map((key) => ({
      figure: statusWords(`limit.factor.${key}`),
      of: (each: ComputedLimit) => factorOf(each, key)?.value ?? '–',
    })),
  ]
  const drawn = otherTerms ?? today ?? granted
  return (
    <>
      <Panel title={t('case.limit.compare')} isFlush>
        <DataTable
          label={t('case.limit.compare')}
          rows={rows}
          keyOf={({ figure }) => figure}
          columns={[
            { key: 'figure', title: t('case.limit.figure'), cell: ({ figure }) => figure },
            ...columns.map(({ key, title, computed }) => ({
              key,
              title: `${title} · ${t('case.limit.asOf', { date: date(computed.asOf) })}`,
              isNumber: true,
              cell: ({ of }: (typeof rows)[number]) => of(computed),
            })),
          ]}
        />
        {today ? null : (
          <Box px="3" py="2" color="text.quiet">
            {t('case.limit.noToday')}
          </Box>
        )}
      </Panel>
      <Panel title={columns.at(-1)?.title ?? ''}>
        <LimitWaterfall limit={{ ...drawn, currency }} />
      </Panel>
    </>
  )
}
