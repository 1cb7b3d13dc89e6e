import { type ProductLine, productLineIds, productLines } from '#shared/product-lines/product-lines.ts'

/** The product line whose code is the `source` of a handover; undefined if it is another portal's. */
export const lineOfSource = (source: string | null): ProductLine | undefined =>
  productLineIds.map((id) => productLines[id]).find((line) => line.productCode === source)
