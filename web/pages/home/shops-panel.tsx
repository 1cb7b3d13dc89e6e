import { Box, chakra, Flex } from '@chakra-ui/react'
import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyOptional } from '../../app/lazy-optional.ts'
import { paths } from '../../app/paths.ts'
import type { LinkedShop } from '../../features/shops/linked-shop.ts'
import { SalesRule } from '../../features/shops/sales-rule.tsx'
import { ShopBadge } from '../../features/shops/shop-badge.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PanelTitle } from './panel-title.tsx'

// Loaded lazily, as only sellers with sales need the chart.
const loadChart = async () => (await import('../../features/shops/shop-sales-chart.tsx')).ShopSalesChart
const ShopSalesChart = lazyOptional(loadChart)

/** The chart's height, so that nothing moves when it is loaded. */
const chartHeight = '330px'

/** The linked shops with their monthly sales. */
export const ShopsPanel = ({ shops }: { shops: readonly LinkedShop[] }) => {
  const { t } = useTranslation('home')
  const { count } = useFormat()
  // Loads the code in parallel with the data.
  useEffect(() => void loadChart().catch(() => {}), [])
  return (
    <Card>
      <PanelTitle
        title={t('shops.title')}
        more={shops.length > 0 ? { to: paths.shops(), label: t('shops.more') } : undefined}
      />
      {shops.length === 0 ? (
        <EmptyState picture="link-shop" title={t('shops.empty.title')}>
          {t('shops.empty.text')}
        </EmptyState>
      ) : (
        <Box display="grid" gap="8">
          {shops.map((shop) => (
            <Box key={shop.id} minW="0">
              <Flex wrap="wrap" justify="space-between" align="center" columnGap="4" rowGap="1" mb="4">
                <Box flex="1 0 6rem">
                  <chakra.h3 fontSize="lg" overflowWrap="anywhere">
                    {shop.name}
                  </chakra.h3>
                  <Box fontSize="sm" color="text.quiet">
                    {t('shops.orders', { orders: count(shop.import.orders) })}
                  </Box>
                </Box>
                <ShopBadge shop={shop} />
              </Flex>
              {shop.monthly_sales.length > 0 ? (
                <Suspense fallback={<Box h={chartHeight} />}>
                  <ShopSalesChart shop={shop} />
                </Suspense>
              ) : null}
            </Box>
          ))}
          {shops.some(({ monthly_sales: months }) => months.length > 0) ? <SalesRule /> : null}
        </Box>
      )}
    </Card>
  )
}
