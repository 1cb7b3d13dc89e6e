import { Box, chakra, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import type { paymentAccountsEndpoints } from '#shared/shops/payment-accounts.endpoints.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeader } from '../../../ui/page.tsx'
import { Loading, SkeletonBar } from '../../../ui/skeleton.tsx'
import { AuthoriseButton } from '../authorise-button.tsx'
import type { LinkedShops } from '../linked-shop.ts'
import { paymentGatewaysQuery } from '../payment-platforms-query.ts'
import { PlatformData } from '../platform-data.tsx'
import { PlatformMark } from '../platform-mark.tsx'
import { SearchedPlatforms } from '../searched-platforms.tsx'
import { tabPath } from '../shops-tab.ts'
import { ShopsTabs } from '../shops-tabs.tsx'
import { LazyLinkingEffect } from './lazy-linking-effect.tsx'
import { PaymentAccountCard } from './payment-account-card.tsx'

/** A button for each platform, which redirects there; for a platform with a page of its own, a sentence about it. */
const Connect = ({
  platforms,
}: {
  platforms: ResponseOf<typeof paymentAccountsEndpoints.listPaymentGateways>
}) => {
  const { t } = useTranslation(['paymentAccounts', 'shops'])
  if (platforms.length === 0) return <Notice tone="waiting">{t('noPlatform')}</Notice>
  return (
    <SearchedPlatforms platforms={platforms} example={t('searchExample')}>
      {(found) => (
        <Box
          display="grid"
          columnGap="6"
          rowGap="2"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(240px, 1fr))' }}
        >
          {found.map(({ id, platform, icon, action, ...data }) => (
            <Box key={id}>
              <Flex align="center" gap="3">
                <PlatformMark icon={icon} name={platform} />
                <Box flex="1" minW="0">
                  {action === 'oauth' ? (
                    <AuthoriseButton
                      wide
                      size="md"
                      variant="secondary"
                      of={{ platform_id: id }}
                      redirect={{ kind: 'account', from: tabPath('payments'), goOnTo: tabPath('payments') }}
                    >
                      {t('connect', { platform })}
                    </AuthoriseButton>
                  ) : (
                    <chakra.p fontSize="sm" color="text.quiet">
                      {t('byItsPage', { platform })}
                    </chakra.p>
                  )}
                </Box>
              </Flex>
              <PlatformData platform={platform} of={data} />
            </Box>
          ))}
        </Box>
      )}
    </SearchedPlatforms>
  )
}

/** The company's payment accounts, and the platforms where others can be linked. */
export const PaymentAccounts = ({ linked }: { linked: LinkedShops }) => {
  const { t } = useTranslation(['paymentAccounts', 'shops'])
  const platforms = useQuery(paymentGatewaysQuery)
  const { psp: accounts, shop: shops, unlinked = [] } = linked
  return (
    <>
      <PageHeader title={t('shops:tabs.payments')} lead={t('lead')} />
      <ShopsTabs current="payments" />
      {accounts.map((account) => (
        <PaymentAccountCard
          key={account.id}
          account={account}
          icon={platforms.data?.find(({ id }) => id === account.platform)?.icon ?? account.platform}
          canBeLinked={
            platforms.data?.some(({ id, action }) => id === account.platform && action === 'oauth') ?? false
          }
          shops={shops.filter(({ psp }) => psp?.id === account.id)}
          unlinked={unlinked.filter(({ psp_id: id }) => id === account.id)}
        />
      ))}
      <Card>
        {accounts.length === 0 ? (
          <>
            <EmptyState picture="funds" title={t('empty.title')}>
              {t('empty.text')}
            </EmptyState>
            <Box mb="4">
              <LazyLinkingEffect />
            </Box>
          </>
        ) : (
          <chakra.h2 fontSize="xl" mb="4">
            {t('another')}
          </chakra.h2>
        )}
        {platforms.isPending ? (
          <Loading>
            <SkeletonBar h="16" />
          </Loading>
        ) : platforms.isError ? (
          <Failure of={platforms} />
        ) : (
          <Connect platforms={platforms.data} />
        )}
        {platforms.data ? (
          <Button
            variant="quiet"
            size="md"
            mt="3"
            mx="-4"
            busy={platforms.isFetching}
            onClick={() => void platforms.refetch()}
          >
            {t('refresh')}
          </Button>
        ) : null}
      </Card>
    </>
  )
}
