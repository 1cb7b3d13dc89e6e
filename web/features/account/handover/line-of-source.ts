import { type ProductLine, productLineIds, productLines } from '#shared/product-lines/product-lines.ts'

/** The line whose product code is the `source` of a hand-over, if it is one of ours. */
export const lineOfSource = (source: string | null): ProductLine | undefined =>
  productLineIds.map((id) => productLines[id]).find((line) => line.productCode === source)
