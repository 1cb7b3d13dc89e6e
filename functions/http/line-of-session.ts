import { type Line, lines } from '#shared/lines/lines.ts'
import type { SessionContext } from './handle.ts'

/** The product line that the session's user signed up on. Throws where none brought them. */
export const lineOfSession = ({ lineId }: SessionContext): Line => {
  if (!lineId) throw new Error('the user of the session signed up on no line')
  return lines[lineId]
}
