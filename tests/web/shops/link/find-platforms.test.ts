import { expect, it } from 'vitest'
import { findPlatforms, groupPlatforms } from '../../../../web/features/shops/link/find-platforms.ts'
import type { ShopPlatform } from '../../../../web/features/shops/shops-queries.ts'

const aPlatform = (
  icon: string,
  platform: string,
  region: ShopPlatform['region'],
  other_names: string[],
): ShopPlatform => ({
  id: icon,
  platform,
  other_names,
  partner_abbr: icon,
  action: 'oauth',
  is_callback: true,
  icon,
  sites: null,
  sites_without_rates: [],
  currencies_without_rates: [],
  region,
  has_several_shops: false,
  history_days: null,
  reads: [],
  never_reads: [],
})

const platforms = [
  aPlatform('shopee', 'Shopee', 'asiaPacific', ['虾皮', '蝦皮']),
  aPlatform('tiktok-shop', 'TikTok Shop', 'global', ['抖音', 'Douyin']),
  aPlatform('amazon', 'Amazon', 'global', ['亚马逊']),
]

it.each([
  ['抖音', ['tiktok-shop']],
  ['tiktokshop', ['tiktok-shop']],
  ['Tik Tok', ['tiktok-shop']],
  ['虾皮', ['shopee']],
  ['蝦皮', ['shopee']],
  ['SHOP', ['shopee', 'tiktok-shop']],
  ['亚马逊', ['amazon']],
  ['', ['shopee', 'tiktok-shop', 'amazon']],
  ['来赞达', []],
])('a search for “%s” finds %s', (typed, found) => {
  expect(findPlatforms(platforms, typed).map(({ id }) => id)).toEqual(found)
})

it('the regions come in one order, and none is empty', () => {
  expect(
    groupPlatforms(platforms).map((group) => [group.region, group.platforms.map(({ id }) => id)]),
  ).toEqual([
    ['global', ['tiktok-shop', 'amazon']],
    ['asiaPacific', ['shopee']],
  ])
})
