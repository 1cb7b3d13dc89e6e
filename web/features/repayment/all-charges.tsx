import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { isInvertedRange, useAddressParameters } from '../../ui/list-filters.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { ChargeFilters } from './charge-filters.tsx'
import { ChargeList } from './charge-list.tsx'
import { isFiltered, listingOf, readListing } from './charge-listing.ts'
import { listedChargesQuery } from './repayment-queries.ts'

/** All bills. Filters and order are in the address, so that a reload keeps them. */
export const AllCharges = () => {
  const { t } = useTranslation('repayment')
  const [parameters, change] = useAddressParameters()
  const listing = readListing(parameters)
  const query = useInfiniteQuery({
    ...listedChargesQuery(listingOf(listing)),
    enabled: !isInvertedRange(listing),
    staleTime: 0,
    // Keeps the current list while another one loads.
    placeholderData: (before) => before,
  })
  const charges = query.data?.pages.flatMap(({ records }) => records)
  const empty = (
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
  return (
    <Card px="0" pb="0" overflow="hidden">
      <CardTitle px={{ base: '5', md: '8' }}>{t('listTitle')}</CardTitle>
      <ChargeFilters listing={listing} onChange={change} />
      <PagedList pages={query} rows={charges} empty={empty} more={t('more')} isFlush>
        {(rows) => <ChargeList charges={rows} />}
      </PagedList>
    </Card>
  )
}
