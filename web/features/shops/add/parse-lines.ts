import { readShopifyDomain } from '#shared/shops/shopify-domain.ts'

/** Parsed shops, one from each line. */
export interface ParsedLines {
  /** Names or domains without duplicates, in the order of the lines. */
  readonly shops: readonly string[]
  /** Numbers of lines that are no domain, counted from 1. */
  readonly unread: readonly number[]
}

/** Parses typed or pasted lines; skips blank lines and duplicates. */
export const parseLines = (text: string, kind: 'names' | 'domains'): ParsedLines => {
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
