import type { Endpoint, RequestOf, ResponseOf } from '#shared/api/endpoint.ts'
import { readEnvelope } from '#shared/api/envelope.ts'
import { currentLocale } from '../i18n/i18n.ts'
import { ApiError } from './api-error.ts'
import { callKey, takeEarlyResponse } from './early-responses.ts'
import { fetchRefusalTranslations } from './refusal-translations.ts'
import { readJson, send } from './send.ts'
import { recordMaintenance } from './service-status.ts'
import { sessionStore } from './session-store.ts'
import { proveStepUp } from './step-up.ts'
import type { SessionUser } from './stored-session.ts'

interface AnyRequest {
  readonly params?: Record<string, unknown>
  readonly query?: Record<string, unknown>
  readonly headers?: Record<string, string>
  readonly body?: unknown
}

/**
 * An endpoint that moves money requires an idempotency key, one for each intention of the user. Other endpoints accept
 * none.
 */
type Options<E extends Endpoint> = {
  readonly signal?: AbortSignal
  /** The access token of a session that is not the one in the session store. */
  readonly token?: string
} & (E extends { idempotent: true }
  ? { readonly idempotencyKey: string }
  : { readonly idempotencyKey?: never })

type Arguments<E extends Endpoint> = E extends { idempotent: true }
  ? [request: RequestOf<E>, options: Options<E>]
  : unknown extends RequestOf<E>
    ? [request?: Record<string, never>, options?: Options<E>]
    : [request: RequestOf<E>, options?: Options<E>]

const urlOf = (endpoint: Endpoint, request: AnyRequest): string => {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(request.params?.[name] ?? '')),
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(request.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
  }
  return query.size > 0 ? `${path}?${query}` : path
}

const headersOf = (
  endpoint: Endpoint,
  request: AnyRequest,
  token: string | undefined,
  idempotencyKey: string | undefined,
): Headers => {
  const headers = new Headers({
    ...request.headers,
    accept: 'application/json',
    'accept-language': currentLocale(),
    user_login_type: 'CLIENT_USER',
  })
  // The browser sets a form's content type itself, as only it knows the multipart boundary.
  if (request.body !== undefined && !endpoint.takes) headers.set('content-type', 'application/json')
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey)
  if (endpoint.audience === 'session' && token) headers.set('authorization', `Bearer ${token}`)
  return headers
}

const bodyOf = ({ takes }: Endpoint, body: unknown): string | FormData => {
  if (!takes) return JSON.stringify(body)
  const form = new FormData()
  for (const [name, value] of Object.entries(body as Record<string, string | Blob>)) form.append(name, value)
  return form
}

const sessionExpired = (): ApiError => {
  sessionStore.expire()
  return new ApiError('sessionExpired')
}

const noteOfUser = (missing: Partial<SessionUser>): void => {
  const session = sessionStore.get()
  if (session) sessionStore.updateUser({ ...session.user, ...missing })
}

const holdsLiveSession = (): boolean => {
  const session = sessionStore.get()
  return session !== null && !sessionStore.isExpired(session, Date.now())
}

/**
 * Calls a declared endpoint and returns its `data`. Fails with `ApiError`: the reason of the refusal, `network` without
 * a response, `sessionExpired` after the session has ended.
 * The token of a `session` call is checked for expiry first, so that an expired one is never sent. A call that needs a
 * step-up starts one, and fails with `stepUpNeeded` if the user cancels it.
 */
export const call = async <const E extends Endpoint>(
  endpoint: E,
  ...given: Arguments<E>
): Promise<ResponseOf<E>> => {
  const [request, options] = given
  if (endpoint.audience === 'session' && !options?.token && !holdsLiveSession()) throw sessionExpired()
  const sent = (request ?? {}) as AnyRequest
  const sentIn = options?.token ?? sessionStore.get()?.accessToken
  const { method } = endpoint
  const url = urlOf(endpoint, sent)
  const body = sent.body === undefined ? undefined : bodyOf(endpoint, sent.body)
  const response = await send(
    url,
    {
      method,
      headers: headersOf(endpoint, sent, sentIn, options?.idempotencyKey),
      ...(body === undefined ? {} : { body }),
      ...(options?.signal ? { signal: options.signal } : {}),
    },
    takeEarlyResponse(sentIn, callKey(method, url, body)),
    endpoint.idempotent,
  )
  const answer = readEnvelope(endpoint, await readJson(response))
  recordMaintenance(!answer.ok && answer.reason === 'underMaintenance')
  if (answer.ok) return answer.data as ResponseOf<E>
  // If the user has changed session meanwhile, as by switching company, this call's token is stale but no session has
  // ended.
  const isCurrent = sentIn === sessionStore.get()?.accessToken
  if (answer.reason === 'notLoggedIn' && endpoint.audience === 'session' && isCurrent) throw sessionExpired()
  // The layout then shows the banner with the activation mail, or leads to the profile page.
  if (answer.reason === 'userNotActivated') noteOfUser({ isActivated: false })
  if (answer.reason === 'mobileNotVerified') noteOfUser({ isMobileVerified: false })
  if (answer.reason === 'secondFactorMissing') noteOfUser({ lacksFactor: true })
  // After a successful step-up the same call is sent again.
  if (answer.reason === 'stepUpNeeded' && isCurrent && (await proveStepUp())) return call(endpoint, ...given)
  await fetchRefusalTranslations()
  throw new ApiError(answer.reason, answer)
}
