import { expect, it } from 'vitest'
import { platformKinds } from '../../../../functions/connectors/platform-kinds.ts'
import { findPlatforms, groupPlatforms } from '../../../../web/features/shops/link/find-platforms.ts'
import type { ShopPlatform } from '../../../../web/features/shops/shops-queries.ts'
import { aPlatform } from '../platform-builder.ts'

const named = (id: string, platform: string, region: ShopPlatform['region'], other_names: string[]) =>
  aPlatform(id, platform, { region, other_names })

const platforms = [
  named('shopee', 'Shopee', 'asiaPacific', ['虾皮', '蝦皮']),
  named('tiktok-shop', 'TikTok Shop', 'global', ['抖音', 'Douyin']),
  named('amazon', 'Amazon', 'global', ['亚马逊']),
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

/** Only its own files name the platform that is the example of an added one. */
const lazada = Object.keys(platformKinds).find((kind) => kind.startsWith('laz')) ?? ''

const offeredKinds = Object.entries(platformKinds).map(([kind, { offered }]) =>
  named(kind, kind, offered.region, [...(offered.otherNames ?? [])]),
)

it.each([
  ['抖音小店', 'tiktok-shop'],
  ['TikTok美国', 'tiktok-shop'],
  ['ＴｉｋＴｏｋ', 'tiktok-shop'],
  ['tictok', 'tiktok-shop'],
  ['虾皮购物', 'shopee'],
  ['蝦皮', 'shopee'],
  ['shoppe', 'shopee'],
  ['xiapi', 'shopee'],
  ['来赞达', lazada],
  ['來贊達', lazada],
  ['来赞大', lazada],
  ['lazda', lazada],
  ['速卖通', 'aliexpress'],
  ['速買通', 'aliexpress'],
  ['速买通', 'aliexpress'],
  ['aliexprss', 'aliexpress'],
  ['Ali Express', 'aliexpress'],
  ['wallmart', 'walmart'],
  ['沃爾瑪', 'walmart'],
  ['万里汇', 'worldfirst'],
  ['萬里滙', 'worldfirst'],
  ['World First', 'worldfirst'],
  ['wordlfirst', 'worldfirst'],
  ['WorldFirst（万里汇）', 'worldfirst'],
  ['连连', 'lianlian'],
  ['連連', 'lianlian'],
  ['连连跨境支付', 'lianlian'],
  ['LianLian Pay', 'lianlian'],
  ['空中云汇', 'airwallex'],
  ['空中雲匯', 'airwallex'],
  ['空中云会', 'airwallex'],
  ['airwalex', 'airwallex'],
  ['易貝', 'ebay'],
  ['亞馬遜美國站', 'amazon'],
])('a search for “%s” finds %s among all platforms', (typed, kind) => {
  expect(findPlatforms(offeredKinds, typed).map(({ id }) => id)).toEqual([kind])
})

it.each(['temu', '拼多多', 'x1', 'shein', '银行'])('a search for “%s” finds none of them', (typed) => {
  expect(findPlatforms(offeredKinds, typed)).toEqual([])
})

it('the regions come in one order, and none is empty', () => {
  expect(
    groupPlatforms(platforms).map((group) => [group.region, group.platforms.map(({ id }) => id)]),
  ).toEqual([
    ['global', ['tiktok-shop', 'amazon']],
    ['asiaPacific', ['shopee']],
  ])
})
