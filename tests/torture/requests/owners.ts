/** The companies of a world. `sleeper` has no callers: its items must never change. */
export const owners = ['alder', 'birch', 'cedar', 'sleeper'] as const
export type Owner = (typeof owners)[number]

/** A text that only `owner` has. Letters only, so that it is valid in people's names. */
export const markerOf = (owner: Owner): string => `Zq${owner}qz`

const marker = new RegExp(`zq(${owners.join('|')})qz`, 'gi')

/** The owners whose markers are in `text`. */
export const findMarkedOwners = (text: string): Owner[] => [
  ...new Set([...text.matchAll(marker)].map(([, owner = '']) => owner.toLowerCase() as Owner)),
]
