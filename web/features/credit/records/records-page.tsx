import { Box, chakra } from '@chakra-ui/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { Loading, SkeletonText } from '../../../ui/skeleton.tsx'
import { usePageTitle } from '../../../ui/use-page-title.ts'
import { FinancingTabs } from '../financing-tabs.tsx'
import { RecordFilters } from './record-filters.tsx'
import { isFiltered, isInvertedRange, listingOf, readListing } from './record-listing.ts'
import { RecordRow } from './record-row.tsx'
import { recordsQuery } from './records-queries.ts'

const unfiltered = { name: '', status: '', product: '', from: '', to: '' }

/** All applications. Filters and the open application are in the address, so that a reload keeps them. */
export const Component = () => {
  const { t } = useTranslation('records')
  usePageTitle(t('title'))
  const [parameters, setParameters] = useSearchParams()
  const listing = readListing(parameters)
  const opened = parameters.get('open')
  const query = useInfiniteQuery({
    ...recordsQuery(listingOf(listing)),
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
  const records = query.data?.pages.flatMap((page) => page.records)
  const inPlaceOfRows = () => {
    if (query.isError) return <Failure of={query} />
    if (!records)
      return (
        <Loading>
          <SkeletonText lines={6} />
        </Loading>
      )
    if (records.length > 0 || query.hasNextPage) return null
    return isFiltered(listing) ? (
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
  }
  const besides = inPlaceOfRows()
  const isEmpty = records?.length === 0 && !isFiltered(listing) && !query.hasNextPage
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <FinancingTabs current="records" />
      <Card px="0" pb="0" overflow="hidden">
        {isEmpty ? null : <RecordFilters listing={listing} onChange={change} />}
        {besides ? (
          <Box px={{ base: '5', md: '8' }} pb="6">
            {besides}
          </Box>
        ) : (
          <chakra.ul listStyleType="none">
            {records?.map((record) => {
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
    </Page>
  )
}
