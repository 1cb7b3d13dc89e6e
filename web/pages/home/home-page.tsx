import { Box, chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyOptional } from '../../app/lazy-optional.ts'
import { currentLine } from '../../app/paths.ts'
import { linkedShopsQuery } from '../../features/shops/shops-queries.ts'
import { withTranslations } from '../../i18n/i18n.ts'
import { Card } from '../../ui/card.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Page } from '../../ui/page.tsx'
import { Steps } from '../../ui/steps.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { ChargesPanel, DrawdownsPanel } from './activity-panels.tsx'
import { FiguresCard } from './figures-card.tsx'
import { HomeSkeleton } from './home-skeleton.tsx'
import { PlanNotice } from './lazy-details.ts'
import { LimitPanel } from './limit-panel.tsx'
import { milestones, milestonesReached, nextStepOf, type SellerState, unusedOffer } from './next-step.ts'
import { NextStepCard } from './next-step-card.tsx'
import { ShopsPanel } from './shops-panel.tsx'
import { TopGrid } from './top-grid.tsx'
import { useSellerState } from './use-seller-state.ts'

// Loaded lazily, as only customers of the payment platform have an offer.
const loadOffer = withTranslations(['landingOffer'], () => import('./offer-panel.tsx'))
const OfferPanel = lazyOptional(async () => (await loadOffer()).OfferPanel)

// Loaded lazily, as few companies are paid by marketplaces of which they have linked no shop.
const loadLinkToo = withTranslations(
  ['paymentAccounts'],
  () => import('../../features/shops/payments/unlinked-marketplaces-notice.tsx'),
)
const UnlinkedMarketplacesNotice = lazyOptional(async () => (await loadLinkToo()).UnlinkedMarketplacesNotice)

const Milestones = ({ reached }: { reached: number }) => {
  const { t } = useTranslation('home')
  return (
    <Box display={{ base: 'none', md: 'block' }}>
      <Steps
        current={reached}
        steps={milestones.map((milestone) => ({ label: t(`milestone.${milestone}`) }))}
      />
    </Box>
  )
}

const Home = ({ seller }: { seller: SellerState }) => {
  const next = nextStepOf(seller)
  const { data: linked } = useQuery(linkedShopsQuery)
  const { facility, shops, applications, charges } = seller
  const offerId = unusedOffer(seller)
  return (
    <>
      {offerId !== undefined && currentLine().id === 'payoneer' ? (
        <Suspense>
          <OfferPanel offerId={offerId} />
        </Suspense>
      ) : null}
      {facility ? null : <Milestones reached={milestonesReached(next)} />}
      <TopGrid>
        <FiguresCard seller={seller} next={next} />
        <NextStepCard seller={seller} next={next} />
      </TopGrid>
      {facility ? (
        <>
          {facility.outstanding === '0.00' ? null : (
            <Suspense>
              <PlanNotice offeredOnly={next === 'followPlan'} />
            </Suspense>
          )}
          <Box
            display="grid"
            gap={{ base: '4', md: '6' }}
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
          >
            <DrawdownsPanel applications={applications} />
            <ChargesPanel charges={charges} />
          </Box>
          <LimitPanel />
        </>
      ) : null}
      {linked?.unlinked ? (
        <Suspense>
          <UnlinkedMarketplacesNotice />
        </Suspense>
      ) : null}
      {shops.length > 0 || facility ? <ShopsPanel shops={shops} /> : null}
    </>
  )
}

export { prefetchHome } from './prefetch-home.ts'

/** A seller's home: the main figures and the next step, then the details behind them. */
export const Component = () => {
  const { t } = useTranslation('home')
  usePageTitle(t('title'))
  const { seller, error, retry } = useSellerState()
  return (
    <Page>
      <chakra.h1 srOnly>{t('title')}</chakra.h1>
      {seller ? (
        <Home seller={seller} />
      ) : error ? (
        <Card>
          <Failure of={{ error, refetch: retry }} />
        </Card>
      ) : (
        <HomeSkeleton />
      )}
    </Page>
  )
}
