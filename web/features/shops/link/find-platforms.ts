import { type PlatformRegion, platformRegions } from '#shared/shops/platform.schema.ts'
import type { ShopPlatform } from '../shops-queries.ts'

/** 滙 is another form of 匯. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('滙', '匯')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Whether two texts differ in one letter: another, one more or less, or two exchanged. */
const isOneApart = (a: string, b: string): boolean => {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const [x, y] = [a.slice(at), b.slice(at)]
  const same = (i: number, j: number): boolean => x.slice(i) === y.slice(j)
  return same(1, 1) || same(1, 0) || same(0, 1) || (same(2, 2) && x[0] === y[1] && x[1] === y[0])
}

/** In fewer letters, another one makes another name. */
const isLong = (text: string, letters: number): boolean =>
  text.length > (/[a-z]/.test(text) ? letters + 2 : letters)

/** What a typed text may mean, the likeliest first: a part of a name, a name and more, and a name with a slip. */
const matches: readonly ((typed: string, name: string) => boolean)[] = [
  (typed, name) => name.includes(typed),
  (typed, name) => isLong(name, 1) && typed.includes(name),
  (typed, name) =>
    isLong(typed, 2) && (isOneApart(typed, name) || isOneApart(typed, name.slice(0, typed.length))),
]

/** What platforms are found by. */
export type NamedPlatform = Pick<ShopPlatform, 'platform' | 'other_names'>

/** The platforms that what was typed means, by their names in any script. */
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
