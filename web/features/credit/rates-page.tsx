import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isEntered } from '#shared/lending/benchmark-source.ts'
import { referenceEndpoints } from '#shared/reference/reference.endpoints.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Card } from '../../ui/card.tsx'
import { DataList } from '../../ui/data-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Page, PageHeader } from '../../ui/page.tsx'
import { Loading, SkeletonText } from '../../ui/skeleton.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'

const Fixings = () => {
  const { t } = useTranslation('facility')
  const { date, percent } = useFormat()
  const query = useQuery(endpointQuery(referenceEndpoints.listBenchmarkFixings))
  if (query.isPending)
    return (
      <Loading>
        <SkeletonText lines={6} />
      </Loading>
    )
  if (!query.data) return <Failure of={query} />
  const { fixings } = query.data
  if (fixings.length === 0) return <EmptyState title={t('rates.none')} />
  return (
    <DataList
      items={fixings.map((fixing) => ({
        term: date(fixing.date),
        value: percent(fixing.percent),
        note: isEntered(fixing) ? t('rates.entered') : undefined,
      }))}
    />
  )
}

/** SOFR day by day, so that a seller can check the benchmark of a drawdown. */
export const Component = () => {
  const { t } = useTranslation('facility')
  usePageTitle(t('rates.title'))
  return (
    <Page>
      <PageHeader title={t('rates.title')} lead={t('rates.lead')} />
      <Card maxW="reading">
        <Fixings />
      </Card>
    </Page>
  )
}
