import type { Line } from '#shared/lines/lines.ts'

/** What a login says of where the user came from: the other portal that the address names, else the page's product. */
export const loginSource = (parameters: URLSearchParams, line: Line): string =>
  parameters.get('source')?.trim().slice(0, 100) || line.productCode
