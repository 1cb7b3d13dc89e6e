import { Box, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Money } from '../../../ui/money.tsx'
import { Loading, SkeletonCard } from '../../../ui/skeleton.tsx'
import { Stat } from '../../../ui/stat.tsx'
import { useDebouncedValue } from '../../../ui/use-delayed.ts'
import { Estimate } from '../../underwriting/estimate.tsx'
import type { LinkedShop, LinkedShops } from '../linked-shop.ts'
import { netOf, totalsByCurrency } from '../net-sales.ts'
import type { ShopPlatform } from '../shops-queries.ts'
import { ChosenShops, useChosenShops } from './chosen-shops.tsx'
import { NextToAuthorise } from './next-to-authorise.tsx'
import { useShopSearch } from './search-shops.ts'
import { ShopCard } from './shop-card.tsx'
import { ShopFilter, useShopFilter } from './shop-filter.tsx'

const typingPause = 300

/** The totals of all shops; only useful if there are several. */
const Totals = ({ shops }: { shops: readonly LinkedShop[] }) => {
  const { t } = useTranslation('shops')
  return (
    <Card dense>
      <Flex columnGap="10" rowGap="4" wrap="wrap">
        {totalsByCurrency(shops).map((total) => (
          <Stat key={total.currency} label={t('total.allShops')}>
            <Money amount={netOf(total)} currency={total.currency} size="lg" />
          </Stat>
        ))}
      </Flex>
    </Card>
  )
}

/** The company's shops, including pending ones. */
export const ShopsList = ({
  linked,
  platforms,
}: {
  linked: LinkedShops
  platforms: readonly ShopPlatform[]
}) => {
  const { t } = useTranslation('shops')
  const { search, isFiltered, change, clear } = useShopFilter()
  const { text, ...rest } = search
  const paused = useDebouncedValue(text, typingPause)
  const shops = useShopSearch({ ...rest, ...(paused ? { text: paused } : {}) })
  const records = shops.data?.pages.flatMap((page) => page.records) ?? []
  const isSeveral = records.length > 1 || isFiltered
  const choice = useChosenShops(records)
  return (
    <>
      {linked.shop.length > 0 ? <Estimate /> : null}
      {linked.shop.length > 1 ? <Totals shops={linked.shop} /> : null}
      {isSeveral ? <ShopFilter platforms={platforms} search={search} onChange={change} /> : null}
      {isSeveral ? <NextToAuthorise platforms={platforms} /> : null}
      {records.length > 1 ? <ChosenShops choice={choice} /> : null}
      {shops.isPending ? (
        <Loading>
          <SkeletonCard lines={4} />
        </Loading>
      ) : shops.isError ? (
        <Card>
          <Failure of={shops} />
        </Card>
      ) : null}
      {records.map((shop) => (
        <ShopCard
          key={shop.id}
          shop={shop}
          linked={linked.shop.find(({ id }) => id === shop.id)}
          platform={platforms.find(({ id }) => id === shop.platform)}
          accounts={linked.psp}
          isFolded={isSeveral}
          {...(choice.isChoosing
            ? {
                isChosen: choice.isChosen(shop.id),
                onChoose: (isChosen: boolean) => choice.choose(shop.id, isChosen),
              }
            : {})}
        />
      ))}
      {shops.isSuccess && records.length === 0 ? (
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
      {shops.hasNextPage ? (
        <Box textAlign="center">
          <Button
            variant="secondary"
            busy={shops.isFetchingNextPage}
            onClick={() => void shops.fetchNextPage()}
          >
            {t('filter.more')}
          </Button>
        </Box>
      ) : null}
    </>
  )
}
