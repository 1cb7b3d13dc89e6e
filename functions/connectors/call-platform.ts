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

/** The consent is valid, and does not cover the call: the application or the consent lacks a permission. */
export class CallNotAllowed extends PlatformUnavailable {
  override name = 'CallNotAllowed'
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

/**
 * An error that a platform states in the body of a response, whatever its status: the code, token or consent is void
 * (`ended`), the rate is limited, a permission is missing, or any other error, which may be temporary.
 */
export interface BodyError {
  kind: 'ended' | 'throttled' | 'notAllowed' | 'unavailable'
  /** The platform's code. */
  code: string
}

/** Finds the error in a body; undefined for a success. */
export type BodyErrorOf = (body: unknown) => BodyError | undefined

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

/** A connector's way to the network. */
export interface ConnectorDeps {
  fetch: typeof globalThis.fetch
  clock: () => Date
}

/** Parses a body as JSON. The result is undefined for an empty body, as in a response to a revocation. */
const contentOf = (text: string): { body?: unknown; fault?: unknown } => {
  try {
    return { body: text === '' ? undefined : JSON.parse(text) }
  } catch (fault) {
    return { fault }
  }
}

interface PlatformRules {
  /** Where the platform states a delay elsewhere than in `Retry-After`. */
  askedPause?: AskedPause
  /** For a platform that states errors in the body. */
  statedErrorOf?: BodyErrorOf
  /** Whether an error's status means an empty list. */
  isEmptyList?: (status: number) => boolean
  /** For a platform that signs its responses: whether it signed this one. */
  isSigned?: (answer: { url: string; headers: Headers; body: string }) => boolean
}

/**
 * Calls to one platform, named `platformId` in errors: each returns the body of a success, parsed by `schema`, and
 * throws GrantRefused if `refusedBy` recognises an error, PlatformThrottled for status 429, and for 503 with a delay,
 * and PlatformUnavailable otherwise. An error that the body states decides before the status.
 */
export const callPlatform = (
  { fetch, clock }: ConnectorDeps,
  platformId: string,
  {
    askedPause = retryAfter,
    statedErrorOf = () => undefined,
    isEmptyList = () => false,
    isSigned = () => true,
  }: PlatformRules = {},
) => {
  const unavailable = (why: string, cause?: unknown) =>
    new PlatformUnavailable(`${platformId}: ${why}`, { cause })

  const errorOf = ({ kind, code }: BodyError, { headers }: Response): Error => {
    const message = `${platformId}: ${code}`
    switch (kind) {
      case 'ended':
        return new GrantRefused(message)
      case 'throttled':
        return new PlatformThrottled(message, wholePause(askedPause(headers, clock())))
      case 'notAllowed':
        return new CallNotAllowed(message)
      case 'unavailable':
        return new PlatformUnavailable(message)
    }
  }

  return async <T>(
    schema: z.ZodMiniType<T>,
    url: string,
    init: RequestInit,
    refusedBy: (response: Response) => boolean | Promise<boolean>,
  ): Promise<T> => {
    const response = await fetchWithin(fetch, url, init, bounds).catch((cause: unknown) => {
      throw unavailable('no answer', cause)
    })
    const { status, headers } = response
    const isEmpty = isEmptyList(status)
    const ok = response.ok || isEmpty
    const text = await response.text().catch((cause: unknown) => {
      if (!ok) return ''
      throw unavailable(cause instanceof ResponseTooLong ? cause.message : 'an answer that broke off', cause)
    })
    if (response.ok && !isSigned({ url, headers, body: text }))
      throw unavailable('an answer without a valid signature')
    const { body, fault } = isEmpty ? { body: {} } : contentOf(text)
    const stated = statedErrorOf(body)
    if (stated) throw errorOf(stated, response)
    if (!ok) {
      if (status === 429 || (status === 503 && headers.has('retry-after')))
        throw new PlatformThrottled(
          `${platformId}: status ${status}`,
          wholePause(askedPause(headers, clock())),
        )
      if (await refusedBy(new Response(text === '' ? null : text, { status, headers })))
        throw new GrantRefused(`${platformId}: status ${status}`)
      throw unavailable(`status ${status}`)
    }
    if (fault) throw unavailable('an answer that is not JSON', fault)
    const parsed = schema.safeParse(body)
    if (!parsed.success) throw unavailable('an answer of another form')
    return parsed.data
  }
}
