import { type PlatformRegion, platformRegions } from '#shared/shops/platform.schema.ts'
import type { ShopPlatform } from '../shops-queries.ts'

const plain = (text: string): string => text.toLowerCase().replaceAll(/[\s.·-]/g, '')

/** What platforms are found by. */
export type NamedPlatform = Pick<ShopPlatform, 'platform' | 'other_names'>

/** The platforms with a name, in any script, that contains what was typed. */
export const findPlatforms = <Platform extends NamedPlatform>(
  platforms: readonly Platform[],
  typed: string,
): Platform[] =>
  platforms.filter(({ platform, other_names: others }) =>
    [platform, ...others].some((name) => plain(name).includes(plain(typed))),
  )

/** The platforms by region, without regions that have none. */
export const groupPlatforms = (
  platforms: readonly ShopPlatform[],
): { region: PlatformRegion; platforms: ShopPlatform[] }[] =>
  platformRegions
    .map((region) => ({ region, platforms: platforms.filter((each) => each.region === region) }))
    .filter((group) => group.platforms.length > 0)
