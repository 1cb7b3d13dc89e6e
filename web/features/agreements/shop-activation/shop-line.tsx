import { Box, chakra, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PlatformMark } from '../../shops/platform-mark.tsx'
import { shopNumber } from '../../shops/shop-number.ts'
import { shopPlatformsQuery } from '../../shops/shops-queries.ts'

interface NamedShop {
  readonly platform: string
  readonly name: string
  readonly shop_id: string
}

/** A shop in one line: the platform's logo, the shop's name and its id there. */
export const ShopLine = ({ shop, children }: { shop: NamedShop; children?: ReactNode }) => {
  const platforms = useQuery(shopPlatformsQuery)
  const platform = platforms.data?.find(({ id }) => id === shop.platform)
  const name = platform?.platform ?? shop.platform
  return (
    <Flex gap="4" align="center" minW="0">
      <PlatformMark icon={platform?.icon ?? shop.platform} name={name} />
      <Box minW="0" flex="1">
        <chakra.span display="block" fontWeight="semibold" overflowWrap="anywhere" lineHeight="snug">
          {shop.name}
        </chakra.span>
        <chakra.span display="block" color="text.quiet" fontSize="sm" overflowWrap="anywhere">
          {`${name} · ${shopNumber(shop.shop_id)}`}
        </chakra.span>
      </Box>
      {children}
    </Flex>
  )
}

/** A list of shops separated by hairlines. */
export const ShopLines = ({ shops }: { shops: readonly (NamedShop & { id: string })[] }) => (
  <chakra.ul listStyleType="none">
    {shops.map((shop) => (
      <chakra.li
        key={shop.id}
        display="block"
        py="3"
        borderTopWidth="1px"
        borderColor="border.hairline"
        _first={{ borderTopWidth: '0' }}
      >
        <ShopLine shop={shop} />
      </chakra.li>
    ))}
  </chakra.ul>
)
