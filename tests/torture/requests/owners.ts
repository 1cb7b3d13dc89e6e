/** The companies of a world. `sleeper` makes no call: nothing of it may ever change. */
export const owners = ['alder', 'birch', 'cedar', 'sleeper'] as const
export type Owner = (typeof owners)[number]

/** A word that nobody but `owner` has by chance. Letters alone, so that names of people take it too. */
export const markerOf = (owner: Owner): string => `Zq${owner}qz`

const marker = new RegExp(`zq(${owners.join('|')})qz`, 'gi')

/** Whose markers `text` has. */
export const markedBy = (text: string): Owner[] => [
  ...new Set([...text.matchAll(marker)].map(([, owner = '']) => owner.toLowerCase() as Owner)),
]
