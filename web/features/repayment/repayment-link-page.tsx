import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { repaymentLinkEndpoints } from '#shared/repayment/repayment-link.endpoints.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { useSession } from '../../api/session-store.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import { SkeletonPage } from '../../ui/skeleton.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'

/** The target of the header's repayment link, which opens in a new tab; redirects to the user's repayment page. */
export const Component = () => {
  const { t } = useTranslation('repayment')
  usePageTitle(t('title'))
  const userId = useSession()?.user.userId ?? ''
  const { data, isError, refetch } = useQuery({
    ...endpointQuery(repaymentLinkEndpoints.getRepaymentLink, { body: { user_id: userId } }),
    enabled: userId !== '',
    staleTime: 0,
  })
  const link = data?.links
  useEffect(() => {
    if (link) globalThis.location.replace(link)
  }, [link])
  if (!isError) return <SkeletonPage />
  return (
    <Page>
      <Card>
        <EmptyState
          picture="broke"
          title={t('redirect.failed')}
          action={<Button onClick={() => void refetch()}>{t('redirect.again')}</Button>}
        >
          {t('redirect.text')}
        </EmptyState>
      </Card>
    </Page>
  )
}
