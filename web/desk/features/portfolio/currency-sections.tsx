import { Box, chakra } from '@chakra-ui/react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QueryBoundary } from '../../ui/query-boundary.tsx'

/**
 * A section of a response for each currency, as amounts of several currencies are not added up; or its loading, failed
 * or empty state.
 */
export const CurrencySections = <Shown, Row extends { currency: string }>({
  query,
  rowsOf,
  empty,
  children,
}: {
  query: UseQueryResult<Shown>
  rowsOf: (shown: Shown) => readonly Row[]
  /** The text of the empty state. */
  empty: string
  children: (currency: string, rows: readonly Row[], shown: Shown) => ReactNode
}) => (
  <QueryBoundary query={query} isEmpty={(shown) => rowsOf(shown).length === 0} empty={empty}>
    {(shown) =>
      [...Map.groupBy(rowsOf(shown), ({ currency }) => currency)]
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([currency, rows]) => (
          <Box key={currency} as="section" aria-label={currency} mb="8">
            <chakra.h2 fontSize="lg" mb="3">
              {currency}
            </chakra.h2>
            {children(currency, rows, shown)}
          </Box>
        ))
    }
  </QueryBoundary>
)
