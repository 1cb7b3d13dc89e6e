import { seededNumbers } from '../../scripts/seeded-numbers.ts'

/** Reproducible random choices. */
export interface Chance {
  /** At least 0 and below 1. */
  next(): number
  /** An integer from `least` to `most`. */
  integer(least: number, most: number): number
  /** A random item; undefined if there are none. */
  pick<Item>(items: readonly Item[]): Item | undefined
  shuffle<Item>(items: readonly Item[]): Item[]
}

/** The choices of a seed. */
export const seededChance = (seed: number): Chance => {
  const next = seededNumbers(seed)
  const integer = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    integer,
    pick: (items) => items[integer(0, items.length - 1)],
    shuffle: (items) =>
      items
        .map((item) => ({ item, at: next() }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ item }) => item),
  }
}
