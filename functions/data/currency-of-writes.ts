import { applyWrite } from './apply-write.ts'
import type { Image } from './item-update.ts'
import type { Write } from './table.ts'

const oneCurrencyOf = (images: readonly (Image | undefined)[]): string | undefined => {
  const found = new Set(images.flatMap((image) => image?.['currency'] ?? []))
  const [currency] = found
  return found.size === 1 ? String(currency) : undefined
}

/**
 * The currency common to all written amounts; undefined if there is none or more than one. `before` are the items
 * before the writes.
 */
export const currencyOfWrites = (
  writes: readonly Write[],
  before: readonly (Image | undefined)[],
): string | undefined =>
  oneCurrencyOf(writes.flatMap((write, index) => [before[index], applyWrite(before[index], write)]))

/** The same from `put`s alone, which need no previous items. */
export const currencyOfPuts = (writes: readonly Write[]): string | undefined =>
  oneCurrencyOf(writes.map((write) => (write.kind === 'put' ? { ...write.item } : undefined)))
