import { Box, chakra, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Failure, FailurePage } from '../../ui/failure.tsx'
import { ArrowRightIcon } from '../../ui/icons.tsx'
import { Money } from '../../ui/money.tsx'
import { OpeningPage } from '../../ui/opening-page.tsx'
import { Page, PageHeader } from '../../ui/page.tsx'
import { Loading, SkeletonText } from '../../ui/skeleton.tsx'
import { Stat } from '../../ui/stat.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { companyProfileQuery } from '../companies/companies-queries.ts'
import { PlatformChoice } from './link/platform-choice.tsx'
import { hasAuthorisedShop, isImportUnderWay, type LinkedShop } from './linked-shop.ts'
import { netOf, totalsByCurrency } from './net-sales.ts'
import { ShopCard } from './shop-card.tsx'
import { isShown, ShopFilter, useShopFilter } from './shop-filter.tsx'
import { type ShopPlatform, shopPlatformsQuery, useLinkedShops } from './shops-queries.ts'
import { ShopsSkeleton } from './shops-skeleton.tsx'

const NoShops = () => {
  const { t } = useTranslation('shops')
  const platforms = useQuery(shopPlatformsQuery)
  return (
    <OpeningPage picture="link-shop" title={t('empty.title')} text={t('empty.text')} cardWidth="520px">
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
        <PlatformChoice platforms={platforms.data} />
      )}
    </OpeningPage>
  )
}

/** All shops together; only worth showing when there are several. */
const Totals = ({ shops }: { shops: readonly LinkedShop[] }) => {
  const { t } = useTranslation('shops')
  return (
    <Card ground="strong" dense>
      <Flex columnGap="10" rowGap="4" wrap="wrap">
        {totalsByCurrency(shops).map((total) => (
          <Stat
            key={total.currency}
            label={<chakra.span color="text.onStrongQuiet">{t('total.allShops')}</chakra.span>}
          >
            <Money amount={netOf(total)} currency={total.currency} size="xl" />
          </Stat>
        ))}
      </Flex>
    </Card>
  )
}

const NextStep = () => {
  const { t } = useTranslation('shops')
  const profile = useQuery(companyProfileQuery)
  if (!profile.data) return null
  const { kycStatus } = profile.data
  const next = kycStatus === 'draft' || kycStatus === 'returned' ? 'verify' : 'home'
  return (
    <Card dense>
      <Flex
        direction={{ base: 'column', md: 'row' }}
        gap="4"
        justify="space-between"
        align={{ md: 'center' }}
      >
        <Box>
          <chakra.h2 fontSize="lg">{t(`next.${next}.title`)}</chakra.h2>
          <Box color="text.quiet">{t(`next.${next}.text`)}</Box>
        </Box>
        <ButtonLink to={next === 'verify' ? paths.company() : paths.home()}>
          {t(`next.${next}.action`)}
          <ArrowRightIcon />
        </ButtonLink>
      </Flex>
    </Card>
  )
}

const Shops = ({
  shops,
  platforms,
}: {
  shops: readonly LinkedShop[]
  platforms: readonly ShopPlatform[]
}) => {
  const { t } = useTranslation('shops')
  const { filter, change, clear } = useShopFilter()
  const shown = shops.filter((shop) => isShown(shop, filter))
  return (
    <>
      {shops.length > 1 ? (
        <>
          <Totals shops={shops} />
          <ShopFilter shops={shops} platforms={platforms} filter={filter} onChange={change} />
        </>
      ) : null}
      {shown.map((shop) => (
        <ShopCard
          key={shop.id}
          shop={shop}
          platform={platforms.find(({ id }) => id === shop.platform)}
          isFolded={shops.length > 1}
        />
      ))}
      {shown.length === 0 ? (
        <Card>
          <EmptyState
            title={t('filter.none')}
            action={
              <Button variant="secondary" onClick={clear}>
                {t('filter.clear')}
              </Button>
            }
          />
        </Card>
      ) : null}
    </>
  )
}

/** My e-commerce shops: each with its import and its sales, and a way to link another. */
export const Component = () => {
  const { t } = useTranslation('shops')
  const shops = useLinkedShops()
  const platforms = useQuery(shopPlatformsQuery)
  usePageTitle(t('title'))
  if (shops.isPending) return <ShopsSkeleton />
  if (!shops.data) return <FailurePage of={shops} />
  const { shop: linked } = shops.data
  if (linked.length === 0) return <NoShops />
  return (
    <Page>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <ButtonLink to={paths.linkShop()} variant="secondary">
            {t('another')}
          </ButtonLink>
        }
      />
      <Shops shops={linked} platforms={platforms.data ?? []} />
      {hasAuthorisedShop(shops.data) && !linked.some(isImportUnderWay) ? <NextStep /> : null}
    </Page>
  )
}
