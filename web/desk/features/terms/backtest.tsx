import { Box, Flex } from '@chakra-ui/react'
import type { BacktestRow } from '#shared/desk/terms.ts'
import { csvOf } from '#shared/portfolio/csv.ts'
import { Button } from '../../../ui/button.tsx'
import { useActPages } from '../../api/use-act.ts'
import { useWords } from '../../i18n/use-words.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { Failed } from '../../ui/failed.tsx'
import { Loading } from '../../ui/loading.tsx'
import { saveText } from '../../ui/save-text.ts'
import { useCents } from '../../ui/use-cents.ts'
import { useCompanyName } from '../../ui/use-company-name.ts'
import { totalsOfBacktest } from './backtest-totals.ts'

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

/** What a version would make of each company's limit, a page at a time. */
export const Backtest = ({ productCode, number }: { productCode: string; number: string }) => {
  const t = useWords()
  const cents = useCents()
  const nameOf = useCompanyName()
  const pages = useActPages('terms-backtest', { productCode, number })
  const rows = pages.data?.pages.flatMap(({ companies }) => companies) ?? []
  const amount = (name: 'limitCents' | 'byOwnTermsCents' | 'byDraftCents') => ({
    key: name,
    title: t(`terms.${name}`),
    isNumber: true,
    cell: (row: BacktestRow) => {
      const value = row[name]
      return value === null ? t('value.none') : cents(value, row.currency)
    },
  })
  return (
    <Box as="section" aria-label={t('terms.backtest')} mt="5" aria-live="polite">
      {pages.error ? <Failed error={pages.error} retry={pages.refetch} /> : null}
      {pages.isPending ? <Loading lines={4} /> : null}
      {pages.data && rows.length === 0 ? <Box color="text.quiet">{t('terms.noCompany')}</Box> : null}
      {totalsOfBacktest(rows).map(({ currency, rising, falling, same, changeCents }) => (
        <Box key={currency} mb="2" fontVariantNumeric="tabular-nums">
          <strong>{currency}</strong>{' '}
          {t(pages.hasNextPage ? 'terms.changesSoFar' : 'terms.changesInAll', {
            rising,
            falling,
            same,
            change: `${changeCents > 0 ? '+' : ''}${cents(changeCents, currency)}`,
          })}
        </Box>
      ))}
      {rows.length > 0 ? (
        <DataTable
          label={t('terms.backtest')}
          rows={rows}
          keyOf={({ facilityId }) => facilityId}
          columns={[
            { key: 'company', title: t('overdue.columns.company'), cell: nameOf },
            amount('limitCents'),
            amount('byOwnTermsCents'),
            amount('byDraftCents'),
          ]}
        />
      ) : null}
      <Flex gap="2" mt="3">
        {pages.hasNextPage ? (
          <Button
            size="sm"
            variant="secondary"
            busy={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            {t('list.more')}
          </Button>
        ) : null}
        {rows.length > 0 ? (
          <Button
            size="sm"
            variant="secondary"
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
        ) : null}
      </Flex>
    </Box>
  )
}
