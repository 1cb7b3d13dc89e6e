import { Box, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import type { BacktestRow } from '#shared/desk/terms.ts'
import type { ProductCode } from '#shared/lending/product-codes.ts'
import { csvOf } from '#shared/portfolio/csv.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { useTranslations } from '../../i18n/use-translations.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { Failed } from '../../ui/failed.tsx'
import { saveText } from '../../ui/save-text.ts'
import { useCents } from '../../ui/use-cents.ts'
import { useCompanyName } from '../../ui/use-company-name.ts'
import { type BacktestTotal, totalsOfBacktest } from './backtest-totals.ts'
import { useBacktest } from './use-backtest.ts'

const exported = [
  'companyId',
  'companyNameEn',
  'companyNameCn',
  'facilityId',
  'currency',
  'limitCents',
  'byOwnTermsCents',
  'byDraftCents',
] as const

/** The number of companies listed on the screen; totals and file include all. */
const listed = 50

const Totals = ({ label, totals }: { label: string; totals: readonly BacktestTotal[] }) => {
  const t = useTranslations()
  const format = useFormat()
  const cents = useCents()
  const count = (name: 'rising' | 'falling' | 'same' | 'unknown') => ({
    key: name,
    title: t(`terms.totals.${name}`),
    isNumber: true,
    cell: (row: BacktestTotal) => format.count(row[name]),
  })
  return (
    <DataTable
      label={label}
      rows={totals}
      keyOf={({ currency }) => currency}
      columns={[
        { key: 'currency', title: t('terms.totals.currency'), cell: ({ currency }) => currency },
        {
          key: 'change',
          title: t('terms.totals.change'),
          isNumber: true,
          cell: ({ changeCents, currency }) => `${changeCents > 0 ? '+' : ''}${cents(changeCents, currency)}`,
        },
        count('rising'),
        count('falling'),
        count('same'),
        count('unknown'),
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
  const count = format.count(rows.length)
  const amount = (name: 'limitCents' | 'byOwnTermsCents' | 'byDraftCents') => ({
    key: name,
    title: t(`terms.${name}`),
    isNumber: true,
    cell: (row: BacktestRow) => {
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
          <DataTable
            label={t('terms.backtest')}
            rows={rows.slice(0, most)}
            keyOf={({ facilityId }) => facilityId}
            columns={[
              { key: 'company', title: t('overdue.columns.company'), cell: nameOf },
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
            <Button
              size="sm"
              variant="secondary"
              disabled={!isThrough}
              onClick={() =>
                saveText(
                  `backtest-${productCode}-${number}.csv`,
                  csvOf(
                    rows.map((row) => ({ ...row })),
                    exported,
                  ),
                )
              }
            >
              {t('list.export')}
            </Button>
          </Flex>
        </>
      ) : null}
    </Box>
  )
}
