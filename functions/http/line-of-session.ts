import { type ProductLine, productLines } from '#shared/product-lines/product-lines.ts'
import type { SessionContext } from './handle.ts'

/** The product line that the session's user signed up on. Throws where none brought them. */
export const lineOfSession = ({ lineId }: SessionContext): ProductLine => {
  if (!lineId) throw new Error('the user of the session signed up on no line')
  return productLines[lineId]
}
