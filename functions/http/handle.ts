import type { DataOf, DeclaredError, Endpoint, ParsedInput } from '#shared/api/endpoint.ts'
import type { FieldError } from '#shared/api/envelope.ts'
import type { ErrorName } from '#shared/api/errors.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { ProductLineId } from '#shared/product-lines/product-lines.ts'
import type { Write } from '../data/table.ts'
import type { Deps } from '../runtime/deps.ts'

/** Who calls, as the stored session says; never as the request claims. */
export interface SessionContext {
  sessionId: string
  userId: string
  companyId: string
  /** The line of the company that the session acts for, where it has one. */
  lineId: ProductLineId | undefined
  /** ISO timestamp, UTC. */
  expiresAt: string
  /** The browser that it was opened in, on a call that does not only read. Absent for a session of before. */
  deviceId?: string | undefined
  /** The user has yet to set up the second factor that is required of them. */
  lacksFactor?: true | undefined
  /** Until when the user has proven again who they are, on a call that does not only read; ISO timestamp, UTC. */
  provenUntil?: string | undefined
}

export interface RequestContext {
  /** Names the request in the logs and in an internal error's answer. */
  id: string
  ip: string
  /** The browser as it names itself; empty where it does not. */
  userAgent: string
  /** What the browser keeps: each as `name=value`. */
  cookies: readonly string[]
  locale: Locale
  /** The body as it came, for who has to check a signature of it. */
  rawBody: string
}

/** What the handler of an endpoint that is declared `idempotent` is given besides, and no other. */
interface Remembering<E extends Endpoint> {
  /**
   * The write that keeps `data` as the answer of this call, so that its retries get the same. Belongs in the
   * transaction of the call's work; the handler then answers the very same `data`.
   */
  storeResponse(data: DataOf<E>): Write
}

export type Call<E extends Endpoint> = {
  input: ParsedInput<E>
  session: E['audience'] extends 'session' ? SessionContext : undefined
  request: RequestContext
} & (E extends { idempotent: true } ? Remembering<E> : unknown)

export interface Refused<Reason extends ErrorName> {
  ok: false
  reason: Reason
  errors?: readonly FieldError[]
  /** Of a caller that must slow down: when to come again. */
  retryAfterSeconds?: number
  /** What travels as the message instead of the code. */
  message?: string
}

export type Outcome<E extends Endpoint> =
  | { ok: true; data: DataOf<E>; isUnchanged?: true; cookie?: string }
  | Refused<DeclaredError<E>>

/** An endpoint's work: parsed input in, declared data or a declared refusal out. */
export type Handler<E extends Endpoint> = (call: Call<E>, deps: Deps) => Promise<Outcome<E>>

export const answer = <const Data>(data: Data): { ok: true; data: Data } => ({ ok: true, data })

/** Answers `data`, and has the browser keep a cookie, in the form of `Set-Cookie`. */
export const answerWithCookie = <const Data>(
  data: Data,
  cookie: string,
): { ok: true; data: Data; cookie: string } => ({ ok: true, data, cookie })

/** Answers a call of an `idempotent` endpoint that found done what it asks for, and wrote nothing. */
export const answerUnchanged = <const Data>(data: Data): { ok: true; data: Data; isUnchanged: true } => ({
  ok: true,
  data,
  isUnchanged: true,
})

export const refuse = <const Reason extends ErrorName>(
  reason: Reason,
  errors?: readonly FieldError[],
): Refused<Reason> => ({ ok: false, reason, ...(errors ? { errors } : {}) })

/** Asks the caller to come again at `then`, in whole seconds and never sooner than in one. */
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
