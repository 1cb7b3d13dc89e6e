import type { ProductLine } from '#shared/product-lines/product-lines.ts'

/** What a login says of where the user came from: the other portal that the address names, else the page's product. */
export const loginSource = (parameters: URLSearchParams, line: ProductLine): string =>
  parameters.get('source')?.trim().slice(0, 100) || line.productCode
