import { Box, chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { RedirectWithQuery } from '../../../app/redirect.tsx'
import { withTranslations } from '../../../i18n/i18n.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FailurePage } from '../../../ui/failure.tsx'
import { Money } from '../../../ui/money.tsx'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { SkeletonCard, SkeletonPage } from '../../../ui/skeleton.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { usePageTitle } from '../../../ui/use-page-title.ts'
import { AdministratorNeededSlot } from '../../companies/administrator-needed-slot.tsx'
import { companyProfileQuery } from '../../companies/companies-queries.ts'
import { DecisionNotice } from './decision-notice.tsx'
import { FurtherEvidenceCard } from './further-evidence-card.tsx'
import { IncreaseForm } from './increase-form.tsx'
import { type LimitIncrease, limitIncreaseQuery } from './increase-queries.ts'
import { offersLimitIncrease } from './offers-limit-increase.ts'
import { RequestCard } from './request-card.tsx'

const loadOffer = withTranslations(['credit', 'records'], () => import('./offer.tsx'))
const OfferSteps = lazy(async () => ({ default: (await loadOffer()).OfferSteps }))

const isUnderWay = (increase: LimitIncrease | null | undefined): boolean =>
  increase?.request?.status === 'submitted' || increase?.request?.status === 'offered'

/** In milliseconds, while a request is pending. */
const pendingPoll = 5000

const Present = ({ increase }: { increase: LimitIncrease }) => {
  const { t } = useTranslation('credit')
  const { money } = useFormat()
  const { currency, limit, cap, supported_limit: supported, waits_for_rates: waitsForRates } = increase
  return (
    <Card ground="strong">
      <chakra.h2 color="text.onStrongQuiet" fontSize="md" fontWeight="medium">
        {t('increase.present')}
      </chakra.h2>
      <Box mt="2">
        <Money amount={limit} currency={currency} size="display" />
      </Box>
      <chakra.p mt="2" color="text.onStrongQuiet">
        {supported
          ? t('increase.supported', { amount: money(supported, currency) })
          : t(waitsForRates ? 'increase.waitsForRates' : 'increase.unsupported')}
        <br />
        {t('increase.cap', { amount: money(cap, currency) })}
      </chakra.p>
    </Card>
  )
}

const Asking = ({ increase, isAdministrator }: { increase: LimitIncrease; isAdministrator: boolean }) => {
  const { request, currency } = increase
  if (request?.status === 'submitted') return <RequestCard request={request} currency={currency} />
  if (request?.status === 'offered')
    return (
      <Suspense fallback={<SkeletonCard />}>
        <OfferSteps request={request} currency={currency} isAdministrator={isAdministrator} />
      </Suspense>
    )
  return (
    <>
      {request ? <DecisionNotice request={request} currency={currency} /> : null}
      <Box
        display="grid"
        gap={{ base: '5', md: '6' }}
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' }}
      >
        <FurtherEvidenceCard />
        {isAdministrator ? <IncreaseForm increase={increase} /> : <AdministratorNeededSlot act="increase" />}
      </Box>
    </>
  )
}

const Increase = () => {
  const { t } = useTranslation('credit')
  usePageTitle(t('increase.title'))
  const profile = useQuery(companyProfileQuery)
  const query = useQuery({
    ...limitIncreaseQuery,
    staleTime: 0,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? pendingPoll : false),
  })
  const { data: increase } = query
  if (query.isError && increase === undefined) return <FailurePage of={query} />
  if (profile.isError) return <FailurePage of={profile} />
  if (increase === undefined || !profile.data) return <SkeletonPage />
  return (
    <Page>
      <PageHeader
        eyebrow={
          <TextLink to={paths.limit()} display="inline-flex" alignItems="center" minH="touch">
            {t('increase.back')}
          </TextLink>
        }
        title={t('increase.title')}
        lead={t('increase.lead')}
      />
      {increase ? (
        <>
          <Present increase={increase} />
          <Asking increase={increase} isAdministrator={profile.data.role === 'administrator'} />
        </>
      ) : (
        <Card>
          <EmptyState
            title={t('empty.none.title')}
            action={<ButtonLink to={paths.home()}>{t('empty.action')}</ButtonLink>}
          >
            {t('increase.noLimit')}
          </EmptyState>
        </Card>
      )}
    </Page>
  )
}

/** The request for a higher limit, on the product lines that have one. */
export const Component = () =>
  offersLimitIncrease() ? <Increase /> : <RedirectWithQuery to={paths.home()} />
