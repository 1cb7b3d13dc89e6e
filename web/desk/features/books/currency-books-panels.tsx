import { Box, chakra, SimpleGrid } from '@chakra-ui/react'
import type { CurrencyBooks } from '#shared/desk/books.ts'
import type { Cents } from '#shared/money/cents.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { type DataColumn, DataTable } from '../../ui/data-table.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useCents } from '../../ui/use-cents.ts'
import { TrialBalance } from './trial-balance.tsx'

/** Loans by stage, with their allowance. */
const Stages = ({
  books: { currency, stages, undrawnCents, undrawnAllowanceCents },
}: {
  books: CurrencyBooks
}) => {
  const t = useTranslations()
  const cents = useCents()
  const format = useFormat()
  const rows = [
    ...stages.map(({ stage, ...sums }) => ({ name: t(`books.stages.stage${stage}`), ...sums })),
    {
      name: t('responseLabels.undrawnCents'),
      loans: null,
      outstandingCents: undrawnCents,
      allowanceCents: undrawnAllowanceCents,
    },
  ]
  return (
    <Panel title={t('books.byStage')} isFlush>
      <DataTable
        label={`${t('books.byStage')} · ${currency}`}
        rows={rows}
        keyOf={({ name }) => name}
        columns={[
          { title: t('portfolio.stage'), cell: ({ name }) => name },
          {
            title: t('portfolio.loans'),
            figure: ({ loans }) => (loans === null ? '–' : format.count(loans)),
          },
          {
            title: t('portfolio.amount'),
            figure: ({ outstandingCents }) => cents(outstandingCents, currency),
          },
          {
            title: t('responseLabels.allowanceCents'),
            isStrong: true,
            figure: ({ allowanceCents }) => cents(allowanceCents, currency),
          },
        ]}
      />
    </Panel>
  )
}

const movements = [
  'openingCents',
  'newCents',
  'stageMovesCents',
  'remeasuredCents',
  'repaidCents',
  'writtenOffCents',
  'recoveredCents',
  'recoveryToIncomeCents',
  'closingCents',
] as const

/** The changes of the allowance in the month, by cause. */
const Movement = ({ books: { currency, allowance } }: { books: CurrencyBooks }) => {
  const t = useTranslations()
  const cents = useCents()
  return (
    <Panel title={t('responseLabels.allowance')} isFlush>
      <DataTable
        label={`${t('responseLabels.allowance')} · ${currency}`}
        rows={movements}
        keyOf={(name) => name}
        columns={[
          { title: t('books.cause'), cell: (name) => t(`books.movements.${name}`) },
          { title: t('portfolio.amount'), figure: (name) => cents(allowance[name], currency) },
        ]}
      />
    </Panel>
  )
}

/** Numbers of loans and their outstanding amounts, by the column `first`; nothing if there are no rows. */
const CountedLoans = <Row extends { loans: number; outstandingCents: Cents }>({
  title,
  currency,
  rows,
  keyOf,
  first,
}: {
  title: string
  currency: CurrencyBooks['currency']
  rows: readonly Row[]
  keyOf: (row: Row) => string
  first: DataColumn<Row>
}) => {
  const t = useTranslations()
  const cents = useCents()
  const format = useFormat()
  if (rows.length === 0) return null
  return (
    <Panel title={title} isFlush>
      <DataTable
        label={`${title} · ${currency}`}
        rows={rows}
        keyOf={keyOf}
        columns={[
          first,
          { title: t('portfolio.loans'), figure: ({ loans }) => format.count(loans) },
          {
            title: t('portfolio.amount'),
            figure: ({ outstandingCents }) => cents(outstandingCents, currency),
          },
        ]}
      />
    </Panel>
  )
}

/** How many loans went from each stage to each other one in the month. */
const Moves = ({ books: { currency, moves } }: { books: CurrencyBooks }) => {
  const t = useTranslations()
  return (
    <CountedLoans
      title={t('responseLabels.moves')}
      currency={currency}
      rows={moves}
      keyOf={({ from, to }) => `${from} ${to}`}
      first={{
        title: t('books.move'),
        cell: ({ from, to }) => `${t(`books.from.stage${from}`)} → ${t(`books.to.stage${to}`)}`,
      }}
    />
  )
}

/** The migration of loans between stages within a month, from the lender's own history, to check the parameters. */
const Migration = ({ books: { currency, migration, migrationMonths } }: { books: CurrencyBooks }) => {
  const t = useTranslations()
  const format = useFormat()
  if (migration.length === 0) return null
  const title = t('books.migration', { months: format.count(migrationMonths) })
  return (
    <Panel title={title} isFlush>
      <DataTable
        label={`${title} · ${currency}`}
        rows={migration}
        keyOf={({ from, to }) => `${from} ${to}`}
        columns={[
          {
            title: t('books.move'),
            cell: ({ from, to }) => `${t(`books.from.stage${from}`)} → ${t(`books.to.stage${to}`)}`,
          },
          { title: t('portfolio.loans'), figure: ({ loans }) => format.count(loans) },
          {
            title: t('responseLabels.sharePercent'),
            figure: ({ sharePercent }) => format.percent(sharePercent),
          },
        ]}
      />
    </Panel>
  )
}

/** Why loans are in stage 2 or 3. */
const Reasons = ({ books: { currency, stageReasons } }: { books: CurrencyBooks }) => {
  const t = useTranslations()
  return (
    <CountedLoans
      title={t('responseLabels.stageReasons')}
      currency={currency}
      rows={stageReasons}
      keyOf={({ stage, stageReason }) => `${stage} ${stageReason}`}
      first={{
        title: t('books.cause'),
        cell: ({ stage, stageReason }) =>
          t('books.reasonOfStage', {
            stage: t(`books.stages.stage${stage}`),
            reason: t(`choices.stageReasons.${stageReason}`),
          }),
      }}
    />
  )
}

/** The books of a month in one currency. */
export const CurrencyBooksPanels = ({ books }: { books: CurrencyBooks }) => {
  const t = useTranslations()
  return (
    <Box as="section" aria-label={books.currency} display="grid" gap="4">
      <chakra.h2 fontSize="lg">{books.currency}</chakra.h2>
      <TrialBalance
        title={t('books.accounts')}
        fileName={`trial-balance-${books.currency}.csv`}
        books={books}
      />
      <SimpleGrid columns={{ base: 1, xl: 3 }} gap="4" alignItems="start">
        <Box display="grid" gap="4" minW="0">
          <Stages books={books} />
          <Reasons books={books} />
        </Box>
        <Movement books={books} />
        <Box display="grid" gap="4" minW="0">
          <Moves books={books} />
          <Migration books={books} />
        </Box>
      </SimpleGrid>
    </Box>
  )
}
