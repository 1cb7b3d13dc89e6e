import { Box, chakra, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { withQuery } from '#shared/site/screen-paths.ts'
import { paths } from '../../../app/paths.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FailurePage } from '../../../ui/failure.tsx'
import { Money } from '../../../ui/money.tsx'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { SkeletonPage } from '../../../ui/skeleton.tsx'
import { usePageTitle } from '../../../ui/use-page-title.ts'
import { FinancingTabs } from '../financing-tabs.tsx'
import { BalanceBar } from './balance-bar.tsx'
import { FacilityBadge } from './facility-badge.tsx'
import { type FacilitySummary, facilitiesQuery } from './facility-queries.ts'
import { ReviewNotice } from './review-notice.tsx'

const FacilityCard = ({ facility }: { facility: FacilitySummary }) => {
  const { t } = useTranslation(['facility', 'statuses'])
  const { date, money } = useFormat()
  const { currency } = facility
  return (
    <Card display="grid" gap="4">
      <Flex justify="space-between" align="center" gap="4">
        <CardTitle mb="0">{t(`statuses:product.${facility.product_code}`)}</CardTitle>
        <FacilityBadge status={facility.status} />
      </Flex>
      <ReviewNotice facility={facility} />
      <Box>
        <Box color="text.quiet">{t('facility:available')}</Box>
        <Money amount={facility.available_funding} currency={currency} size="xl" />
        <chakra.p color="text.quiet" mt="1">
          {t('facility:ofLimit', {
            limit: money(facility.facility_limit, currency),
            date: date(facility.effective_date),
          })}
          {facility.status === 'active' ? (
            <>
              <br />
              {t('facility:review.ahead', { date: date(facility.next_review_date) })}
            </>
          ) : null}
        </chakra.p>
      </Box>
      <BalanceBar facility={facility} />
      <Box>
        <ButtonLink
          variant="secondary"
          size="md"
          to={withQuery(paths.facility(), { id: facility.facility_id })}
        >
          {t('facility:open')}
        </ButtonLink>
      </Box>
    </Card>
  )
}

/** The company's facilities of all products. */
export const Facilities = () => {
  const { t } = useTranslation('facility')
  usePageTitle(t('listTitle'))
  const query = useQuery({ ...facilitiesQuery, staleTime: 0 })
  const facilities = query.data?.records
  if (!facilities) return query.error ? <FailurePage of={query} /> : <SkeletonPage />
  return (
    <Page>
      <PageHeader title={t('listTitle')} lead={t('listLead')} />
      <FinancingTabs current="facility" />
      {facilities.length === 0 ? (
        <Card>
          <EmptyState
            title={t('empty.title')}
            action={<ButtonLink to={paths.home()}>{t('empty.action')}</ButtonLink>}
          >
            {t('empty.text')}
          </EmptyState>
        </Card>
      ) : (
        facilities.map((facility) => <FacilityCard key={facility.facility_id} facility={facility} />)
      )}
    </Page>
  )
}
