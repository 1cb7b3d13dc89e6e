import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { withTranslations } from '../../i18n/i18n.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Failure, FailurePage } from '../../ui/failure.tsx'
import { IntroPage } from '../../ui/intro-page.tsx'
import { Page, PageHeader } from '../../ui/page.tsx'
import { Loading, SkeletonCard, SkeletonText } from '../../ui/skeleton.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { AddSeveral } from './add/add-several.tsx'
import { PlatformChoice } from './link/platform-choice.tsx'
import type { LinkedShops } from './linked-shop.ts'
import { NextStep } from './list/next-step.tsx'
import { useShopSearch } from './list/search-shops.ts'
import { ShopsList } from './list/shops-list.tsx'
import { type ShopPlatform, shopPlatformsQuery, useLinkedShops } from './shops-queries.ts'
import { ShopsSkeleton } from './shops-skeleton.tsx'
import { readTab } from './shops-tab.ts'
import { ShopsTabs } from './shops-tabs.tsx'

const loadPayments = withTranslations(
  ['shops', 'statuses', 'paymentAccounts', 'linkShop'],
  () => import('./payments/payment-accounts.tsx'),
)
const PaymentAccounts = lazy(async () => ({ default: (await loadPayments()).PaymentAccounts }))

const loadUnlinked = withTranslations(
  ['paymentAccounts'],
  () => import('./payments/unlinked-marketplaces.tsx'),
)
const UnlinkedMarketplaces = lazy(async () => ({ default: (await loadUnlinked()).UnlinkedMarketplaces }))

const loadUploads = withTranslations(
  ['shops', 'shopSales', 'fieldRules'],
  () => import('./uploads/uploads.tsx'),
)
const Uploads = lazy(async () => ({ default: (await loadUploads()).Uploads }))

const loadLogins = withTranslations(['shops', 'fieldRules'], () => import('./logins/shop-accounts.tsx'))
const ShopAccounts = lazy(async () => ({ default: (await loadLogins()).ShopAccounts }))

const NoShops = ({ linked }: { linked: LinkedShops }) => {
  const { t } = useTranslation('shops')
  const platforms = useQuery(shopPlatformsQuery)
  return (
    <IntroPage picture="link-shop" title={t('empty.title')} text={t('empty.text')} cardWidth="520px">
      <chakra.h2 fontSize="xl" mb="4">
        {t('empty.choose')}
      </chakra.h2>
      {platforms.isPending ? (
        <Loading>
          <SkeletonText lines={4} />
        </Loading>
      ) : platforms.isError ? (
        <Failure of={platforms} />
      ) : (
        <>
          <PlatformChoice platforms={platforms.data} />
          {platforms.data.length > 0 ? <AddSeveral platforms={platforms.data} linked={linked} /> : null}
        </>
      )}
    </IntroPage>
  )
}

const Shops = ({ linked, platforms }: { linked: LinkedShops; platforms: readonly ShopPlatform[] }) => {
  const { t } = useTranslation('shops')
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <>
            <AddSeveral platforms={platforms} linked={linked} />
            <ButtonLink to={paths.linkShop()} variant="secondary" wraps>
              {t('another')}
            </ButtonLink>
          </>
        }
      />
      <ShopsTabs current="shops" />
      {linked.unlinked ? (
        <Suspense>
          <UnlinkedMarketplaces unlinked={linked.unlinked} accounts={linked.psp} />
        </Suspense>
      ) : null}
      <ShopsList linked={linked} platforms={platforms} />
      <NextStep linked={linked} />
    </>
  )
}

/** The company's shops, payment accounts and shop accounts. */
export const Component = () => {
  const { t } = useTranslation('shops')
  const [query] = useSearchParams()
  const tab = readTab(query)
  const linked = useLinkedShops()
  const all = useShopSearch({})
  const platforms = useQuery(shopPlatformsQuery)
  usePageTitle(t(tab === 'shops' ? 'title' : `tabs.${tab}`))
  if (linked.isPending || (tab === 'shops' && all.isPending)) return <ShopsSkeleton />
  if (!linked.data) return <FailurePage of={linked} />
  if (tab === 'shops') {
    const hasNone = linked.data.shop.length === 0 && all.data?.pages[0]?.records.length === 0
    return hasNone ? (
      <NoShops linked={linked.data} />
    ) : (
      <Page>
        <Shops linked={linked.data} platforms={platforms.data ?? []} />
      </Page>
    )
  }
  return (
    <Page>
      <Suspense
        fallback={
          <Loading>
            <SkeletonCard lines={4} />
          </Loading>
        }
      >
        {tab === 'payments' ? (
          <PaymentAccounts linked={linked.data} />
        ) : tab === 'uploads' ? (
          <Uploads />
        ) : (
          <ShopAccounts platforms={platforms.data ?? []} />
        )}
      </Suspense>
    </Page>
  )
}
