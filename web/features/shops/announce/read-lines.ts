import { readShopifyDomain } from '#shared/shops/shopify-domain.ts'

/** Shops as they were listed, one a line. */
export interface ListedLines {
  /** The names or domains, each once, in the order of the lines. */
  readonly shops: readonly string[]
  /** The numbers of the lines that are no domain, counted from 1. */
  readonly unread: readonly number[]
}

/** Reads what was typed or pasted: blank lines are passed over, a shop that comes twice is one. */
export const readLines = (text: string, kind: 'names' | 'domains'): ListedLines => {
  const lines = text
    .split(/\r?\n/)
    .map((line, index) => ({ text: line.normalize('NFKC').trim().replace(/\s+/g, ' '), number: index + 1 }))
    .filter((line) => line.text !== '')
    .map((line) => ({ ...line, shop: kind === 'names' ? line.text : readShopifyDomain(line.text) }))
  return {
    shops: [...new Set(lines.flatMap(({ shop }) => shop ?? []))],
    unread: lines.filter(({ shop }) => shop === undefined).map(({ number }) => number),
  }
}
