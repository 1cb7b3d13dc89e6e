import { type ProductLine, productLines } from '#shared/product-lines/product-lines.ts'
import type { SessionContext } from './handle.ts'

/** The product line of the session's company. Throws if it has none. */
export const lineOfSession = ({ lineId }: SessionContext): ProductLine => {
  if (!lineId) throw new Error('the company of the session is of no line')
  return productLines[lineId]
}
