import { chakra } from '@chakra-ui/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { isInvertedRange, useAddressParameters } from '../../../ui/list-filters.tsx'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { PagedList } from '../../../ui/paged-list.tsx'
import { usePageTitle } from '../../../ui/use-page-title.ts'
import { FinancingTabs } from '../financing-tabs.tsx'
import { RecordFilters } from './record-filters.tsx'
import { isFiltered, listingOf, readListing } from './record-listing.ts'
import { RecordRow } from './record-row.tsx'
import { recordsQuery } from './records-queries.ts'

const unfiltered = { name: '', status: '', product: '', from: '', to: '' }

/** All applications. Filters and the open application are in the address, so that a reload keeps them. */
export const Component = () => {
  const { t } = useTranslation('records')
  usePageTitle(t('title'))
  const [parameters, change] = useAddressParameters()
  const listing = readListing(parameters)
  const opened = parameters.get('open')
  const query = useInfiniteQuery({
    ...recordsQuery(listingOf(listing)),
    enabled: !isInvertedRange(listing),
    staleTime: 0,
    // Keeps the current list while another one loads.
    placeholderData: (before) => before,
  })
  const records = query.data?.pages.flatMap((page) => page.records)
  const empty = isFiltered(listing) ? (
    <EmptyState
      title={t('filters.none')}
      action={
        <Button variant="secondary" size="md" onClick={() => change(unfiltered)}>
          {t('filters.clear')}
        </Button>
      }
    />
  ) : (
    <EmptyState
      title={t('empty.title')}
      action={<ButtonLink to={paths.home()}>{t('empty.action')}</ButtonLink>}
    >
      {t('empty.text')}
    </EmptyState>
  )
  const isEmpty = records?.length === 0 && !isFiltered(listing) && !query.hasNextPage
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <FinancingTabs current="records" />
      <Card px="0" pb="0" overflow="hidden">
        {isEmpty ? null : <RecordFilters listing={listing} onChange={change} />}
        <PagedList pages={query} rows={records} empty={empty} more={t('more')} isFlush>
          {(rows) => (
            <chakra.ul listStyleType="none">
              {rows.map((record) => {
                const isOpen = record.approval_id === opened
                return (
                  <RecordRow
                    key={record.approval_id}
                    record={record}
                    isOpen={isOpen}
                    onToggle={() => change({ open: isOpen ? '' : record.approval_id })}
                  />
                )
              })}
            </chakra.ul>
          )}
        </PagedList>
      </Card>
    </Page>
  )
}
