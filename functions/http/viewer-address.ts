import { createHash, timingSafeEqual } from 'node:crypto'
import type { Config } from '../runtime/config.ts'
import type { HttpEvent } from './exchange.ts'

/** Set by the distribution on every request: its own secret, and the address that the browser called from. */
const secretHeader = 'x-origin-secret'
const addressHeader = 'x-viewer-address'

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * The network address that a call comes from. Behind the distribution API Gateway sees only the edge's, so the one that
 * the distribution wrote counts. Undefined where a call came past the distribution, and so past its firewall.
 */
export const viewerAddress = (
  event: HttpEvent,
  { originSecrets }: Pick<Config, 'originSecrets'>,
): string | undefined => {
  const { sourceIp } = event.requestContext.http
  if (!originSecrets) return sourceIp
  const given = digest(event.headers[secretHeader] ?? '')
  if (!originSecrets.some((secret) => timingSafeEqual(given, digest(secret)))) return undefined
  return event.headers[addressHeader] ?? sourceIp
}
