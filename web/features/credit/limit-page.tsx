import { Box, chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Money } from '../../ui/money.tsx'
import { Page, PageHeader } from '../../ui/page.tsx'
import { Loading, SkeletonBar, SkeletonText } from '../../ui/skeleton.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { signersQuery } from '../agreements/agreements-queries.ts'
import { EstimateCard } from '../underwriting/estimate-card.tsx'
import { creditEstimateQuery } from '../underwriting/estimate-query.ts'
import { FactorCard } from '../underwriting/factor-card.tsx'
import { type ActiveLimit, isActiveLimit, isEstimated } from '../underwriting/limit-kinds.ts'
import { limitSteps } from '../underwriting/limit-steps.ts'
import { LimitWaterfall } from '../underwriting/limit-waterfall.tsx'
import { creditLimitQuery, facilitySummaryQuery } from './credit-queries.ts'
import { RenewalSlot } from './facility/renewal-slot.tsx'
import { FailedLimit } from './failed-limit.tsx'
import { FinancingTabs } from './financing-tabs.tsx'
import { offersLimitIncrease } from './increase/offers-limit-increase.ts'
import { LimitSalesMonths } from './limit-sales-months.tsx'
import { LimitStateNotice } from './limit-state-notice.tsx'
import { RatesUsed } from './rates-used.tsx'

const FurtherShops = lazy(async () => ({ default: (await import('./further-shops.tsx')).FurtherShops }))

const Explained = ({ limit }: { limit: ActiveLimit }) => {
  const { t } = useTranslation('credit')
  const { timestamp } = useFormat()
  const { data: facility } = useQuery(facilitySummaryQuery)
  return (
    <>
      <LimitStateNotice currency={limit.currency} />
      {facility ? <RenewalSlot facility={facility} /> : null}
      <Card ground="strong">
        <chakra.h2 color="text.onStrongQuiet" fontSize="md" fontWeight="medium">
          {t('limitLabel')}
        </chakra.h2>
        <Box mt="2">
          <Money amount={limit.limit} currency={limit.currency} size="display" />
        </Box>
        <chakra.p mt="2" color="text.onStrongQuiet">
          {t('calculatedAt', { when: timestamp(limit.calculated_at) })}
        </chakra.p>
      </Card>
      <Card>
        <CardTitle>{t('waterfall.title')}</CardTitle>
        <chakra.p color="text.quiet" mb="4" maxW="reading">
          {t('waterfall.lead')}
        </chakra.p>
        <LimitWaterfall limit={limit} />
      </Card>
      <Card>
        <CardTitle>{t('factorsTitle')}</CardTitle>
        <chakra.ul>
          {limitSteps(limit).map((step) => (
            <FactorCard key={step.factor.key} step={step} currency={limit.currency} />
          ))}
        </chakra.ul>
      </Card>
      <Card>
        <CardTitle>{t('months.title')}</CardTitle>
        <LimitSalesMonths limit={limit} />
        <RatesUsed limit={limit} />
      </Card>
    </>
  )
}

const Waiting = () => (
  <Loading>
    <Box display="grid" gap="6">
      <Card ground="strong">
        <SkeletonBar w="96px" />
        <Box mt="3">
          <SkeletonBar w="280px" h="12" />
        </Box>
      </Card>
      <Card>
        <SkeletonBar w="200px" h="6" />
        <Box mt="6">
          <SkeletonText lines={6} />
        </Box>
      </Card>
    </Box>
  </Loading>
)

const computingPoll = 3000

/** The limit explained: its sources, its deductions, and what would increase it. */
export const Component = () => {
  const { t } = useTranslation(['credit', 'statuses'])
  usePageTitle(t('title'))
  const { data, error, refetch } = useQuery({
    ...creditLimitQuery,
    refetchInterval: ({ state }) => (state.data?.status === 'calculating' ? computingPoll : false),
  })
  const signers = useQuery({ ...signersQuery, enabled: data?.status === 'calculating' })
  const { data: estimate } = useQuery({ ...creditEstimateQuery, enabled: data?.status === 'none' })
  const body = () => {
    if (data && isActiveLimit(data)) return <Explained limit={data} />
    if (data?.status === 'none' && estimate && isEstimated(estimate)) return <EstimateCard />
    if (data?.failure_reason)
      return (
        <Card>
          <FailedLimit reason={data.failure_reason} />
        </Card>
      )
    if (data) {
      const waiting = data.waits_for_rates ? 'waitingForRates' : 'calculating'
      const calculating = signers.data?.awaits_check ? 'checking' : waiting
      const state = data.status === 'calculating' ? calculating : 'none'
      return (
        <Card>
          <EmptyState
            picture="funds"
            title={t(`empty.${state}.title`)}
            action={<ButtonLink to={paths.home()}>{t('empty.action')}</ButtonLink>}
          >
            {t(`empty.${state}.text`)}
          </EmptyState>
        </Card>
      )
    }
    if (error)
      return (
        <Card>
          <Failure of={{ error, refetch }} />
        </Card>
      )
    return <Waiting />
  }
  return (
    <Page>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          data?.status === 'active' && offersLimitIncrease() ? (
            <ButtonLink size="md" to={paths.increaseLimit()}>
              {t('increase.entry')}
            </ButtonLink>
          ) : null
        }
      />
      <FinancingTabs current="limit" />
      {data?.status === 'active' ? (
        <Suspense fallback={null}>
          <FurtherShops />
        </Suspense>
      ) : null}
      {body()}
    </Page>
  )
}
