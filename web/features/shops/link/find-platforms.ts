import { type PlatformRegion, platformRegions } from '#shared/shops/platform.schema.ts'
import type { ShopPlatform } from '../shops-queries.ts'

/** Normalises a name for comparison; 滙 is a variant of 匯. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('滙', '匯')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** True if texts differ by one slip at most: a letter replaced, added or missing, or adjacent ones swapped. */
const isOneApart = (a: string, b: string): boolean => {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const [x, y] = [a.slice(at), b.slice(at)]
  const same = (i: number, j: number): boolean => x.slice(i) === y.slice(j)
  return same(1, 1) || same(1, 0) || same(0, 1) || (same(2, 2) && x[0] === y[1] && x[1] === y[0])
}

/** True if a text is long enough not to match another name by chance; one in Latin letters needs two letters more. */
const isLong = (text: string, letters: number): boolean =>
  text.length > (/[a-z]/.test(text) ? letters + 2 : letters)

/** How a typed text may match a name, the likeliest first: as a part of it, as the name and more, or with a slip. */
const matches: readonly ((typed: string, name: string) => boolean)[] = [
  (typed, name) => name.includes(typed),
  (typed, name) => isLong(name, 1) && typed.includes(name),
  (typed, name) =>
    isLong(typed, 2) && (isOneApart(typed, name) || isOneApart(typed, name.slice(0, typed.length))),
]

/** What platforms are found by. */
export type NamedPlatform = Pick<ShopPlatform, 'platform' | 'other_names'>

/** The platforms whose names in any script match a typed text, by the likeliest kind of match that finds any. */
export const findPlatforms = <Platform extends NamedPlatform>(
  platforms: readonly Platform[],
  typed: string,
): Platform[] => {
  const sought = plain(typed)
  const found = matches.map((isMatch) =>
    platforms.filter(({ platform, other_names: others }) =>
      [platform, ...others].some((name) => isMatch(sought, plain(name))),
    ),
  )
  return found.find(({ length }) => length > 0) ?? []
}

/** The platforms by region, without regions that have none. */
export const groupPlatforms = (
  platforms: readonly ShopPlatform[],
): { region: PlatformRegion; platforms: ShopPlatform[] }[] =>
  platformRegions
    .map((region) => ({ region, platforms: platforms.filter((each) => each.region === region) }))
    .filter((group) => group.platforms.length > 0)
