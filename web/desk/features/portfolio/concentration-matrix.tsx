import { Box } from '@chakra-ui/react'
import type { CurrencyConcentrationRow } from '#shared/portfolio/portfolio-figures.schema.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { partOf } from '../../ui/bars.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { FigureLink } from '../../ui/figure-link.tsx'
import { useCents, usePercent } from '../../ui/use-cents.ts'
import { useConcentrationColumns } from './concentration-columns.ts'
import { PortfolioSection } from './portfolio-section.tsx'
import { useColumns } from './use-columns.tsx'

/** The address of the facilities behind a figure of a row. */
type RowPath = (
  figure: 'outstandingCents' | 'limitCents' | 'par30Cents',
  row: CurrencyConcentrationRow,
) => string | undefined

/** A share of its currency or of the whole, as text and bar. */
const Share = ({ row, to }: { row: CurrencyConcentrationRow | undefined; to: string | undefined }) => {
  const cents = useCents()
  const part = usePercent()
  if (!row) return '–'
  return (
    <Box minW="112px">
      <strong>{part(row.sharePercent)}</strong>
      <Box aria-hidden h="1.5" my="0.5" bg="surface.sunken" borderRadius="sm" overflow="hidden">
        <Box
          h="full"
          bg="action.solid"
          style={{ width: `${(partOf(row.sharePercent) * 100).toFixed(2)}%` }}
        />
      </Box>
      <Box fontSize="xs" color="text.quiet">
        <FigureLink to={row.outstandingCents === 0 ? undefined : to}>
          {cents(row.outstandingCents, row.currency)}
        </FigureLink>
      </Box>
    </Box>
  )
}

const currencyOf = ({ currency }: CurrencyConcentrationRow) => currency

/** Renders the cells of a currency's column, by row name. */
const sharesIn =
  (rows: readonly CurrencyConcentrationRow[], currency: string, pathOf: RowPath) => (name: string) => {
    const row = rows.find((each) => each.name === name && each.ownCurrency === currency)
    return <Share row={row} to={row && pathOf('outstandingCents', row)} />
  }

/** Concentrations with a row for each part and a column for each currency. */
export const ConcentrationMatrix = ({
  question,
  file,
  named,
  nameOf,
  rows,
  pathOf,
}: {
  question: string
  file: string
  /** The heading of the first column. */
  named: string
  nameOf: (name: string) => string
  rows: readonly CurrencyConcentrationRow[]
  pathOf: RowPath
}) => {
  const t = useTranslations()
  const columns = useConcentrationColumns<CurrencyConcentrationRow>(nameOf, pathOf)
  const column = useColumns(currencyOf)
  const currencies = [...new Set(rows.map(({ ownCurrency }) => ownCurrency))].toSorted()
  const isConverted = rows.some(({ currency, ownCurrency }) => currency !== ownCurrency)
  return (
    <PortfolioSection
      question={question}
      table={{
        file,
        currencyOf,
        rows,
        keyOf: ({ ownCurrency, name }) => `${ownCurrency} ${name}`,
        columns: [
          ...columns.slice(0, 1),
          // For converted amounts, the file's currency column has the target currency, so this column adds the original
          // one.
          ...(isConverted ? [column.text(t('portfolio.ownCurrency'), ({ ownCurrency }) => ownCurrency)] : []),
          ...columns.slice(1),
        ],
      }}
    >
      <DataTable
        label={`${named} × ${t('portfolio.currency')}`}
        rows={[...new Set(rows.map(({ name }) => name))]}
        keyOf={(name) => name}
        columns={[
          { title: named, cell: nameOf },
          ...currencies.map((currency) => ({ title: currency, figure: sharesIn(rows, currency, pathOf) })),
        ]}
      />
    </PortfolioSection>
  )
}
