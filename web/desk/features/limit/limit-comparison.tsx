import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { LimitFactorOnWire } from '#shared/credit/credit-limit.schema.ts'
import type { ComputedLimit, ShownLimit } from '#shared/desk/limit.ts'
import { LimitWaterfall } from '../../../features/underwriting/limit-waterfall.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { Panel } from '../../ui/panel.tsx'
import { amountChange, factorChange } from './limit-changes.ts'

const factorOf = (computed: ComputedLimit, key: LimitFactorOnWire['key']) =>
  computed.factors.find((factor) => factor.key === key)

/** A row of the comparison: one value of each calculation, undefined if it has none. */
interface Figure {
  words: string
  of: (computed: ComputedLimit) => string | undefined
  kind: 'amount' | 'factor' | 'day'
}

/** The limit's calculations side by side with the changes between them, and a chart of the latest. */
export const LimitComparison = ({ limit }: { limit: ShownLimit }) => {
  const t = useTranslations()
  const { t: stepTranslations } = useTranslation('limitSteps')
  const { money, date } = useFormat()
  const { currency, granted, today, otherTerms, request, renewal } = limit
  const waiting = (request ?? renewal)?.calculated
  const calculations = [
    { title: t('case.limit.granted'), computed: granted },
    ...(waiting ? [{ title: t('case.limit.ofRequest'), computed: waiting }] : []),
    ...(today ? [{ title: t('case.limit.today'), computed: today }] : []),
    ...(otherTerms ? [{ title: t('case.limit.otherTerms'), computed: otherTerms }] : []),
  ]
  const figures: Figure[] = [
    { words: t('case.limit.asOf'), of: (each) => each.asOf, kind: 'day' },
    { words: t('case.limit.limit'), of: (each) => each.limit, kind: 'amount' },
    { words: t('case.limit.netSales'), of: (each) => each.netSales, kind: 'amount' },
    {
      words: t('case.limit.refunds'),
      of: (each) => factorOf(each, 'netSales')?.detail['refunds'] ?? undefined,
      kind: 'amount',
    },
    ...(calculations.some(({ computed }) => factorOf(computed, 'unverifiedSales'))
      ? [
          {
            words: stepTranslations('factor.unverifiedSales'),
            of: (each: ComputedLimit) => factorOf(each, 'unverifiedSales')?.detail['unverified'],
            kind: 'amount' as const,
          },
        ]
      : []),
    ...(['multiple', 'stability', 'diversification', 'age'] as const).map((key) => ({
      words: stepTranslations(`factor.${key}`),
      of: (each: ComputedLimit) => factorOf(each, key)?.value,
      kind: 'factor' as const,
    })),
  ]
  const textOf = ({ of, kind }: Figure, computed: ComputedLimit): string => {
    const value = of(computed)
    if (value === undefined) return '–'
    if (kind === 'day') return date(value)
    return kind === 'amount' ? money(value, currency) : value
  }
  const changeOf = ({ of, kind }: Figure) => {
    const [before, after] = [of(granted), today ? of(today) : undefined]
    if (kind === 'day' || before === undefined || after === undefined) return ''
    const change =
      kind === 'amount'
        ? amountChange(before, after, (amount) => money(amount, currency))
        : factorChange(before, after)
    return change ? (
      <chakra.strong data-changed color="waiting.text">
        {change}
      </chakra.strong>
    ) : (
      <chakra.span color="text.quiet">–</chakra.span>
    )
  }
  return (
    <>
      <Panel title={t('case.limit.compare')} isFlush>
        <DataTable
          label={t('case.limit.compare')}
          rows={figures}
          keyOf={({ words }) => words}
          columns={[
            { title: t('case.limit.figure'), cell: ({ words }) => words },
            ...calculations.map(({ title, computed }) => ({
              title,
              figure: (figure: Figure) => textOf(figure, computed),
            })),
            ...(today ? [{ title: t('case.limit.change'), figure: changeOf }] : []),
          ]}
        />
        {today ? null : (
          <Box px="3" py="2" color="text.quiet">
            {t('case.limit.noToday')}
          </Box>
        )}
      </Panel>
      <Panel title={calculations.at(-1)?.title ?? ''}>
        <LimitWaterfall limit={{ ...(otherTerms ?? today ?? waiting ?? granted), currency }} />
      </Panel>
    </>
  )
}
