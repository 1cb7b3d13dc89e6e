import { createHash, timingSafeEqual } from 'node:crypto'
import type { Config } from '../runtime/config.ts'
import type { HttpEvent } from './exchange.ts'

/** Set by the distribution on every request: its own secret, and the address that the browser called from. */
const secretHeader = 'x-origin-secret'
const addressHeader = 'x-viewer-address'

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * The network address that a call comes from. Behind the distribution API Gateway sees only the edge's, so the one
 * that the distribution wrote counts, if it proves to be the distribution: anybody can call the API past it.
 */
export const viewerAddress = (event: HttpEvent, { originSecret }: Pick<Config, 'originSecret'>): string => {
  const { sourceIp } = event.requestContext.http
  const given = event.headers[secretHeader]
  if (!originSecret || !given || !timingSafeEqual(digest(given), digest(originSecret))) return sourceIp
  return event.headers[addressHeader] ?? sourceIp
}
