import { Box, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import type { BacktestRow } from '#shared/desk/terms.ts'
import type { ProductCode } from '#shared/lending/product-codes.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { useTranslations } from '../../i18n/use-translations.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { Failed } from '../../ui/failed.tsx'
import { useCents, usePercent } from '../../ui/use-cents.ts'
import { useCompanyName } from '../../ui/use-company-name.ts'
import { useBacktestFile } from './backtest-file.ts'
import {
  type BacktestTotal,
  type DrawdownTotal,
  totalsOfBacktest,
  totalsOfDrawdowns,
} from './backtest-totals.ts'
import { useBacktest } from './use-backtest.ts'

/** The number of companies listed on the screen; totals and file include all. */
const listed = 50

const Totals = ({ label, totals }: { label: string; totals: readonly BacktestTotal[] }) => {
  const t = useTranslations()
  const format = useFormat()
  const cents = useCents()
  const count = (name: 'rising' | 'falling' | 'same' | 'unknown') => ({
    title: t(`terms.totals.${name}`),
    figure: (row: BacktestTotal) => format.count(row[name]),
  })
  return (
    <DataTable
      label={label}
      rows={totals}
      keyOf={({ currency }) => currency}
      columns={[
        { title: t('terms.totals.currency'), cell: ({ currency }) => currency },
        {
          title: t('terms.totals.change'),
          figure: ({ changeCents, currency }) =>
            `${changeCents > 0 ? '+' : ''}${cents(changeCents, currency)}`,
        },
        count('rising'),
        count('falling'),
        count('same'),
        count('unknown'),
      ]}
    />
  )
}

interface Compared {
  name: 'drawnCents' | 'meanRatePercent' | 'incomeCents' | 'lossCents' | 'afterLosses' | 'unknown'
  own: string
  draft: string
}

/** The draft's effect on the drawdowns of the last twelve months, one figure a row, as the pane is narrow. */
const Drawdowns = ({ total: { currency, own, draft, unknown } }: { total: DrawdownTotal }) => {
  const t = useTranslations()
  const format = useFormat()
  const cents = useCents()
  const part = usePercent()
  const amount = (name: 'drawnCents' | 'incomeCents' | 'lossCents'): Compared => ({
    name,
    own: cents(own[name], currency),
    draft: cents(draft[name], currency),
  })
  const rows: Compared[] = [
    amount('drawnCents'),
    { name: 'meanRatePercent', own: part(own.meanRatePercent), draft: part(draft.meanRatePercent) },
    amount('incomeCents'),
    amount('lossCents'),
    {
      name: 'afterLosses',
      own: cents(own.incomeCents - own.lossCents, currency),
      draft: cents(draft.incomeCents - draft.lossCents, currency),
    },
    { name: 'unknown', own: '', draft: format.count(unknown) },
  ]
  return (
    <DataTable
      label={t('terms.drawn.title', { currency })}
      rows={rows}
      keyOf={({ name }) => name}
      columns={[
        { title: t('terms.drawn.title', { currency }), cell: ({ name }) => t(`terms.drawn.${name}`) },
        { title: t('terms.byOwnTermsCents'), figure: (row) => row.own },
        { title: t('terms.byDraftCents'), figure: (row) => row.draft },
      ]}
    />
  )
}

/**
 * The backtest of a version on all companies. Totals come first and are marked as partial until the last company is
 * included.
 */
export const Backtest = ({ productCode, number }: { productCode: ProductCode; number: string }) => {
  const t = useTranslations()
  const format = useFormat()
  const cents = useCents()
  const nameOf = useCompanyName()
  const [most, setMost] = useState(listed)
  const { rows, isThrough, error, retry } = useBacktest(productCode, number)
  const file = useBacktestFile(`backtest-${productCode}-${number}`)
  const count = format.count(rows.length)
  const amount = (name: 'limitCents' | 'byOwnTermsCents' | 'byDraftCents') => ({
    title: t(`terms.${name}`),
    figure: (row: BacktestRow) => {
      const value = row[name]
      return value === null ? t('terms.totals.unknown') : cents(value, row.currency)
    },
  })
  const progress = isThrough
    ? t(rows.length > 0 ? 'terms.backtestThrough' : 'terms.noCompany', { count })
    : t(error ? 'terms.backtestStopped' : 'terms.backtestSoFar', { count })
  return (
    <Box as="section" aria-label={t('terms.backtest')} mt="5" display="grid" gap="3">
      <Box role="status" color={isThrough ? 'text.quiet' : 'waiting.text'}>
        {progress}
      </Box>
      {error ? <Failed error={error} retry={retry} /> : null}
      {rows.length > 0 ? (
        <>
          <Totals
            label={t(isThrough ? 'terms.totals.final' : 'terms.totals.soFar')}
            totals={totalsOfBacktest(rows)}
          />
          {totalsOfDrawdowns(rows).map((total) => (
            <Drawdowns key={total.currency} total={total} />
          ))}
          <Box color="text.quiet" maxW="900px">
            {t('terms.drawn.rule')}
          </Box>
          <DataTable
            label={t('terms.backtest')}
            rows={rows.slice(0, most)}
            keyOf={({ facilityId }) => facilityId}
            columns={[
              { title: t('overdue.columns.company'), cell: nameOf },
              amount('limitCents'),
              amount('byOwnTermsCents'),
              amount('byDraftCents'),
            ]}
          />
          <Flex gap="2" wrap="wrap">
            {rows.length > most ? (
              <Button size="sm" variant="secondary" onClick={() => setMost(most + listed)}>
                {t('terms.moreCompanies')}
              </Button>
            ) : null}
            {(['excel', 'csv'] as const).map((kind) => (
              <Button
                key={kind}
                size="sm"
                variant="secondary"
                disabled={!isThrough}
                onClick={() => void file[kind](rows)}
              >
                {t(`loanRegister.${kind}`)}
              </Button>
            ))}
          </Flex>
        </>
      ) : null}
    </Box>
  )
}
