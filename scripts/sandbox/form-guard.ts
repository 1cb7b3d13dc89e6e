import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { BadRequest } from './http.ts'
import { newSecret } from './secrets.ts'

const tokenOf = (secret: string, subject: readonly string[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(subject)).digest('base64url')

/**
 * Ties a peer's forms to the browser that they were shown in, by a cookie named `cookieName` below `basePath`, which no
 * other site's page can read or set.
 */
export const createFormGuard = (cookieName: string, basePath: string) => {
  const secretOf = (req: IncomingMessage): string | undefined =>
    req.headers.cookie?.match(new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{43})(?:;|$)`))?.[1]

  return {
    /** A CSRF token for a form about `subject`, and the `Set-Cookie` that belongs to it. */
    guard(req: IncomingMessage, subject: readonly string[]) {
      const secret = secretOf(req) ?? newSecret()
      return {
        csrfToken: tokenOf(secret, subject),
        cookie: `${cookieName}=${secret}; Path=${basePath}; HttpOnly; SameSite=Lax`,
      }
    },
    /** Throws unless the form about `subject` was shown in the browser that sends it. */
    check(req: IncomingMessage, form: ReadonlyMap<string, string>, subject: readonly string[]): void {
      const secret = secretOf(req)
      const given = Buffer.from(form.get('csrf_token') ?? '')
      const expected = Buffer.from(secret ? tokenOf(secret, subject) : '')
      if (!secret || given.length !== expected.length || !timingSafeEqual(given, expected))
        throw new BadRequest(403, 'invalid_request', 'The form was not shown in this browser.')
    },
  }
}
