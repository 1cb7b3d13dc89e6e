import { plainCharacters } from './plain-characters.ts'

/** Reads a percentage of at most two decimals as people type it ("33.5", "１００％", "12。5 %"), or undefined. */
export const readPercent = (typed: string): string | undefined => {
  const match = /^(\d{1,3})(?:[.。｡](\d{1,2}))?\s*%?$/.exec(plainCharacters(typed).trim())
  if (!match) return undefined
  const [, whole, decimals] = match
  return decimals === undefined ? whole : `${whole}.${decimals}`
}
