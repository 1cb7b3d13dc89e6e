import { Box, chakra, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { DataList } from '../../../ui/data-list.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { ArrowRightIcon } from '../../../ui/icons.tsx'
import { Money } from '../../../ui/money.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Loading, SkeletonCard } from '../../../ui/skeleton.tsx'
import { companyProfileQuery } from '../../companies/companies-queries.ts'
import { Estimate } from '../../underwriting/estimate.tsx'
import { ImportProgress } from '../import-progress.tsx'
import { isImportUnderWay, type LinkedShop, type LinkedShops } from '../linked-shop.ts'
import { PaymentAccountOfShop } from '../list/payment-account-of-shop.tsx'
import { netOf } from '../net-sales.ts'
import { PlatformMark } from '../platform-mark.tsx'
import { ShopSalesChart } from '../shop-sales-chart.tsx'
import { shopPlatformsQuery, useLinkedShops } from '../shops-queries.ts'
import { ExcludedShopNotice } from './excluded-shop-notice.tsx'
import { ShopEligibility } from './shop-eligibility.tsx'

const Header = ({ shop, title, lead }: { shop: LinkedShop; title: string; lead?: string }) => {
  const platforms = useQuery(shopPlatformsQuery)
  const platform = platforms.data?.find(({ id }) => id === shop.platform)
  return (
    <Flex gap="4" align="flex-start">
      <PlatformMark icon={platform?.icon ?? shop.platform} name={platform?.platform ?? shop.platform} />
      <Box minW="0" role="status">
        <chakra.h1 fontSize={{ base: 'xl', md: '2xl' }} overflowWrap="anywhere">
          {title}
        </chakra.h1>
        {lead ? (
          <chakra.p mt="1" color="text.quiet">
            {lead}
          </chakra.p>
        ) : null}
      </Box>
    </Flex>
  )
}

const Result = ({ shop }: { shop: LinkedShop }) => {
  const { t } = useTranslation('linkShop')
  const { count, date } = useFormat()
  const { first_date: first, last_date: last, orders } = shop.import
  return (
    <DataList
      items={[
        {
          term: t('result.net'),
          value: <Money amount={netOf(shop.import)} currency={shop.currency} />,
          strong: true,
        },
        { term: t('result.orders'), value: count(orders) },
        ...(first ? [{ term: t('result.first'), value: date(first) }] : []),
        ...(last ? [{ term: t('result.last'), value: date(last) }] : []),
        ...(shop.expires_at ? [{ term: t('result.validUntil'), value: date(shop.expires_at) }] : []),
      ]}
    />
  )
}

/** A link to the company onboarding while that is incomplete. `isSecond` after something more important to do. */
const Onwards = ({ isSecond }: { isSecond: boolean }) => {
  const { t } = useTranslation('linkShop')
  const profile = useQuery(companyProfileQuery)
  const kycStatus = profile.data?.kycStatus
  const isCompanyNext = kycStatus === 'draft' || kycStatus === 'returned'
  return (
    <Box display="grid" gap="3">
      {isCompanyNext ? (
        <Box textAlign="center" color="text.quiet" fontSize="sm">
          {t('next.verifyText')}
        </Box>
      ) : null}
      <ButtonLink
        to={isCompanyNext ? paths.company() : paths.home()}
        variant={isSecond ? 'secondary' : 'primary'}
        wide
      >
        {t(isCompanyNext ? 'next.verify' : 'next.home')}
        <ArrowRightIcon />
      </ButtonLink>
      <Flex gap="3" direction={{ base: 'column', md: 'row' }}>
        <ButtonLink to={paths.linkShop()} variant="secondary" flex={{ md: '1' }}>
          {t('next.another')}
        </ButtonLink>
        <ButtonLink to={paths.shops()} variant="secondary" flex={{ md: '1' }}>
          {t('next.shops')}
        </ButtonLink>
      </Flex>
    </Box>
  )
}

const Imported = ({ shop, linked }: { shop: LinkedShop; linked: LinkedShops }) => {
  const { t } = useTranslation('linkShop')
  const isEmpty = shop.import.orders === 0
  return (
    <>
      <Header
        shop={shop}
        title={t(isEmpty ? 'import.emptyTitle' : 'import.doneTitle', { shop: shop.name })}
        {...(isEmpty ? { lead: t('import.emptyText') } : {})}
      />
      {isEmpty ? null : <Estimate />}
      {shop.outside_facility ? <ExcludedShopNotice /> : null}
      <ShopEligibility shop={shop} shops={linked.shop} />
      <Onwards isSecond={shop.outside_facility} />
      {isEmpty ? null : (
        <Card>
          <Result shop={shop} />
          <Box mt="6">
            <ShopSalesChart shop={shop} />
          </Box>
        </Card>
      )}
      <Card dense>
        <PaymentAccountOfShop shop={shop} accounts={linked.psp} />
      </Card>
    </>
  )
}

const Reading = ({ shop }: { shop: LinkedShop }) => {
  const { t } = useTranslation('linkShop')
  return (
    <Card>
      <Header shop={shop} title={t('import.title', { shop: shop.name })} lead={t('import.lead')} />
      <Box mt="6">
        <ImportProgress shop={shop} />
      </Box>
    </Card>
  )
}

const Broken = ({ shop }: { shop: LinkedShop }) => {
  const { t } = useTranslation('linkShop')
  return (
    <Card>
      <Header shop={shop} title={t('import.failedTitle', { shop: shop.name })} />
      <Box mt="6">
        <Notice
          tone="negative"
          action={
            <ButtonLink size="md" to={paths.linkShop({ platform: shop.platform })}>
              {t('import.again')}
            </ButtonLink>
          }
        >
          {t('import.failedText')}
        </Notice>
      </Box>
    </Card>
  )
}

/** The import of a shop's orders, and its result. */
export const ImportStep = ({ shopId }: { shopId: string }) => {
  const { t } = useTranslation('linkShop')
  const shops = useLinkedShops()
  if (shops.isPending)
    return (
      <Loading>
        <SkeletonCard lines={4} />
      </Loading>
    )
  if (!shops.data)
    return (
      <Card>
        <Failure of={shops} />
      </Card>
    )
  const shop = shops.data.shop.find(({ id }) => id === shopId)
  if (!shop)
    return (
      <Card>
        <EmptyState
          whole
          picture="link-shop"
          title={t('import.gone')}
          action={<ButtonLink to={paths.shops()}>{t('import.toShops')}</ButtonLink>}
        >
          {t('import.goneText')}
        </EmptyState>
      </Card>
    )
  if (isImportUnderWay(shop)) return <Reading shop={shop} />
  return shop.import.status === 'failed' ? (
    <Broken shop={shop} />
  ) : (
    <Imported shop={shop} linked={shops.data} />
  )
}
