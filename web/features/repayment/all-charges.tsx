import { Box } from '@chakra-ui/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Button } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loading, SkeletonText } from '../../ui/skeleton.tsx'
import { ChargeFilters } from './charge-filters.tsx'
import { ChargeList } from './charge-list.tsx'
import { isFiltered, isInvertedRange, listingOf, readListing } from './charge-listing.ts'
import { listedChargesQuery } from './repayment-queries.ts'

/** All bills. Filters and order are in the address, so that a reload keeps them. */
export const AllCharges = () => {
  const { t } = useTranslation('repayment')
  const [parameters, setParameters] = useSearchParams()
  const listing = readListing(parameters)
  const query = useInfiniteQuery({
    ...listedChargesQuery(listingOf(listing)),
    enabled: !isInvertedRange(listing),
    staleTime: 0,
    // Keeps the current list while another one loads.
    placeholderData: (before) => before,
  })
  const change = (changes: Record<string, string>) =>
    setParameters(
      (present) => {
        for (const [name, value] of Object.entries(changes))
          if (value) present.set(name, value)
          else present.delete(name)
        return present
      },
      { replace: true },
    )
  const charges = query.data?.pages.flatMap(({ records }) => records)
  const body = () => {
    if (query.isError) return <Failure of={query} />
    if (!charges)
      return (
        <Loading>
          <SkeletonText lines={4} />
        </Loading>
      )
    if (charges.length > 0) return null
    return (
      <EmptyState
        title={t('filters.none')}
        action={
          isFiltered(listing) ? (
            <Button variant="secondary" size="md" onClick={() => change({ status: '', from: '', to: '' })}>
              {t('filters.clear')}
            </Button>
          ) : null
        }
      />
    )
  }
  const besides = body()
  return (
    <Card px="0" pb="0" overflow="hidden">
      <CardTitle px={{ base: '5', md: '8' }}>{t('listTitle')}</CardTitle>
      <ChargeFilters listing={listing} onChange={change} />
      {besides ? (
        <Box px={{ base: '5', md: '8' }} pb="6">
          {besides}
        </Box>
      ) : null}
      {charges && charges.length > 0 && !query.isError ? <ChargeList charges={charges} /> : null}
      {query.hasNextPage && !query.isError ? (
        <Box p="4" borderTopWidth="1px" borderColor="border.hairline" textAlign="center">
          <Button
            variant="quiet"
            size="md"
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('more')}
          </Button>
        </Box>
      ) : null}
    </Card>
  )
}
