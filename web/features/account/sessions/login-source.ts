import type { ProductLine } from '#shared/product-lines/product-lines.ts'

/** The `source` of a login: the other portal in the address, else the code of the page's product line. */
export const loginSource = (parameters: URLSearchParams, line: ProductLine): string =>
  parameters.get('source')?.trim().slice(0, 100) || line.productCode
