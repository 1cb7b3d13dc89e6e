import { Box, chakra, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { centsFromDecimal } from '#shared/money/cents.ts'
import { isApiError } from '../../../api/api-error.ts'
import { currentLine, paths } from '../../../app/paths.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FailurePage } from '../../../ui/failure.tsx'
import { Money } from '../../../ui/money.tsx'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { SkeletonPage } from '../../../ui/skeleton.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { usePageTitle } from '../../../ui/use-page-title.ts'
import { facilitySummaryQuery } from '../credit-queries.ts'
import { BalanceCard } from './balance-card.tsx'
import { FacilityBadge } from './facility-badge.tsx'
import { FacilityDrawdowns } from './facility-drawdowns.tsx'
import { type FacilityDetail, facilityQuery } from './facility-queries.ts'
import { OutlookCard } from './outlook-card.tsx'
import { RateCard } from './rate-card.tsx'
import { RenewalCard } from './renewal-card.tsx'
import { ReviewNotice } from './review-notice.tsx'
import { TermsCard } from './terms-card.tsx'

/** True if something can be drawn, and the facility belongs to the current line, where drawdowns are requested. */
const mayDraw = ({ status, product_code, available_funding }: FacilityDetail): boolean =>
  status === 'active' && product_code === currentLine().productCode && centsFromDecimal(available_funding) > 0

const Headline = ({ facility }: { facility: FacilityDetail }) => {
  const { t } = useTranslation('facility')
  const { date, money } = useFormat()
  const { currency } = facility
  const summary = useQuery(facilitySummaryQuery)
  const obstacle =
    summary.data?.facility_id === facility.facility_id ? summary.data.drawdown_obstacle : undefined
  return (
    <Card
      ground="strong"
      display="flex"
      flexDirection={{ base: 'column', md: 'row' }}
      alignItems={{ md: 'flex-end' }}
      justifyContent="space-between"
      gap="5"
    >
      <Box>
        <Flex align="center" gap="3" color="text.onStrongQuiet">
          {t('available')}
          <FacilityBadge status={facility.status} />
        </Flex>
        <Box mt="2">
          <Money amount={facility.available_funding} currency={currency} size="display" />
        </Box>
        <chakra.p mt="2" color="text.onStrongQuiet">
          {t('ofLimit', {
            limit: money(facility.facility_limit, currency),
            date: date(facility.effective_date),
          })}
          <br />
          {t('review.ahead', { date: date(facility.next_review_date) })}
          {mayDraw(facility) && obstacle ? (
            <>
              <br />
              {t(`obstacle.${obstacle}`)}
            </>
          ) : null}
        </chakra.p>
      </Box>
      {mayDraw(facility) && obstacle === null ? (
        <ButtonLink to={paths.drawdown()}>{t('draw')}</ButtonLink>
      ) : null}
    </Card>
  )
}

/** A facility: its available balance and composition, terms, rates and drawdowns. */
export const Facility = ({ facilityId }: { facilityId: string }) => {
  const { t } = useTranslation(['facility', 'statuses'])
  usePageTitle(t('facility:title'))
  const query = useQuery({ ...facilityQuery(facilityId), staleTime: 0 })
  const { data: facility, error } = query
  if (facility)
    return (
      <Page>
        <PageHeader
          eyebrow={
            <TextLink to={paths.facility()} display="inline-flex" alignItems="center" minH="touch">
              {t('facility:back')}
            </TextLink>
          }
          title={t(`statuses:product.${facility.product_code}`)}
          {...(facility.agreement_number
            ? { lead: t('facility:number', { number: facility.agreement_number }) }
            : {})}
        />
        <ReviewNotice facility={facility} />
        <Headline facility={facility} />
        <RenewalCard facility={facility} />
        <Box
          display="grid"
          gap={{ base: '5', md: '6' }}
          alignItems="start"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        >
          <Box display="grid" gap={{ base: '5', md: '6' }}>
            <BalanceCard facility={facility} />
            <OutlookCard facility={facility} />
            <RateCard rates={facility.interest_rates} />
            <FacilityDrawdowns productCode={facility.product_code} />
          </Box>
          <TermsCard facility={facility} />
        </Box>
      </Page>
    )
  if (isApiError(error) && error.reason === 'notFound')
    return (
      <Page>
        <Card>
          <EmptyState
            title={t('facility:unknown.title')}
            action={<ButtonLink to={paths.facility()}>{t('facility:back')}</ButtonLink>}
          >
            {t('facility:unknown.text')}
          </EmptyState>
        </Card>
      </Page>
    )
  return error ? <FailurePage of={query} /> : <SkeletonPage />
}
