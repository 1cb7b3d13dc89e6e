import { Box, chakra, Flex } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-format.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Card } from '../../../ui/card.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { ImportProgress } from '../import-progress.tsx'
import { regionName } from '../link/region-name.ts'
import type { LinkedShop, ListedShop, PaymentAccount } from '../linked-shop.ts'
import { PlatformMark } from '../platform-mark.tsx'
import { ShopBadge } from '../shop-badge.tsx'
import { shopNumber } from '../shop-number.ts'
import type { ShopPlatform } from '../shops-queries.ts'
import { Move } from './move.tsx'
import { PaymentAccountOfShop } from './payment-account-of-shop.tsx'
import { ShopFigures, ShopMonths } from './shop-figures.tsx'
import { ShopNotice } from './shop-notice.tsx'
import { Unlink } from './unlink.tsx'

const ShopIndustry = lazy(async () => ({ default: (await import('./shop-industry.tsx')).ShopIndustry }))

/** A shop's name and site. */
const Header = ({ shop, platform }: { shop: ListedShop; platform: ShopPlatform | undefined }) => {
  const { t } = useTranslation(['shops', 'statuses'])
  const locale = useLocale()
  const platformName = platform?.platform ?? shop.platform
  const place = shop.site ? regionName(locale, shop.site) : shop.domain
  return (
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
            {shop.name ?? place ?? platformName}
          </chakra.h2>
          <Box color="text.quiet" fontSize="sm" overflowWrap="anywhere">
            {[
              platformName,
              ...(shop.site && place ? [place] : []),
              ...(shop.shop_id ? [shopNumber(shop.shop_id)] : []),
            ].join(' · ')}
          </Box>
        </Box>
      </Flex>
      <Flex gap="2" flex="none" wrap="wrap">
        <ShopBadge shop={shop} />
        {shop.condition ? (
          <StatusBadge tone={shop.condition === 'normal' ? 'neutral' : 'waiting'}>
            {t(`statuses:shop.${shop.condition}`)}
          </StatusBadge>
        ) : null}
      </Flex>
    </Flex>
  )
}

/** During a full synchronisation a shop has no figures yet; those of an earlier one are hidden. */
const hasFigures = ({ import: read }: LinkedShop): boolean => read.orders > 0 && read.percent === 100

/** A shop: its status, sales, payment account, and what to do if it can no longer be read. */
export const ShopCard = ({
  shop,
  linked,
  platform,
  accounts,
  isFolded,
  isChosen = false,
  onChoose,
}: {
  shop: ListedShop
  /** The shop with its sales; undefined while it is pending. */
  linked: LinkedShop | undefined
  platform: ShopPlatform | undefined
  accounts: readonly PaymentAccount[]
  isFolded: boolean
  /** True if it is selected; undefined outside of the selection mode. */
  isChosen?: boolean
  onChoose?: (isChosen: boolean) => void
}) => {
  const { t } = useTranslation('shops')
  const { date, timestamp } = useFormat()
  const name = shop.name ?? shop.domain ?? platform?.platform ?? shop.platform
  const { first_date: first, last_date: last } = shop.import ?? {}
  return (
    <Card aria-label={name}>
      {onChoose ? (
        <CheckboxField label={t('choose.one', { shop: name })} checked={isChosen} onChange={onChoose} />
      ) : null}
      <Header shop={shop} platform={platform} />
      <Box mt="5" display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)" _empty={{ display: 'none' }}>
        <ShopNotice shop={shop} />
        <ImportProgress shop={shop} />
        {linked && hasFigures(linked) ? <ShopFigures shop={linked} /> : null}
        {linked ? <ShopMonths shop={linked} isFolded={isFolded} /> : null}
      </Box>
      <Box
        mt="5"
        pt="4"
        borderTopWidth="1px"
        borderColor="border.hairline"
        display="grid"
        gap="3"
        gridTemplateColumns="minmax(0, 1fr)"
      >
        <Flex justify="space-between" align="center" columnGap="6" rowGap="1" wrap="wrap">
          {linked ? <PaymentAccountOfShop shop={linked} accounts={accounts} /> : <span />}
          <Flex columnGap="4" wrap="wrap">
            {linked ? <Move shop={shop} /> : null}
            <Unlink shop={shop} />
          </Flex>
        </Flex>
        <Flex color="text.quiet" fontSize="sm" columnGap="6" rowGap="1" wrap="wrap">
          {shop.industry ? (
            <Suspense fallback={null}>
              <ShopIndustry id={shop.industry} />
            </Suspense>
          ) : null}
          {shop.added_at ? <span>{t('addedAt', { when: timestamp(shop.added_at) })}</span> : null}
          {shop.authorised_at ? (
            <span>{t('authorisedAt', { when: timestamp(shop.authorised_at) })}</span>
          ) : null}
          {shop.expires_at ? <span>{t('expiresAt', { date: date(shop.expires_at) })}</span> : null}
          {first && last ? <span>{t('period', { first: date(first), last: date(last) })}</span> : null}
        </Flex>
      </Box>
    </Card>
  )
}
