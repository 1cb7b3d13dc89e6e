import type { DataOf, DeclaredError, Endpoint, ParsedInput } from '#shared/api/endpoint.ts'
import type { FieldError, Refusal } from '#shared/api/envelope.ts'
import type { ErrorName } from '#shared/api/errors.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { ProductLineId } from '#shared/product-lines/product-lines.ts'
import type { Write } from '../data/table.ts'
import type { Deps } from '../runtime/deps.ts'

/** The caller as in the stored session, never as the request claims. */
export interface SessionContext {
  sessionId: string
  userId: string
  companyId: string
  /** The product line of the session's company, if it has one. */
  lineId: ProductLineId | undefined
  /** ISO timestamp, UTC. */
  expiresAt: string
  /** The browser it was opened in, for calls that write. Absent for older sessions. */
  deviceId?: string | undefined
  /** The user has yet to set up a required second factor. */
  lacksFactor?: true | undefined
  /** Until when the user's step-up is valid, for calls that write; ISO timestamp, UTC. */
  provenUntil?: string | undefined
}

export interface RequestContext {
  /** Identifies the request in the logs and in an internal error's response. */
  id: string
  ip: string
  /** The browser's User-Agent header; empty without one. */
  userAgent: string
  /** The browser's cookies: each as `name=value`. */
  cookies: readonly string[]
  locale: Locale
  /** The raw body, for verifying a signature. */
  rawBody: string
}

/** Additional fields for the handler of an endpoint that is declared `idempotent`. */
interface Remembering<E extends Endpoint> {
  /**
   * The write that stores `data` as the response of this call, so that its retries get the same. Belongs in the
   * transaction of the call's work; the handler then returns the very same `data`.
   */
  storeResponse(data: DataOf<E>): Write
}

export type Call<E extends Endpoint> = {
  input: ParsedInput<E>
  session: E['audience'] extends 'session' ? SessionContext : undefined
  request: RequestContext
} & (E extends { idempotent: true } ? Remembering<E> : unknown)

export interface Refused<Reason extends ErrorName> extends Refusal<Reason> {
  ok: false
  /** For a rate-limited caller: the delay. */
  retryAfterSeconds?: number
}

export type Outcome<E extends Endpoint> =
  | { ok: true; data: DataOf<E>; isUnchanged?: true; cookie?: string }
  | Refused<DeclaredError<E>>

/** An endpoint's work: parsed input in, declared data or a declared refusal out. */
export type Handler<E extends Endpoint> = (call: Call<E>, deps: Deps) => Promise<Outcome<E>>

export const answer = <const Data>(data: Data): { ok: true; data: Data } => ({ ok: true, data })

/** Returns `data`, and sets a cookie, in the form of `Set-Cookie`. */
export const answerWithCookie = <const Data>(
  data: Data,
  cookie: string,
): { ok: true; data: Data; cookie: string } => ({ ok: true, data, cookie })

/** The response of an `idempotent` endpoint whose work had been done before this call; it writes nothing. */
export const answerUnchanged = <const Data>(data: Data): { ok: true; data: Data; isUnchanged: true } => ({
  ok: true,
  data,
  isUnchanged: true,
})

export const refuse = <const Reason extends ErrorName>(
  reason: Reason,
  errors?: readonly FieldError[],
): Refused<Reason> => ({ ok: false, reason, ...(errors ? { errors } : {}) })

/** A refusal until `then`, in whole seconds and at least one. */
export const refuseUntil = <const Reason extends ErrorName>(
  reason: Reason,
  then: number,
  now: Date,
): Refused<Reason> => ({
  ok: false,
  reason,
  retryAfterSeconds: Math.max(1, Math.ceil((then - now.getTime()) / 1000)),
})

/**
 * A handler for every endpoint of an area: a missing one does not compile. Each is loaded by the first call of its
 * endpoint, so that a cold start does not load the others.
 */
export type Handlers<Endpoints extends Record<string, Endpoint>> = {
  [Name in keyof Endpoints]: () => Promise<Handler<Endpoints[Name]>>
}
