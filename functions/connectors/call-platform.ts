import type * as z from 'zod/mini'
import { PortalError } from '../runtime/describe-error.ts'
import { fetchWithin, ResponseTooLong } from '../runtime/fetch-within.ts'

/** The platform no longer accepts the code, the token or the consent. */
export class GrantRefused extends PortalError {
  override name = 'GrantRefused'
}

/** The platform did not respond, or not as specified. A retry may help. */
export class PlatformUnavailable extends PortalError {
  override name = 'PlatformUnavailable'
}

/** The shop of the consent cannot be determined yet: it has no sales. */
export class ShopWithoutSales extends PortalError {
  override name = 'ShopWithoutSales'
}

/** The platform limits the rate of calls; the delay is in seconds. */
export class PlatformThrottled extends PlatformUnavailable {
  override name = 'PlatformThrottled'
  readonly retryAfterSeconds: number
  constructor(message: string, retryAfterSeconds: number) {
    super(message)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The platform's pages do not end: it repeats one, or lists more than a span can have. */
export class EndlessPages extends PlatformUnavailable {
  override name = 'EndlessPages'
}

/** A page of orders has hundreds of them, of some thousand bytes each. */
const bounds = { largest: 10 * 1024 * 1024, timeoutMs: 10_000 }

/** The delay for a rate limit without a stated one. */
const usualPauseSeconds = 60
const longestPauseSeconds = 3600

/** The delay in seconds that a rate-limiting platform requests; not a number if it states none. */
type AskedPause = (headers: Headers, now: Date) => number

/** RFC 9110, section 10.2.3: seconds, or a date. */
const retryAfter: AskedPause = (headers, now) => {
  const given = headers.get('retry-after')?.trim() ?? ''
  return /^\d+(\.\d+)?$/.test(given) ? Number(given) : (Date.parse(given) - now.getTime()) / 1000
}

const wholePause = (seconds: number): number =>
  Number.isFinite(seconds)
    ? Math.min(longestPauseSeconds, Math.max(1, Math.ceil(seconds)))
    : usualPauseSeconds

/** RFC 6749, section 5.2: the code or the refresh token is void. */
export const isInvalidGrant = async (response: Response): Promise<boolean> => {
  const body = (await response.json().catch(() => undefined)) as { error?: unknown } | undefined
  return response.status === 400 && body?.error === 'invalid_grant'
}

/** The access token is void, or may not do this. */
export const isForbidden = ({ status }: Response): boolean => status === 401 || status === 403

const parseJson = (text: string, unavailable: (why: string, cause: unknown) => Error): unknown => {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw unavailable('an answer that is not JSON', cause)
  }
}

/** A connector's way to the network. */
export interface ConnectorDeps {
  fetch: typeof globalThis.fetch
  clock: () => Date
}

/**
 * Calls to one platform, named `platformId` in errors: each returns the body of a success, parsed by `schema`, and
 * throws GrantRefused if `refusedBy` recognises an error, PlatformThrottled for status 429, and for 503 with a delay,
 * and PlatformUnavailable otherwise.
 */
export const callPlatform = (
  { fetch, clock }: ConnectorDeps,
  platformId: string,
  askedPause: AskedPause = retryAfter,
) => {
  const unavailable = (why: string, cause?: unknown) =>
    new PlatformUnavailable(`${platformId}: ${why}`, { cause })
  return async <T>(
    schema: z.ZodMiniType<T>,
    url: string,
    init: RequestInit,
    refusedBy: (response: Response) => boolean | Promise<boolean>,
  ): Promise<T> => {
    const response = await fetchWithin(fetch, url, init, bounds).catch((cause: unknown) => {
      throw unavailable('no answer', cause)
    })
    if (!response.ok) {
      const { status } = response
      if (status === 429 || (status === 503 && response.headers.has('retry-after')))
        throw new PlatformThrottled(
          `${platformId}: status ${status}`,
          wholePause(askedPause(response.headers, clock())),
        )
      if (await refusedBy(response)) throw new GrantRefused(`${platformId}: status ${status}`)
      throw unavailable(`status ${status}`)
    }
    // A response without content is undefined, as from calls that only end something.
    const text = await response.text().catch((cause: unknown) => {
      throw unavailable(cause instanceof ResponseTooLong ? cause.message : 'an answer that broke off', cause)
    })
    const parsed = schema.safeParse(text === '' ? undefined : parseJson(text, unavailable))
    if (!parsed.success) throw unavailable('an answer of another form')
    return parsed.data
  }
}
