import { type PlatformRegion, platformRegions } from '#shared/shops/platform.schema.ts'
import { platformNames } from '#shared/shops/platform-names.ts'
import type { ShopPlatform } from '../shops-queries.ts'

const plain = (text: string): string => text.toLowerCase().replaceAll(/[\s.·-]/g, '')

const namesOf = ({ icon, platform }: ShopPlatform): readonly string[] => [
  platform,
  ...(Object.hasOwn(platformNames, icon) ? (platformNames[icon] ?? []) : []),
]

/** The platforms with a name, in any script, that contains what was typed. */
export const findPlatforms = (platforms: readonly ShopPlatform[], typed: string): ShopPlatform[] =>
  platforms.filter((platform) => namesOf(platform).some((name) => plain(name).includes(plain(typed))))

/** The platforms by region, without regions that have none. */
export const groupPlatforms = (
  platforms: readonly ShopPlatform[],
): { region: PlatformRegion; platforms: ShopPlatform[] }[] =>
  platformRegions
    .map((region) => ({ region, platforms: platforms.filter((each) => each.region === region) }))
    .filter((group) => group.platforms.length > 0)
