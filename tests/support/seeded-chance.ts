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

/** Mulberry32, public domain: 32 bits of state suffice for a test's random choices. */
export const seededChance = (seed: number): Chance => {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
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
