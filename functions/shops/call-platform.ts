import type * as z from 'zod/mini'
import { StatedError } from '../runtime/describe-error.ts'

/** The platform no longer accepts what it was brought: the code, the token or the consent is void. */
export class GrantRefused extends StatedError {
  override name = 'GrantRefused'
}

/** The platform did not answer, or not as agreed. Trying again later may help. */
export class PlatformUnavailable extends StatedError {
  override name = 'PlatformUnavailable'
}

const timeoutMs = 10_000

/** RFC 6749, section 5.2: the code or the refresh token is void. */
export const isInvalidGrant = async (response: Response): Promise<boolean> => {
  const body = (await response.json().catch(() => undefined)) as { error?: unknown } | undefined
  return response.status === 400 && body?.error === 'invalid_grant'
}

/**
 * Calls to one platform, named `platformId` in what is thrown: each answers the body of a success as `schema` reads
 * it, and throws GrantRefused where `refusedBy` says so of an error's status, PlatformUnavailable otherwise.
 */
export const callPlatform = (fetch: typeof globalThis.fetch, platformId: string) => {
  const unavailable = (why: string, cause?: unknown) =>
    new PlatformUnavailable(`${platformId}: ${why}`, { cause })
  return async <T>(
    schema: z.ZodMiniType<T>,
    url: string,
    init: RequestInit,
    refusedBy: (response: Response) => boolean | Promise<boolean>,
  ): Promise<T> => {
    const response = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause: unknown) => {
      throw unavailable('no answer', cause)
    })
    if (!response.ok) {
      if (await refusedBy(response)) throw new GrantRefused(`${platformId}: status ${response.status}`)
      throw unavailable(`status ${response.status}`)
    }
    const body: unknown = await response.json().catch((cause: unknown) => {
      throw unavailable('an answer that is not JSON', cause)
    })
    const parsed = schema.safeParse(body)
    if (!parsed.success) throw unavailable('an answer of another form')
    return parsed.data
  }
}
