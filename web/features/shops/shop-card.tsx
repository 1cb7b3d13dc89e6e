import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import { Card } from '../../ui/card.tsx'
import { ChevronDownIcon } from '../../ui/icons.tsx'
import { Money } from '../../ui/money.tsx'
import { Stat } from '../../ui/stat.tsx'
import { ImportProgress } from './import-progress.tsx'
import type { LinkedShop } from './linked-shop.ts'
import { MonthlySalesTable } from './monthly-sales.tsx'
import { netOf } from './net-sales.ts'
import { PlatformMark } from './platform-mark.tsx'
import { ShopBadge } from './shop-badge.tsx'
import { ShopNotice } from './shop-notice.tsx'
import type { ShopPlatform } from './shops-queries.ts'

const Figures = ({ shop }: { shop: LinkedShop }) => {
  const { t } = useTranslation(['shops', 'statuses'])
  const { count } = useFormat()
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}
      columnGap="6"
      rowGap="5"
    >
      <Box gridColumn={{ base: '1 / -1', lg: 'auto' }}>
        <Stat label={t('statuses:sales.net')}>
          <Money amount={netOf(shop.import)} currency={shop.currency} size="lg" />
        </Stat>
      </Box>
      <Stat label={t('statuses:sales.gross')}>
        <Money amount={shop.import.sales} currency={shop.currency} size="md" />
      </Stat>
      <Stat label={t('statuses:sales.refunds')}>
        <Money amount={shop.import.refunds} currency={shop.currency} size="md" />
      </Stat>
      <Stat label={t('shops:total.orders')}>
        <chakra.span fontSize="lg" fontWeight="medium">
          {count(shop.import.orders)}
        </chakra.span>
      </Stat>
    </Box>
  )
}

/** The months' sales; folded away where one of several shops is looked at. */
const Months = ({ shop, isFolded }: { shop: LinkedShop; isFolded: boolean }) => {
  const { t } = useTranslation('shops')
  if (shop.monthly_sales.length === 0) return null
  if (!isFolded) return <MonthlySalesTable shop={shop} />
  return (
    <chakra.details css={{ '&[open] > summary svg': { transform: 'rotate(180deg)' } }}>
      <chakra.summary
        display="inline-flex"
        alignItems="center"
        gap="2"
        minH="touch"
        color="action.text"
        fontWeight="medium"
        cursor="pointer"
        listStyleType="none"
        css={{ '&::-webkit-details-marker': { display: 'none' } }}
      >
        {t('monthly')}
        <ChevronDownIcon />
      </chakra.summary>
      <Box mt="3">
        <MonthlySalesTable shop={shop} />
      </Box>
    </chakra.details>
  )
}

/** One linked shop: how it stands, what it sold, and what to do if it can no longer be read. */
export const ShopCard = ({
  shop,
  platform,
  isFolded,
}: {
  shop: LinkedShop
  platform: ShopPlatform | undefined
  isFolded: boolean
}) => {
  const { t } = useTranslation('shops')
  const { date, timestamp } = useFormat()
  const { first_date: first, last_date: last } = shop.import
  const platformName = platform?.platform ?? shop.platform
  return (
    <Card aria-label={shop.name}>
      <Flex
        direction={{ base: 'column', sm: 'row' }}
        justify="space-between"
        columnGap="4"
        rowGap="3"
        align="flex-start"
      >
        <Flex gap="4" align="center" minW="0">
          <PlatformMark icon={platform?.icon ?? shop.platform} name={platformName} />
          <Box minW="0">
            <chakra.h2 fontSize="xl" overflowWrap="anywhere">
              {shop.name}
            </chakra.h2>
            <Box color="text.quiet" fontSize="sm" overflowWrap="anywhere">
              {platformName} · {shop.shop_id}
            </Box>
          </Box>
        </Flex>
        <Box flex="none">
          <ShopBadge shop={shop} />
        </Box>
      </Flex>
      <Box mt="5" display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        <ShopNotice shop={shop} />
        <ImportProgress shop={shop} />
        {shop.import.orders > 0 ? <Figures shop={shop} /> : null}
        <Months shop={shop} isFolded={isFolded} />
      </Box>
      <Flex
        mt="5"
        pt="4"
        borderTopWidth="1px"
        borderColor="border.hairline"
        color="text.quiet"
        fontSize="sm"
        columnGap="6"
        rowGap="1"
        wrap="wrap"
      >
        <chakra.span>{t('authorisedAt', { when: timestamp(shop.authorised_at) })}</chakra.span>
        {shop.expires_at ? (
          <chakra.span>{t('expiresAt', { date: date(shop.expires_at) })}</chakra.span>
        ) : null}
        {first && last ? (
          <chakra.span>{t('period', { first: date(first), last: date(last) })}</chakra.span>
        ) : null}
      </Flex>
    </Card>
  )
}
